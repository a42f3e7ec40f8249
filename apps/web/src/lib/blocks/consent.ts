import { useSyncExternalStore } from 'react';
import { browserStore, readStored, storageKeys } from '../drafts/storage.ts';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function follow(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the reader lets pages show videos of YouTube; until then nothing of it is loaded. */
export const useYoutubeAllowed = (): boolean =>
  useSyncExternalStore(
    follow,
    () => readStored('youtube') === 'on',
    () => false,
  );

export function allowYoutube(): void {
  browserStore.set(storageKeys.youtube, 'on');
  tell();
}

export function forbidYoutube(): void {
  browserStore.remove(storageKeys.youtube);
  tell();
}
