import { accountsTexts } from '@app/messages/accounts';
import { textsFor } from '../../lib/texts/text.ts';

export const useAccountsText = textsFor('accounts', accountsTexts);
