import * as z from 'zod/mini';
import { draftStore } from '../../lib/drafts/drafts.ts';

const words = (most: number) => z.string().check(z.maxLength(most));

/** What was written and not yet sent; it survives a reload. */
export const requestDrafts = draftStore({
  name: 'bank-request',
  schema: z.object({
    id: words(40),
    kind: z.enum(['bank', 'call']),
    municipality: words(80),
    bank: words(160),
    groupName: words(120),
    people: words(4),
    title: words(120),
    text: words(2000),
  }),
  lives: 'device',
});
