import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Radnje</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Zakaži</MenuItem>
      </Menu>
      <Button onClick={() => setOpen(true)}>Otvori</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Zakaži" closeLabel="Zatvori" />
    </>
  );
}

it('gives the focus back to what opened it, to the button of a menu for one of its rows', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const actions = screen.getByRole('button', { name: 'Radnje' });
  actions.focus();
  await user.keyboard('{Enter}');
  screen.getByRole('menuitem', { name: 'Zakaži' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(actions);

  await user.click(screen.getByRole('button', { name: 'Otvori' }));
  await user.keyboard('{Escape}');
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Otvori' }));
});
