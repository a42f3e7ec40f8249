import { postsTexts } from '@app/messages/posts';
import { postsComposerTexts } from '@app/messages/posts-composer';
import { textsFor } from '../../lib/texts/text.ts';

export const usePostsText = textsFor('posts', postsTexts);
export const useComposerText = textsFor('posts-composer', postsComposerTexts);
