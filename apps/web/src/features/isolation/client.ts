import type { isolationApi } from '@app/contracts/isolation/isolation.api';
import { isolationPaths } from '@app/contracts/isolation/isolation.paths';
import { client } from '../../lib/api/client.ts';

export const isolation = client<typeof isolationApi>(isolationPaths);
