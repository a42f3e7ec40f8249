import { z } from 'zod';
import { BySlug } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { BankEdit, NewBank, SaveBank } from './bank-editing.schemas.ts';
import { banksPaths } from './banks.paths.ts';
import { BankDetail, BankRef, BankSummary } from './banks.schemas.ts';

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
  all: {
    access: 'ob',
    summary: 'All youth banks by name, drafts too, for those who give rights in them.',
    answer: z.array(BankRef),
  },
  create: {
    access: 'ob',
    summary: 'Founds a youth bank; its address is made from the municipality.',
    body: NewBank,
    answer: BankEdit,
    status: 201,
    errors: ['ALREADY_EXISTS'],
  },
  edit: {
    access: 'ob',
    summary: 'A youth bank as its people edit it.',
    params: BySlug,
    answer: BankEdit,
    errors: ['NOT_FOUND'],
  },
  save: {
    access: 'ob',
    summary: 'Saves a youth bank; on a clash, `details.theirs` is the bank as it stands now.',
    params: BySlug,
    body: SaveBank,
    answer: BankEdit,
    errors: ['NOT_FOUND', 'REVISION_CLASH', 'IDEMPOTENCY_MISMATCH'],
    largestBody: 96 * 1024,
  },
});
