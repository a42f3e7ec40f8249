import type { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import { client } from '../../lib/api/client.ts';

export const bankDesk = client<typeof bankDeskApi>(bankDeskPaths);
