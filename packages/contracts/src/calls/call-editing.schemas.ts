import { callEvents, callStatuses } from '@app/domain/calls/call.machine';
import { callMissingCodes, callSections } from '@app/domain/calls/call.missing';
import { z } from 'zod';
import { BankRef } from '../banks/banks.schemas.ts';
import {
  Id,
  Instant,
  Line,
  LocalizedText,
  listQuery,
  Prose,
  SentInstant,
  Slug,
} from '../common.schemas.ts';
import { CallContent } from './call-content.schemas.ts';
import { CallDetail, CallKind } from './calls.schemas.ts';

export const CallStatus = z.enum(callStatuses);
export type CallStatus = z.infer<typeof CallStatus>;

/** Moves that people make; the clock makes the others. */
export const CallMoveEvent = z.enum(callEvents).exclude(['open', 'close']);
export type CallMoveEvent = z.infer<typeof CallMoveEvent>;

export const CallMissing = z.object({
  section: z.enum(callSections),
  /** Dotted, for example `title.en`, `rubric`, `questions.0.text`. */
  path: z.string(),
  code: z.enum(callMissingCodes),
  language: z.enum(['bhs', 'en']).optional(),
  /** A missing translation does not stand in the way of publishing. */
  blocks: z.boolean(),
});
export type CallMissing = z.infer<typeof CallMissing>;

export const CallAction = z.object({
  event: CallMoveEvent,
  allowed: z.boolean(),
  /** Code of the refusal that it would meet now. */
  refusal: z.string().optional(),
});
export type CallAction = z.infer<typeof CallAction>;

export const CallRow = z.object({
  id: Id,
  slug: Slug,
  kind: CallKind,
  status: CallStatus,
  bank: BankRef,
  title: LocalizedText,
  opensAt: Instant.nullable(),
  closesAt: Instant.nullable(),
  /** How many things stand in the way of publishing. */
  missing: z.int(),
  unpublishedChanges: z.boolean(),
  started: z.int(),
  received: z.int(),
  decided: z.int(),
  canManage: z.boolean(),
  /** Moves that the reader may ask for in this status, what they need aside. */
  actions: z.array(CallMoveEvent),
});
export type CallRow = z.input<typeof CallRow>;

export const StaffCallsQuery = listQuery().extend({
  bank: Slug.optional(),
  status: CallStatus.optional(),
  kind: CallKind.optional(),
  q: Line(100).optional(),
});

export const CallEditing = z.object({
  id: Id,
  status: CallStatus,
  /** Rises by one with each change of the working copy. */
  revision: z.int(),
  bank: BankRef,
  content: CallContent,
  /** As readers have it; null before the first publishing. */
  published: CallContent.nullable(),
  /** What the working copy lacks. */
  missing: z.array(CallMissing),
  /** Where the working copy differs from what is published; dotted paths, a list is one. */
  changedFields: z.array(z.string()),
  /** Fields of the content that cannot change any more. */
  fixed: z.array(z.string()),
  canManage: z.boolean(),
  canDelete: z.boolean(),
  actions: z.array(CallAction),
  savedAt: Instant,
  savedBy: z.object({ name: z.string() }).nullable(),
});
export type CallEditing = z.input<typeof CallEditing>;

export const NewCall = z.object({
  /** The client's: asked for twice, one call is made. */
  id: Id,
  bankSlug: Slug,
  kind: CallKind,
  /** An older call whose words are taken. */
  copyOf: Id.optional(),
});
export type NewCall = z.input<typeof NewCall>;

export const SaveCall = z.object({
  /** That the changed fields were last read at. */
  revision: z.int().min(0),
  content: CallContent.partial(),
  /** Names the open editor, chosen at random: it never clashes with its own earlier saves. */
  editor: Line(40).default(''),
});
export type SaveCall = z.input<typeof SaveCall>;

/** `details` of a `REVISION_CLASH`. */
export const CallClash = z.object({
  current: CallEditing,
  /** Fields that both changed. */
  fields: z.array(z.string()),
  changedBy: z.string(),
});
export type CallClash = z.input<typeof CallClash>;

export const CallMove = z.object({
  event: CallMoveEvent,
  reason: Prose(2000).trim().default(''),
  /** With `reopen`: until when. */
  closesAt: SentInstant.optional(),
});
export type CallMove = z.input<typeof CallMove>;

export const CallPreview = CallDetail.extend({
  /** Its days are not written yet: it is shown as if it opened now, for a month. */
  undated: z.boolean(),
});
export type CallPreview = z.input<typeof CallPreview>;

export const CallHistoryItem = z.object({
  id: Id,
  at: Instant,
  /** Null for the clock. */
  by: z.object({ name: z.string() }).nullable(),
  event: z.enum([...callEvents, 'create', 'edit', 'drop', 'changes', 'extend', 'endExtension']),
  reason: z.string(),
  fields: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type CallHistoryItem = z.input<typeof CallHistoryItem>;
