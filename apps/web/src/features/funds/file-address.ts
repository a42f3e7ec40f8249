import type { SheetFormat } from '@app/contracts/common.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { fundsPaths } from '@app/contracts/funds/funds.paths';
import type { Language } from '@app/messages/catalogue';
import { urlOf } from '../../lib/api/client.ts';

/** Addresses of files about the money of a bank, for links. */
export const grantsAddress = (slug: string): string =>
  urlOf(parseAddress(fundsPaths.grants).path, { params: { slug } });

export const ledgerAddress = (slug: string, format: SheetFormat, language: Language): string =>
  urlOf(parseAddress(fundsPaths.ledgerFile).path, {
    params: { slug, format },
    query: { language },
  });
