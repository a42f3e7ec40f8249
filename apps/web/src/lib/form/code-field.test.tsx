import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CodeField } from './code-field.tsx';
import { useSubmitForm } from './use-submit-form.ts';

/** Takes no code but one. */
function Page({ sent }: { sent: string[] }) {
  const form = useSubmitForm({
    values: { code: '' },
    send: ({ code }) => {
      sent.push(code);
      if (code !== 'ABCXYZ') throw new Error();
    },
    refused: () => ({ code: 'Not this one' }),
  });
  const name = (place: number) => `Place ${place}`;
  return (
    <form {...form.props}>
      <CodeField form={form} label="Code" charLabel={name} alone />
    </form>
  );
}

const place = (n: number) => screen.getByLabelText<HTMLInputElement>(`Place ${n}`);

it('sends itself when it is whole, and again when a refused one is typed over', async () => {
  const sent: string[] = [];
  const { user } = show(<Page sent={sent} />);
  await user.keyboard('abc123');
  await waitFor(() => expect(sent).toEqual(['ABC123']));
  await waitFor(() => expect(document.activeElement).toBe(place(1)));
  // The first three are the same as before.
  await user.keyboard('abcxyz');
  await waitFor(() => expect(sent).toEqual(['ABC123', 'ABCXYZ']));
});

it('waits for the button where something in it is mended', async () => {
  const sent: string[] = [];
  const { user } = show(<Page sent={sent} />);
  await user.keyboard('abc123');
  await waitFor(() => expect(document.activeElement).toBe(place(1)));
  await user.click(place(3));
  await user.keyboard('D');
  expect(place(3).value).toBe('D');
  expect(sent).toEqual(['ABC123']);
});
