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
