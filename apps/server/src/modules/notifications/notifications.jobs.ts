import { z } from 'zod';
import { createGuardedPost } from '../../platform/guarded-fetch.ts';
import type { JobHandler } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailNotification, putDigests, sendDigest } from './mails.service.ts';
import { jobNames } from './notifications.names.ts';
import { deleteHidden } from './notifications.repo.ts';
import { pushNotification } from './push.service.ts';

const OfNotification = z.object({ id: z.string() });
const OfPush = z.object({ id: z.string(), deviceId: z.string() });
const OfDigest = z.object({ userId: z.string(), due: z.coerce.date() });

const post = createGuardedPost();

export const notificationsJobs = (p: Platform): JobHandler[] => [
  { name: jobNames.mail, run: (data) => mailNotification(p, OfNotification.parse(data).id) },
  {
    name: jobNames.digests,
    // More often than digests are due, so that one that was missed comes soon after.
    schedule: '*/15 * * * *',
    run: () => putDigests(p),
  },
  {
    name: jobNames.digest,
    run: (data) => {
      const { userId, due } = OfDigest.parse(data);
      return sendDigest(p, userId, due);
    },
  },
  { name: jobNames.push, run: (data) => pushNotification(p, post, OfPush.parse(data)) },
  {
    name: jobNames.sweep,
    schedule: '37 3 * * *',
    run: async () => {
      const before = p.clock.now();
      while ((await p.db.transaction((tx) => deleteHidden(tx, before))) > 0);
    },
  },
];
