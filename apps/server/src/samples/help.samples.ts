import type { helpApi } from '@app/contracts/help/help.api';
import { leastWritingMs } from '@app/domain/help/contact';
import { formOpenedAt } from '../modules/help/forms.ts';
import { everybody } from './kinds.ts';
import type { Samples } from './sample.ts';

export const helpSamples: Samples<typeof helpApi> = {
  openForm: { may: everybody, changes: false },
  send: {
    may: everybody,
    own: ({ app: { platform } }) => ({
      body: {
        form: formOpenedAt(platform.secret, platform.clock.now().getTime() - leastWritingMs),
        topic: 'else' as const,
        name: 'Hana Zukić',
        email: 'hana@primjer.ba',
        text: 'Kako da nam se banka javi prije roka?',
      },
    }),
  },
};
