import { accountsPaths } from '@app/contracts/accounts/accounts.paths';
import { parseAddress } from '@app/contracts/endpoint';
import { askedAtHeader } from '@app/contracts/page';
import { seenKeeping } from '@app/contracts/site/seen-pages';
import { systemPaths } from '@app/contracts/system/system.paths';
import { type AskParams, firstAsks } from '../../routes/first-asks.ts';
import { rowOf } from '../addresses/route-table.ts';
import { storageKeys } from '../drafts/storage.ts';
import { lockName } from '../session/lock.ts';
import { refreshThreshold } from '../session/tokens.ts';
import { askFirst, type FirstAsking } from './ask-first.ts';
import { keptPages } from './kept-pages.ts';
import { showSeen } from './seen-before.ts';

const pathOf = (address: Parameters<typeof parseAddress>[0]) => parseAddress(address).path;

/**
 * The script that asks a member's page's first questions, and shows what was last seen of it; empty
 * for pages that ask none.
 *
 * @param shown route and parameters of the page.
 * @param build of the web that the page is of.
 */
export function firstScript(
  shown: { readonly route: { readonly id: string }; readonly params: AskParams } | undefined,
  language: string,
  build: string,
): string {
  const row = rowOf(shown?.route.id);
  const asked = row && shown ? firstAsks(row, shown.params) : [];
  if (!row || asked.length === 0) return '';
  const asking: FirstAsking = {
    asked,
    language,
    together: pathOf(systemPaths.together),
    refresh: pathOf(accountsPaths.refresh),
    logout: pathOf(accountsPaths.logout),
    keys: {
      access: storageKeys.accessToken,
      accessAt: storageKeys.accessTokenAt,
      refresh: storageKeys.refreshToken,
      language: storageKeys.language,
    },
    askedAt: askedAtHeader,
    lock: lockName,
    threshold: refreshThreshold,
  };
  const seen = { ...seenKeeping, build, token: storageKeys.accessToken };
  const showing = keptPages.has(row.path) ? `;(${showSeen})(${JSON.stringify(seen)})` : '';
  return `;window.askedFirst=(${askFirst})(${JSON.stringify(asking)})${showing}`;
}
