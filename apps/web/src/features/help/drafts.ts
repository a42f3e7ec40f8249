import * as z from 'zod/mini';
import { draftStore } from '../../lib/drafts/drafts.ts';

const words = (most: number) => z.string().check(z.maxLength(most));

/** A question that was written and not yet sent; it survives a reload. */
export const questionDrafts = draftStore({
  name: 'question',
  schema: z.object({
    topic: words(40),
    name: words(80),
    email: words(254),
    text: words(4_000),
  }),
  lives: 'device',
});
