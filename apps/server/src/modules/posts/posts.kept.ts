import type { PostMetadata } from '@app/contracts/posts/posts.schemas';

export type KeptMention = Omit<PostMetadata['mentions'][number], 'profileSlug'>;

/** What goes with a post, as it is kept: who somebody is today is looked up when it is read. */
export type KeptMetadata = Omit<PostMetadata, 'mentions' | 'recommendedPerson'> & {
  readonly mentions: readonly KeptMention[];
  readonly recommendedPerson: { readonly userId: string | null; readonly name: string } | null;
};
