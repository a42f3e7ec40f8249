import type { PostMetadata } from '@app/contracts/posts/posts.schemas';

export type StoredMention = Omit<PostMetadata['mentions'][number], 'profileSlug'>;

/** What goes with a post, as it is kept: who somebody is today is looked up when it is read. */
export type StoredMetadata = Omit<PostMetadata, 'mentions' | 'recommendedPerson'> & {
  readonly mentions: readonly StoredMention[];
  readonly recommendedPerson: { readonly userId: string | null; readonly name: string } | null;
};
