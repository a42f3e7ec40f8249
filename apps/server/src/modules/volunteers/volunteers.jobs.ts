import { volunteerKeptFrom } from '@app/domain/volunteers/volunteer';
import { letterJob } from '../../kit/letters.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { aboutApplication, formFor, titleOf } from '../applications/public.ts';
import { mayMail } from '../network/public.ts';
import { volunteerMail } from './volunteers.mails.tsx';
import { volunteerJobs } from './volunteers.moves.ts';
import { endUnanswered, forgetAbsent, volunteerByToken } from './volunteers.repo.ts';
import { activityOf, namedTo } from './volunteers.view.ts';

const wanted = { invitation: 'invited', certificate: 'attended' } as const;

export const volunteersJobs = (p: Platform): JobHandler[] => [
  ...(['invitation', 'certificate'] as const).map((kind) =>
    letterJob(p, aboutApplication, {
      name: volunteerJobs[kind],
      byHash: volunteerByToken,
      isDue: ({ status }) => status === wanted[kind],
      async write(row, record, { secret }) {
        const { read } = p.db;
        const { invitedBy, email } = row;
        // A certificate is of what they agreed to do, and did.
        const isReached =
          kind === 'certificate' || (await mayMail(read, invitedBy, email, 'mail', p.clock.now()));
        if (!isReached) return undefined;
        return volunteerMail(p.settings, kind, {
          row,
          activity: activityOf(record.draft, row),
          grant: record.call.kind,
          title: titleOf(record),
          bankName: record.bank.name,
          place: formFor(record).about(record.draft).location,
          askedBy: await namedTo(read, row, p.clock.now()),
          secret,
        });
      },
    }),
  ),
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
