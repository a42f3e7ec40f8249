import { callEditingApi } from '@app/contracts/calls/call-editing.api';
import { pageViewsApi } from '@app/contracts/page-views/page-views.api';
import { pages } from '@app/contracts/pages';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCall } from '../../../entities/calls/call.fake.ts';
import { answer, expectAccessible, show, signIn } from '../../../testing/show.tsx';
import { CallCodes } from './call-codes.tsx';
import { CallFunnel } from './call-funnel.tsx';
import { codeSvg } from './code-files.ts';
import { WorkingCopy } from './working-copy.tsx';

const call = aCall();

it('shows how many looked, began and submitted, and by what led them there', async () => {
  await signIn();
  answer(pageViewsApi.funnel, {
    call: { id: call.id, slug: call.slug, title: call.title },
    total: { views: 1_200, started: 24, submitted: 12 },
    sources: [
      { source: 'plakat-skola', views: 900, started: 20, submitted: 11 },
      { source: '', views: 300, started: 4, submitted: 1 },
    ],
  });
  show(<CallFunnel call={call.slug} />);
  const table = await screen.findByRole('table');
  expect(screen.getByText('50 % prethodnog koraka')).toBeDefined();
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1)).toEqual([
    ['plakat-skola', '900', '20', '11'],
    ['bez oznake', '300', '4', '1'],
  ]);
  await expectAccessible();
});

it('makes a code for each place, whose name becomes the source', async () => {
  const { fill } = show(<CallCodes slug={call.slug} />);
  await fill(screen.getByLabelText('Gdje će stajati'), 'Plakat: Dom mladih, Đački kutak');
  const address = `http://localhost${pages.conversion({ slug: call.slug, izvor: 'plakat-dom-mladih-djacki-kutak' })}`;
  expect(screen.getByRole('img', { name: `QR kod koji vodi na ${address}` })).toBeDefined();
  await expectAccessible();
});

it('leaves light around a code that is printed', () => {
  const svg = codeSvg(['110', '001', '100']);
  expect(svg).toContain('viewBox="-4 -4 11 11"');
  expect(svg).toContain('M0 0h2v1h-2z');
});

it('shows a working copy under a band, and tells whoever may not see it', async () => {
  await signIn();
  answer(callEditingApi.preview, { ...call, undated: false }, { failure: { code: 'NOT_FOUND' } });
  show(<WorkingCopy id={call.id} show={(shown) => <h1>{shown.title.bhs}</h1>} />);
  expect(await screen.findByText(/Pregled radne verzije/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Tuzla po mjeri mladih' })).toBeDefined();
  show(<WorkingCopy id={call.slug} show={() => null} />);
  expect(await screen.findByText('Ovaj pregled nije za tebe.')).toBeDefined();
});
