import { commentsTexts } from '@app/messages/comments';
import { textsFor } from '../../lib/text.ts';

export const useCommentsText = textsFor('comments', commentsTexts);
