import { callKinds } from '@app/domain/calls/call';
import {
  type CallContent as Content,
  callLimits,
  optionalSections,
  questionKinds,
} from '@app/domain/calls/call.content';
import { z } from 'zod';
import { interests } from '../accounts/accounts.schemas.ts';
import { ContentBlocks } from '../blocks/blocks.schemas.ts';
import { Day, KmNumber, Line, Prose, SentInstantText, Slug } from '../common.schemas.ts';

const both = (text: z.ZodString) => z.object({ bhs: text, en: text });
const lines = (max: number) => both(Line(max));
const prose = (max: number) => both(Prose(max));

const Key = z.string().regex(/^[a-zA-Z0-9_-]{1,40}$/);
const Age = z.int().min(callLimits.age.min).max(callLimits.age.max);
const Bound = z.int().min(callLimits.bound.min).max(callLimits.bound.max);
const Team = z.int().min(1).max(callLimits.team);

/** An address of the web, or a path of the product. */
const Link = Line(callLimits.url).refine(
  (text) => text === '' || /^\/[^/\\]/.test(text) || /^https?:\/\/[^\s/]+\.[^\s/]+/.test(text),
  'invalid',
);

/** The name of a picture in the banks' storage. */
const PictureName = z.string().regex(/^[a-zA-Z0-9._-]{1,200}$/);

const OptionalSection = z.enum([...new Set(callKinds.flatMap((kind) => optionalSections(kind)))]);

export const EligibilityQuestion = z.object({
  id: Key,
  text: lines(callLimits.question),
  /** The answer with which one goes on. */
  passes: z.enum(['yes', 'no']),
  /** What is said when it does not pass. */
  otherwise: lines(callLimits.otherwise),
});
export type EligibilityQuestion = z.infer<typeof EligibilityQuestion>;

export const ExtraQuestion = z.object({
  id: Key,
  text: lines(callLimits.question),
  help: lines(callLimits.help),
  kind: z.enum(questionKinds),
  maxLength: z.int().min(callLimits.extraAnswer.min).max(callLimits.extraAnswer.max),
  min: Bound.nullable(),
  max: Bound.nullable(),
  options: z
    .array(z.object({ id: Key, text: lines(callLimits.option) }))
    .max(callLimits.options.max),
  required: z.boolean(),
});
export type ExtraQuestion = z.infer<typeof ExtraQuestion>;

export const CallDocument = z.object({
  id: Key,
  title: lines(callLimits.documentTitle),
  url: Link,
});
export type CallDocument = z.infer<typeof CallDocument>;

export const OwnContribution = z.object({
  percent: z.int().min(0).max(callLimits.ownContribution),
  /** Whether goods and services count. */
  inKind: z.boolean(),
});

/** The working copy of a call: everything it says, any of it still empty; kept as it was sent. */
export const CallContent = z.object({
  kind: z.enum(callKinds),
  bankSlug: Slug,
  partnerBanks: z.array(Slug).max(callLimits.partnerBanks),
  /** Empty: made from the title at the first publishing. */
  slug: z.union([z.literal(''), Slug.max(80)]),
  title: lines(callLimits.title),
  summary: lines(callLimits.summary),
  description: prose(callLimits.description),
  expectedProjects: Line(callLimits.expectedProjects),
  topics: z.array(z.enum(interests)).max(callLimits.topics),
  opensAt: SentInstantText.nullable(),
  closesAt: SentInstantText.nullable(),
  decisionsBy: Day.nullable(),
  rollingDecisions: z.boolean(),
  totalFund: KmNumber.nullable(),
  minAmount: KmNumber.nullable(),
  maxAmount: KmNumber.nullable(),
  ownContribution: OwnContribution.nullable(),
  allowsCampaign: z.boolean(),
  who: z.object({
    minAge: Age.nullable(),
    maxAge: Age.nullable(),
    municipalities: z.array(Line(callLimits.name).min(1)).max(callLimits.municipalities),
    minTeam: Team,
    maxTeam: Team,
    eligible: z.array(lines(callLimits.condition)).max(callLimits.conditions),
    notEligible: z.array(lines(callLimits.condition)).max(callLimits.conditions),
  }),
  questions: z.array(EligibilityQuestion).max(callLimits.questions),
  rubric: z
    .array(
      z.object({
        key: Key,
        name: lines(callLimits.criterion),
        guidance: lines(callLimits.guidance),
        weight: z.int().min(1).max(100),
      }),
    )
    .max(callLimits.rubric.max),
  quorum: z.int().min(1).max(callLimits.quorum),
  blind: z.boolean(),
  compulsory: z.array(OptionalSection).max(20),
  omittedSections: z.array(OptionalSection).max(20),
  extraQuestions: z.array(ExtraQuestion).max(callLimits.extraQuestions),
  documents: z.array(CallDocument).max(callLimits.documents),
  timeline: z
    .array(
      z.object({
        on: Day,
        text: lines(callLimits.event),
        kind: z.literal('decisions').optional(),
      }),
    )
    .max(callLimits.timeline),
  faq: z
    .array(z.object({ question: lines(callLimits.question), answer: prose(callLimits.answer) }))
    .max(callLimits.faq),
  contact: z.object({
    name: Line(callLimits.name),
    role: lines(callLimits.role),
    email: z.union([z.literal(''), z.email().max(200)]),
  }),
  picture: PictureName.nullable(),
  pictureAlt: lines(callLimits.pictureAlt),
  seo: z.object({
    title: lines(callLimits.seoTitle),
    description: lines(callLimits.seoDescription),
  }),
  /** Content blocks of the campaign page; null: made from the call's texts. */
  landing: ContentBlocks.nullable(),
}) satisfies z.ZodType<Content>;
export type CallContent = z.infer<typeof CallContent>;
