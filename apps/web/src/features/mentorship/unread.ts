import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { mentorshipUnreadTexts } from '@app/messages/mentorship-unread';
import { useQuery } from '@tanstack/react-query';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { textsFor } from '../../lib/texts/text.ts';
import { mentorship } from './client.ts';

export const useUnreadText = textsFor('mentorship-unread', mentorshipUnreadTexts);

/** Milliseconds between two questions while live events do not come through (specification §9). */
export const unreadEvery = 5_000;

/** What waits for the reader: of one application, or of both kinds together. */
export function useUnread(application?: {
  readonly id: string;
  readonly kind: MentorshipRequest['kind'];
}) {
  const queryKey = ['mentorship', 'unread', application?.id ?? 'all'] as const;
  const live = useLiveRefetch(queryKey, ['user'], unreadEvery);
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      if (application) {
        const query = { applicationId: application.id };
        const of = application.kind === 'blue' ? mentorship.unreadBlue : mentorship.unreadOf;
        return (await of({ query }, { signal })).total;
      }
      const both = await Promise.all([
        mentorship.unread({}, { signal }),
        mentorship.unreadBlue({ query: {} }, { signal }),
      ]);
      return both.reduce((sum, { total }) => sum + total, 0);
    },
    ...caches.mentorship,
    ...live,
  });
  return data ?? 0;
}
