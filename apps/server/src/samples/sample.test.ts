import type { reportsApi } from '@app/contracts/reports/reports.api';
import { expect, it } from 'vitest';
import { everybody } from './kinds.ts';
import type { Sample } from './sample.ts';

it('a list says what it is asked with, and nothing else does', () => {
  // @ts-expect-error A row that is paged by key has filters.
  const list: Sample<typeof reportsApi.list> = { may: everybody };
  const counts: Sample<typeof reportsApi.counts> = { may: everybody };
  expect(list).toEqual(counts);
});
