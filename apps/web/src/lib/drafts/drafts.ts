import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { draftKey } from './draft-key.ts';
import { type BrowserStore, browserStore, tabStore } from './storage.ts';

export interface DraftStore<T> {
  /** @returns null where nothing is kept, or nothing that can be read. */
  read(slot: string): T | null;
  /** @returns whether it outlives a reload; if not it is kept while the page is open. */
  keep(slot: string, draft: T): boolean;
  drop(slot: string): void;
  /** Slots with this beginning in which something is kept. */
  slots(beginning: string): string[];
  watch(watcher: () => void): () => void;
  /** Differs after each change made here. */
  version(): number;
}

interface DraftOptions<T> {
  /** Begins the keys in the storage: `<name>:<slot>`. */
  readonly name: string;
  /** What a draft must be; it may fill in what an older page did not keep. */
  readonly schema: z.ZodMiniType<T>;
  /** `tab`: ends with the tab. `device`: stays until it is dropped. */
  readonly lives: 'tab' | 'device';
}

/** Tells of what another tab of the browser keeps; nobody does while a page is rendered. */
const inOtherTabs = typeof window === 'undefined' ? undefined : window;

const areas = { tab: tabStore, device: browserStore };

/** Once, at the top of a module that is loaded when needed: no public page carries it. */
export function draftStore<T>(
  { name, schema, lives }: DraftOptions<T>,
  store: BrowserStore = areas[lives],
): DraftStore<T> {
  const watchers = new Set<() => void>();
  /** What was read last, so that the same text is the same draft. */
  const known = new Map<string, { readonly text: string; readonly draft: T | null }>();
  let version = 0;
  const keyOf = (slot: string) => draftKey(name, slot);
  const changed = () => {
    version += 1;
    for (const watcher of watchers) watcher();
  };
  const hear = ({ key }: StorageEvent) => {
    if (key?.startsWith(keyOf(''))) changed();
  };
  return {
    read(slot) {
      const text = store.get(keyOf(slot));
      if (text === null) return null;
      const before = known.get(slot);
      if (before?.text === text) return before.draft;
      const draft = parse(schema, text);
      known.set(slot, { text, draft });
      return draft;
    },
    keep(slot, draft) {
      const safe = store.set(keyOf(slot), JSON.stringify(draft));
      changed();
      return safe;
    },
    drop(slot) {
      store.remove(keyOf(slot));
      known.delete(slot);
      changed();
    },
    slots: (beginning) =>
      store
        .keys()
        .filter((key) => key.startsWith(keyOf(beginning)))
        .map((key) => key.slice(keyOf('').length)),
    watch(watcher) {
      if (watchers.size === 0) inOtherTabs?.addEventListener('storage', hear);
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) inOtherTabs?.removeEventListener('storage', hear);
      };
    },
    version: () => version,
  };
}

function parse<T>(schema: z.ZodMiniType<T>, text: string): T | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function useDrafts<T>(drafts: DraftStore<T>): DraftStore<T> {
  useSyncExternalStore(drafts.watch, drafts.version, () => 0);
  return drafts;
}
