import type { ApplicationDraft } from '@app/contracts/applications/applications.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLive, useLiveInterval } from '../../../lib/live.ts';
import type { AutosaveView } from './autosave/autosave.ts';
import type { Content } from './content.ts';
import type { EditorClaim } from './editor-claim.ts';
import { createSaver, type Saver } from './saver.ts';

/** How often a team's screen looks what the others wrote while no live events come, in ms. */
const lookEvery = 20_000;

export const draftKey = (id: string) => ['applications', 'draft', id] as const;

interface SaverOptions {
  readonly draft: ApplicationDraft;
  readonly userId: string;
  readonly claim: EditorClaim;
}

/** Saves the application that is open, and hears of what others write in it. */
export function useSaver(options: SaverOptions): { saver: Saver; view: AutosaveView<Content> } {
  const { draft } = options;
  const queries = useQueryClient();
  const [tabs] = useState(() => new BroadcastChannel(`application:${draft.id}`));
  const [saver] = useState(() =>
    createSaver({
      ...options,
      onDraft: (fresh) => queries.setQueryData(draftKey(fresh.id), fresh),
      onSaved: () => tabs.postMessage('saved'),
    }),
  );
  useEffect(() => {
    tabs.onmessage = () => void saver.refresh();
    return () => {
      saver.stop();
      tabs.onmessage = null;
    };
  }, [saver, tabs]);
  useRefreshOnReturn(saver, draft);
  useRetryWhenOpened(saver, draft);
  useLeaveWarning(saver);
  return { saver, view: useSyncExternalStore(saver.subscribe, saver.read) };
}

/** Looks again when the connection or the reader comes back, and when others write in a team. */
function useRefreshOnReturn(saver: Saver, { id, members, abilities }: ApplicationDraft): void {
  const others = members.length > 1 || !abilities.canSubmit;
  const wake = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void saver.refresh();
  });
  useLive(others ? [`application:${id}`] : [], () => wake());
  const every = useLiveInterval(lookEvery);
  useEffect(() => {
    const timer = others && every ? window.setInterval(() => wake(), every) : 0;
    const back = () => wake();
    addEventListener('online', back);
    addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      removeEventListener('online', back);
      removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [others, every]);
}

/** What was refused while a section was closed is tried again once it is open. */
function useRetryWhenOpened(saver: Saver, { status, openSections }: ApplicationDraft): void {
  const open = `${status} ${openSections?.join() ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is the trigger
  useEffect(() => {
    if (saver.read().refused.size > 0) void saver.retry();
  }, [saver, open]);
}

/** Asks before closing only when something would really be lost. */
function useLeaveWarning(saver: Saver): void {
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (saver.read().atRisk) event.preventDefault();
    };
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, [saver]);
}
