import type { ApplicationDraft } from '@app/contracts/applications/applications.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AutosaveView } from './autosave/autosave.ts';
import type { Content } from './content.ts';
import type { EditorClaim } from './editor-claim.ts';
import { createSaver, type Saver } from './saver.ts';

/** How often a team's screen looks what the others wrote, in milliseconds. */
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
  useWaking(saver, draft);
  useRetryWhenOpened(saver, draft);
  useLeaveWarning(saver);
  return { saver, view: useSyncExternalStore(saver.subscribe, saver.read) };
}

/** Looks again when the connection or the reader comes back, and now and then in a team. */
function useWaking(saver: Saver, { members, abilities }: ApplicationDraft): void {
  const alone = members.length < 2 && abilities.canSubmit;
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') void saver.refresh();
    };
    const timer = alone ? 0 : window.setInterval(wake, lookEvery);
    addEventListener('online', wake);
    addEventListener('focus', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      removeEventListener('online', wake);
      removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [saver, alone]);
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
