import type { ApplicationAbilities } from '@app/contracts/applications/applications.schemas';
import {
  type ApplicationSubject,
  applicationAbilities,
  applicationPolicy,
  visibleStatus,
} from '@app/domain/applications/application.policy';
import type { CompletenessContext } from '@app/domain/applications/form/missing';
import { fening } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import type { ApplicationRecord } from './applications.repo.ts';

export function subjectOf(record: ApplicationRecord): ApplicationSubject {
  const { application, call } = record;
  return {
    ownerId: application.ownerId,
    memberIds: record.memberIds,
    status: application.status,
    bankSlug: record.bank.slug,
    openSections: application.openSections ?? undefined,
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

export function abilitiesOf(actor: Actor, subject: ApplicationSubject): ApplicationAbilities {
  return applicationAbilities(actor, seenBy(actor, subject));
}

/** What besides its content decides whether an application is complete. */
export function completenessOf(
  record: Pick<ApplicationRecord, 'memberIds'> & {
    readonly call: Pick<
      ApplicationRecord['call'],
      'minTeam' | 'minAmount' | 'maxAmount' | 'compulsory' | 'extraQuestions'
    >;
  },
): CompletenessContext {
  return {
    compulsory: record.call.compulsory ?? undefined,
    questions: record.call.extraQuestions,
    team: { members: record.memberIds.length, minimum: record.call.minTeam },
    limits: { floor: fening(record.call.minAmount), ceiling: fening(record.call.maxAmount) },
  };
}
