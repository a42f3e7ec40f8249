import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { banksPaths } from './banks.paths.ts';
import { BankSummary } from './banks.schemas.ts';

export const banksApi = endpoints(banksPaths, {
  list: {
    access: 'public',
    summary: 'All youth banks, by name, with the number of open calls.',
    answer: z.array(BankSummary),
  },
});
