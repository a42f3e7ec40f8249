import {
  applicationSections,
  cashDonations,
  missingIn,
} from '@app/domain/applications/application.content';
import type { ApplicationGuard } from '@app/domain/applications/application.machine';
import { callState } from '@app/domain/calls/call';
import { isDay } from '@app/domain/dates';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Guard } from '../../platform/moves.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import type { ApplicationMove } from './applications.moves.ts';
import { submittedContent } from './applications.repo.ts';
import { staleSubmission } from './applications.save.service.ts';
import { completenessOf } from './applications.subject.ts';

export const incomplete = (guard: ApplicationGuard): Failure =>
  fail('INCOMPLETE', { details: { guard, missing: [] } });

const required = (field: string) => fail('VALIDATION', { fields: { [field]: 'required' } });

/** Sections that a team can mend; the last one only sums up the others. */
const mendable: readonly string[] = applicationSections
  .map((section) => section.key)
  .filter((key) => key !== 'review');

const nothingMissing: Guard<ApplicationMove> = (_tx, { record }) => {
  const missing = missingIn(record.working, completenessOf(record));
  return missing.length > 0 ? fail('INCOMPLETE', { details: { missing } }) : undefined;
};

export const applicationGuards = {
  revisionCurrent: (tx, { record, request: { editRevision } }) =>
    editRevision === undefined
      ? required('editRevision')
      : staleSubmission(tx, record, editRevision),
  callOpen: (_tx, { record, at }) =>
    callState(record.call, at) === 'open' && record.call.decisionsPublishedAt === null
      ? undefined
      : fail('CALL_CLOSED'),
  nothingMissing,
  sectionsNamed: (_tx, { request: { sections = [] } }) =>
    sections.length > 0 && sections.every((name) => mendable.includes(name))
      ? undefined
      : required('sections'),
  confirmed: (_tx, { request }) => (request.confirmed ? undefined : required('confirmed')),
  bankPaysAll: async (tx, { record }) =>
    cashDonations(await submittedContent(tx, record)).length === 0
      ? undefined
      : incomplete('bankPaysAll'),
  startDateSet: async (tx, { record }) =>
    isDay((await submittedContent(tx, record)).projectStartDate)
      ? undefined
      : incomplete('startDateSet'),
  // No contract has a checklist and no project a final report yet: neither is ever complete.
  checklistComplete: () => incomplete('checklistComplete'),
  finalReportAccepted: () => incomplete('finalReportAccepted'),
} satisfies NonNullable<SomeMoves['application']>['guards'];
