import type { callsApi } from '@app/contracts/calls/calls.api';
import { callsPaths } from '@app/contracts/calls/calls.paths';
import { client } from '../../lib/api/client.ts';

export const calls = client<typeof callsApi>(callsPaths);
