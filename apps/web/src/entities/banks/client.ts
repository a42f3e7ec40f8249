import type { banksApi } from '@app/contracts/banks/banks.api';
import { banksPaths } from '@app/contracts/banks/banks.paths';
import { client } from '../../lib/api/client.ts';

export const banks = client<typeof banksApi>(banksPaths);
