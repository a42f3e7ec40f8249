import * as z from 'zod/mini';
import { draftStore } from '../../lib/drafts.ts';
import { useSession } from '../../lib/session/session.ts';
import { useDiscussionOf } from './queries.ts';

const draft = z.object({ comment: z.string(), section: z.string() });
type Draft = z.infer<typeof draft>;

/** Kept for this visit: what is not posted survives another page and a reload. */
const drafts = draftStore({ name: 'comment', schema: draft, lives: 'tab' });

/** @param place within the discussion: what is answered, rewritten, or begun anew. */
export function useCommentDraft(place: string) {
  const { id, audience } = useDiscussionOf();
  const slot = `${useSession().profile?.id ?? ''}:${id}:${audience}:${place}`;
  const drop = () => drafts.drop(slot);
  return {
    read: () => drafts.read(slot),
    keep: (next: Draft) => void (next.comment.trim() === '' ? drop() : drafts.keep(slot, next)),
    drop,
  };
}

export const answerTo = (commentId: string) => `answer-${commentId}`;
export const rewritingOf = (commentId: string) => `edit-${commentId}`;
