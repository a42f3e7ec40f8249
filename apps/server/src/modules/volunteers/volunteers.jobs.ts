import { volunteerKeptFrom } from '@app/domain/volunteers/volunteer';
import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../accounts/public.ts';
import { findApplication, formFor, titleOf } from '../applications/public.ts';
import { mayMail } from '../network/public.ts';
import { volunteerMail } from './volunteers.mails.tsx';
import { volunteerJobs } from './volunteers.moves.ts';
import { endUnanswered, findVolunteer, forgetAbsent } from './volunteers.repo.ts';
import { activityOf, namedTo } from './volunteers.view.ts';

const Told = z.object({ id: z.string(), secret: z.string() });

const wanted = { invitation: 'invited', certificate: 'attended' } as const;

export const volunteersJobs = (p: Platform): JobHandler[] => [
  ...(['invitation', 'certificate'] as const).map((kind) => ({
    name: volunteerJobs[kind],
    run: async (data: unknown) => {
      const { id, secret } = Told.parse(data);
      const { read } = p.db;
      const row = await findVolunteer(read, id);
      // Sent anew, answered, taken back or erased before this mail was written.
      if (row?.status !== wanted[kind] || row.tokenHash !== tokenHash(secret)) return;
      const record = await findApplication(read, { id: row.applicationId });
      if (!record) return;
      const { invitedBy, email } = row;
      // A certificate is of what they agreed to do, and did.
      const isReached =
        kind === 'certificate' || (await mayMail(read, invitedBy, email, 'mail', p.clock.now()));
      if (!isReached) return;
      await p.mail.send(
        volunteerMail(p.settings, kind, {
          row,
          activity: activityOf(record.working, row),
          title: titleOf(record),
          bankName: record.bank.name,
          place: formFor(record).about(record.working).location,
          askedBy: await namedTo(read, row, p.clock.now()),
          secret,
        }),
      );
    },
  })),
  {
    name: volunteerJobs.sweep,
    schedule: '27 3 * * *',
    run: () =>
      p.db.transaction(async (tx) => {
        const now = p.clock.now();
        await endUnanswered(tx, now);
        await forgetAbsent(tx, volunteerKeptFrom(now));
      }),
  },
];
