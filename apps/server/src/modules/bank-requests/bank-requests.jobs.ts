import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { requestReceivedMail } from './bank-requests.mails.tsx';
import { findRequest } from './bank-requests.repo.ts';

export const receivedMailJob = 'mail.bank-request-received';

const ofRequest = z.object({ id: z.string() });

export const bankRequestsJobs = (p: Platform): JobHandler[] => [
  {
    name: receivedMailJob,
    async run(data) {
      const found = await findRequest(p.db.read, ofRequest.parse(data).id);
      if (!found) return;
      const { requesterId } = found.request;
      const member = (await membersByIds(p.db.read, [requesterId])).get(requesterId);
      if (member) await p.mail.send(requestReceivedMail(p.settings, member, found.request));
    },
  },
];
