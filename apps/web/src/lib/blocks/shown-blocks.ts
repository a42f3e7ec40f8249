import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { EditablePage } from '@app/domain/content/pages';
import { useSyncExternalStore } from 'react';

interface Draft {
  readonly page: EditablePage;
  readonly blocks: readonly PageBlock[];
}

const listeners = new Set<() => void>();
let draft: Draft | null = null;

/** Shows an admin the blocks of a page as they are being written; null: as everybody sees them. */
export function showBlocks(next: Draft | null): void {
  draft = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The blocks of a page: those that are published, or the draft while an admin edits it. */
export function usePageBlocks(
  page: EditablePage,
  published: readonly PageBlock[],
): readonly PageBlock[] {
  const shown = useSyncExternalStore(
    subscribe,
    () => draft,
    () => null,
  );
  return shown?.page === page ? shown.blocks : published;
}
