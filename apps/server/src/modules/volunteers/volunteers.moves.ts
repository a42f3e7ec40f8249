import { pages } from '@app/contracts/pages';
import { hasBegun, volunteerStatus } from '@app/domain/volunteers/volunteer';
import {
  type VolunteerActor,
  type VolunteerEvent,
  volunteerMachine,
} from '@app/domain/volunteers/volunteer.machine';
import type { NotificationText } from '@app/messages/notifications';
import { type CodeOf, type LifecycleOf, runMove } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { findByEmail } from '../accounts/public.ts';
import { titleOf, type WrittenApplication } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import { updateVolunteer, type VolunteerRow } from './volunteers.repo.ts';
import { activityOf } from './volunteers.view.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly volunteer: CodeOf<typeof volunteerMachine, VolunteerMoving>;
  }
}

interface VolunteerMoving {
  /** The application is held. */
  readonly record: WrittenApplication;
  /** As it stands afterwards; while its guards are tried, as it stood. */
  readonly row: VolunteerRow;
  /** Of the volunteer's address; empty where it is not known. */
  readonly secret: string;
  /** What else is kept of it. */
  readonly change: Partial<VolunteerRow>;
}

export const volunteerJobs = {
  invitation: 'mail.volunteer-invitation',
  certificate: 'mail.volunteer-certificate',
  sweep: 'volunteers.ended',
} as const;

const noticeTexts: Partial<Record<VolunteerEvent, NotificationText>> = {
  confirm: 'volunteerComesTeam',
  decline: 'volunteerStaysTeam',
};

export const volunteerMoves = {
  volunteer: {
    guards: {
      inTime: (_tx, { row, at }) => (row.expiresAt > at ? undefined : fail('WRONG_STATUS')),
      begun: (_tx, { record, row, at }) =>
        hasBegun(activityOf(record.draft, row), at) ? undefined : fail('WRONG_STATUS'),
    },
    effects: {
      mailInvitation: (p, tx, { row: { id }, secret }) =>
        p.jobs.put(tx, volunteerJobs.invitation, { id, secret }),
      mailCertificate: (p, tx, { row: { id }, secret }) =>
        p.jobs.put(tx, volunteerJobs.certificate, { id, secret }),
      async tellVolunteer(p, tx, { record, row, event }) {
        const member = await findByEmail(tx, row.email);
        if (!member) return;
        await notify(tx, p, {
          userIds: [member.id],
          type: 'invitation_response',
          text: event === 'accept' ? 'volunteerTaken' : 'volunteerNotTaken',
          values: { title: titleOf(record), what: row.activity },
          actionUrl: pages.zone({ hash: 'volontiranje' }),
        });
      },
      async tellTeam(p, tx, { record, row, event }) {
        const text = noticeTexts[event];
        if (!text) return;
        await notify(tx, p, {
          userIds: record.memberIds,
          type: 'team_activity',
          text,
          values: { title: titleOf(record), who: row.name, what: row.activity },
          actionUrl: pages.project({ slug: record.application.slug, dio: 'aktivnosti' }),
        });
      },
    },
  },
} satisfies SomeMoves;

const lifecycle: LifecycleOf<typeof volunteerMachine, VolunteerMoving> = {
  table: volunteerMachine,
  code: ({ volunteer }) => volunteer,
  async write(_p, tx, { row, change, to }) {
    const changed = { ...change, status: to };
    await updateVolunteer(tx, row.id, changed);
    return { row: { ...row, ...changed } };
  },
  audit: ({ row, event }) => ({
    action: `volunteer.${event}`,
    subject: row.applicationId,
    details: { volunteer: row.id },
  }),
  signals: ({ row }) => [`application:${row.applicationId}`],
  refusal: () => fail('WRONG_STATUS'),
};

interface Move {
  readonly record: WrittenApplication;
  readonly row: VolunteerRow;
  readonly event: VolunteerEvent;
  readonly by: VolunteerActor;
  /** Whose account; null for volunteers. */
  readonly actorId: string | null;
  readonly at: Date;
  readonly secret?: string;
  readonly change?: Partial<VolunteerRow>;
}

/** Moves somebody by the table, in the transaction that holds their application. */
export async function moveVolunteer(
  p: Platform,
  tx: Tx,
  { record, row, event, by, actorId, at, secret = '', change = {} }: Move,
): Promise<VolunteerRow | Failure> {
  const request = { state: volunteerStatus(row, at), event, actors: [by], actorId, at };
  const done = await runMove(p, tx, lifecycle, request, { record, row, secret, change });
  return isFailure(done) ? done : done.row;
}
