import { z } from 'zod';
import { InstantText } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { systemPaths } from './system.paths.ts';

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
    query: z.object({ topics: z.string().max(1000).optional() }),
    kind: 'stream',
    answer: z.unknown(),
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
