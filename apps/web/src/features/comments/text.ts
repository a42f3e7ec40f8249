import { commentsTexts } from '@app/messages/comments';
import { textsFor } from '../../lib/texts/text.ts';

export const useCommentsText = textsFor('comments', commentsTexts);
