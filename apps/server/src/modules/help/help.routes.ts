import { helpApi } from '@app/contracts/help/help.api';
import { defineModule } from '../../platform/http/module.ts';
import { formOpenedAt } from './forms.ts';
import { helpJobs } from './help.jobs.ts';
import { sendMessage } from './help.service.ts';

export const helpModule = defineModule({
  name: 'help',
  api: helpApi,
  jobs: helpJobs,
  handlers: (p) => ({
    openForm: async () => ({ form: formOpenedAt(p.secret, p.clock.now().getTime()) }),
    send: ({ body }, { language }) => sendMessage(p, body, language),
  }),
});
