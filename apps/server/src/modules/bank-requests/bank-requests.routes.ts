import { bankRequestsApi } from '@app/contracts/bank-requests/bank-requests.api';
import { defineModule } from '../../platform/http/module.ts';
import { bankRequestsJobs } from './bank-requests.jobs.ts';
import { bankRequestMoves } from './bank-requests.moves.ts';
import { createRequest, listOwnRequests, listQueue, moveRequest } from './bank-requests.service.ts';
import { bankRequestsTables } from './bank-requests.tables.ts';

export const bankRequestsModule = defineModule({
  name: 'bankRequests',
  api: bankRequestsApi,
  tables: bankRequestsTables,
  moves: { bankRequest: bankRequestMoves },
  jobs: bankRequestsJobs,
  handlers: (p) => ({
    create: ({ body }, { actor }) => createRequest(p, actor, body),
    mine: (_input, { actor }) => listOwnRequests(p, actor),
    queue: ({ query }, { actor }) => listQueue(p, actor, query),
    move: ({ params, body }, { actor }) => moveRequest(p, actor, params.id, body),
  }),
});
