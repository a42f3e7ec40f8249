import type { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { bankPeople, desk, everywhere, foreignDesk, staff } from './kinds.ts';
import type { ByRecord, Samples } from './sample.ts';

const onDesk: ByRecord = { own: desk, foreign: foreignDesk };
const seen = {
  may: onDesk,
  own: () => ({ params: { slug: 'tuzla' } }),
  foreign: () => ({ params: { slug: 'zenica' } }),
};

/** A moderator has to do with no bank. */
const bankStaff = { may: bankPeople.filter((kind) => kind !== 'moderator') };

export const bankDeskSamples: Samples<typeof bankDeskApi> = {
  desk: seen,
  today: seen,
  applications: {
    ...seen,
    filters: [
      {},
      { sort: 'oldest' },
      { sort: 'amount' },
      { stage: 'sent' },
      { stage: 'draft' },
      { year: '2026', sort: 'oldest' },
      { theme: '11' },
      { theme: '5' },
      { q: 'stáz' },
      { q: 'rijek', stage: 'sent' },
      { call: 'that of the stage', stage: 'sent' },
    ],
  },
  board: seen,
  file: {
    may: { own: [...staff, 'obAdmin', ...everywhere], foreign: ['obAdmin', ...everywhere] },
    knows: { own: ['odbor1'], foreign: ['zenica'] },
    own: () => ({ params: { slug: 'tuzla', format: 'csv' } }),
    foreign: () => ({ params: { slug: 'zenica', format: 'xlsx' } }),
    missing: () => ({ params: { slug: 'nema-ga', format: 'xlsx' } }),
    // Who took it out is noted.
    changes: true,
  },
  people: seen,
  // To a moderator nothing at all.
  duties: { may: bankPeople },
  overview: bankStaff,
  staff: bankStaff,
};
