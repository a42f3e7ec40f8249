import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';
import { useSubmitForm } from './use-submit-form.ts';

const closed = vi.fn();

function NoteDialog() {
  const form = useSubmitForm<{ note: string }>({ values: { note: '' }, send: () => undefined });
  return (
    <FormDialog title="Bilješka" form={form} onClose={closed}>
      <Field label="Riječi">
        <TextInput data-autofocus="" {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}

beforeEach(() => {
  closed.mockReset();
  render(<NoteDialog />);
});

const field = () => screen.getByLabelText<HTMLInputElement>('Riječi');
const write = () => fireEvent.change(field(), { target: { value: 'Hvala na alatu.' } });
const pressEscape = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('closes by Escape while nothing was entered', () => {
  pressEscape();
  expect(closed).toHaveBeenCalledOnce();
});

it.each([
  ['Escape', pressEscape],
  ['the cross', () => press('Zatvori')],
])('asks by %s before it throws away what was entered', async (_, leave) => {
  write();
  leave();
  expect(closed).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Zatvoriti i odbaciti ono što je upisano?');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nastavi' }));
  press('Odbaci');
  expect(closed).toHaveBeenCalledOnce();
});

it('goes on where it was, by the key or by Escape once more', () => {
  write();
  field().focus();
  for (const stay of [() => press('Nastavi'), pressEscape]) {
    pressEscape();
    stay();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('Hvala na alatu.');
  }
  expect(closed).not.toHaveBeenCalled();
});

it('closes at once by the key for it', () => {
  write();
  press('Odustani');
  expect(closed).toHaveBeenCalledOnce();
});

/** A dialog whose values come after it was opened. */
function LateDialog({ note }: { readonly note: string | undefined }) {
  const form = useSubmitForm<{ note: string }>({
    values: { note: '' },
    latest: note === undefined ? undefined : { note },
    send: () => undefined,
  });
  return (
    <FormDialog title="Kasno" form={form} onClose={closed} waiting={note === undefined && 'Čeka'}>
      <Field label="Ono što stiže">
        <TextInput {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}

it('stays the same dialog while its values come, and what was entered outlives newer ones', () => {
  const { rerender } = render(<LateDialog note={undefined} />);
  const dialog = screen.getByRole('dialog', { name: 'Kasno' });
  expect(dialog.textContent).toContain('Čeka');
  expect(screen.queryByRole('button', { name: 'Sačuvaj' })).toBeNull();
  rerender(<LateDialog note="prvo" />);
  expect(screen.getByRole('dialog', { name: 'Kasno' })).toBe(dialog);
  const late = screen.getByLabelText<HTMLInputElement>('Ono što stiže');
  expect(late.value).toBe('prvo');
  rerender(<LateDialog note="drugo" />);
  expect(late.value).toBe('drugo');
  fireEvent.change(late, { target: { value: 'moje' } });
  rerender(<LateDialog note="treće" />);
  expect(late.value).toBe('moje');
});
