import { reportsApi } from '@app/contracts/reports/reports.api';
import type { ReportCase } from '@app/contracts/reports/reports.schemas';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import { ReportDetail } from './parts/report-detail.tsx';

beforeEach(() => signIn());

const idOf = (n: number) => `0199aaaa-0000-7000-8000-0000000000${n}`;
const at = '2026-10-01T09:00:00.000Z';

const reported: ReportCase = {
  id: idOf(10),
  kind: 'message',
  status: 'open',
  subject: {
    name: 'Emir Hadžić',
    url: null,
    texts: [
      {
        name: '',
        text: 'Pogledaj ovo.',
        at,
        isReported: true,
        fileCount: 1,
        files: [{ id: idOf(20), name: 'slika.webp', isPicture: true }],
      },
      {
        name: 'Lejla Kovač',
        text: 'Prestani.',
        at,
        isReported: false,
        fileCount: 1,
        files: [{ id: idOf(21), name: 'poruke.xlsx', isPicture: false }],
      },
    ],
  },
  openedAt: at,
  decidedAt: null,
  reason: '',
  rule: null,
  faults: [{ fault: 'insult', count: 1 }],
  words: [{ fault: 'insult', text: 'Šalje mi ovo svaki dan.', at }],
  earlier: 0,
};

it('moderators see a reported file in place, with what was reported, each opened once asked for', async () => {
  answer(
    reportsApi.file,
    new Blob(['slika'], { type: 'image/webp' }),
    new Blob(['table'], { type: 'application/vnd.ms-excel' }),
  );
  const { user } = show(<ReportDetail of={reported} />);
  const opened = () => allSent().map(({ path }) => path.split('/').at(-1));
  expect(opened()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Otvori: slika.webp' }));
  fireEvent.load(await screen.findByRole('img', { name: 'slika.webp' }));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('Pogledaj ovo.');
  dialog.getByText('„Šalje mi ovo svaki dan.“');
  dialog.getByText('Vrijeđanje ili mržnja');
  // The other one is not opened, and so not written down, before they go there.
  expect(opened()).toEqual([idOf(20)]);
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Sljedeće' }));
  await dialog.findByText('Ova vrsta fajla se ovdje ne prikazuje');
  dialog.getByText('Lejla Kovač');
  expect(opened()).toEqual([idOf(20), idOf(21)]);
});
