import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneField } from './phone-field.tsx';

const odd = 'Provjeri broj: po pravilima te zemlje ovakvog nema. Ako je tačan, ostavi ga.';

function leaveWith(value: string) {
  const field = screen.getByLabelText('Telefon');
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

it('says of a number that the rules of its country do not know that it is odd, and no more', async () => {
  render(<PhoneField label="Telefon" hint="Vide ga samo oni." />);
  leaveWith('061 123 456');
  await expect.poll(() => screen.queryByText('Vide ga samo oni.')).not.toBeNull();
  leaveWith('+387 12 345 678');
  expect(await screen.findByText(odd)).toBeTruthy();
  expect(screen.getByLabelText('Telefon').getAttribute('aria-invalid')).toBeNull();
  leaveWith('00387 61 123 456');
  await expect.poll(() => screen.queryByText(odd)).toBeNull();
  leaveWith('+1 202 555');
  expect(await screen.findByText(odd)).toBeTruthy();
  leaveWith('061 123 456, 062 123 456');
  await expect.poll(() => screen.queryByText(odd)).toBeNull();
});
