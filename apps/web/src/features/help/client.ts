import type { helpApi } from '@app/contracts/help/help.api';
import { helpPaths } from '@app/contracts/help/help.paths';
import { client } from '../../lib/api/client.ts';

export const help = client<typeof helpApi>(helpPaths);
