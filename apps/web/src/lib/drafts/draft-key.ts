import { useSyncExternalStore } from 'react';
import { browserStore } from './storage.ts';

/** Under what the storage keeps a draft. */
export const draftKey = (name: string, slot: string): string => `${name}:${slot}`;

function onStorage(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/**
 * Whether this device keeps a draft, without what reads it; looked at anew with each rendering and
 * when another tab changes something.
 */
export const useHasDraft = (name: string, slot: string): boolean =>
  useSyncExternalStore(
    onStorage,
    () => browserStore.get(draftKey(name, slot)) !== null,
    () => false,
  );
