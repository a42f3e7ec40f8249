import { useSyncExternalStore } from 'react';
import { useSession } from '../../lib/session/react.ts';
import { createDrafts, type Draft } from './drafts.ts';

const drafts = createDrafts(() => sessionStorage);

/** Tells whether scoring an application was begun and not handed in. */
export function useBegun(): (applicationId: string) => boolean {
  const userId = useSession().profile?.id ?? '';
  useSyncExternalStore(drafts.watch, drafts.stamp, () => 0);
  return (applicationId) => drafts.get(userId, applicationId) !== null;
}

/** The reader's score of an application as far as it is not handed in. */
export function useOwnDraft(applicationId: string) {
  const userId = useSession().profile?.id ?? '';
  const draft = useSyncExternalStore(
    drafts.watch,
    () => drafts.get(userId, applicationId),
    () => null,
  );
  return {
    draft,
    keep: (next: Draft) => drafts.set(userId, applicationId, next),
    drop: () => drafts.drop(userId, applicationId),
  };
}
