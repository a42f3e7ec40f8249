import type { bankRequestsApi } from '@app/contracts/bank-requests/bank-requests.api';
import { bankRequestsPaths } from '@app/contracts/bank-requests/bank-requests.paths';
import { client } from '../../lib/api/client.ts';

export const bankRequests = client<typeof bankRequestsApi>(bankRequestsPaths);
