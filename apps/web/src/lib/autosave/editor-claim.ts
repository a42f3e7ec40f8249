import { useEffect, useState } from 'react';
import { tabStore } from '../drafts/storage.ts';
import { newId } from '../new-id.ts';
import { editorsWithUnsaved, unsavedChanges } from './unsaved-store.ts';

/** The right to write under an editor's name, which no other tab has at the same time. */
export interface EditorClaim {
  readonly editor: string;
  /** Editors that left unsaved changes behind and are open nowhere any more. */
  readonly gone: readonly string[];
}

/** A reload hands the name over once the old page is gone; this long that may take. */
const handOver = 60;
const handOverTries = 6;

const lockName = (kind: string, editor: string) => `${kind}-editor:${editor}`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Takes a name for as long as nobody lets go of it; null if another tab has it. */
function take(lock: string): Promise<(() => void) | null> {
  // Web Locks exist on secure pages only; elsewhere a tab trusts its own storage.
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(lock, { ifAvailable: true }, (taken) => {
      if (!taken) return resolve(null);
      return new Promise<void>((letGo) => resolve(() => letGo()));
    });
  });
}

/** A tab keeps its name across reloads; a copied tab finds it taken and gets its own. */
async function takeOwn(kind: string, key: string): Promise<{ editor: string; letGo: () => void }> {
  const known = tabStore.get(key);
  for (let tries = 0; known && tries < handOverTries; tries += 1) {
    const letGo = await take(lockName(kind, known));
    if (letGo) return { editor: known, letGo };
    await pause(handOver);
  }
  const editor = newId();
  // A tab without storage gets a new name at every reload.
  tabStore.set(key, editor);
  return { editor, letGo: (await take(lockName(kind, editor))) ?? (() => undefined) };
}

async function openEditors(): Promise<ReadonlySet<string>> {
  if (!navigator.locks) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name ?? ''));
}

/**
 * The editor that this tab is for a record; null until it is known.
 *
 * @param kind of the record, as in `unsavedChanges`.
 */
export function useEditorClaim(kind: string, userId: string, recordId: string): EditorClaim | null {
  const [claim, setClaim] = useState<EditorClaim | null>(null);
  useEffect(() => {
    let over = false;
    let letGo: () => void = () => undefined;
    const claimIt = async () => {
      const own = await takeOwn(kind, `${kind}-editor:${recordId}`);
      letGo = own.letGo;
      if (over) return letGo();
      const open = await openEditors();
      const left = editorsWithUnsaved(unsavedChanges(kind), { userId, recordId });
      const gone = left.filter((name) => !open.has(lockName(kind, name)));
      if (!over) setClaim({ editor: own.editor, gone });
    };
    void claimIt();
    return () => {
      over = true;
      setClaim(null);
      letGo();
    };
  }, [kind, userId, recordId]);
  return claim;
}
