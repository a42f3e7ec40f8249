import type { CallEditing } from '@app/contracts/calls/call-editing.schemas';
import { begunSections } from '@app/domain/calls/call.missing';
import type { Language } from '@app/messages/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import {
  useLeaveWarning,
  useLookAgain,
  useSaverOfTabs,
} from '../../../lib/autosave/use-autosave.ts';
import { both } from '../../../lib/block-form/words.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import type { Editor } from '../editor-context.tsx';
import { focusSoon } from '../parts/focus.ts';
import { editingKey, historyQuery } from '../queries.ts';
import { flawsOf } from './flaws.ts';
import { createCallSaver } from './saver.ts';

interface Options {
  readonly editing: CallEditing;
  readonly userId: string;
  readonly claim: EditorClaim;
}

/** Saves the call that is open, and hears of what others write in it. */
export function useCallEditor(options: Options): Editor {
  const { editing } = options;
  const { id, status } = editing;
  const queries = useQueryClient();
  const now = useNow();
  const [shown, setShown] = useState<Language>('bhs');
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const visit = (path: string) =>
    setVisited((before) => (before.has(path) ? before : new Set([...before, path])));
  const saver = useSaverOfTabs(`call:${id}`, (onSaved) =>
    createCallSaver({
      ...options,
      onEditing: (fresh) => queries.setQueryData(editingKey(id), fresh),
      onSaved,
    }),
  );
  useLookAgain(saver, [`call:${id}`]);
  useLeaveWarning(saver);
  const view = useSyncExternalStore(saver.subscribe, saver.read);
  const isSaved = view.state === 'saved';
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves and saves make the history longer
  useEffect(() => {
    if (isSaved) void queries.invalidateQueries(historyQuery(id));
  }, [queries, id, status, isSaved, editing.revision]);
  return {
    editing,
    content: view.content,
    saver,
    view,
    flaws: flawsOf(view.content, editing, now),
    begun: begunSections(view.content),
    // Of a text in two languages each is a field.
    shows: (path) => visited.has(path) || both.some((one) => visited.has(`${path}.${one}`)),
    left: visit,
    shown,
    show: setShown,
    go(path) {
      visit(path);
      const language = /\.(bhs|en)$/.exec(path)?.[1] as Language | undefined;
      if (language) setShown(language);
      focusSoon(path, language ?? shown);
    },
  };
}
