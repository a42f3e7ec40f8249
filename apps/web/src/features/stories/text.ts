import { storiesTexts } from '@app/messages/stories';
import { textsFor } from '../../lib/text.ts';

export const useStoriesText = textsFor('stories', storiesTexts);
