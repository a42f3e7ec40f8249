import {
  applicationEvents,
  applicationStatuses,
} from '@app/domain/applications/application.machine';
import { missingCodes } from '@app/domain/applications/form/form';
import type { GrantKind } from '@app/domain/applications/form/forms';
import { ageLacks } from '@app/domain/teams/age';
import { z } from 'zod';
import { BankRef } from '../banks/banks.schemas.ts';
import { EligibilityQuestion, ExtraQuestion } from '../calls/call-content.schemas.ts';
import { CallState } from '../calls/calls.schemas.ts';
import { Id, Instant, Km, KmSum, LocalizedText, Slug, Source, Words } from '../common.schemas.ts';
import {
  AttachedFile,
  type BodyOfKind,
  byKind,
  ContentChanges,
  draftShape,
  Kind,
  type ShownOfKind,
  viewShape,
} from './form.schemas.ts';

/** A section of the application's form. */
const ApplicationSection = z.string();

export const ApplicationStatus = z.enum(applicationStatuses);
export const ApplicationEvent = z.enum(applicationEvents);

/** What the reader may do with an application; screens show, they do not recompute. */
export const ApplicationAbilities = z.object({
  canEdit: z.boolean(),
  canSubmit: z.boolean(),
  canWithdraw: z.boolean(),
  canDelete: z.boolean(),
  /** Also learns who is in the team, was invited and asked to join. */
  canComment: z.boolean(),
  canViewPrivate: z.boolean(),
  canViewContacts: z.boolean(),
  canScore: z.boolean(),
  /** Events that the reader may ask for now. */
  events: z.array(ApplicationEvent),
});
export type ApplicationAbilities = z.infer<typeof ApplicationAbilities>;

export const TeamMember = z.object({
  /** Of the membership, not of the member's account. */
  id: Id,
  name: z.string(),
  /** Bare file name; null also for readers outside the team and the bank. */
  profile_picture_url: z.string().nullable(),
  /** `vlasnik` for the owner, `clan` otherwise. */
  role: z.string(),
  /** Id of the account; like what follows only for those with the right to contact details. */
  userId: Id.optional(),
  email: z.string().optional(),
  phone_number: z.string().nullable().optional(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** What an application of any kind is known by. */
export const ApplicationAbout = z.object({
  title: z.string(),
  summary: z.string(),
  applicantName: z.string(),
  municipality: z.string(),
  location: z.string(),
  place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  picture: z.string().nullable(),
  /** Days; empty until known. */
  startsOn: z.string(),
  endsOn: z.string(),
  requestedAmount: KmSum,
  /** Numbers of Sustainable Development Goals. */
  goals: z.array(z.int()),
});
export type ApplicationAbout = z.input<typeof ApplicationAbout>;

const CallOfView = z.object({
  id: Id,
  slug: Slug,
  title: LocalizedText,
  state: CallState,
  closesAt: Instant,
  /** Sections that its applications do not have: their fields stand empty. */
  omittedSections: z.array(z.string()),
});

const viewBase = {
  about: ApplicationAbout,
  /** Answers to the questions of the call's own; for the team and the bank. */
  callAnswers: z
    .array(
      z.object({
        question: LocalizedText,
        answer: LocalizedText,
        files: z.array(AttachedFile),
      }),
    )
    .optional(),
  /** What was answered about who may apply, and whether it is what the call asks; for the same. */
  eligibility: z
    .array(
      z.object({ question: LocalizedText, answer: z.enum(['yes', 'no']), passes: z.boolean() }),
    )
    .optional(),
  id: Id,
  slug: Slug,
  userId: Id.optional(),
  status: ApplicationStatus,
  youthBankName: z.string(),
  bank: BankRef,
  call: CallOfView,
  createdAt: Instant,
  submittedAt: Instant.nullable(),
  requestedAmount: KmSum,
  targetFundingAmount: KmSum,
  minimumCampaignGoal: KmSum,
  teamSize: z.int(),
  members: z.array(TeamMember),
  /** Number of the submitted revision shown; 0 before the first submission. */
  revision: z.int(),
  abilities: ApplicationAbilities,
};
const ViewBase = z.object(viewBase);
export type ViewBase = z.output<typeof ViewBase>;

interface AlsoOfKind {
  readonly orange: {
    readonly projectDuration: string;
    /** The older name of `communityProblem`. */
    readonly problemStatement: string;
  };
  readonly blue: unknown;
}

/**
 * An application, its fields by their names (of an orange one: specification §3). Fields that a
 * reader may not see are left out.
 */
type ViewWith<Base> = {
  [K in GrantKind]: { kind: K } & ShownOfKind[K] & AlsoOfKind[K] & Base;
}[GrantKind];
export type ApplicationView = ViewWith<z.input<typeof ViewBase>>;
export type OrangeView = Extract<ApplicationView, { kind: 'orange' }>;
export const ApplicationView = byKind((form) => ({
  ...viewShape(form),
  ...viewBase,
})) as unknown as z.ZodType<ViewWith<ViewBase>, ApplicationView>;

const draftBase = {
  about: ApplicationAbout,
  id: Id,
  slug: Slug,
  status: ApplicationStatus,
  /** Rises by one with each save; sent back with the next save. */
  editRevision: z.int(),
  savedAt: Instant,
  /** Sections open for changes; null when all are. */
  openSections: z.array(z.string()).nullable(),
  returnReason: z.string().nullable(),
  /** Who brought back an earlier state, if somebody else did last; null otherwise. */
  restoredBy: z.string().nullable(),
  call: CallOfView.extend({
    minAmount: Km,
    maxAmount: Km,
    minTeam: z.int(),
    maxTeam: z.int(),
    allowsCampaign: z.boolean(),
    /** Sections that must be filled. */
    compulsory: z.array(ApplicationSection),
    questions: z.array(EligibilityQuestion),
    extraQuestions: z.array(ExtraQuestion),
    contact: z.object({ name: z.string(), role: LocalizedText, email: z.string() }),
  }),
  bank: BankRef,
  members: z.array(TeamMember),
  /** What single members lack for it to be submitted. */
  teamLacks: z.array(z.object({ id: Id, name: z.string(), code: z.enum(ageLacks) })),
  abilities: ApplicationAbilities,
};
const DraftBase = z.object(draftBase);
export type DraftBase = z.output<typeof DraftBase>;

/** An application as its team writes it. */
type DraftWith<Base> = {
  [K in GrantKind]: { kind: K; content: BodyOfKind[K] } & Base;
}[GrantKind];
export type ApplicationDraft = DraftWith<z.input<typeof DraftBase>>;
export type OrangeDraft = Extract<ApplicationDraft, { kind: 'orange' }>;
export const ApplicationDraft = byKind((form) => ({
  ...draftShape(form),
  ...draftBase,
})) as unknown as z.ZodType<DraftWith<DraftBase>, ApplicationDraft>;

export const CreateBody = z.object({
  callSlug: Slug,
  /** What led the one who begins to the call; kept with the application, said to nobody of it. */
  source: Source.optional(),
});

/** A save: the fields changed since `editRevision`. */
export const SaveBody = z.object({
  editRevision: z.int().min(0),
  changes: ContentChanges,
  /**
   * Names the open editor, chosen at random when it opens. An editor never clashes with its own
   * earlier saves, even if their answers were lost on the way.
   */
  editor: Words(40).default(''),
});
export type SaveBody = z.input<typeof SaveBody>;

export const SaveAnswer = z.object({
  editRevision: z.int(),
  savedAt: Instant,
  /** Fields that others changed since the sent revision, with their present content. */
  merged: ContentChanges,
});
export type SaveAnswer = z.input<typeof SaveAnswer>;

/** `details` of a `REVISION_CLASH`: the fields that both changed, as they stand on the server. */
export const ClashDetails = z.object({
  editRevision: z.int(),
  theirs: ContentChanges,
  changedBy: z.string(),
  savedAt: Instant,
});
export type ClashDetails = z.input<typeof ClashDetails>;

/** Said every 15 seconds of an open page; forgotten half a minute after the last time. */
export const PresenceBody = z.object({
  /** As in `SaveBody`. */
  editor: z.string().regex(/^[\w-]{1,40}$/),
  /** The open section; null when the page is left. */
  section: z
    .string()
    .regex(/^\w{1,40}$/)
    .nullable(),
});
export const PersonHere = z.object({
  name: z.string(),
  picture: z.string().nullable(),
  section: ApplicationSection,
});
export type PersonHere = z.infer<typeof PersonHere>;

export const ByEdit = z.object({ id: Id, revision: z.coerce.number().int().min(0) });

/** A value that differs between two contents, amounts in KM. */
export const ContentChange = z.object({
  section: z.string(),
  /** Dotted path as of the later content; of what was removed, as of the earlier. */
  path: z.string(),
  /** Null where there was, or is, nothing. */
  before: z.unknown(),
  after: z.unknown(),
});
export type ContentChange = z.infer<typeof ContentChange>;

export const RestoreBody = z.object({
  editRevision: z.int().min(0),
  /** Only these fields; left out: all of them. */
  fields: z.array(z.string().max(100)).min(1).max(200).optional(),
});

/** What somebody changed in one sitting. */
export const EditView = z.object({
  editRevision: z.int(),
  /** Their name. */
  by: z.string(),
  at: Instant,
  /** Whether it brought back what stood before. */
  restored: z.boolean(),
  changes: z.array(ContentChange),
});
export type EditView = z.input<typeof EditView>;

export const MissingItem = z.object({
  section: ApplicationSection,
  /** Dotted path of the field, for example `projectActivities.2.startDate`. */
  field: z.string(),
  code: z.enum(missingCodes),
  /** Whom of the team it is about. */
  name: z.string().optional(),
});
export type MissingItem = z.infer<typeof MissingItem>;
/** `details` of an `INCOMPLETE`. */
export const IncompleteDetails = z.object({ missing: z.array(MissingItem) });

export const MoveBody = z.object({
  event: ApplicationEvent,
  reason: Words(2000).trim().default(''),
  /** Sections to mend, with `returnForChanges`. */
  sections: z.array(Words(40)).max(12).default([]),
  /** With `withdraw`: the question was put and confirmed. */
  confirmed: z.boolean().default(false),
  /** With `submit`: the edit revision that the owner last saw. */
  editRevision: z.int().min(0).optional(),
  /** With `approve` and `declareWinner`: why more is promised than the bank's fund holds. */
  fundsOverride: Words(2000).trim().min(10).optional(),
});
export type MoveBody = z.input<typeof MoveBody>;

/** Where the application stands after a move; after `applyAgain` it is the new copy. */
export const MoveAnswer = z.object({
  id: Id,
  slug: Slug,
  status: ApplicationStatus,
  events: z.array(ApplicationEvent),
});
export type MoveAnswer = z.infer<typeof MoveAnswer>;

export const TransitionView = z.object({
  from: ApplicationStatus,
  to: ApplicationStatus,
  event: ApplicationEvent,
  actorName: z.string(),
  reason: z.string(),
  /** Sections that were to be mended, with `returnForChanges`. */
  sections: z.array(z.string()),
  revision: z.int(),
  at: Instant,
});
export type TransitionView = z.input<typeof TransitionView>;

export const MyApplication = z.object({
  id: Id,
  slug: Slug,
  kind: Kind,
  status: ApplicationStatus,
  projectTitle: z.string(),
  role: z.enum(['owner', 'member']),
  bankName: z.string(),
  bankEmblem: z.string(),
  callTitle: LocalizedText,
  callClosesAt: Instant,
  /** Its sections in order, and whether they are complete. */
  sections: z.array(z.object({ key: ApplicationSection, done: z.boolean() })),
  /** What the first section lacks that the team may write and that is not complete. */
  missing: z.array(MissingItem),
  /** Sections that the board opened, when it returned the application. */
  openSections: z.array(ApplicationSection).nullable(),
  /** What the board said then. */
  returnReason: z.string().nullable(),
  picture: z.string().nullable(),
  /** How many the call wants in the team that are not in it yet. */
  membersLacking: z.int(),
  canDelete: z.boolean(),
  canWithdraw: z.boolean(),
  updatedAt: Instant,
});
export type MyApplication = z.input<typeof MyApplication>;
