import { ContactMessage } from '@app/contracts/help/help.schemas';
import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { openModerators } from '../accounts/public.ts';
import { messageMail } from './help.mails.tsx';

export const messageMailJob = 'mail.help-message';

/** The words stand in the job and nowhere else: once it is done, the mails alone hold them. */
const Message = z.object({
  to: z.string(),
  language: z.enum(['bhs', 'en']),
  message: ContactMessage.omit({ form: true }),
});

export const helpJobs = (p: Platform): JobHandler[] => [
  {
    name: messageMailJob,
    async run(data) {
      const { to, language, message } = Message.parse(data);
      const reader = (await openModerators(p.db.read)).find(({ id }) => id === to);
      if (reader) await p.mail.send(messageMail(p.settings, reader, message, language));
    },
  },
];
