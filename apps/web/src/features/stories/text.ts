import { storiesTexts } from '@app/messages/stories';
import { textsFor } from '../../lib/texts/text.ts';

export const useStoriesText = textsFor('stories', storiesTexts);
