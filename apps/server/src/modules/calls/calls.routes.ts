import { callsApi } from '@app/contracts/calls/calls.api';
import { defineModule } from '../../platform/http/module.ts';
import { callsPersonalData } from './calls.personal-data.ts';
import { countOpenCalls } from './calls.repo.ts';
import { createCallsService } from './calls.service.ts';

const publicAnswer = ['cache-control', 'public, max-age=0, must-revalidate'] as const;

export const callsModule = defineModule({
  name: 'calls',
  api: callsApi,
  personalData: () => callsPersonalData,
  provides: { countOpenCalls },
  handlers: (platform) => {
    const calls = createCallsService(platform);
    return {
      list: async ({ query }, context) => {
        context.header(...publicAnswer);
        return calls.list(query);
      },
      detail: async ({ params }, context) => {
        context.header(...publicAnswer);
        return calls.detail(params.slug);
      },
    };
  },
});
