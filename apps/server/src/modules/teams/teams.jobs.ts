import { LanguageCode } from '@app/contracts/common.schemas';
import { consentKeptFrom } from '@app/domain/teams/guardian-consent';
import { z } from 'zod';
import { letterJob } from '../../kit/letters.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { aboutApplication, findApplication, titleOf } from '../applications/public.ts';
import { mayMail } from '../network/public.ts';
import { deliverInvitation, inviteJobs, mailInvitation } from './delivery.service.ts';
import { guardianMail } from './guardians.mails.tsx';
import { consentByHash, endUnanswered, forgetEnded } from './guardians.repo.ts';
import { tell } from './teams.tell.ts';

/** Mails to guardians, and what becomes of requests that nobody answered. */
export const consentJobs = {
  request: 'mail.guardian-request',
  confirmation: 'mail.guardian-confirmation',
  sweep: 'teams.consents',
} as const;

const Job = z.object({ id: z.string(), code: z.string() });
const ToGuardian = z.object({ secret: z.string(), language: LanguageCode });

export const teamsJobs = (p: Platform): JobHandler[] => [
  { name: inviteJobs.deliver, run: (data) => deliverInvitation(p, Job.parse(data)) },
  { name: inviteJobs.mail, run: (data) => mailInvitation(p, Job.parse(data)) },
  ...(['request', 'confirmation'] as const).map((kind) =>
    letterJob(p, aboutApplication, {
      name: consentJobs[kind],
      byHash: consentByHash,
      isDue: ({ status }) => status === (kind === 'request' ? 'pending' : 'agreed'),
      async write({ userId, guardianEmail: email, expiresAt }, record, sent) {
        const { read } = p.db;
        const { secret, language } = ToGuardian.parse(sent);
        const member = (await membersByIds(read, [userId])).get(userId);
        if (!member || !email) return undefined;
        if (!(await mayMail(read, userId, email, 'guard', p.clock.now()))) return undefined;
        return guardianMail(p.settings, kind, {
          email,
          language,
          grant: record.call.kind,
          member,
          title: titleOf(record),
          bankName: record.bank.name,
          expiresAt,
          secret,
        });
      },
    }),
  ),
  {
    name: consentJobs.sweep,
    schedule: '47 3 * * *',
    run: async () => {
      const now = p.clock.now();
      await p.db.transaction(async (tx) => {
        for (const { applicationId, userId } of await endUnanswered(tx, now)) {
          const record = await findApplication(tx, { id: applicationId });
          if (!record) continue;
          await tell(p, tx, record, {
            userIds: [userId],
            type: 'team_activity',
            text: 'consentExpired',
          });
        }
        await forgetEnded(tx, consentKeptFrom(now));
      });
    },
  },
];
