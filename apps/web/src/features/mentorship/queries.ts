import type {
  Conversation,
  ConversationMessage,
  MentorshipRequest,
  RequestBox,
} from '@app/contracts/mentorship/mentorship.schemas';
import type { RequestPriority } from '@app/domain/mentorship/mentorship';
import type { RequestStatus } from '@app/domain/mentorship/request.machine';
import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { applications } from '../../entities/applications/public.ts';
import { paged } from '../../kit/listing/paged.ts';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { callsOf, mentorship } from './client.ts';
import { unreadEvery } from './unread.ts';

type Kind = MentorshipRequest['kind'];

/** Milliseconds between two questions while live events do not come through (specification §9). */
const talkEvery = 3_000;

/** The reader's applications, as the dashboard asks for them. */
export const useOwn = () =>
  useQuery({
    queryKey: ['applications', 'mine'],
    queryFn: () => applications.mine(),
    ...caches.asShown,
  });

export interface Wanted {
  /** Whose requests; all that concern the reader where it is left out. */
  readonly application: { readonly id: string; readonly kind: Kind } | undefined;
  readonly box: RequestBox;
  readonly status: RequestStatus | undefined;
  readonly priority: RequestPriority | undefined;
}

export function useRequests({ application, box, status, priority }: Wanted) {
  const queryKey = ['mentorship', 'list', application?.id ?? 'all', box, status, priority] as const;
  const live = useLiveRefetch(queryKey, ['user'], unreadEvery);
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: after, signal }) => {
      const query = { box, status, priority, after };
      return application
        ? callsOf(application.kind).list({ params: { id: application.id }, query }, { signal })
        : mentorship.all({ query }, { signal });
    },
    ...paged,
    ...caches.mentorship,
    ...live,
  });
}

const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['mentorship', 'request', id],
    queryFn: ({ signal }) =>
      mentorship.open({ params: { id } }, { signal }).then(({ data }) => data),
    ...caches.mentorship,
  });

/** `known`: as the list has it, shown until it is here. */
export function useRequest(id: string, known: MentorshipRequest | undefined) {
  const query = requestQuery(id);
  const live = useLiveRefetch(query.queryKey, [topicOf(id)], talkEvery);
  return useQuery({ ...query, ...(known && { placeholderData: known }), ...live });
}

const topicOf = (id: string) => `mentorship:${id}` as const;

const talkQuery = ({ id, kind }: Pick<MentorshipRequest, 'id' | 'kind'>) =>
  queryOptions({
    queryKey: ['mentorship', 'talk', id],
    queryFn: ({ signal }) => callsOf(kind).conversation({ params: { id } }, { signal }),
    ...caches.mentorship,
    refetchOnWindowFocus: 'always',
  });

export function useTalk(request: Pick<MentorshipRequest, 'id' | 'kind'>) {
  const query = talkQuery(request);
  const { refetchInterval } = useLiveRefetch(query.queryKey, [topicOf(request.id)], talkEvery);
  return useQuery({
    ...query,
    // That somebody stopped writing is no event.
    refetchInterval: ({ state: { data } }) =>
      data && data.typing.length > 0 ? talkEvery : refetchInterval,
  });
}

/** Puts a message that was sent where it belongs, once. */
export function usePutMessage(request: Pick<MentorshipRequest, 'id' | 'kind'>) {
  const queries = useQueryClient();
  const { queryKey } = talkQuery(request);
  return (message: ConversationMessage): void =>
    void queries.setQueryData(queryKey, (now: Conversation | undefined) =>
      !now || now.data.some(({ id }) => id === message.id)
        ? now
        : { ...now, data: [...now.data, message] },
    );
}

/** Asks anew for all that a change of a request may have changed. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['mentorship'] });
}

/** What was resolved for the same application before, the newest first. */
export function useEarlier({ id, kind, applicationId }: MentorshipRequest) {
  return useQuery({
    queryKey: ['mentorship', 'earlier', id],
    queryFn: async ({ signal }) => {
      const request = { params: { id: applicationId }, query: { limit: 100 } };
      const { data } = await callsOf(kind).list(request, { signal });
      return data.filter((one) => one.id !== id && one.resolvedAt !== null);
    },
    ...caches.mentorship,
  });
}

/** Hours until the reader's boards first answer, as a mean. */
export const useAnswerTime = () =>
  useQuery({
    queryKey: ['mentorship', 'answer-time'],
    queryFn: ({ signal }) => mentorship.answerTime({}, { signal }),
  });

export const useTemplates = (bankSlug: string, wanted: boolean) =>
  useQuery({ ...templatesQuery(bankSlug), enabled: wanted });

export const templatesQuery = (bankSlug: string) =>
  queryOptions({
    queryKey: ['mentorship', 'templates', bankSlug],
    queryFn: ({ signal }) =>
      mentorship.templates({ params: { bankSlug } }, { signal }).then(({ items }) => items),
  });

export const mentorsQuery = (id: string) =>
  queryOptions({
    queryKey: ['mentorship', 'mentors', id],
    queryFn: ({ signal }) =>
      mentorship.mentors({ params: { id } }, { signal }).then(({ items }) => items),
    ...caches.mentorship,
  });

export const settingsQuery = (bankSlug: string) =>
  queryOptions({
    queryKey: ['mentorship', 'bank', bankSlug],
    queryFn: ({ signal }) => mentorship.settings({ params: { bankSlug } }, { signal }),
  });
