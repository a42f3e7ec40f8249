import { reportsApi } from '@app/contracts/reports/reports.api';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, show, signIn } from '../../testing/show.tsx';
import ReportDialog from './parts/report-dialog.tsx';

const subjectId = '0199aaaa-0000-7000-8000-000000000001';

beforeEach(() => signIn());

it('what is wrong is for the reporter to say: nothing is chosen beforehand, nothing is sent without', async () => {
  answer(reportsApi.report, { success: true });
  const { user } = show(
    <ReportDialog kind="post" subjectId={subjectId} name="Emir" onClose={() => undefined} />,
  );
  const reasons = screen.getAllByRole<HTMLInputElement>('radio');
  expect(reasons.filter(({ checked }) => checked)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pošalji dojavu' }));
  await screen.findByText('Odaberi šta nije u redu.');
  expect(allSent()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Vrijeđanje ili mržnja' }));
  await user.click(screen.getByRole('button', { name: 'Pošalji dojavu' }));
  await screen.findByText('Dojava je poslana');
  expect(allSent().at(-1)?.body).toMatchObject({ kind: 'post', subjectId, fault: 'insult' });
});
