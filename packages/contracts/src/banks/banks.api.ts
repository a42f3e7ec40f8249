import { z } from 'zod';
import { BySlug } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { banksPaths } from './banks.paths.ts';
import { BankDetail, BankSummary } from './banks.schemas.ts';

export const banksApi = endpoints(banksPaths, {
  list: {
    access: 'public',
    summary: 'All youth banks, by name, with the number of open calls.',
    answer: z.array(BankSummary),
  },
  detail: {
    access: 'public',
    summary: 'A youth bank with its story, people and place; found by its slug or its id.',
    params: BySlug,
    answer: BankDetail,
    errors: ['NOT_FOUND'],
  },
});
