import { postTypes, postVisibilities } from '@app/domain/posts/post';
import * as z from 'zod/mini';
import { draftStore } from '../../../lib/drafts/drafts.ts';
import { postDraftName } from './draft-slots.ts';

const Person = z.object({ userId: z.nullable(z.string()), name: z.string() });

const Draft = z.object({
  content: z.string(),
  type: z.enum(postTypes),
  visibility: z.enum(postVisibilities),
  /** Who was chosen to be mentioned, whether or not the text still names them. */
  chosen: z.array(z.object({ userId: z.string(), name: z.string() })),
  attachments: z.array(z.object({ url: z.string(), fileName: z.string(), alt: z.string() })),
  /** The address whose card goes with it. */
  link: z.nullable(z.string()),
  /** The address whose card was taken away: it does not come back by itself. */
  withoutCard: z.nullable(z.string()),
  courseName: z.string(),
  person: z.nullable(Person),
  options: z.tuple([z.string(), z.string()]),
  /** Days that a poll lasts. */
  days: z.string(),
  /** The same for all tries, so that an answer that got lost publishes nothing twice. */
  id: z._default(z.string(), ''),
  /** Whether a try got no answer: what was sent then may stand. */
  isUnheard: z._default(z.boolean(), false),
  /** Of a post that is edited: when what stands there was written. */
  of: z._default(z.nullable(z.string()), null),
});
export type Draft = z.infer<typeof Draft>;

export const emptyDraft: Draft = {
  content: '',
  type: 'status',
  visibility: 'public',
  chosen: [],
  attachments: [],
  link: null,
  withoutCard: null,
  courseName: '',
  person: null,
  options: ['', ''],
  days: '3',
  id: '',
  isUnheard: false,
  of: null,
};

/** What is not posted stays in this browser until it is, or is discarded. */
export const postDrafts = draftStore({ name: postDraftName, schema: Draft, lives: 'device' });

/** Whether anything stands in it that would be missed. */
export const isWritten = (draft: Draft): boolean =>
  draft.content.trim() !== '' ||
  draft.attachments.length > 0 ||
  draft.courseName.trim() !== '' ||
  draft.person !== null ||
  draft.options.some((option) => option.trim() !== '');
