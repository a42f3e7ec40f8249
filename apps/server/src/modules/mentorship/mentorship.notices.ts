import { pages, projectOf } from '@app/contracts/pages';
import { requestTitle } from '@app/domain/mentorship/mentorship';
import { requestPolicy } from '@app/domain/mentorship/request.policy';
import type { NotificationText } from '@app/messages/notifications';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Topic } from '../../platform/signals.ts';
import { titleForBank, unnamedIn } from '../applications/public.ts';
import { type Notice, notify } from '../notifications/public.ts';
import { staffRecords } from '../permissions/public.ts';
import { type ApplicationPlace, applicationOf, type RequestRecord } from './mentorship.repo.ts';

/** A bank's mentors towards an application, in the order of their names. */
export async function mentorsOf(read: Reader, place: ApplicationPlace) {
  const subject = applicationOf(place);
  const staff = await staffRecords(read, [place.bank.slug]);
  return staff.filter(
    ({ id, records }) => requestPolicy.take({ id, role: '', permissions: records }, subject).ok,
  );
}

/** Where each side reads a request. */
export const addressFor = {
  applicant: ({ kind, slug, request }: RequestRecord): string =>
    projectOf(kind)({ slug, dio: 'mentorstvo', zahtjev: request.id }),
  mentor: ({ request }: RequestRecord): string =>
    pages.board({ pogled: 'mentorstvo', zahtjev: request.id }),
};

/** What a side calls the application: to the board of a blind call, nobody of the team is named. */
export async function titleFor(
  read: Reader,
  { title, subject }: ApplicationPlace,
  side: keyof typeof addressFor,
): Promise<string> {
  const blind = side === 'mentor' && subject.blind === true;
  return titleForBank(title, await unnamedIn(read, { blind }, subject.memberIds));
}

interface NoticeDetails extends Partial<Pick<Notice, 'type' | 'from' | 'ownMail'>> {
  readonly to: readonly (string | null)[];
  readonly side: keyof typeof addressFor;
  readonly text: NotificationText;
}

/**
 * Tells of a request. The board is never told who of the team did something: of a blind call it must
 * not learn that. A mail comes by itself to whoever leaves a message unread.
 */
export async function tell(
  p: Platform,
  tx: Tx,
  record: RequestRecord,
  { to, side, type = 'mentor_message', ...more }: NoticeDetails,
): Promise<void> {
  await notify(tx, p, {
    userIds: to.flatMap((id) => id ?? []),
    type,
    values: {
      title: await titleFor(tx, record, side),
      what: requestTitle(record.request.description),
    },
    actionUrl: addressFor[side](record),
    ...more,
  });
}

/** Ends what is kept of the counts of those who act in every bank, and are no staff of one. */
export const everywhereTopic: Topic = 'mentorshipCounts:everywhere';

/**
 * Whoever has a request before them hears that it has changed: those who read it, its team and
 * mentor.
 *
 * @param board whether the whole board does, as where it is free or no longer.
 */
export async function changed(
  p: Platform,
  tx: Tx,
  record: RequestRecord,
  { board = false, also = null }: { readonly board?: boolean; readonly also?: string | null } = {},
): Promise<void> {
  const { id, claimedBy } = record.request;
  const mentors = board ? (await mentorsOf(tx, record)).map((one) => one.id) : [];
  const people = [...record.subject.memberIds, ...mentors, claimedBy, also].flatMap(
    (one) => one ?? [],
  );
  p.signals.publish(
    tx,
    `mentorship:${id}`,
    ...(board ? [everywhereTopic] : []),
    ...[...new Set(people)].map((one) => `user:${one}` as const),
  );
}
