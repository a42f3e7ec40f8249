import { useEffect, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { tabStore } from '../../../lib/storage.ts';
import { editorsWithUnsaved, unsavedChanges } from './autosave/unsaved-store.ts';

/** The right to write under an editor's name, which no other tab has at the same time. */
export interface EditorClaim {
  readonly editor: string;
  /** Editors that left unsaved changes behind and are open nowhere any more. */
  readonly gone: readonly string[];
}

/** A reload hands the name over once the old page is gone; this long that may take. */
const handOver = 60;
const handOverTries = 6;

const lockName = (editor: string) => `canvas-editor:${editor}`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Takes a name for as long as nobody lets go of it; null if another tab has it. */
function take(editor: string): Promise<(() => void) | null> {
  // Web Locks exist on secure pages only; elsewhere a tab trusts its own storage.
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(lockName(editor), { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((letGo) => resolve(() => letGo()));
    });
  });
}

/** A tab keeps its name across reloads; a copied tab finds it taken and gets its own. */
async function takeOwn(key: string): Promise<{ editor: string; letGo: () => void }> {
  const known = tabStore.get(key);
  for (let tries = 0; known && tries < handOverTries; tries += 1) {
    const letGo = await take(known);
    if (letGo) return { editor: known, letGo };
    await pause(handOver);
  }
  const editor = newId();
  // A tab without storage gets a new name at every reload.
  tabStore.set(key, editor);
  return { editor, letGo: (await take(editor)) ?? (() => undefined) };
}

async function openEditors(): Promise<ReadonlySet<string>> {
  if (!navigator.locks) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name ?? ''));
}

/** The editor that this tab is for an application; null until it is known. */
export function useEditorClaim(userId: string, applicationId: string): EditorClaim | null {
  const [claim, setClaim] = useState<EditorClaim | null>(null);
  useEffect(() => {
    let over = false;
    let letGo: () => void = () => undefined;
    const claimIt = async () => {
      const own = await takeOwn(`canvas-editor:${applicationId}`);
      letGo = own.letGo;
      if (over) return letGo();
      const open = await openEditors();
      const left = editorsWithUnsaved(unsavedChanges(), { userId, applicationId });
      const gone = left.filter((name) => !open.has(lockName(name)));
      if (!over) setClaim({ editor: own.editor, gone });
    };
    void claimIt();
    return () => {
      over = true;
      setClaim(null);
      letGo();
    };
  }, [userId, applicationId]);
  return claim;
}
