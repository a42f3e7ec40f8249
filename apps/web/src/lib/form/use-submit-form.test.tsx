import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../api/error.ts';
import { CodeField } from './code-field.tsx';
import { FormFailure } from './form-failure.tsx';
import { type SubmitFormOptions, useSubmitForm } from './use-submit-form.ts';

interface Person {
  name: string;
  email: string;
}

const Schema = z.object({ name: z.string().min(1), email: z.email({ error: 'email' }) });

function PersonForm(options: Partial<SubmitFormOptions<Person>>) {
  const form = useSubmitForm<Person>({
    values: { name: '', email: '' },
    schema: async () => Schema,
    send: () => undefined,
    ...options,
  });
  return (
    <form aria-label="osoba" {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <Field label="Ime" error={form.error('name')}>
        <TextInput {...form.register('name')} />
      </Field>
      <Field label="E-mail" error={form.error('email')}>
        <TextInput {...form.register('email')} />
      </Field>
      <button type="submit" disabled={form.busy}>
        Pošalji
      </button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole('form'));
const refusal = (status: number, body: object) => new ApiError(status, JSON.stringify(body));

describe('the form', () => {
  it('says what the contract finds wrong, in the words of the server, and leads to the first', async () => {
    const send = vi.fn();
    render(<PersonForm send={send} />);
    type('E-mail', 'hana');
    submit();
    await screen.findByText('Popuni ovo polje.');
    expect(screen.getByText(/Upiši ispravnu e-mail adresu/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Ime')));
    expect(field('E-mail').value).toBe('hana');
    expect(send).not.toHaveBeenCalled();
    type('Ime', 'Hana');
    await waitFor(() => expect(screen.queryByText('Popuni ovo polje.')).toBeNull());
  });

  it('puts its own words before those of the contract', async () => {
    render(<PersonForm check={({ name }) => ({ name: name ? '' : 'Kako se zoveš?' })} />);
    submit();
    await screen.findByText('Kako se zoveš?');
    expect(screen.queryByText('Popuni ovo polje.')).toBeNull();
  });

  it('calls nobody back who went on to another field meanwhile', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    render(<PersonForm values={{ name: 'Hana', email: 'h@b.ba' }} send={() => promise} />);
    submit();
    field('Ime').focus();
    reject(refusal(422, { code: 'VALIDATION', fields: { email: 'Adresa je zauzeta.' } }));
    await screen.findByText('Adresa je zauzeta.');
    await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false));
    expect(document.activeElement).toBe(field('Ime'));
  });

  it('puts under the fields what the server says of them', async () => {
    const send = vi.fn().mockRejectedValueOnce(
      refusal(422, {
        code: 'VALIDATION',
        fields: { 'person.email': 'Adresa je zauzeta.', other: 'x' },
      }),
    );
    const fieldOf = (path: string) => path.replace('person.', '');
    render(<PersonForm values={{ name: 'Hana', email: 'h@b.ba' }} send={send} fieldOf={fieldOf} />);
    submit();
    await screen.findByText('Adresa je zauzeta.');
    await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send).toHaveBeenLastCalledWith({ name: 'Hana', email: 'h@b.ba' });
  });

  it('says what else went wrong, keeps what was typed, and can be tried again', async () => {
    const send = vi.fn().mockRejectedValueOnce(new ApiError(0, ''));
    render(<PersonForm send={send} />);
    type('Ime', 'Hana');
    type('E-mail', 'h@b.ba');
    submit();
    await screen.findByRole('alert');
    expect(field('Ime').value).toBe('Hana');
    submit();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('tells a failure as the screen wants it, or not at all where it was dealt with', async () => {
    const tell = vi.fn();
    const refused = vi
      .fn()
      .mockReturnValueOnce('Ne može.')
      .mockReturnValueOnce(true)
      .mockReturnValueOnce({ name: 'Ime je zauzeto.' });
    const send = () => Promise.reject(new Error('unknown'));
    const values = { name: 'Hana', email: 'h@b.ba' };
    render(<PersonForm values={values} send={send} refused={refused} tell={tell} />);
    submit();
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Ne može.'));
    submit();
    await waitFor(() => expect(refused).toHaveBeenCalledTimes(2));
    submit();
    await screen.findByText('Ime je zauzeto.');
    expect(tell).toHaveBeenCalledOnce();
  });

  it('sends once however often it is pressed, and lets the server look first without the schema', async () => {
    let done = () => undefined as unknown;
    const send = vi.fn(() => new Promise((resolve) => (done = () => resolve(null))));
    render(<PersonForm schema={() => Promise.reject(new Error('offline'))} send={send} />);
    submit();
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(screen.getByRole('button')).toHaveProperty('disabled', true);
    done();
    await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false));
  });

  it('tells each change, for what is kept while it is not sent', async () => {
    const onChange = vi.fn();
    render(<PersonForm onChange={onChange} />);
    type('Ime', 'Ha');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ name: 'Ha', email: '' }));
  });

  it('begins with what the server said when it is shown again', async () => {
    render(<PersonForm initialErrors={{ email: 'Adresa nije ispravna.' }} />);
    await screen.findByText('Adresa nije ispravna.');
    await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  });
});

function CodeForm({ send }: { send: (values: { code: string }) => Promise<unknown> }) {
  const form = useSubmitForm({
    values: { code: '' },
    send,
    refused: () => {
      form.change('code', '');
      return { code: 'Kod nije ispravan.' };
    },
  });
  return (
    <form aria-label="kod" {...form.props}>
      <CodeField form={form} label="Kod" digits alone />
    </form>
  );
}

it('sends a whole code at once; one that is refused is emptied for the next try', async () => {
  const send = vi.fn(() => Promise.reject(new Error('refused')));
  render(<CodeForm send={send} />);
  for (const code of ['123456', '654321']) {
    const [first] = screen.getAllByRole<HTMLInputElement>('textbox');
    if (first) fireEvent.change(first, { target: { value: code } });
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ code }));
    await screen.findByText('Kod nije ispravan.');
    await waitFor(() => expect(first?.value).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(first));
  }
  expect(send).toHaveBeenCalledTimes(2);
});
