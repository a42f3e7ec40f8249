import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { applicationIdsOf, endingWith } from '../applications/public.ts';
import { forgetLeadingTo } from '../notifications/public.ts';
import { changed } from './mentorship.notices.ts';
import { requestsIn } from './mentorship.repo.ts';
import { cleanWords, fileKeysOf, forget, mentorshipOf } from './personal-data.repo.ts';

export const mentorshipTables: AboutMembers = {
  mentorship_events: { actor_id: 'gone', target_id: 'gone' },
  mentorship_files: { uploaded_by: 'gone' },
  mentorship_hours: { none: 'names a bank and hours, nobody' },
  mentorship_mails: { none: 'names a request and a number, nobody' },
  mentorship_messages: { sender_id: 'gone' },
  mentorship_reads: { user_id: 'gone' },
  mentorship_requests: { author_id: 'gone', claimed_by: 'gone', rated_mentor_id: 'gone' },
  mentorship_templates: { none: 'what a bank’s mentors begin with, nobody’s' },
};

/** What somebody asked and answered; a conversation is the other side’s too and stays, without them. */
export const mentorshipPersonalData = (p: Platform): PersonalData => ({
  collect: (read, userId) => mentorshipOf(read, userId),
  files: (read, userId) => fileKeysOf(read, userId),

  async erase(tx, userId, _at, person) {
    await cleanWords(tx, person, await applicationIdsOf(tx, userId));
    await forget(tx, userId);
    const drafts = (await endingWith(tx, userId)).filter(({ isGone }) => isGone);
    const gone = await requestsIn(
      tx,
      drafts.map(({ id }) => id),
    );
    for (const record of gone) await changed(p, tx, record, { board: true });
    await forgetLeadingTo(
      tx,
      p,
      gone.map(({ request }) => request.id),
    );
    return [];
  },
});
