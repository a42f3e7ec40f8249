import { accountsTexts } from '@app/messages/accounts';
import { textsFor } from '../../lib/text.ts';

export const useAccountsText = textsFor('accounts', accountsTexts);
