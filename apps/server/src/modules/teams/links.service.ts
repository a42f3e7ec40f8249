import { randomInt } from 'node:crypto';
import type { LinkView, Team } from '@app/contracts/teams/teams.schemas';
import { isOwner, isTeam } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import { linkEnd, linkOver } from '@app/domain/teams/team';
import type { RequestActor, RequestEvent } from '@app/domain/teams/team-request.machine';
import type { z } from 'zod';
import { changeLetter, openLetter } from '../../kit/letters.ts';
import { runMove } from '../../kit/moves.ts';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { aboutApplication, isInsider, subjectOf } from '../applications/public.ts';
import { lockForOwner } from './teams.locks.ts';
import { hasRoom, isOpen, requestLifecycle } from './teams.moves.ts';
import {
  endLinks,
  findRequest,
  insertLink,
  lastRequestOf,
  linkByCode,
  putRequest,
  usesOf,
} from './teams.repo.ts';
import { canvas, tell } from './teams.tell.ts';
import { linkView, teamView } from './teams.view.ts';

type Member = NonNullable<Actor>;

/** Without what is easily mistaken for something else when it is typed from a poster. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const newCode = (): string =>
  Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');

/** Ends the link that stands, and makes another if one is wished. */
export async function changeLink(
  p: Platform,
  actor: Member,
  id: string,
  wish: 'new' | 'none',
): Promise<z.output<typeof Team> | Failure> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const record = await lockForOwner(tx, actor, id);
    if (isFailure(record)) return record;
    await endLinks(tx, id, at);
    if (wish === 'new') {
      const link = { id: newId(), applicationId: id, code: newCode(), createdAt: at };
      await insertLink(tx, {
        ...link,
        expiresAt: linkEnd(at, record.call.closesAt),
        withdrawnAt: null,
      });
    }
    await recordAudit(tx, {
      action: wish === 'new' ? 'team.link.made' : 'team.link.withdrawn',
      subject: id,
      actorId: actor.id,
      at,
      details: {},
    });
    return teamView(tx, record, actor, at);
  });
}

export async function readLink(
  p: Platform,
  actor: Actor,
  code: string,
): Promise<z.output<typeof LinkView> | Failure> {
  const { read } = p.db;
  const find = () => linkByCode(read, code);
  return openLetter(read, aboutApplication, find, (link, record) =>
    linkView(read, link, record, actor, p.clock.now()),
  );
}

/** Asked twice is asked once; a refusal through this link stays. */
export async function ask(
  p: Platform,
  actor: Member,
  code: string,
): Promise<z.output<typeof LinkView> | Failure> {
  const askedAt = p.clock.now();
  const find = (read: Reader) => linkByCode(read, code);
  return changeLetter(p, aboutApplication, find, async ({ tx, row: link, record }) => {
    const applicationId = record.application.id;
    const before = await lastRequestOf(tx, applicationId, actor.id);
    const known = isTeam(actor, subjectOf(record)) || before?.status === 'waiting';
    if (!known) {
      if (!isOpen(record)) return fail('TEAM_CLOSED');
      if (!(await hasRoom(tx, record))) return fail('TEAM_FULL');
      const refused = before?.status === 'refused' && before.linkId === link.id;
      const over = linkOver({ ...link, uses: await usesOf(tx, link.id) }, askedAt);
      if (refused || over) return fail('INVITATION_OVER');
      const request = { id: newId(), applicationId, linkId: link.id, userId: actor.id };
      await putRequest(tx, { ...request, status: 'waiting', askedAt });
      const notice = {
        userIds: [record.application.ownerId],
        type: 'invitation_response',
        text: 'teamAsked',
        from: actor.id,
        isPersonal: true,
      } as const;
      await tell(p, tx, record, notice, canvas(record, request.id));
      p.signals.publish(tx, `application:${applicationId}`);
    }
    return linkView(tx, link, record, actor, askedAt);
  });
}

export async function moveRequest(
  p: Platform,
  actor: Member,
  id: string,
  event: RequestEvent,
): Promise<{ success: true } | Failure> {
  const at = p.clock.now();
  const find = (read: Reader) => findRequest(read, id);
  return changeLetter(p, aboutApplication, find, async ({ tx, row: request, record }) => {
    const subject = subjectOf(record);
    const actors: RequestActor[] = [
      ...(isOwner(actor, subject) ? (['owner'] as const) : []),
      ...(request.userId === actor.id ? (['asker'] as const) : []),
    ];
    if (actors.length === 0) return fail(isInsider(actor, subject) ? 'FORBIDDEN' : 'NOT_FOUND');
    const asker = (await membersByIds(tx, [request.userId])).get(request.userId);
    const email = asker?.email.toLowerCase() ?? '';
    const move = { state: request.status, event, actors, actorId: actor.id, at };
    const moving = { record, requestId: id, asker: { id: request.userId, email } };
    const done = await runMove(p, tx, requestLifecycle, move, moving);
    return isFailure(done) ? done : { success: true };
  });
}
