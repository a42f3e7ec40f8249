import type { ApplicationDraft } from '@app/contracts/applications/applications.schemas';
import type { AnyForm } from '@app/domain/applications/form/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { AutosaveView } from '../../../lib/autosave/autosave.ts';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import {
  useLeaveWarning,
  useLookAgain,
  useSaverOfTabs,
} from '../../../lib/autosave/use-autosave.ts';
import type { Content } from './content.ts';
import { createSaver, type Saver } from './saver.ts';

export const draftKey = (id: string) => ['applications', 'draft', id] as const;

interface SaverOptions {
  readonly draft: ApplicationDraft;
  readonly form: AnyForm;
  readonly userId: string;
  readonly claim: EditorClaim;
}

/**
 * Saves the application that is open, and hears of what others write in it.
 *
 * @param company whether somebody else has it open.
 */
export function useSaver(
  options: SaverOptions,
  company: boolean,
): { saver: Saver; view: AutosaveView<Content> } {
  const { draft } = options;
  const queries = useQueryClient();
  const saver = useSaverOfTabs(`application:${draft.id}`, (onSaved) =>
    createSaver({
      ...options,
      onDraft: (fresh) => queries.setQueryData(draftKey(fresh.id), fresh),
      onSaved,
    }),
  );
  const others = company || draft.members.length > 1 || !draft.abilities.canSubmit;
  // Alone, too, one hears what changes around the text: an age that was said, a guardian's answer.
  const around = `application:${draft.id}` as const;
  useLookAgain(saver, others ? [around, `written:${draft.id}`] : [around]);
  useRetryWhenOpened(saver, draft);
  useLookWhenOver(saver, draft);
  useLeaveWarning(saver);
  return { saver, view: useSyncExternalStore(saver.subscribe, saver.read) };
}

/** Longer than this no timer waits. */
const longest = 2 ** 31 - 1;
/** A device whose clock is a little fast must not ask before the end. */
const grace = 2_000;

/** Whoever writes when the time of the call ends is told, and keeps what is written. */
function useLookWhenOver(saver: Saver, { call: { closesAt } }: ApplicationDraft): void {
  useEffect(() => {
    const left = Date.parse(closesAt) - Date.now() + grace;
    if (left <= 0 || left > longest) return undefined;
    const timer = setTimeout(() => void saver.refresh(), left);
    return () => clearTimeout(timer);
  }, [saver, closesAt]);
}

/** What was refused while a section was closed is tried again once it is open. */
function useRetryWhenOpened(saver: Saver, { status, openSections }: ApplicationDraft): void {
  const open = `${status} ${openSections?.join() ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is the trigger
  useEffect(() => {
    if (saver.read().refused.size > 0) void saver.retry();
  }, [saver, open]);
}
