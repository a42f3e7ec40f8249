import { callKinds, callStates } from '@app/domain/calls/call';
import { z } from 'zod';
import { interests } from '../accounts/accounts.schemas.ts';
import { BankRef } from '../banks/banks.schemas.ts';
import { ContentBlocks } from '../blocks/blocks.schemas.ts';
import {
  Day,
  Id,
  Instant,
  Km,
  LanguageCode,
  LocalizedText,
  listQuery,
  Slug,
} from '../common.schemas.ts';
import {
  CallDocument,
  EligibilityQuestion,
  ExtraQuestion,
  OwnContribution,
} from './call-content.schemas.ts';

export const CallKind = z.enum(callKinds);
export type CallKind = z.infer<typeof CallKind>;
export const CallState = z.enum(callStates);
export type CallState = z.infer<typeof CallState>;

/** One criterion of a rubric (product decision "Review"). */
export const RubricCriterion = z.object({
  key: z.string().min(1).max(40),
  name: LocalizedText,
  guidance: LocalizedText,
  weight: z.int().min(1).max(100),
});
export type RubricCriterion = z.infer<typeof RubricCriterion>;

export const CallSummary = z.object({
  id: Id,
  slug: Slug,
  kind: CallKind,
  state: CallState,
  bank: BankRef,
  title: LocalizedText,
  summary: LocalizedText,
  opensAt: Instant,
  closesAt: Instant,
  minAmount: Km,
  maxAmount: Km,
  minTeam: z.int().positive(),
  maxTeam: z.int().positive(),
  minAge: z.int().nullable(),
  maxAge: z.int().nullable(),
  /** Where its teams come from; empty: from everywhere. */
  municipalities: z.array(z.string()),
  /** What its projects are about, among what interests members. */
  topics: z.array(z.enum(interests)),
  /** A name in the banks' storage. */
  picture: z.string().nullable(),
  pictureAlt: LocalizedText,
});
export type CallSummary = z.input<typeof CallSummary>;

/** Its state, and after its end what goes on behind it. */
export const callPhases = [...callStates, 'deciding', 'decided', 'archived'] as const;

/** A text may be empty in one language; the other is then read in both. */
export const CallDetail = CallSummary.extend({
  phase: z.enum(callPhases),
  /** Banks that give it together with `bank`. */
  partnerBanks: z.array(BankRef),
  description: LocalizedText,
  totalFund: Km,
  expectedProjects: z.string(),
  eligible: z.array(LocalizedText),
  notEligible: z.array(LocalizedText),
  ownContribution: OwnContribution.nullable(),
  /** Answered before the long form, on the reader's device. */
  questions: z.array(EligibilityQuestion),
  extraQuestions: z.array(ExtraQuestion),
  /** What its applications are written in, in order, and what of it must be filled. */
  sections: z.array(z.object({ name: LocalizedText, compulsory: z.boolean() })),
  documents: z.array(CallDocument),
  decisionsBy: Day.nullable(),
  seo: z.object({ title: LocalizedText, description: LocalizedText }),
  /** The visible blocks of its campaign page; null: made from its texts. */
  landing: ContentBlocks.nullable(),
  timeline: z.array(
    z.object({ on: Day, text: LocalizedText, kind: z.literal('decisions').optional() }),
  ),
  rubric: z.array(RubricCriterion),
  faq: z.array(z.object({ question: LocalizedText, answer: LocalizedText })),
  /** Its e-mail is empty where the one who was asked has left and nobody followed. */
  contact: z.object({ name: z.string(), role: LocalizedText, email: z.string() }),
  /** How many teams are already writing; counted, not estimated. */
  applicationsStarted: z.int().nonnegative(),
  /** How many of them were submitted. */
  applicationsReceived: z.int().nonnegative(),
  decisionsPublishedAt: Instant.nullable(),
});
export type CallDetail = z.input<typeof CallDetail>;

/** Filters of the list of calls; open calls first, soonest deadline first. */
export const CallsQuery = listQuery().extend({
  state: CallState.optional(),
  kind: CallKind.optional(),
  bank: Slug.optional(),
});

/** Feeds and calendars are fetched by programs: the language is part of the address. */
export const CallFilesQuery = z.object({ language: LanguageCode.default('bhs') });
