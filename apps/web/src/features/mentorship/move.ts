import type { MentorshipRequest, StatusChange } from '@app/contracts/mentorship/mentorship.schemas';
import { useAction } from '../../kit/action/use-action.ts';
import { mentorship } from './client.ts';
import { useRefresh } from './queries.ts';
import { useMentorshipText } from './text.ts';

/** Sets status, priority or tags of a request; what others did meanwhile is told, and shown. */
export function useMove({ id }: Pick<MentorshipRequest, 'id'>) {
  const t = useMentorshipText();
  return useAction({
    send: ({ body }: { readonly body: StatusChange; readonly done?: string }) =>
      mentorship.setStatus({ params: { id }, body }),
    done: (_answer, { done }) => done,
    failed: ({ body }) =>
      t(body.tags ? 'tagsFailed' : body.priority ? 'priorityFailed' : 'statusFailed'),
    onSettled: useRefresh(),
  });
}
