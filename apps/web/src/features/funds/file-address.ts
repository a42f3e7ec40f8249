import { parseAddress } from '@app/contracts/endpoint';
import { fundsPaths } from '@app/contracts/funds/funds.paths';

/** Address of a file about the money of a bank, for links. */
export const fileAddress = (file: 'ledgerFile' | 'grants', bankSlug: string): string =>
  parseAddress(fundsPaths[file]).path.replace(':slug', encodeURIComponent(bankSlug));
