import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NextPage } from './next-page.tsx';

const read = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false };

it('asks for the next page, and once more where it did not come, which it says', () => {
  const fetchNextPage = vi.fn();
  const { rerender } = render(<NextPage query={{ ...read, fetchNextPage }}>Još ljudi</NextPage>);
  fireEvent.click(screen.getByRole('button', { name: 'Još ljudi' }));
  rerender(
    <NextPage query={{ ...read, isFetchNextPageError: true, fetchNextPage }}>Još ljudi</NextPage>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Nastavak se nije učitao.');
  fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  rerender(<NextPage query={{ ...read, hasNextPage: false, fetchNextPage }}>Još ljudi</NextPage>);
  expect(document.body.textContent).toBe('');
});
