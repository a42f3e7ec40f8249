import { missingCodes } from '@app/domain/applications/application.content';
import {
  type ApplicationSection as ApplicationSectionKey,
  applicationSections,
} from '@app/domain/applications/application.fields';
import {
  applicationEvents,
  applicationStatuses,
} from '@app/domain/applications/application.machine';
import { projectStages } from '@app/domain/applications/project-stage';
import { z } from 'zod';
import { BankRef } from '../banks/banks.schemas.ts';
import { ExtraQuestion } from '../calls/call-content.schemas.ts';
import { CallState } from '../calls/calls.schemas.ts';
import { Id, Instant, Km, LocalizedText, listQuery, Slug, Source } from '../common.schemas.ts';
import {
  ApplicationContentBody,
  ContentChanges,
  ProjectActivity,
  Words,
} from './content.schemas.ts';

const ApplicationSection = z.enum(
  applicationSections.map(({ key }) => key) as [ApplicationSectionKey, ...ApplicationSectionKey[]],
);

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

/** An orange application (specification §3). Fields that a reader may not see are left out. */
export const ApplicationView = ApplicationContentBody.omit({ extraAnswers: true }).extend({
  /** Answers to the questions of the call's own; for the team and the bank. */
  callAnswers: z.array(z.object({ question: LocalizedText, answer: z.string() })).optional(),
  id: Id,
  slug: Slug,
  userId: Id.optional(),
  projectActivities: z.array(ProjectActivity.partial({ responsible: true })),
  status: ApplicationStatus,
  youthBankName: z.string(),
  bank: BankRef,
  call: z.object({ id: Id, slug: Slug, title: LocalizedText, state: CallState, closesAt: Instant }),
  createdAt: Instant,
  submittedAt: Instant.nullable(),
  requestedAmount: KmSum,
  targetFundingAmount: KmSum,
  minimumCampaignGoal: KmSum,
  projectDuration: z.string(),
  /** The older name of `communityProblem`. */
  problemStatement: z.string(),
  teamSize: z.int(),
  members: z.array(TeamMember),
  /** Number of the submitted revision shown; 0 before the first submission. */
  revision: z.int(),
  abilities: ApplicationAbilities,
});
export type ApplicationView = z.infer<typeof ApplicationView>;

export const ApplicationDraft = z.object({
  id: Id,
  slug: Slug,
  status: ApplicationStatus,
  content: ApplicationContentBody,
  /** Rises by one with each save; sent back with the next save. */
  editRevision: z.int(),
  savedAt: Instant,
  /** Sections open for changes; null when all are. */
  openSections: z.array(z.string()).nullable(),
  returnReason: z.string().nullable(),
  call: z.object({
    id: Id,
    slug: Slug,
    title: LocalizedText,
    state: CallState,
    closesAt: Instant,
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
});
export type ApplicationDraft = z.infer<typeof ApplicationDraft>;

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
