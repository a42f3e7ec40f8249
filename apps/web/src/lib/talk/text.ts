import { talkTexts } from '@app/messages/talk';
import { textsFor } from '../texts/text.ts';

export const useTalkText = textsFor('talk', talkTexts);
