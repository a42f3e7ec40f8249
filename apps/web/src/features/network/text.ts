import { networkTexts } from '@app/messages/network';
import { textsFor } from '../../lib/text.ts';

export const useNetworkText = textsFor('network', networkTexts);
