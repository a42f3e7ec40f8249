import { useState } from 'react';
import { useLanguage } from '../../lib/texts/language.tsx';
import { errorText } from '../../lib/texts/text.ts';
import { toast } from '../../lib/toast.ts';
import { conversations } from './client.ts';
import { useRefresh, useTakeOut } from './queries.ts';
import { useConversationsText } from './text.ts';

/** What a member does with a conversation as a whole. */
export function useMove(id: string) {
  const t = useConversationsText();
  const { language } = useLanguage();
  const refresh = useRefresh();
  const takeOut = useTakeOut();
  const [busy, setBusy] = useState(false);
  const params = { id };
  const run = async (act: () => Promise<unknown>, done?: () => void) => {
    setBusy(true);
    try {
      await act();
      done?.();
    } catch (error) {
      toast({ title: errorText(error, language), tone: 'bad' });
    }
    setBusy(false);
    await refresh();
  };
  const move = (event: 'accept' | 'decline' | 'leave') =>
    conversations.move({ params, body: { event } });
  const archive = (isArchived: boolean) =>
    run(
      () => conversations.choose({ params, body: { isArchived } }),
      () =>
        toast({
          title: t(isArchived ? 'putAwayDone' : 'takenBack'),
          tone: 'ok',
          ...(isArchived && {
            action: { label: t('undo'), onAction: () => void archive(false) },
          }),
        }),
    );
  return {
    busy,
    accept: (done: () => void) => run(() => move('accept'), done),
    decline: (done: () => void) =>
      run(
        () => move('decline'),
        () => {
          takeOut(id);
          toast({ title: t('refused'), tone: 'ok' });
          done();
        },
      ),
    leave: (close: () => void) => {
      // What lies open would ask for messages that are not the reader's any more.
      close();
      return run(
        () => move('leave'),
        () => toast({ title: t('leftNow'), tone: 'ok' }),
      );
    },
    mute: (isMuted: boolean) =>
      run(
        () => conversations.choose({ params, body: { isMuted } }),
        () => toast({ title: t(isMuted ? 'muted' : 'unmuted'), tone: 'ok' }),
      ),
    archive,
  };
}
