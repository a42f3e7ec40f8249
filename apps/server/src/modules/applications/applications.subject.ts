import type { ApplicationAbilities } from '@app/contracts/applications/applications.schemas';
import {
  type ApplicationSubject,
  applicationAbilities,
  applicationPolicy,
  visibleStatus,
} from '@app/domain/applications/application.policy';
import { sectionOfField } from '@app/domain/applications/form/form';
import {
  type CompletenessContext,
  missingIn,
  type TeamLack,
} from '@app/domain/applications/form/missing';
import { fening } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import { type Failure, fail } from '../../platform/http/failure.ts';
import {
  type ApplicationRecord,
  formFor,
  type StandingApplication,
  type WrittenApplication,
} from './applications.repo.ts';

export function subjectOf(record: StandingApplication): ApplicationSubject {
  const { application, call } = record;
  return {
    ownerId: application.ownerId,
    memberIds: record.memberIds,
    status: application.status,
    bankSlug: record.bank.slug,
    openSections: application.openSections ?? undefined,
    allowsCampaign: call.allowsCampaign,
    blind: call.blind,
    decisionsPublished: call.decisionsPublishedAt !== null || application.announcedAt !== null,
  };
}

/** The same as this reader may know it: with the status that is visible to them. */
export function seenBy(actor: Actor, subject: ApplicationSubject): ApplicationSubject {
  return { ...subject, status: visibleStatus(actor, subject) };
}

/** Whether the application is the reader's business whatever its status: team, staff, admins. */
export function isInsider(actor: Actor, subject: ApplicationSubject): boolean {
  return applicationPolicy.viewPrivate(actor, subject).ok;
}

/**
 * Why somebody may not look on while an application is written: only whoever could write it may,
 * whatever its status.
 */
export function writersOnly(actor: Actor, subject: ApplicationSubject): Failure | undefined {
  if (!isInsider(actor, subject)) return fail('NOT_FOUND');
  const verdict = applicationPolicy.edit(actor, seenBy(actor, subject));
  const refused = !verdict.ok && ['NOT_TEAM', 'CALL_FORBIDS'].includes(verdict.reason);
  return refused ? fail('FORBIDDEN') : undefined;
}

export function abilitiesOf(actor: Actor, subject: ApplicationSubject): ApplicationAbilities {
  return applicationAbilities(actor, seenBy(actor, subject));
}

/** Why the actor may not write these fields; with none of them, why they may write none at all. */
export function editRefusal(
  record: StandingApplication,
  actor: NonNullable<Actor>,
  fields: readonly string[],
): Failure | undefined {
  const subject = seenBy(actor, subjectOf(record));
  const verdict = applicationPolicy.edit(actor, subject);
  if (!verdict.ok) {
    if (!isInsider(actor, subject)) return fail('NOT_FOUND');
    const forbidden = ['NOT_TEAM', 'CALL_FORBIDS'].includes(verdict.reason);
    return fail(forbidden ? 'FORBIDDEN' : 'WRONG_STATUS');
  }
  const sections = [...new Set(fields.map((field) => sectionOfField(formFor(record), field)))];
  const closed = sections.filter((section) => !applicationPolicy.edit(actor, subject, section).ok);
  return closed.length > 0
    ? fail('WRONG_STATUS', { details: { closedSections: closed } })
    : undefined;
}

/** Sections that lack something required, in their order. */
export const missingSectionsOf = (
  record: WrittenApplication,
  lacks: readonly TeamLack[],
): string[] => [
  ...new Set(
    missingIn(formFor(record), record.draft, completenessOf(record, lacks)).map(
      (one) => one.section,
    ),
  ),
];

/** What besides its content decides whether an application is complete. */
export function completenessOf(
  record: Pick<ApplicationRecord, 'memberIds'> & {
    readonly call: Pick<
      ApplicationRecord['call'],
      'minTeam' | 'maxTeam' | 'minAmount' | 'maxAmount' | 'compulsory' | 'extraQuestions'
    >;
  },
  lacks: readonly TeamLack[],
): CompletenessContext {
  return {
    compulsory: record.call.compulsory ?? undefined,
    questions: record.call.extraQuestions,
    team: {
      members: record.memberIds.length,
      minimum: record.call.minTeam,
      atMost: record.call.maxTeam,
      lacks,
    },
    limits: { floor: fening(record.call.minAmount), ceiling: fening(record.call.maxAmount) },
  };
}
