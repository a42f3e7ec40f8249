import { z } from 'zod';
import { BySlug, Id, listOf, listQuery, SheetFormat, SheetQuery, Slug } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { fundsPaths } from './funds.paths.ts';
import {
  DeskFund,
  DeskGrant,
  Fund,
  FundCorrection,
  FundEntriesQuery,
  FundEntryView,
  LedgerEntry,
  NewFundEntry,
} from './funds.schemas.ts';
import { GrantsPackage } from './open-data.schemas.ts';

/** The money of a youth bank. */
export const fundsApi = endpoints(fundsPaths, {
  fund: {
    access: 'public',
    anyOrigin: true,
    summary: 'What came into the fund of a bank, year by year, what is granted and what is left.',
    params: BySlug,
    answer: Fund,
    errors: ['NOT_FOUND'],
  },
  ledger: {
    access: 'public',
    anyOrigin: true,
    summary:
      'What a bank received, paid and got back, and donations by project and day; newest first.',
    params: BySlug,
    query: listQuery(),
    answer: listOf(LedgerEntry),
    errors: ['NOT_FOUND'],
  },
  ledgerFile: {
    access: 'public',
    anyOrigin: true,
    kind: 'stream',
    summary: 'The same, whole, as a CSV or XLSX file.',
    params: BySlug.extend({ format: SheetFormat }),
    query: SheetQuery,
    answer: z.string(),
    errors: ['NOT_FOUND'],
  },
  grants: {
    access: 'public',
    anyOrigin: true,
    summary: 'The announced grants of a bank as open data (360Giving 1.4, CC BY 4.0).',
    params: BySlug,
    answer: GrantsPackage,
    errors: ['NOT_FOUND', 'NO_GRANTS'],
  },
  desk: {
    access: 'ob',
    summary: 'The fund as the people of the bank see it; by the slug of the bank or its id.',
    params: BySlug,
    answer: DeskFund,
    errors: ['NOT_FOUND'],
  },
  entries: {
    access: 'ob',
    summary: 'Every entry of the fund, or those of a year or a kind, newest day first.',
    params: BySlug,
    query: FundEntriesQuery,
    answer: listOf(FundEntryView),
    errors: ['NOT_FOUND'],
  },
  deskGrants: {
    access: 'ob',
    summary: 'The grants of the bank with what is promised, paid and given back, newest first.',
    params: BySlug,
    query: listQuery(),
    answer: listOf(DeskGrant),
    errors: ['NOT_FOUND'],
  },
  record: {
    access: 'ob',
    summary: 'Writes an entry; sent again with the same id it answers what stands.',
    params: BySlug,
    body: NewFundEntry,
    answer: FundEntryView,
    errors: ['NOT_FOUND', 'FUND_EXCEEDED', 'PAYOUT_REFUSED', 'IDEMPOTENCY_MISMATCH'],
    status: 201,
  },
  correct: {
    access: 'ob',
    summary: 'Corrects an entry by an entry of its own: no entry is ever changed.',
    params: z.object({ slug: Slug, id: Id }),
    body: FundCorrection,
    answer: FundEntryView,
    errors: ['NOT_FOUND', 'FUND_EXCEEDED', 'PAYOUT_REFUSED', 'IDEMPOTENCY_MISMATCH'],
    status: 201,
  },
  takeBack: {
    access: 'ob',
    summary:
      'Takes a payout back within an hour, by an entry of its own; asked again it answers that.',
    params: z.object({ slug: Slug, id: Id }),
    answer: FundEntryView,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'FUND_EXCEEDED'],
    status: 201,
  },
});
