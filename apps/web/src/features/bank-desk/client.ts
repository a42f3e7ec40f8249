import type { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import type { callEditingApi } from '@app/contracts/calls/call-editing.api';
import { callEditingPaths } from '@app/contracts/calls/call-editing.paths';
import { client } from '../../lib/api/client.ts';

export const bankDesk = client<typeof bankDeskApi>(bankDeskPaths);

export const staffCalls = client<typeof callEditingApi>(callEditingPaths);
