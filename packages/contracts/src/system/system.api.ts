import { z } from 'zod';
import { InstantText } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { systemPaths } from './system.paths.ts';

const TogetherAnswer = z.array(
  z.object({
    status: z.number().int(),
    headers: z.record(z.string(), z.string()),
    /** JSON, as it would have travelled alone. */
    body: z.string(),
  }),
);
/** What each reading was answered, in the order of the asking. */
export type TogetherAnswer = z.infer<typeof TogetherAnswer>;

const Reading = z.string().startsWith('/api/').max(500);
/** Readings in one answer at most. */
const togetherAtMost = 12;

export const systemApi = endpoints(systemPaths, {
  health: {
    access: 'public',
    summary: 'Answers 200 once the database answers and the migrations are in; 503 otherwise.',
    answer: z.object({ status: z.literal('ok') }),
    errors: ['UNAVAILABLE'],
  },
  metrics: {
    access: 'callback',
    summary: 'Prometheus figures; to local readers or with the metrics token.',
    kind: 'stream',
    answer: z.unknown(),
  },
  events: {
    access: 'public',
    summary:
      'Server-sent events. `topics` names up to 20 (`campaign:ID`, `conversation:ID`), of which a reader hears what they may read; who is signed in hears their own besides.',
    query: z.object({
      topics: z.string().max(1000).optional(),
      /** Tells first what was signalled since, where the server says so in `x-told-since`. */
      since: z.coerce.number().int().nonnegative().optional(),
    }),
    kind: 'stream',
    answer: z.unknown(),
  },
  together: {
    access: 'member',
    summary:
      'Up to 12 readings in one answer, each as it would be answered by itself: what the first screen of a page needs.',
    query: z.object({
      /** Addresses of readings that answer in JSON, with their queries: `/api/posts`. */
      ask: z
        .union([Reading, z.array(Reading).min(1).max(togetherAtMost)])
        .transform((asked) => [asked].flat()),
    }),
    kind: 'stream',
    answer: TogetherAnswer,
  },
  devMail: {
    access: 'demo',
    summary: 'The mails caught in demo mode, newest first.',
    query: z.object({ to: z.string().max(254).optional() }),
    answer: z.array(
      z.object({
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        /** Names of the files that went with it. */
        attachments: z.array(z.string()),
        sentAt: InstantText,
      }),
    ),
  },
});
