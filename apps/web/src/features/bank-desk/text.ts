import { accessTexts } from '@app/messages/access';
import { bankDeskTexts } from '@app/messages/bank-desk';
import { sdgTexts } from '@app/messages/sdg';
import { textsFor } from '../../lib/texts/text.ts';

export const useDeskText = textsFor('bank-desk', bankDeskTexts);

export const useAccessText = textsFor('access', accessTexts);

export const useSdgText = textsFor('sdg', sdgTexts);
