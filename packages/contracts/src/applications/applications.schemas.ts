import {
  applicationEvents,
  applicationStatuses,
} from '@app/domain/applications/application.machine';
import { missingCodes } from '@app/domain/applications/form/form';
import type { GrantKind } from '@app/domain/applications/form/forms';
import { projectStages } from '@app/domain/applications/project-stage';
import { z } from 'zod';
import { BankRef } from '../banks/banks.schemas.ts';
import { ExtraQuestion } from '../calls/call-content.schemas.ts';
import { CallState } from '../calls/calls.schemas.ts';
import {
  Id,
  Instant,
  Km,
  LocalizedText,
  listQuery,
  Slug,
  Source,
  Words,
} from '../common.schemas.ts';
import {
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

/** A sum of amounts in KM; a draft may ask for more than any call gives. */
const KmSum = z.number().nonnegative();

/** What the reader may do with an application; screens show, they do not recompute. */
export const ApplicationAbilities = z.object({
  canEdit: z.boolean(),
  canSubmit: z.boolean(),
  canWithdraw: z.boolean(),
  canDelete: z.boolean(),
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
export type ApplicationAbout = z.infer<typeof ApplicationAbout>;

const CallOfView = z.object({
  id: Id,
  slug: Slug,
  title: LocalizedText,
  state: CallState,
  closesAt: Instant,
});

const viewBase = {
  about: ApplicationAbout,
  /** Answers to the questions of the call's own; for the team and the bank. */
  callAnswers: z.array(z.object({ question: LocalizedText, answer: z.string() })).optional(),
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
export type ViewBase = z.infer<typeof ViewBase>;

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
export type ApplicationView = {
  [K in GrantKind]: { kind: K } & ShownOfKind[K] & AlsoOfKind[K] & ViewBase;
}[GrantKind];
export type OrangeView = Extract<ApplicationView, { kind: 'orange' }>;
export const ApplicationView = byKind((form) => ({
  ...viewShape(form),
  ...viewBase,
})) as unknown as z.ZodType<ApplicationView, ApplicationView>;

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
  call: CallOfView.extend({
    minAmount: Km,
    maxAmount: Km,
    minTeam: z.int(),
    /** Sections that must be filled. */
    compulsory: z.array(ApplicationSection),
    extraQuestions: z.array(ExtraQuestion),
    contact: z.object({ name: z.string(), role: LocalizedText, email: z.string() }),
  }),
  bank: BankRef,
  members: z.array(TeamMember),
  abilities: ApplicationAbilities,
};
const DraftBase = z.object(draftBase);
export type DraftBase = z.infer<typeof DraftBase>;

/** An application as its team writes it. */
export type ApplicationDraft = {
  [K in GrantKind]: { kind: K; content: BodyOfKind[K] } & DraftBase;
}[GrantKind];
export type OrangeDraft = Extract<ApplicationDraft, { kind: 'orange' }>;
export const ApplicationDraft = byKind((form) => ({
  ...draftShape(form),
  ...draftBase,
})) as unknown as z.ZodType<ApplicationDraft, ApplicationDraft>;

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
export type SaveAnswer = z.infer<typeof SaveAnswer>;

/** `details` of a `REVISION_CLASH`: the fields that both changed, as they stand on the server. */
export const ClashDetails = z.object({
  editRevision: z.int(),
  theirs: ContentChanges,
  changedBy: z.string(),
  savedAt: Instant,
});
export type ClashDetails = z.infer<typeof ClashDetails>;

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

/** What somebody changed in one sitting. */
export const EditView = z.object({
  editRevision: z.int(),
  /** Their name. */
  by: z.string(),
  at: Instant,
  changes: z.array(ContentChange),
});
export type EditView = z.infer<typeof EditView>;

export const MissingItem = z.object({
  section: ApplicationSection,
  /** Dotted path of the field, for example `projectActivities.2.startDate`. */
  field: z.string(),
  code: z.enum(missingCodes),
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
export type TransitionView = z.infer<typeof TransitionView>;

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
export type MyApplication = z.infer<typeof MyApplication>;

/** A project that a bank supports, as lists show it to everybody. */
export const ProjectCard = z.object({
  id: Id,
  slug: Slug,
  kind: Kind,
  title: z.string(),
  summary: z.string(),
  picture: z.string().nullable(),
  municipality: z.string(),
  bank: BankRef,
  status: ApplicationStatus,
  /** The grant asked for, in KM. */
  amount: KmSum,
  /** In which its application was sent. */
  year: z.int(),
  /** Numbers of the Sustainable Development Goals that it serves. */
  themes: z.array(z.int()),
  place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});
export type ProjectCard = z.infer<typeof ProjectCard>;

const projectFilters = {
  bank: Slug.optional(),
  year: z.coerce.number().int().min(2000).max(2100).optional(),
  theme: z.coerce.number().int().min(1).max(17).optional(),
  stage: z.enum(projectStages).optional(),
  /** Words, or how they begin, with or without their marks. */
  q: z.string().max(80).optional(),
};
export const ProjectsQuery = listQuery(12).extend(projectFilters);
export const ProjectFiguresQuery = z.object(projectFilters);

/** Of the projects that fit a filter, together. */
export const ProjectFigures = z.object({
  projects: z.int().nonnegative(),
  amount: KmSum,
  banks: z.int().nonnegative(),
  /** Years with a project, whatever the filter, the last first. */
  years: z.array(z.int()),
});
export type ProjectFigures = z.infer<typeof ProjectFigures>;

/** An application that the reader may open, as a search for one finds it. */
export const FoundApplication = z.object({
  id: Id,
  slug: Slug,
  kind: Kind,
  /** The end of its id, short enough to be said. */
  code: z.string(),
  title: z.string(),
  teamName: z.string(),
  picture: z.string().nullable(),
  bank: BankRef,
  status: ApplicationStatus,
  /** Whether everybody may open it. */
  isPublic: z.boolean(),
});
export type FoundApplication = z.infer<typeof FoundApplication>;

export const Invitation = z.object({
  id: Id,
  inviteeUserId: Id.nullable(),
  inviteeName: z.string(),
  inviteeEmail: z.string(),
  role: z.string(),
  status: z.enum(['pending', 'accepted', 'rejected', 'expired']),
});
export type Invitation = z.infer<typeof Invitation>;
