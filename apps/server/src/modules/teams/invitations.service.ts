import { Id } from '@app/contracts/common.schemas';
import { pages } from '@app/contracts/pages';
import type { Invitation, InvitationView, Team } from '@app/contracts/teams/teams.schemas';
import { applicationPolicy, isOwner } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import { invitationEnd, invitationStatus, teamLimits } from '@app/domain/teams/team';
import type { InvitationActor, InvitationEvent } from '@app/domain/teams/team-invitation.machine';
import type { z } from 'zod';
import { changeLetter } from '../../kit/letters.ts';
import { runMove } from '../../kit/moves.ts';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  aboutApplication,
  findApplication,
  isInsider,
  subjectOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { reachOf } from '../network/public.ts';
import { lockForOwner } from './teams.locks.ts';
import { hasRoom, invitationLifecycle, sendInvitation } from './teams.moves.ts';
import {
  findInvitation,
  type InvitationRow,
  type Invitee,
  insertInvitation,
  invitationsIn,
  lastInvitationTo,
  updateInvitation,
  waitingFor,
} from './teams.repo.ts';
import { invitationOf, invitationView, teamView } from './teams.view.ts';

type Member = NonNullable<Actor>;

export async function readTeam(
  p: Platform,
  actor: Member,
  id: string,
): Promise<z.output<typeof Team> | Failure> {
  const record = await findApplication(p.db.read, { id });
  if (!record || !applicationPolicy.viewTeam(actor, subjectOf(record)).ok) return fail('NOT_FOUND');
  return teamView(p.db.read, record, actor, p.clock.now());
}

export async function listInvitations(
  p: Platform,
  actor: Member,
  id: string,
): Promise<{ invitations: z.output<typeof Invitation>[] } | Failure> {
  const record = await findApplication(p.db.read, { id });
  if (!record || !applicationPolicy.viewTeam(actor, subjectOf(record)).ok) return fail('NOT_FOUND');
  const rows = await invitationsIn(p.db.read, id);
  const now = p.clock.now();
  return { invitations: rows.map((row) => invitationOf(row, record, actor, now)) };
}

interface Wish {
  readonly emails: readonly string[];
  readonly memberIds: readonly string[];
  readonly responsibility: string;
  readonly message: string;
}

/** All of them or nobody. */
export async function invite(
  p: Platform,
  actor: Member,
  id: string,
  wish: Wish,
): Promise<z.output<typeof Team> | Failure> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const record = await lockForOwner(tx, actor, id);
    if (isFailure(record)) return record;
    if (!(await hasRoom(tx, record))) return fail('TEAM_FULL');
    const emails = [...new Set(wish.emails.map((email) => email.toLowerCase()))];
    const members = [...(await membersByIds(tx, record.memberIds)).values()];
    const inTeam = emails.find((email) => members.some((one) => one.email.toLowerCase() === email));
    if (inTeam) return fail('ALREADY_MEMBER', { details: { email: inTeam } });
    const memberIds = [...new Set(wish.memberIds)];
    if (memberIds.some((one) => record.memberIds.includes(one))) return fail('ALREADY_MEMBER');
    // Whose an address is, is asked when the mail is written: the answer is the same for all.
    for (const email of emails) {
      const refused = await inviteOne(p, tx, record, actor, { email }, wish, at);
      if (refused) return refused;
    }
    const reach = await reachOf(tx, actor.id, memberIds, at);
    const people = await membersByIds(tx, memberIds);
    for (const userId of memberIds) {
      const name = reach(userId).find ? people.get(userId)?.name : undefined;
      if (name === undefined) return fail('NOT_FOUND');
      const refused = await inviteOne(p, tx, record, actor, { name, userId }, wish, at);
      if (refused) return refused;
    }
    const open = (await invitationsIn(tx, id)).filter(
      (row) => invitationStatus(row, at) === 'pending',
    );
    if (open.length > teamLimits.openInvitations) return fail('TOO_MANY_INVITATIONS');
    return teamView(tx, record, actor, at);
  });
}

/** By an address, or as found by name. */
type Invited = { readonly email: string } | { readonly name: string; readonly userId: string };

async function inviteOne(
  p: Platform,
  tx: Tx,
  record: WrittenApplication,
  actor: Member,
  to: Invited,
  { responsibility, message }: Wish,
  at: Date,
): Promise<Failure | undefined> {
  const applicationId = record.application.id;
  const byName = 'name' in to;
  const before = await lastInvitationTo(
    tx,
    applicationId,
    byName ? { memberId: to.userId } : { email: to.email },
  );
  if (before?.status === 'rejected') {
    return fail('INVITATION_OVER', { details: byName ? { name: to.name } : { email: to.email } });
  }
  const again = before?.status === 'pending' ? before : undefined;
  const row: InvitationRow = {
    id: again?.id ?? newId(),
    applicationId,
    inviteeUserId: byName ? to.userId : null,
    // Whose an address is, and where a member is written to, whoever invites need not know.
    inviteeName: byName ? to.name : '',
    inviteeEmail: byName ? '' : to.email,
    role: 'clan',
    responsibility,
    message,
    status: 'pending',
    codeHash: null,
    createdAt: again?.createdAt ?? at,
    sentAt: at,
    expiresAt: invitationEnd(at, record.call.closesAt),
  };
  await (again ? updateInvitation(tx, again.id, row) : insertInvitation(tx, row));
  await sendInvitation(p, tx, { record, invitation: row, at });
  await recordAudit(tx, {
    action: 'team.invited',
    subject: applicationId,
    actorId: actor.id,
    at,
    details: { invitation: row.id },
  });
  return undefined;
}

/** A member as invitations know them. */
export async function inviteeOf(read: Reader, actor: Member): Promise<Invitee> {
  const email = (await membersByIds(read, [actor.id])).get(actor.id)?.email ?? '';
  return { id: actor.id, email: email.toLowerCase() };
}

const isTo = (row: InvitationRow, invitee: Invitee): boolean =>
  row.inviteeUserId === invitee.id || row.inviteeEmail.toLowerCase() === invitee.email;

/** Whether an invitation that waits comes to a member at all; what they answered stays theirs. */
async function isReached(
  { clock }: Pick<Platform, 'clock'>,
  read: Reader,
  { application: { ownerId } }: WrittenApplication,
  { status }: InvitationRow,
  actor: Actor,
): Promise<boolean> {
  if (status !== 'pending' || actor === null) return true;
  return (await reachOf(read, ownerId, [actor.id], clock.now()))(actor.id).mail;
}

/** For whom it was sent to: signed in, or whoever holds the code of its mail. */
export async function readInvitation(
  p: Platform,
  actor: Actor,
  id: string,
  code: string | undefined,
): Promise<z.output<typeof InvitationView> | Failure> {
  const { read } = p.db;
  const row = await findInvitation(read, id);
  if (!row) return fail('NOT_FOUND');
  const isForReader = actor !== null && isTo(row, await inviteeOf(read, actor));
  const holdsCode = code !== undefined && row.codeHash === tokenHash(code);
  if (!isForReader && !holdsCode) return fail('NOT_FOUND');
  const record = await findApplication(read, { id: row.applicationId });
  if (!record) return fail('NOT_FOUND');
  if (!holdsCode && !(await isReached(p, read, record, row, actor))) return fail('NOT_FOUND');
  const { inviteeUserId: userId, inviteeEmail } = row;
  const account = userId ? (await membersByIds(read, [userId])).get(userId) : undefined;
  const sent = { ...row, inviteeEmail: inviteeEmail || (account?.email ?? '') };
  const view = await invitationView(read, sent, record, isForReader, p.clock.now());
  return { ...view, invitedEmail: holdsCode ? inviteeEmail || null : null };
}

/** Where the code of an invitation was mailed to, while it waits; a link that names it carries both. */
export async function invitedAddress(p: Platform, url: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(url, p.settings.publicUrl);
  const id = Id.safeParse(pathname.split('/').at(-1)).data;
  const code = searchParams.get('kod');
  if (!id || !code || pathname !== pages.teamInvitation({ id })) return undefined;
  const row = await findInvitation(p.db.read, id);
  const waits = row && invitationStatus(row, p.clock.now()) === 'pending';
  if (!waits || row.inviteeUserId || row.codeHash !== tokenHash(code)) return undefined;
  return row.inviteeEmail.toLowerCase();
}

export async function myInvitations(
  p: Platform,
  actor: Member,
): Promise<z.output<typeof InvitationView>[]> {
  const { read } = p.db;
  const now = p.clock.now();
  const views: z.output<typeof InvitationView>[] = [];
  for (const row of await waitingFor(read, await inviteeOf(read, actor), now)) {
    const record = await findApplication(read, { id: row.applicationId });
    if (!record || !(await isReached(p, read, record, row, actor))) continue;
    views.push(await invitationView(read, row, record, true, now));
  }
  return views;
}

export async function moveInvitation(
  p: Platform,
  actor: Member,
  id: string,
  event: InvitationEvent,
): Promise<z.output<typeof InvitationView> | Failure> {
  const at = p.clock.now();
  const find = (read: Reader) => findInvitation(read, id);
  return changeLetter(p, aboutApplication, find, async ({ tx, row: invitation, record }) => {
    const invitee = await inviteeOf(tx, actor);
    const subject = subjectOf(record);
    const actors: InvitationActor[] = [
      ...(isOwner(actor, subject) ? (['owner'] as const) : []),
      ...(isTo(invitation, invitee) ? (['invitee'] as const) : []),
    ];
    if (actors.length === 0 && !isInsider(actor, subject)) return fail('NOT_FOUND');
    const state = invitationStatus(invitation, at);
    const request = { state, event, actors, actorId: actor.id, at };
    const moving = { record, invitation, actor: invitee };
    const done = await runMove(p, tx, invitationLifecycle, request, moving);
    if (isFailure(done)) return done;
    const moved = await findInvitation(tx, id);
    return invitationView(tx, moved ?? invitation, record, actors.includes('invitee'), at);
  });
}
