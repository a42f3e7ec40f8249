import { giftsTexts } from '@app/messages/gifts';
import { giftsPagesTexts } from '@app/messages/gifts-pages';
import { textsFor } from '../../lib/texts/text.ts';

export const useGiftsText = textsFor('gifts', giftsTexts);
export const useGiftsPagesText = textsFor('gifts-pages', giftsPagesTexts);
