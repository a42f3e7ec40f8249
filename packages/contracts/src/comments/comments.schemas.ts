import { commentAudiences, commentLimits } from '@app/domain/comments/comment';
import { z } from 'zod';
import { ById, Id, Instant, Words } from '../common.schemas.ts';

const Audience = z.enum(commentAudiences);
/** Empty where the account is gone. */
const Name = z.string();

/** The first four: specification §3, "Review comment". */
export const CommentView = z.object({
  id: Id,
  userName: Name,
  /** Empty where it was taken back. */
  comment: z.string(),
  createdAt: Instant,
  audience: Audience,
  /** Of the form; of an answer, that of the comment it answers. */
  section: z.string().nullable(),
  /** The comment that it answers. */
  parentId: Id.nullable(),
  fromTeam: z.boolean(),
  isOwn: z.boolean(),
  /** Names in it, each behind an `@`. */
  mentions: z.array(z.string()),
  editedAt: Instant.nullable(),
  isDeleted: z.boolean(),
  /** Until when the reader may change it; null: they may not. */
  changeableUntil: Instant.nullable(),
  resolved: z.object({ by: Name, at: Instant }).nullable(),
  /** The revision that was last submitted when it was written; 0 before the first. */
  revision: z.int(),
  /** How much of its section is different now. */
  changes: z.int(),
});
export type CommentView = z.input<typeof CommentView>;

export const CommentsQuery = z.object({ audience: Audience.default('team') });

const Text = Words(commentLimits.text).trim().min(1, 'required');

export const NewComment = z.object({
  /** Chosen by who writes: sent again, it adds nothing. */
  id: Id.optional(),
  comment: Text,
  audience: Audience.default('team'),
  section: z
    .string()
    .regex(/^\w{1,40}$/)
    .nullable()
    .default(null),
  parentId: Id.nullable().default(null),
});
export type NewComment = z.input<typeof NewComment>;

export const CommentChange = z.object({ comment: Text });
export const Resolve = z.object({ resolved: z.boolean() });
export const ByComment = ById.extend({ commentId: Id });

/** Who reads the comments, and so can be mentioned. */
export const CommentPeople = z.object({
  items: z.array(z.object({ name: z.string(), fromTeam: z.boolean() })),
});
export type CommentPeople = z.infer<typeof CommentPeople>;
