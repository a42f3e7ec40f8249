import { pages } from '@app/contracts/pages';
import { decide } from '@app/domain/machine';
import { hasBegun, volunteerStatus } from '@app/domain/volunteers/volunteer';
import {
  type VolunteerActor,
  type VolunteerEffect,
  type VolunteerEvent,
  type VolunteerGuard,
  volunteerMachine,
} from '@app/domain/volunteers/volunteer.machine';
import type { NotificationText } from '@app/messages/notifications';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { type MoveCode, refusedBy, runEffects } from '../../platform/moves.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { titleOf, type WrittenApplication } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import { updateVolunteer, type VolunteerRow } from './volunteers.repo.ts';
import { activityOf } from './volunteers.view.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly volunteer: MoveCode<VolunteerMoving, VolunteerGuard, VolunteerEffect>;
  }
}

/** A move under way. */
export interface VolunteerMoving {
  /** The application is held. */
  readonly record: WrittenApplication;
  /** As it stands afterwards; while its guards are tried, as it stood. */
  readonly row: VolunteerRow;
  readonly at: Date;
  readonly event: VolunteerEvent;
  /** Of the volunteer's address; empty where it is not known. */
  readonly secret: string;
}

export const volunteerJobs = {
  invitation: 'mail.volunteer-invitation',
  certificate: 'mail.volunteer-certificate',
  sweep: 'volunteers.ended',
} as const;

const told: Partial<Record<VolunteerEvent, NotificationText>> = {
  confirm: 'volunteerComesTeam',
  decline: 'volunteerStaysTeam',
};

export const volunteerMoves = {
  volunteer: {
    guards: {
      inTime: (_tx, { row, at }) => (row.expiresAt > at ? undefined : fail('WRONG_STATUS')),
      begun: (_tx, { record, row, at }) =>
        hasBegun(activityOf(record.working, row), at) ? undefined : fail('WRONG_STATUS'),
    },
    effects: {
      mailInvitation: (p, tx, { row: { id }, secret }) =>
        p.jobs.put(tx, volunteerJobs.invitation, { id, secret }),
      mailCertificate: (p, tx, { row: { id }, secret }) =>
        p.jobs.put(tx, volunteerJobs.certificate, { id, secret }),
      async tellTeam(p, tx, { record, row, event }) {
        const text = told[event];
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
  const state = volunteerStatus(row, at);
  const decided = decide(volunteerMachine, { state, event, actors: [by] });
  if (!decided.ok) return fail('WRONG_STATUS');
  const moving = { record, at, event, secret };
  const code = p.moves.volunteer;
  const refused = await refusedBy(code, decided.move, tx, { ...moving, row });
  if (refused) return refused;
  const after = { ...row, ...change, status: decided.move.to };
  await updateVolunteer(tx, row.id, { ...change, status: decided.move.to });
  const done = await runEffects(code, decided.move, p, tx, { ...moving, row: after });
  if (isFailure(done)) return done;
  await recordAudit(tx, {
    action: `volunteer.${event}`,
    subject: row.applicationId,
    actorId,
    at,
    details: { volunteer: row.id },
  });
  p.signals.publish(tx, `application:${row.applicationId}`);
  return after;
}
