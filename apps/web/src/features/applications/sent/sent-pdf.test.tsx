import { applicationsApi } from '@app/contracts/applications/applications.api';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, show } from '../../../testing/show.tsx';
import SentPdf from './sent-pdf.tsx';

it('asks for the file in the reader’s language, and says it where there is none', async () => {
  answer(applicationsApi.pdf, '%PDF-1.7', { failure: { code: 'NOT_FOUND' } });
  const { user } = show(<SentPdf id="a1" of="Kino" />, { language: 'en' });
  const button = screen.getByRole('button', { name: 'Download what was sent as a PDF: Kino' });
  await user.click(button);
  expect(allSent().at(-1)).toMatchObject({
    path: '/api/orange-grants/a1/pdf',
    query: { language: 'en' },
  });
  expect(screen.queryByText('The PDF wasn’t downloaded')).toBeNull();
  await user.click(button);
  expect(await screen.findByText('The PDF wasn’t downloaded')).toBeTruthy();
});
