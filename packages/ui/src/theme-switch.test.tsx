import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ThemeSwitch } from './theme-switch.tsx';

const names = { light: 'Light', dark: 'Dark', system: 'As the device' };

it('is one stop for the keyboard, and says which is chosen', async () => {
  const onValue = vi.fn();
  render(
    <>
      <button type="button">Before</button>
      <ThemeSwitch label="Theme" names={names} value="dark" onValue={onValue} />
      <button type="button">Behind</button>
    </>,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Dark', checked: true }));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Behind');
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(onValue).toHaveBeenCalledExactlyOnceWith('light');
});
