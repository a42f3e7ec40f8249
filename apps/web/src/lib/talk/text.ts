import { talkTexts } from '@app/messages/talk';
import { textsFor } from '../text.ts';

export const useTalkText = textsFor('talk', talkTexts);
