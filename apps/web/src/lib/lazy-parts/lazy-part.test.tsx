import { readToasts } from '@app/ui/toaster';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { someone } from '../../testing/show.tsx';
import { session } from '../session/session.ts';
import { anonymous, loading } from '../session/session-state.ts';
import { lazyPart } from './lazy-part.tsx';

const Part = ({ name = 'dio' }: { name?: string }) => <p>{name}</p>;
const Dialog = (props: { open: boolean; onOpenChange(open: boolean): void }) =>
  props.open ? <p>dijalog</p> : null;

it('shows what waits, then the part, which is loaded once', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  const Lazy = lazyPart(load, { waiting: 'čeka' });
  const { unmount } = render(<Lazy name="Lejla" />);
  expect(document.body.textContent).toBe('čeka');
  await screen.findByText('Lejla');
  unmount();
  render(<Lazy name="Dino" />);
  expect(document.body.textContent).toBe('Dino');
  expect(load).toHaveBeenCalledOnce();
});

it('offers to try again where it did not come, and tries once the connection is back', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyPart(load.mockRejectedValueOnce(new Error('offline')));
  render(<Lazy />);
  fireEvent.click(await screen.findByRole('button', { name: 'Pokušaj ponovo' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  // It listens a moment after it is shown.
  await vi.waitFor(
    () => {
      window.dispatchEvent(new Event('online'));
      expect(screen.queryByText('dio')).not.toBeNull();
    },
    { timeout: 15_000 },
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

it('loads a dialog when it is first opened; one that does not come closes, and is said', async () => {
  const load = vi.fn(async () => ({ default: Dialog })).mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyPart(load);
  const onOpenChange = vi.fn();
  const { rerender } = render(<Lazy open={false} onOpenChange={onOpenChange} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Lazy open onOpenChange={onOpenChange} />);
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  expect(readToasts()).toHaveLength(1);
  rerender(<Lazy open={false} onOpenChange={onOpenChange} />);
  rerender(<Lazy open onOpenChange={onOpenChange} />);
  await screen.findByText('dijalog');
});

it('keeps from strangers what is for members', () => {
  const load = vi.fn(async () => Part);
  const Lazy = lazyPart(load, { members: true, waiting: 'čeka' });
  const read = vi.spyOn(session, 'read').mockReturnValue(loading);
  const { rerender } = render(<Lazy />);
  expect(document.body.textContent).toBe('čeka');
  read.mockReturnValue(anonymous);
  rerender(<Lazy />);
  expect(document.body.textContent).toBe('');
  expect(load).not.toHaveBeenCalled();
});

it('asks ahead for what it will show, and stands at once then', async () => {
  const ask = vi.fn(async () => undefined);
  const Lazy = lazyPart(async () => ({ default: Part, ask }), { members: true, waiting: 'čeka' });
  vi.spyOn(session, 'read').mockReturnValue({ state: 'authenticated', profile: someone });
  await Lazy.load({ name: 'Lejla' });
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.anything(), { name: 'Lejla' });
  render(<Lazy name="Lejla" />);
  expect(document.body.textContent).toBe('Lejla');
  expect(ask).toHaveBeenCalledOnce();
});
