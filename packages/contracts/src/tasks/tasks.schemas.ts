import { applicationStatuses } from '@app/domain/applications/application.machine';
import { systemTaskKinds, taskLimits, tickedKinds } from '@app/domain/tasks/system-tasks';
import { z } from 'zod';
import {
  ById,
  Day,
  Id,
  Instant,
  LanguageCode,
  LocalizedText,
  SentDay,
  Slug,
} from '../common.schemas.ts';

export const SystemTaskView = z.object({
  kind: z.enum(systemTaskKinds),
  section: z.string().nullable(),
  item: z.object({ id: z.string(), title: z.string() }).nullable(),
  on: Day.nullable(),
  at: Instant.nullable(),
  by: z.enum(['team', 'bank']),
  late: z.boolean(),
  /** Who ticked it off; null where nobody did, or where it is done by itself. */
  done: z.object({ by: z.string(), at: Instant }).nullable(),
});
export type SystemTaskView = z.input<typeof SystemTaskView>;

export const OwnTaskView = z.object({
  id: Id,
  title: z.string(),
  on: Day.nullable(),
  late: z.boolean(),
  /** The membership of who does it; null: whoever comes to it. */
  memberId: Id.nullable(),
  done: z.object({ by: z.string(), at: Instant }).nullable(),
});
export type OwnTaskView = z.input<typeof OwnTaskView>;

/** What the board wrote to the team last. */
export const Letter = z.object({
  event: z.enum(['approve', 'declareWinner', 'reject', 'returnForChanges']),
  reason: z.string(),
  at: Instant,
  /** With a decision: of each criterion the mean of all scores, in the order of the rubric. */
  feedback: z.array(z.object({ criterion: LocalizedText, mean: z.number() })),
});
export type Letter = z.input<typeof Letter>;

export const NextSteps = z.object({
  id: Id,
  slug: Slug,
  kind: z.string(),
  title: z.string(),
  status: z.enum(applicationStatuses),
  /** Nothing is to come of it, and no date to keep. */
  isOver: z.boolean(),
  bankName: z.string(),
  callSlug: Slug,
  callTitle: LocalizedText,
  letter: Letter.nullable(),
  system: z.array(SystemTaskView),
  own: z.array(OwnTaskView),
  members: z.array(z.object({ id: Id, name: z.string(), isReader: z.boolean() })),
});
export type NextSteps = z.input<typeof NextSteps>;

/** What comes next for one of the reader's applications that are under way. */
export const OwnNext = z.object({
  /** Of the application. */
  id: Id,
  /** What is done first; null where nothing is known to come. */
  next: SystemTaskView.omit({ done: true }).nullable(),
  /** Of the team's own tasks those with a day that the reader or nobody in particular does. */
  own: z.array(OwnTaskView.pick({ id: true, title: true, late: true }).extend({ on: Day })),
});
export type OwnNext = z.input<typeof OwnNext>;

const Title = z.string().trim().min(1, 'required').max(taskLimits.title);

export const NewTask = z.object({
  title: Title,
  on: SentDay.nullable().default(null),
  memberId: Id.nullable().default(null),
});
export type NewTask = z.input<typeof NewTask>;

/** What is left out stays as it is. */
export const TaskChange = z
  .object({ title: Title, on: SentDay.nullable(), memberId: Id.nullable(), done: z.boolean() })
  .partial();
export type TaskChange = z.infer<typeof TaskChange>;

export const ByTask = ById.extend({ taskId: Id });
export const ByTick = ById.extend({ kind: z.enum(tickedKinds) });
export const Tick = z.object({ done: z.boolean() });
export const CalendarQuery = z.object({ language: LanguageCode.optional() });
