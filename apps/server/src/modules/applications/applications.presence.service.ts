import type { PersonHere, PresenceBody } from '@app/contracts/applications/applications.schemas';
import type { ApplicationSubject } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { createCache } from '../../platform/cache.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPresence } from '../../platform/presence.ts';
import { membersByIds } from '../accounts/public.ts';
import { findRecord } from './applications.repo.ts';
import { subjectOf, writersOnly } from './applications.subject.ts';

/** Says where the reader is in an application, and answers who else has it open. */
export function createPresenceOf(p: Platform) {
  const presence = createPresence(p, { beats: 'here', news: (id) => `presence:${id}` });
  // Every open page asks four times a minute.
  const subjects = createCache<ApplicationSubject | Failure>(p, {
    milliseconds: 60_000,
    atMost: 5_000,
    on: (topic, cached) => cached.delete(topic.replace(/^application:/, '')),
  });
  const subjectFor = (id: string) =>
    subjects(id, async () => {
      const record = await findRecord(p.db.read, { id });
      return record ? subjectOf(record) : fail('NOT_FOUND');
    });

  return async (
    actor: NonNullable<Actor>,
    applicationId: string,
    { editor, section }: z.infer<typeof PresenceBody>,
  ): Promise<{ people: PersonHere[] } | Failure> => {
    const subject = await subjectFor(applicationId);
    if (isFailure(subject)) return subject;
    const refused = writersOnly(actor, subject);
    if (refused) return refused;
    presence.beat({ place: applicationId, userId: actor.id, editor, section });
    const others = presence.others(applicationId, actor.id);
    const members = await membersByIds(
      p.db.read,
      others.map(({ userId }) => userId),
    );
    return {
      people: others.flatMap((one) => {
        const member = members.get(one.userId);
        return member ? [{ name: member.name, picture: member.picture, section: one.section }] : [];
      }),
    };
  };
}
