import type { MentorshipUnread } from '@app/contracts/mentorship/mentorship.schemas';
import type { ApplicationSubject } from '@app/domain/applications/application.policy';
import type { MessageSide } from '@app/domain/mentorship/mentorship';
import { requestPolicy, sideOf } from '@app/domain/mentorship/request.policy';
import { createCache } from '../../platform/cache.ts';
import type { Context } from '../../platform/http/context.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Typing } from '../../platform/typing.ts';
import { everywhereTopic } from './mentorship.notices.ts';
import { applicationOf, findPlace, findRequest, subjectOf } from './mentorship.repo.ts';
import { boardsOf, type SignedIn } from './mentorship.view.ts';
import type { ByRequest } from './requests.service.ts';
import { createOpenIn, createUnreadBy, type UnreadRow } from './unread.repo.ts';

type Kind = 'orange' | 'blue';

/** All that waits for somebody, of which each address tells a part. */
interface Waiting {
  readonly unread: readonly UnreadRow[];
  readonly open: Awaited<ReturnType<ReturnType<typeof createOpenIn>>>;
  /** Whether they act in every bank; staff of one are told by their own signal. */
  readonly everywhere: boolean;
}

interface Place {
  readonly kind: Kind;
  readonly subject: ApplicationSubject;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Counts that a poll asks for; an unchanged one costs no query. */
export function createUnread(p: Platform) {
  const { read } = p.db;
  const unreadBy = createUnreadBy(read);
  const openIn = createOpenIn(read);
  // Half a minute, should a signal have been lost.
  const waitingFor = createCache<Waiting>(p, {
    milliseconds: 30_000,
    atMost: 50_000,
    on(topic, cached) {
      if (topic.startsWith('user:')) cached.delete(topic.slice('user:'.length));
      if (topic.startsWith('account:')) cached.delete(topic.slice('account:'.length));
      if (topic === everywhereTopic) cached.deleteWhere((_, value) => value?.everywhere ?? true);
    },
  });
  const places = createCache<Place | Failure>(p, {
    milliseconds: 60_000,
    atMost: 5_000,
    on: (topic, cached) => cached.delete(topic.replace(/^application:/, '')),
  });

  const find = async (actor: SignedIn): Promise<Waiting> => {
    const banks = boardsOf(actor);
    return {
      unread: await unreadBy(actor.id, banks),
      open: await openIn(actor.id, banks),
      everywhere: banks === 'all',
    };
  };
  const placeFor = (id: string) =>
    places(id, async () => {
      const place = await findPlace(read, id);
      return place ? { kind: place.kind, subject: applicationOf(place) } : fail('NOT_FOUND');
    });

  return async (
    actor: SignedIn,
    { kind, applicationId }: { readonly kind: Kind; readonly applicationId?: string | undefined },
    { header, unchanged }: Pick<Context, 'header' | 'unchanged'>,
  ): Promise<MentorshipUnread | Failure> => {
    if (applicationId) {
      const place = await placeFor(applicationId);
      if (isFailure(place)) return place;
      const isSeen = place.kind === kind && requestPolicy.view(actor, place.subject).ok;
      if (!isSeen) return fail('NOT_FOUND');
    }
    const { unread, open } = await waitingFor(actor.id, () => find(actor));
    const counts = (one: { readonly kind: Kind; readonly applicationId: string }) =>
      one.kind === kind && (!applicationId || one.applicationId === applicationId);
    const unreadMessages = sum(unread.filter(counts).map((one) => one.unread));
    const newRequests = sum(open.filter(counts).map(({ count }) => count));
    header('cache-control', 'private, no-cache');
    unchanged(`mentorship-${unreadMessages}-${newRequests}`);
    return { unreadMessages, newRequests, total: unreadMessages + newRequests };
  };
}

/** Says that somebody writes; asked every few seconds. */
export function createTypingOf(p: Platform, typing: Typing<MessageSide>) {
  const requests = createCache<NonNullable<Awaited<ReturnType<typeof findRequest>>> | Failure>(p, {
    milliseconds: 60_000,
    atMost: 5_000,
    on: (topic, cached) => cached.delete(topic.replace(/^mentorship:/, '')),
  });
  return async (actor: SignedIn, { id }: ByRequest): Promise<{ success: true } | Failure> => {
    const record = await requests(
      id,
      async () => (await findRequest(p.db.read, id)) ?? fail('NOT_FOUND'),
    );
    if (isFailure(record)) return record;
    const subject = subjectOf(record);
    if (!requestPolicy.view(actor, subject).ok) return fail('NOT_FOUND');
    const refused = refusalOf(requestPolicy.write(actor, subject));
    if (refused) return refused;
    typing.beat({ place: id, userId: actor.id, side: sideOf(actor, subject) });
    return { success: true };
  };
}
