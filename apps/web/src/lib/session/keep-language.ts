import type { accountsApi } from '@app/contracts/accounts/accounts.api';
import { accountsPaths } from '@app/contracts/accounts/accounts.paths';
import type { Language } from '@app/messages/catalogue';
import { client } from '../api/client.ts';
import { session } from './browser.ts';

const accounts = client<typeof accountsApi>(accountsPaths);

/** Tells the server in which language to write to the member. */
export async function keepLanguage(language: Language): Promise<void> {
  try {
    await accounts.setLanguage({ body: { language } });
    await session.reload();
  } catch {
    // The choice holds in this browser; mails follow with the next choice.
  }
}
