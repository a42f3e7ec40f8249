import type { agreementsApi } from '@app/contracts/agreements/agreements.api';
import { agreementsPaths } from '@app/contracts/agreements/agreements.paths';
import { client } from '../../lib/api/client.ts';

export const agreements = client<typeof agreementsApi>(agreementsPaths);
