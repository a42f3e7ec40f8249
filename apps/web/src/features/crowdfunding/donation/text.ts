import { donationTexts } from '@app/messages/donation';
import { type TextOf, textsFor } from '../../../lib/texts/text.ts';

export const useDonationText = textsFor('donation', donationTexts);
export type DonationText = TextOf<typeof donationTexts>;
