import * as z from 'zod/mini';
import { draftStore } from '../../lib/drafts/drafts.ts';
import { CommentDraft, type CommentPlace, useIsBegun } from '../../lib/threads/use-comment-form.ts';
import { useDiscussionOf } from './queries.ts';

const Draft = z.extend(CommentDraft, { section: z.string() });
export type Draft = z.infer<typeof Draft>;

/** Kept for this visit: what is not posted survives another page and a reload. */
export const commentDrafts = draftStore({ name: 'comment', schema: Draft, lives: 'tab' });

interface Written {
  /** The comments that are rewritten or answered; a new thread without either. */
  readonly rewritten?: string | undefined;
  readonly parent?: string | undefined;
  /** What a new thread is about. */
  readonly section?: string | undefined;
}

export function useCommentPlace({ rewritten, parent, section }: Written): CommentPlace {
  const { id, audience } = useDiscussionOf();
  return [id, audience, rewritten, parent, section];
}

export const useIsCommentBegun = (written: Written): boolean =>
  useIsBegun(commentDrafts, useCommentPlace(written));
