import {
  type ApplicationSubject,
  applicationPolicy,
} from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import { type Hearing, heardBy } from '../../platform/hearing.ts';
import type { Platform } from '../../platform/platform.ts';
import { findStanding } from './applications.repo.ts';
import { isInsider, subjectOf, writersOnly } from './applications.subject.ts';

declare module '../../platform/topics.ts' {
  interface Topics {
    readonly application: Hearing;
    /** It was saved. */
    readonly written: Hearing;
    /** Who has it open to write. */
    readonly presence: Hearing;
    readonly here: 'nobody';
  }
}

type SignedIn = NonNullable<Actor>;

/** One question for all topics of applications. */
async function findSubjects({ db }: Platform, _actor: SignedIn, ids: readonly string[]) {
  const found = await findStanding(db.read, ids);
  return new Map(
    found.map((one) => [one.application.id, { ...subjectOf(one), callId: one.call.id }]),
  );
}

/** Those of an application, by its id. */
export const ofApplication = (
  may: (actor: SignedIn, subject: ApplicationSubject) => boolean,
): Hearing =>
  // Whether its board scores blind is the call's to say.
  heardBy({ find: findSubjects, may, dependsOn: ({ callId }) => [callId] });

export const applicationsTopics = {
  application: ofApplication(isInsider),
  written: ofApplication((actor, subject) => applicationPolicy.viewTeam(actor, subject).ok),
  presence: ofApplication((actor, subject) => writersOnly(actor, subject) === undefined),
  here: 'nobody',
} as const;
