import { z } from 'zod';
import { BySlug, listOf, SheetFormat } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { bankDeskPaths } from './bank-desk.paths.ts';
import {
  BankDesk,
  DeskApplication,
  DeskApplicationsQuery,
  DeskBoard,
  DeskFileQuery,
  DeskFilters,
  DeskPerson,
  DeskToday,
  Duties,
  ReminderAnswer,
  ReminderBody,
  StaffOverview,
  StaffPerson,
} from './bank-desk.schemas.ts';

/** The desk of one bank, for its people; by the slug of the bank or its id. */
export const bankDeskApi = endpoints(bankDeskPaths, {
  desk: {
    access: 'ob',
    summary: 'The bank, what the reader is there, and what its applications are sorted by.',
    params: BySlug,
    answer: BankDesk,
    errors: ['NOT_FOUND'],
  },
  today: {
    access: 'ob',
    summary: 'What waits to be done in the bank, and how many applications are at each stage.',
    params: BySlug,
    answer: DeskToday,
    errors: ['NOT_FOUND'],
  },
  remind: {
    access: 'ob',
    summary:
      'Reminds those for whom something waits, by a notification and a mail; of the same thing once in three days.',
    params: BySlug,
    body: ReminderBody,
    answer: ReminderAnswer,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
  applications: {
    access: 'ob',
    summary: 'Applications of the bank by call, stage, year, theme and words.',
    params: BySlug,
    query: DeskApplicationsQuery,
    answer: listOf(DeskApplication),
    errors: ['NOT_FOUND'],
  },
  board: {
    access: 'ob',
    summary: 'The last few applications at each stage, and how many there are.',
    params: BySlug,
    query: DeskFilters.omit({ stage: true }),
    answer: DeskBoard,
    errors: ['NOT_FOUND'],
  },
  file: {
    access: 'ob',
    kind: 'stream',
    summary: 'The same, whole, as a CSV or XLSX file.',
    params: BySlug.extend({ format: SheetFormat }),
    query: DeskFileQuery,
    answer: z.string(),
    errors: ['NOT_FOUND'],
  },
  people: {
    access: 'ob',
    summary: 'Who holds a permission in the bank, and where it holds.',
    params: BySlug,
    answer: z.array(DeskPerson),
    errors: ['NOT_FOUND'],
  },
  duties: {
    access: 'ob',
    summary: 'What the reader has to do in all their banks.',
    answer: Duties,
  },
  overview: {
    access: 'ob',
    summary: 'Figures of the banks with which the reader has to do, and what waits in them.',
    answer: StaffOverview,
    errors: ['FORBIDDEN'],
  },
  staff: {
    access: 'ob',
    summary: 'Who holds which permission in these banks.',
    answer: z.array(StaffPerson),
    errors: ['FORBIDDEN'],
  },
});
