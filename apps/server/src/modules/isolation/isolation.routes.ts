import { isolationApi } from '@app/contracts/isolation/isolation.api';
import { defineModule } from '../../platform/http/module.ts';
import { createIsolationTest } from './isolation.service.ts';

export const isolationModule = defineModule({
  name: 'isolation',
  api: isolationApi,
  setup: createIsolationTest,
  handlers: (_platform, test) => ({
    test: (_, { actor }) => test(actor),
  }),
});
