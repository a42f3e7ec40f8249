import type {
  DueDayMove,
  MilestoneBody,
  MilestoneMove,
} from '@app/contracts/agreements/agreements.schemas';
import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { isSigned } from '@app/domain/agreements/agreement.policy';
import { dueDayMachine } from '@app/domain/agreements/due-day.machine';
import { milestoneMachine } from '@app/domain/agreements/milestone.machine';
import { dayText } from '@app/domain/sarajevo-time';
import type { z } from 'zod';
import { fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellTeam } from './agreements.moves.ts';
import {
  deleteMilestone,
  findAgreement,
  insertMilestones,
  milestonesOf,
  updateMilestone,
} from './agreements.repo.ts';
import {
  type Item,
  movePart,
  plannedOf,
  remember,
  type SignedIn,
  underWay,
  type Writing,
  write,
} from './writing.service.ts';

/** Nobody asks for another day, or it was answered. */
const unasked = { askedOn: null, askedReason: '' };

export const addMilestone = (
  p: Platform,
  actor: SignedIn,
  id: string,
  body: z.output<typeof MilestoneBody>,
) =>
  write(p, actor, id, 'plan', async (writing) => {
    const { tx, at } = writing;
    if ((await milestonesOf(tx, id)).length >= agreementLimits.milestones) {
      return fail('TOO_MANY_ITEMS');
    }
    const row = { ...plannedOf(id, at), ...body };
    await insertMilestones(tx, [row]);
    await remember(writing, 'milestone.planned', { itemId: row.id });
    return undefined;
  });

const milestoneIn = async ({ tx, record }: Writing, item: string) =>
  (await milestonesOf(tx, record.application.id)).find((one) => one.id === item);

export const changeMilestone = (
  p: Platform,
  actor: SignedIn,
  { id, item }: Item,
  body: z.output<typeof MilestoneBody>,
) =>
  write(p, actor, id, 'plan', async (writing) => {
    const row = await milestoneIn(writing, item);
    if (!row) return fail('NOT_FOUND');
    if (row.state !== 'planned' && row.state !== 'returned') return fail('WRONG_STATUS');
    const { p: platform, tx, record, subject } = writing;
    const moved = body.dueOn !== row.dueOn;
    await updateMilestone(tx, item, { ...body, ...(moved ? { reminded: null, ...unasked } : {}) });
    await remember(writing, moved ? 'milestone.moved' : 'milestone.changed', { itemId: item });
    // What was agreed on does not move behind the back of the team.
    if (moved && isSigned(subject.status)) {
      await tellTeam(platform, tx, record, {
        text: 'milestoneMoved',
        what: body.title,
        day: body.dueOn,
      });
    }
    return undefined;
  });

export const removeMilestone = (p: Platform, actor: SignedIn, { id, item }: Item) =>
  write(p, actor, id, 'plan', async (writing) => {
    const row = await milestoneIn(writing, item);
    if (!row) return fail('NOT_FOUND');
    // What was agreed on is moved, never forgotten.
    if (isSigned(writing.subject.status) || row.state !== 'planned') return fail('WRONG_STATUS');
    // A part of the grant waits for it.
    const parts = (await findAgreement(writing.tx, id))?.terms.instalments ?? [];
    if (parts.some(({ milestoneId }) => milestoneId === item)) return fail('WRONG_STATUS');
    await deleteMilestone(writing.tx, item);
    await remember(writing, 'milestone.removed', { itemId: item });
    return undefined;
  });

export const moveMilestone = (
  p: Platform,
  actor: SignedIn,
  { id, item }: Item,
  { event, reason, note }: z.output<typeof MilestoneMove>,
) =>
  write(p, actor, id, null, async (writing) => {
    const found = await milestoneIn(writing, item);
    if (!found) return fail('NOT_FOUND');
    const row = event === 'prove' && note !== '' ? { ...found, note } : found;
    const refused =
      underWay(writing) ??
      (await movePart(writing, 'milestone', milestoneMachine, p.moves.milestone, {
        event,
        reason,
        row,
        itemId: item,
        keep: (state) =>
          updateMilestone(writing.tx, item, {
            state,
            note: row.note,
            reason,
            ...(event === 'prove' ? {} : { decidedAt: writing.at }),
          }),
      }));
    if (refused || event !== 'accept' || found.askedOn === null) return refused;
    // The other day that was asked for is answered with the proof, not lost.
    return answerDay(p, writing, { ...found, state: 'accepted' }, { event, on: null, reason });
  });

/** Another day of a step that was agreed on. */
export const moveDueDay = (
  p: Platform,
  actor: SignedIn,
  { id, item }: Item,
  { event, on, reason }: z.output<typeof DueDayMove>,
) =>
  write(p, actor, id, null, async (writing) => {
    const row = await milestoneIn(writing, item);
    if (!row) return fail('NOT_FOUND');
    if (!isSigned(writing.subject.status)) return fail('WRONG_STATUS');
    if (event === 'ask' && (on === null || on === row.dueOn || on < dayText(writing.at))) {
      return fail('VALIDATION', { fields: { on: 'invalid' } });
    }
    return answerDay(p, writing, row, { event, on, reason });
  });

function answerDay(
  p: Platform,
  writing: Writing,
  row: NonNullable<Awaited<ReturnType<typeof milestoneIn>>>,
  { event, on, reason }: Pick<z.output<typeof DueDayMove>, 'event' | 'on' | 'reason'>,
) {
  const asked = row.askedOn ?? row.dueOn;
  const kept = {
    ask: { askedOn: on, askedReason: reason },
    withdraw: unasked,
    accept: { ...unasked, dueOn: asked, reminded: null },
    refuse: unasked,
  } as const;
  return movePart(writing, 'dueDay', dueDayMachine, p.moves.dueDay, {
    event,
    reason,
    row: {
      ...row,
      state: row.askedOn === null ? 'kept' : 'asked',
      step: row.state,
      on: on ?? asked,
    },
    itemId: row.id,
    keep: () => updateMilestone(writing.tx, row.id, kept[event]),
  });
}
