import { z } from 'zod';
import { BankRef } from '../banks/banks.schemas.ts';
import { BySlug, Done, Slug } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { callFollowsPaths } from './call-follows.paths.ts';
import { CallKind } from './calls.schemas.ts';

export const callFollowsApi = endpoints(callFollowsPaths, {
  follow: {
    access: 'member',
    summary: 'Asks to be told when the bank of a call opens the next one of its kind.',
    params: BySlug,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  unfollow: {
    access: 'member',
    summary: 'Ends it, by a call of the bank and the kind.',
    params: BySlug,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  follows: {
    access: 'member',
    summary: 'Of which banks, and of which kind of call, the member is told.',
    answer: z.array(z.object({ bank: BankRef, kind: CallKind })),
  },
  endFollow: {
    access: 'member',
    summary: 'Ends it, by the bank and the kind.',
    params: z.object({ bankSlug: Slug, kind: CallKind }),
    answer: Done,
    errors: ['NOT_FOUND'],
  },
});
