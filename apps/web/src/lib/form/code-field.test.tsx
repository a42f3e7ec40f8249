import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ApiError } from '../api/error.ts';
import { CodeField, useCodeTries } from './code-field.tsx';
import { useSubmitForm } from './use-submit-form.ts';

/** Takes no code but one, and of others as many as are left. */
function Page({ sent, left = 5 }: { sent: string[]; left?: number }) {
  const tries = useCodeTries();
  const form = useSubmitForm({
    values: { code: '' },
    send: ({ code }) => {
      sent.push(code);
      const details = { triesLeft: left - sent.length };
      if (code !== 'A5VA2S') throw new ApiError(400, JSON.stringify({ details }));
    },
    refused: (error) => {
      tries.refused(error);
      return { code: 'Not this one' };
    },
  });
  return (
    <form {...form.props}>
      <CodeField form={form} label="Code" triesLeft={tries.left} alone />
      <button type="button" onClick={tries.begin}>
        Again
      </button>
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Code');
const refusedOnce = () => waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));

it('sends itself when it is whole, and what is typed over a refused one takes its place', async () => {
  const sent: string[] = [];
  const { user } = show(<Page sent={sent} />);
  expect(document.activeElement).toBe(field());
  await user.keyboard('t5va2s');
  await waitFor(() => expect(sent).toEqual(['T5VA2S']));
  await refusedOnce();
  await user.keyboard('a5va2s');
  await waitFor(() => expect(sent).toEqual(['T5VA2S', 'A5VA2S']));
  expect(field().value).toBe('A5VA2S');
});

it('takes a code that is typed behind a refused one, where nothing is selected', async () => {
  const sent: string[] = [];
  const { user } = show(<Page sent={sent} />);
  await user.keyboard('t5va2s');
  await refusedOnce();
  field().setSelectionRange(6, 6);
  await user.keyboard('a5va2s');
  await waitFor(() => expect(sent).toEqual(['T5VA2S', 'A5VA2S']));
});

it('waits for the button where one character of it is mended', async () => {
  const sent: string[] = [];
  const { user } = show(<Page sent={sent} />);
  await user.keyboard('abc123');
  await refusedOnce();
  field().setSelectionRange(2, 2);
  await user.keyboard('D');
  expect(field().value).toBe('ABD123');
  expect(sent).toEqual(['ABC123']);
});

it.each([
  ['T5V-A2S', 'T5VA2S'],
  [' t5va 2s ', 'T5VA2S'],
  ['Tvoj kod za ulaz: T5VA2S. Vrijedi petnaest minuta.', 'T5VA2S'],
])('finds the code in what is pasted: %s', async (pasted, code) => {
  const sent: string[] = [];
  const { user } = show(<Page sent={sent} />);
  await user.click(field());
  await user.paste(pasted);
  await waitFor(() => expect(sent).toEqual([code]));
});

it('says how many tries are left, and takes none once the code is dead', async () => {
  const sent: string[] = [];
  const { user } = show(<Page sent={sent} left={3} />);
  await user.keyboard('abc123');
  await screen.findByText('ostala su još 2 pokušaja');
  await user.keyboard('abc124');
  await screen.findByText('ostao je još 1 pokušaj');
  await user.keyboard('abc125');
  await screen.findByText(/ovaj kod više ne vrijedi/);
  expect(field().disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(field().disabled).toBe(false);
});
