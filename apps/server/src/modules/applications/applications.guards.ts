import type { ApplicationGuard } from '@app/domain/applications/application.machine';
import { sectionKeysOf } from '@app/domain/applications/form/form';
import { missingIn } from '@app/domain/applications/form/missing';
import { callState, waitsForEnd } from '@app/domain/calls/call';
import { isDay } from '@app/domain/dates';
import type { Guard } from '../../kit/moves.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { lacksIn } from './applications.ages.ts';
import type { ApplicationMove } from './applications.moves.ts';
import { formFor } from './applications.repo.ts';
import { submittedContent } from './applications.revisions.repo.ts';
import { staleSubmission } from './applications.save.service.ts';
import { completenessOf } from './applications.subject.ts';

export const incomplete = (guard: ApplicationGuard): Failure =>
  fail('INCOMPLETE', { details: { guard, missing: [] } });

const required = (field: string) => fail('VALIDATION', { fields: { [field]: 'required' } });

const nothingMissing: Guard<ApplicationMove> = async (tx, { record, at }) => {
  const { id } = record.application;
  const lacks = (await lacksIn(tx, [{ id, call: record.call }], at)).get(id) ?? [];
  const missing = missingIn(formFor(record), record.draft, completenessOf(record, lacks));
  return missing.length > 0 ? fail('INCOMPLETE', { details: { missing } }) : undefined;
};

const isAnnounced = ({ application, call }: ApplicationMove['record']): boolean =>
  application.announcedAt !== null || call.decisionsPublishedAt !== null;

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
  callOver: (_tx, { record: { call }, at }) =>
    waitsForEnd(call, at) ? fail('CALL_STILL_OPEN') : undefined,
  decisionTold: (_tx, { record }) => (isAnnounced(record) ? undefined : fail('DECISION_UNTOLD')),
  decisionUntold: (_tx, { record }) => (isAnnounced(record) ? fail('DECISION_TOLD') : undefined),
  sectionsNamed: (_tx, { record, request: { sections = [] } }) => {
    // The last one only sums up the others.
    const mendable = sectionKeysOf(formFor(record)).filter((key) => key !== 'review');
    return sections.length > 0 && sections.every((name) => mendable.includes(name))
      ? undefined
      : required('sections');
  },
  confirmed: (_tx, { request }) => (request.confirmed ? undefined : required('confirmed')),
  campaignAllowed: (_tx, { record }) =>
    record.call.allowsCampaign ? undefined : fail('CAMPAIGN_NOT_ALLOWED'),
  bankPaysAll: async (tx, { record }) =>
    formFor(record).countsOnCampaign(await submittedContent(tx, record))
      ? incomplete('bankPaysAll')
      : undefined,
  startDateSet: async (tx, { record }) =>
    isDay(formFor(record).about(await submittedContent(tx, record)).startsOn)
      ? undefined
      : incomplete('startDateSet'),
} satisfies NonNullable<SomeMoves['application']>['guards'];
