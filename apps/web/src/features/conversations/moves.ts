import { useActions } from '../../kit/action/use-action.ts';
import { conversations } from './client.ts';
import { useRefresh, useTakeOut } from './queries.ts';
import { useConversationsText } from './text.ts';

/** What a member does with a conversation as a whole. */
export function useMove(id: string) {
  const t = useConversationsText();
  const takeOut = useTakeOut();
  const params = { id };
  const { busy, run } = useActions({ onSettled: useRefresh() });
  const move = (event: 'accept' | 'decline' | 'leave') =>
    conversations.move({ params, body: { event } });
  const archive = (isArchived: boolean): Promise<boolean> =>
    run({
      send: () => conversations.choose({ params, body: { isArchived } }),
      done: {
        title: t(isArchived ? 'putAwayDone' : 'takenBack'),
        ...(isArchived && { undo: { label: t('undo'), run: () => archive(false) } }),
      },
    });
  return {
    busy,
    accept: (onSuccess: () => void) => run({ send: () => move('accept'), onSuccess }),
    decline: (done: () => void) =>
      run({
        send: () => move('decline'),
        done: t('refused'),
        onSuccess: () => {
          takeOut(id);
          done();
        },
      }),
    leave: (close: () => void) => {
      // What lies open would ask for messages that are not the reader's any more.
      close();
      return run({ send: () => move('leave'), done: t('leftNow') });
    },
    mute: (isMuted: boolean) =>
      run({
        send: () => conversations.choose({ params, body: { isMuted } }),
        done: t(isMuted ? 'muted' : 'unmuted'),
      }),
    archive,
  };
}
