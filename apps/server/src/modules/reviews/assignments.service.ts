import { pages } from '@app/contracts/pages';
import type {
  AssignBody,
  BoardWork,
  SpreadBody,
  WaitingItem,
} from '@app/contracts/reviews/reviews.schemas';
import { visibleStatus } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import { reviewPolicy } from '@app/domain/reviews/review.policy';
import { spreadEvenly } from '@app/domain/reviews/spread';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { unnamedTitles } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import {
  assignmentsIn,
  dropAssignments,
  listWaiting,
  markReminded,
  type OpenAssignment,
  openIn,
  putAssignments,
} from './assignments.repo.ts';
import { type DeskCall, findDeskCall, listDesk } from './reviews.desk.repo.ts';
import { type DeskEntry, entriesOf } from './reviews.entries.ts';
import { boardMembersOf, boardsOf } from './reviews.quorum.ts';
import { reviewsInCall } from './reviews.repo.ts';
import { boardScope, seatScope } from './reviews.scope.ts';

type SignedInActor = NonNullable<Actor>;

const waitingAtMost = 100;

/** What waits for a member of a board, in all the boards on which they sit. */
export async function listWaitingFor(
  p: Platform,
  actor: SignedInActor,
): Promise<z.output<typeof WaitingItem>[]> {
  const rows = await listWaiting(p.db.read, seatScope(actor), actor.id, waitingAtMost);
  const titles = await unnamedTitles(p.db.read, actor, rows);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    projectTitle: titles.get(row.id) ?? row.title,
    municipality: row.municipality,
    requestedAmount: row.requestedAmount,
    call: {
      slug: row.callSlug,
      kind: row.callKind,
      title: { bhs: row.callTitleBhs, en: row.callTitleEn },
    },
    bankName: row.bankName,
    dueOn: row.dueOn,
    assigned: row.assignedAt !== null,
    remindedAt: row.remindedAt,
  }));
}

/** The state of a call's board, as all that is done with it needs it. */
async function workIn(read: Reader, actor: SignedInActor, call: DeskCall) {
  const rows = await listDesk(read, call);
  const entries = await entriesOf(read, call, { rows, which: { callId: call.id } }, actor);
  const board = await boardMembersOf(read, call.bankSlug);
  const given = await reviewsInCall(read, call.id);
  const assignments = await assignmentsIn(read, call.id);
  const saidIn = Map.groupBy(given, (one) => one.applicationId);
  const askedIn = Map.groupBy(assignments, (one) => one.applicationId);
  const applications = entries.map((entry) => {
    const { id } = entry.row;
    const seats = board.map((member) => member.id);
    return {
      entry,
      assigned: (askedIn.get(id) ?? []).map((one) => one.reviewerId),
      said: (saidIn.get(id) ?? []).map((one) => one.reviewerId),
      barred: seats.filter((seat) => isBarred(entry, seat)),
    };
  });
  return { board, applications, assignments };
}

const isBarred = ({ subject, summary }: DeskEntry, id: string): boolean =>
  subject.ownerId === id || subject.memberIds.includes(id) || summary.conflicted.includes(id);

export async function openBoard(
  { db: { read } }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<BoardWork | Failure> {
  const call = await findDeskCall(read, boardScope(actor), { id });
  if (!call) return fail('NOT_FOUND');
  const { board, applications, assignments } = await workIn(read, actor, call);
  const days = assignments.flatMap(({ dueOn }) => dueOn ?? []).sort();
  return {
    members: board.map(({ id: member, name }) => {
      const asked = applications.filter(({ assigned }) => assigned.includes(member));
      return {
        id: member,
        name,
        assigned: asked.length,
        done: asked.filter(({ said }) => said.includes(member)).length,
        said: applications.filter(({ said }) => said.includes(member)).length,
      };
    }),
    applications: applications.map(({ entry: { row, subject, quorum }, ...who }) => ({
      id: row.id,
      slug: row.slug,
      projectTitle: row.projectTitle,
      status: visibleStatus(actor, subject),
      reviewCount: quorum.reviewCount,
      quorum: quorum.quorum,
      ...who,
    })),
    dueOn: days.at(-1) ?? null,
    abilities: { canAssign: reviewPolicy.assign(actor, call).ok },
  };
}

/** Runs a change of a call's assignments, one at a time in a call. */
async function assigning(
  p: Platform,
  actor: SignedInActor,
  id: string,
  change: (tx: Tx, call: DeskCall) => Promise<Failure | undefined>,
): Promise<BoardWork | Failure> {
  const done = await p.db.transaction(async (tx) => {
    const call = await findDeskCall(tx, boardScope(actor), { id });
    if (!call) return fail('NOT_FOUND');
    if (!reviewPolicy.assign(actor, call).ok) return fail('FORBIDDEN');
    await lock(tx, `assignments of ${id}`);
    return change(tx, call);
  });
  return isFailure(done) ? done : openBoard(p, actor, id);
}

export const assignByHand = (
  p: Platform,
  actor: SignedInActor,
  id: string,
  { dueOn, applications: wanted }: z.infer<typeof AssignBody>,
): Promise<BoardWork | Failure> =>
  assigning(p, actor, id, async (tx, call) => {
    const { board, applications } = await workIn(tx, actor, call);
    const seats = new Set(board.map((member) => member.id));
    const known = new Map(applications.map((one) => [one.entry.row.id, one]));
    const added: Added[] = [];
    for (const { id: applicationId, reviewerIds } of wanted) {
      const application = known.get(applicationId);
      if (!application) return fail('NOT_FOUND');
      const fresh = reviewerIds.filter((one) => !application.assigned.includes(one));
      if (fresh.some((one) => !seats.has(one))) {
        return fail('VALIDATION', { fields: { applications: 'invalid' } });
      }
      if (fresh.some((one) => application.barred.includes(one))) {
        return fail('CONFLICT_OF_INTEREST');
      }
      const gone = application.assigned.filter((one) => !reviewerIds.includes(one));
      await dropAssignments(tx, applicationId, gone);
      added.push({ applicationId, reviewerIds, fresh });
    }
    await write(p, tx, { actor, call, dueOn, added });
    return undefined;
  });

export const spreadOverBoard = (
  p: Platform,
  actor: SignedInActor,
  id: string,
  { dueOn, perApplication }: z.infer<typeof SpreadBody>,
): Promise<BoardWork | Failure> =>
  assigning(p, actor, id, async (tx, call) => {
    const { board, applications } = await workIn(tx, actor, call);
    const open = applications.filter(({ entry }) => entry.row.status === 'submitted');
    const spread = spreadEvenly(
      open.map(({ entry, assigned, said, barred }) => ({
        id: entry.row.id,
        barred,
        kept: [...new Set([...assigned, ...said])].filter((one) => !barred.includes(one)),
      })),
      board.map((member) => member.id),
      perApplication,
    );
    const added = open.map(({ entry, assigned }) => {
      const fresh = spread.get(entry.row.id) ?? [];
      return { applicationId: entry.row.id, reviewerIds: [...assigned, ...fresh], fresh };
    });
    await write(p, tx, { actor, call, dueOn, added });
    return undefined;
  });

interface Added {
  readonly applicationId: string;
  /** All who are asked from now on. */
  readonly reviewerIds: readonly string[];
  /** Those who hear of it for the first time. */
  readonly fresh: readonly string[];
}

async function write(
  p: Platform,
  tx: Tx,
  {
    actor,
    call,
    dueOn,
    added,
  }: {
    readonly actor: SignedInActor;
    readonly call: DeskCall;
    readonly dueOn: string | null;
    readonly added: readonly Added[];
  },
): Promise<void> {
  const assignedAt = p.clock.now();
  await putAssignments(
    tx,
    added.flatMap(({ applicationId, reviewerIds }) =>
      reviewerIds.map((reviewerId) => ({
        applicationId,
        reviewerId,
        assignedBy: actor.id,
        assignedAt,
        dueOn,
      })),
    ),
  );
  const counts = new Map<string, number>();
  for (const { fresh } of added) {
    for (const id of fresh) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  for (const [userId, count] of counts) {
    if (userId === actor.id) continue;
    await notify(tx, p, {
      userIds: [userId],
      type: 'review',
      text: 'reviewsAssigned',
      values: { call: { bhs: call.titleBhs, en: call.titleEn }, count },
      actionUrl: pages.board({ poziv: call.slug }),
    });
  }
  await recordAudit(tx, {
    action: 'review.assigned',
    subject: call.id,
    actorId: actor.id,
    at: assignedAt,
    details: { dueOn, added: added.map(({ applicationId, fresh }) => ({ applicationId, fresh })) },
  });
  for (const { applicationId } of added) p.signals.publish(tx, `application:${applicationId}`);
}

/** Of what was asked of somebody what they may still do: they sit on its board. */
async function ofTheBoard(
  tx: Tx,
  assignments: readonly OpenAssignment[],
): Promise<readonly OpenAssignment[]> {
  const boards = await boardsOf(
    tx,
    assignments.map(({ bankSlug }) => bankSlug),
  );
  return assignments.filter((one) => boards.get(one.bankSlug)?.includes(one.reviewerId));
}

/** Tells each member once how much they still have in each call. */
export async function remindOf(
  p: Platform,
  tx: Tx,
  assignments: readonly OpenAssignment[],
): Promise<number> {
  const now = p.clock.now();
  const waiting = await ofTheBoard(tx, assignments);
  const byReader = Map.groupBy(waiting, (one) => `${one.reviewerId} ${one.callId}`);
  for (const found of byReader.values()) {
    const [first] = found;
    if (!first) continue;
    await markReminded(
      tx,
      first.reviewerId,
      found.map((one) => one.applicationId),
      now,
    );
    await notify(tx, p, {
      userIds: [first.reviewerId],
      type: 'deadline',
      text: 'reviewsDue',
      values: { call: { bhs: first.titleBhs, en: first.titleEn }, count: found.length },
      actionUrl: pages.board({ poziv: first.callSlug }),
    });
  }
  return new Set(waiting.map((one) => one.reviewerId)).size;
}

export async function remindBoard(
  p: Platform,
  actor: SignedInActor,
  id: string,
): Promise<{ reminded: number } | Failure> {
  return p.db.transaction(async (tx) => {
    const call = await findDeskCall(tx, boardScope(actor), { id });
    if (!call) return fail('NOT_FOUND');
    if (!reviewPolicy.assign(actor, call).ok) return fail('FORBIDDEN');
    return { reminded: await remindOf(p, tx, await openIn(tx, id)) };
  });
}
