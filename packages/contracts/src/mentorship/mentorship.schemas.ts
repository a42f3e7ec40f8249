import { clockStates } from '@app/domain/mentorship/clock';
import {
  mentorshipLimits,
  messageSides,
  ratings,
  requestPriorities,
  requestTypes,
} from '@app/domain/mentorship/mentorship';
import { requestEvents, requestStatuses } from '@app/domain/mentorship/request.machine';
import { z } from 'zod';
import { AttachedFile } from '../applications/form.schemas.ts';
import { ById, Id, Instant, KmSum, listQuery, SentDay, Slug, Words } from '../common.schemas.ts';

const Status = z.enum(requestStatuses);
const Priority = z.enum(requestPriorities);
const Section = z
  .string()
  .regex(/^\w{1,40}$/)
  .nullable();
const Tags = z
  .array(Words(mentorshipLimits.tag).trim().min(1, 'required'))
  .max(mentorshipLimits.tags);

/** The first seventeen: specification §3, "Mentorship request". */
export const MentorshipRequest = z.object({
  id: Id,
  applicationId: Id,
  applicationTitle: z.string(),
  /** Null for who may not know whose application it is, and where the account is gone. */
  userId: Id.nullable(),
  /** Empty likewise. */
  userName: z.string(),
  bankName: z.string(),
  description: z.string(),
  requestType: z.enum(requestTypes),
  priority: Priority,
  status: Status,
  claimedByMemberId: Id.nullable(),
  claimedByName: z.string().nullable(),
  mentorName: z.string().nullable(),
  /** The mentor's first answer. */
  mentorResponseMessage: z.string().nullable(),
  /** When the mentor's next answer is due; null: none is awaited. */
  slaTimer: Instant.nullable(),
  createdAt: Instant,
  userRating: z.int().min(1).max(5).nullable(),
  userFeedback: z.string().nullable(),
  /** Its first sentence. */
  title: z.string(),
  kind: z.enum(['orange', 'blue']),
  /** The slug of the application's preview. */
  applicationSlug: z.string(),
  bankSlug: Slug,
  bankEmblem: z.string(),
  /** The application's. */
  picture: z.string().nullable(),
  requestedAmount: KmSum,
  clock: z.enum(clockStates),
  /** The section of the form that it is about. */
  section: Section,
  /** Sections of the form that the call leaves out. */
  omittedSections: z.array(z.string()),
  /** The board's own; empty for the team. */
  tags: z.array(z.string()),
  resolvedAt: Instant.nullable(),
  lastMessageAt: Instant,
  /** Messages of the other side that the reader has not read. */
  unread: z.int().nonnegative(),
  /** On which side the reader is. */
  side: z.enum(messageSides),
  /** Whether the board may not know whose application it is now: the team should not sign. */
  isBlind: z.boolean(),
  isOwn: z.boolean(),
  isMine: z.boolean(),
  canChange: z.boolean(),
  canRemove: z.boolean(),
  canWrite: z.boolean(),
  canNote: z.boolean(),
  canRate: z.boolean(),
  events: z.array(z.enum(requestEvents)),
});
export type MentorshipRequest = z.input<typeof MentorshipRequest>;

/**
 * Which of the requests: `inbox` all that are not archived, `mine` those that the reader has
 * claimed, `archive`; `own` those of the reader's teams.
 */
export const requestBoxes = ['inbox', 'mine', 'archive', 'own'] as const;
export type RequestBox = (typeof requestBoxes)[number];

const all = z.literal('all').transform(() => undefined);
const Filters = {
  /** The same as in the address; sent by older clients. */
  applicationId: Id.optional(),
  status: z.union([Status, all]).optional(),
  priority: z.union([Priority, all]).optional(),
  box: z.enum(requestBoxes).optional(),
};
/** Those that are due first come first; without a deadline, the newest. */
export const RequestsQuery = listQuery(50).extend(Filters);

export const RequestList = z.object({
  data: z.array(MentorshipRequest),
  next: z.string().nullable(),
});
export type RequestList = z.input<typeof RequestList>;

export const NewRequest = z.object({
  description: Words(mentorshipLimits.description).trim().min(1, 'required'),
  requestType: z.enum(requestTypes).default('mentorship'),
  priority: Priority.default('normal'),
  section: Section.default(null),
});
export type NewRequest = z.input<typeof NewRequest>;

export const RequestChange = z.object({
  description: Words(mentorshipLimits.description).trim().min(1, 'required').optional(),
  priority: Priority.optional(),
});
export type RequestChange = z.infer<typeof RequestChange>;

export const StatusChange = z.object({
  status: Status.optional(),
  priority: Priority.optional(),
  tags: Tags.optional(),
});
export type StatusChange = z.infer<typeof StatusChange>;

export const ByOlderRequest = ById.extend({ reqId: Id });
export const ByRequestFile = ById.extend({ fileId: Id });
/** Mean of the last three months; null where nothing was answered, or the reader is on no board. */
export const AnswerTime = z.object({ hours: z.number().nullable() });
export const AssignBody = z.object({ mentorId: Id });
export const Mentor = z.object({ id: Id, name: z.string(), openRequests: z.int() });
export const Mentors = z.object({ items: z.array(Mentor) });
export type Mentors = z.infer<typeof Mentors>;

/** The first seven: specification §3, "Conversation message". */
export const ConversationMessage = z.object({
  id: Id,
  mentorshipRequestId: Id,
  /** Null for who may not know it, and where the account is gone. */
  senderId: Id.nullable(),
  senderName: z.string(),
  senderType: z.enum(messageSides),
  message: z.string(),
  isFirstResponse: z.boolean(),
  createdAt: Instant,
  isOwn: z.boolean(),
  /** A note that the team never sees. */
  isNote: z.boolean(),
  section: Section,
  files: z.array(AttachedFile),
});
export type ConversationMessage = z.input<typeof ConversationMessage>;

/** Something that happened, between the messages. */
const RequestHappening = z.object({
  id: Id,
  event: z.enum([...requestEvents, 'rate']),
  by: z.string(),
  /** Of `assign`: to whom. */
  to: z.string().nullable(),
  at: Instant,
});
export type RequestHappening = z.input<typeof RequestHappening>;

export const Conversation = z.object({
  /** The first one first. */
  data: z.array(ConversationMessage),
  happened: z.array(RequestHappening),
  /** The last message that the other side has read. */
  seenUntil: Id.nullable(),
  /** Who of the other side writes just now; empty: nobody. */
  typing: z.array(z.string()),
});
export type Conversation = z.input<typeof Conversation>;

export const NewMessage = z.object({
  message: Words(mentorshipLimits.message).trim().min(1, 'required'),
  /** Made by the client: sent twice, it is written once. */
  id: Id.optional(),
  isNote: z.boolean().default(false),
  section: Section.default(null),
  files: z.array(Id).max(mentorshipLimits.filesPerMessage).default([]),
});
export type NewMessage = z.input<typeof NewMessage>;
/** `data.id`: specification §7.4. */
export const WrittenMessage = z.object({ data: ConversationMessage });

export const ReadUntil = z.object({ messageId: Id });

export const RatingBody = z.object({
  rating: z.literal(ratings, 'required'),
  comment: Words(mentorshipLimits.feedback).trim().optional(),
});

/** Specification §3, "Unread counts". */
export const MentorshipUnread = z.object({
  unreadMessages: z.int().nonnegative(),
  newRequests: z.int().nonnegative(),
  total: z.int().nonnegative(),
});
export type MentorshipUnread = z.infer<typeof MentorshipUnread>;
export const UnreadQuery = z.object({ applicationId: Id });
export const UnreadBlueQuery = UnreadQuery.partial();

export const ByBank = z.object({ bankSlug: Slug });
/** When a bank's mentors answer, in Sarajevo; minutes since midnight, 1 is Monday. */
export const WorkingHoursBody = z.object({
  hours: z
    .object({
      days: z.array(z.int().min(1).max(7)).min(1, 'required').max(7),
      from: z
        .int()
        .min(0)
        .max(24 * 60 - 60),
      to: z
        .int()
        .min(60)
        .max(24 * 60),
    })
    .refine(({ from, to }) => to - from >= 60, { message: 'tooShort', path: ['to'] })
    .nullable(),
});
export const BankMentorship = WorkingHoursBody.extend({
  bankName: z.string(),
  /** Whether the reader sees the figures, and sets hours and templates. */
  canLead: z.boolean(),
});
export type BankMentorship = z.infer<typeof BankMentorship>;

const Title = Words(mentorshipLimits.templateTitle).trim().min(1, 'required');
const Text = Words(mentorshipLimits.template).trim().min(1, 'required');
export const TemplateBody = z.object({
  title_bhs: Title,
  title_en: Title,
  text_bhs: Text,
  text_en: Text,
});
export type TemplateBody = z.infer<typeof TemplateBody>;
export const Template = TemplateBody.extend({ id: Id });
export type Template = z.infer<typeof Template>;
export const Templates = z.object({ items: z.array(Template) });
export const ByTemplate = ByBank.extend({ templateId: Id });

export const FiguresQuery = z.object({ from: SentDay.optional(), to: SentDay.optional() });
/** Hours; null where nothing was answered or resolved. */
const Spread = z.object({ median: z.number().nullable(), p90: z.number().nullable() });
const FiguresRow = {
  requests: z.int(),
  answered: z.int(),
  resolved: z.int(),
  firstAnswer: Spread,
  resolution: Spread,
  /** Of all requests, 0 to 1; null where there is none. */
  overdueShare: z.number().nullable(),
  /** Mean of the ratings; null where there is none. */
  rating: z.number().nullable(),
  ratings: z.int(),
};
/** How a bank answers, for the requests of a period. */
export const MentorshipFigures = z.object({
  total: z.object(FiguresRow),
  /** Not resolved nor archived, now. */
  openByPriority: z.object(
    Object.fromEntries(requestPriorities.map((one) => [one, z.int()])) as Record<
      (typeof requestPriorities)[number],
      z.ZodInt
    >,
  ),
  byMentor: z.array(z.object({ mentor: z.string(), ...FiguresRow })),
  /** `yyyy-mm`, the earliest first. */
  byMonth: z.array(z.object({ month: z.string(), ...FiguresRow })),
});
export type MentorshipFigures = z.infer<typeof MentorshipFigures>;
