import { IconButton } from '@app/ui/icon-button';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible, show } from '../../testing/show.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from './menu.tsx';

const onEdit = vi.fn();

const page = () =>
  show(
    <Menu trigger={<IconButton label="Još">…</IconButton>}>
      <MenuHeading>Objava</MenuHeading>
      <MenuItem onSelect={onEdit}>Uredi</MenuItem>
      <MenuSeparator />
      <MenuItem>Ukloni</MenuItem>
    </Menu>,
  );
const button = () => screen.getByRole('button', { name: 'Još', hidden: true });
const focused = () => document.activeElement?.textContent;

it('opens with a press, does what is chosen, and gives the focus back', async () => {
  const { user } = page();
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await expectAccessible();
  await user.click(button());
  await screen.findByRole('menu', { name: 'Još' });
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: 'Uredi' }));
  expect(onEdit).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button());
});

it.each(['{Enter}', ' ', '{ArrowDown}'])('opens at its first row by the key %s', async (key) => {
  const { user } = page();
  await user.tab();
  await user.keyboard(key);
  await screen.findByRole('menu');
  expect(focused()).toBe('Uredi');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('Ukloni'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button()));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('Uredi'));
});
