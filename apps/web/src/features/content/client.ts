import type { contentApi } from '@app/contracts/content/content.api';
import { contentPaths } from '@app/contracts/content/content.paths';
import { client } from '../../lib/api/client.ts';

export const content = client<typeof contentApi>(contentPaths);
