import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

it.each([
  ['its word while busy', 'Slanje', 'Slanje'],
  ['its own name where there is no such word', undefined, 'Pošalji'],
])('is told by %s', async (_what, busyLabel, name) => {
  // Style sheets are not read here: what they hide is told by its mark.
  render(
    <>
      <style>{"[data-off='silent'] { visibility: hidden }"}</style>
      <Button busy busyLabel={busyLabel}>
        Pošalji
      </Button>
    </>,
  );
  expect(screen.getByRole('button', { name })).toBeTruthy();
});
