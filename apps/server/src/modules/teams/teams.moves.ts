import { pages } from '@app/contracts/pages';
import { isEditableStatus } from '@app/domain/applications/application.machine';
import { visibleStatus } from '@app/domain/applications/application.policy';
import { invitationEnd } from '@app/domain/teams/team';
import {
  type InvitationGuard,
  teamInvitationMachine,
} from '@app/domain/teams/team-invitation.machine';
import { teamRequestMachine } from '@app/domain/teams/team-request.machine';
import type { CodeOf, Guard, LifecycleOf } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { fail } from '../../platform/http/failure.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { tokenHash } from '../../platform/tokens.ts';
import {
  addMember,
  listMembers,
  notifyActivity,
  subjectOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { inviteJobs } from './delivery.service.ts';
import {
  type InvitationRow,
  type Invitee,
  setRequest,
  settleFor,
  updateInvitation,
} from './teams.repo.ts';
import { canvas, tell } from './teams.tell.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly teamInvitation: CodeOf<typeof teamInvitationMachine, InvitationMoving>;
    readonly teamRequest: CodeOf<typeof teamRequestMachine, RequestMoving>;
  }
}

interface Moving {
  /** The application is held. */
  readonly record: WrittenApplication;
}

interface InvitationMoving extends Moving {
  readonly invitation: InvitationRow;
  /** Who answers; with what the owner does, the owner. */
  readonly actor: Invitee;
}

interface RequestMoving extends Moving {
  readonly requestId: string;
  readonly asker: Invitee;
}

/** Decisions that are not announced yet are nothing that a team could notice here. */
export const isOpen = (record: WrittenApplication): boolean =>
  isEditableStatus(visibleStatus(null, subjectOf(record)));

/** Members are counted anew: what was read with the lock may be older than it. */
export const hasRoom = async (tx: Tx, { application, call }: WrittenApplication) =>
  (await listMembers(tx, application.id)).length < call.maxTeam;

const guards = {
  teamOpen: (_tx, { record }) => (isOpen(record) ? undefined : fail('TEAM_CLOSED')),
  roomInTeam: async (tx, { record }) =>
    (await hasRoom(tx, record)) ? undefined : fail('TEAM_FULL'),
} satisfies Readonly<Record<InvitationGuard, Guard<Moving>>>;

async function join(
  p: Platform,
  tx: Tx,
  { record, at }: Moving & { readonly at: Date },
  member: Invitee,
  responsibility = '',
): Promise<void> {
  const applicationId = record.application.id;
  const userId = member.id;
  await addMember(tx, { id: newId(), applicationId, userId, responsibility, joinedAt: at });
  await settleFor(tx, applicationId, member);
  await rightsChanged(tx, p, userId);
  p.signals.publish(tx, `application:${applicationId}`);
}

/** The owner hears by a notice of their own. */
const tellJoined = (p: Platform, tx: Tx, { record }: Moving, by: string) =>
  notifyActivity(p, tx, record, {
    by,
    text: 'teamJoinedTeam',
    except: [record.application.ownerId],
  });

interface Sending extends Moving {
  readonly invitation: InvitationRow;
  readonly at: Date;
}

/** A new code, with which a job takes the invitation to whom it is for, whoever that is. */
export async function sendInvitation(
  p: Platform,
  tx: Tx,
  { record, invitation: { id }, at }: Sending,
): Promise<void> {
  const code = newSecret();
  await updateInvitation(tx, id, {
    codeHash: tokenHash(code),
    sentAt: at,
    expiresAt: invitationEnd(at, record.call.closesAt),
  });
  await p.jobs.put(tx, inviteJobs.deliver, { id, code });
}

export const teamMoves = {
  teamInvitation: {
    guards,
    effects: {
      joinTeam: (p, tx, move) => join(p, tx, move, move.actor, move.invitation.responsibility),
      sendInvitation,
      notifyOwner: (p, tx, { record, event, actor }) =>
        tell(p, tx, record, {
          userIds: [record.application.ownerId],
          type: 'invitation_response',
          text: event === 'accept' ? 'invitationAccepted' : 'invitationDeclined',
          from: actor.id,
        }),
      notifyTeam: (p, tx, move) => tellJoined(p, tx, move, move.actor.id),
    },
  },
  teamRequest: {
    guards,
    effects: {
      joinTeam: (p, tx, move) => join(p, tx, move, move.asker),
      notifyAsker: (p, tx, { record, event, asker }) => {
        const admitted = event === 'admit';
        return tell(
          p,
          tx,
          record,
          {
            userIds: [asker.id],
            type: 'invitation_response',
            text: admitted ? 'teamAdmitted' : 'teamRefused',
          },
          admitted ? canvas(record) : pages.calls(),
        );
      },
      notifyTeam: (p, tx, move) => tellJoined(p, tx, move, move.asker.id),
    },
  },
} satisfies SomeMoves;

export const invitationLifecycle: LifecycleOf<typeof teamInvitationMachine, InvitationMoving> = {
  table: teamInvitationMachine,
  code: ({ teamInvitation }) => teamInvitation,
  async write(_p, tx, { event, invitation, to, actor }) {
    const answered = event === 'accept' || event === 'decline';
    const change = { status: to, ...(answered ? { inviteeUserId: actor.id } : {}) };
    await updateInvitation(tx, invitation.id, change);
  },
  audit: ({ event, record, invitation }) => ({
    action: `team.invitation.${event}`,
    subject: record.application.id,
    details: { invitation: invitation.id },
  }),
  signals: ({ record }) => [`application:${record.application.id}`],
  refusal: (code) => fail(code === 'FORBIDDEN' ? 'FORBIDDEN' : 'INVITATION_OVER'),
};

export const requestLifecycle: LifecycleOf<typeof teamRequestMachine, RequestMoving> = {
  table: teamRequestMachine,
  code: ({ teamRequest }) => teamRequest,
  write: (_p, tx, { requestId, to }) => setRequest(tx, requestId, to),
  audit: ({ event, record, requestId }) => ({
    action: `team.request.${event}`,
    subject: record.application.id,
    details: { request: requestId },
  }),
  signals: ({ record }) => [`application:${record.application.id}`],
};
