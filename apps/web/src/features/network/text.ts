import { networkTexts } from '@app/messages/network';
import { textsFor } from '../../lib/texts/text.ts';

export const useNetworkText = textsFor('network', networkTexts);
