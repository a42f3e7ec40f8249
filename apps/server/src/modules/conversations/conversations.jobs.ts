import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { dropEmpty } from './conversations.repo.ts';
import { dropUnsent } from './files.repo.ts';
import { tellUnread } from './notices.service.ts';

export const jobNames = { sweep: 'conversations.sweep', tell: 'conversations.tell' } as const;

const day = 24 * 60 * 60 * 1000;

/** Conversations that were opened and never written in, and files that were never sent. */
async function sweep(p: Platform): Promise<void> {
  const before = new Date(p.clock.now().getTime() - day);
  while ((await p.db.transaction((tx) => dropEmpty(tx, before))) > 0);
  for (;;) {
    const keys = await p.db.transaction((tx) => dropUnsent(tx, before));
    if (keys.length === 0) return;
    for (const key of keys) await p.files.delete(key);
  }
}

export const conversationsJobs = (p: Platform): JobHandler[] => [
  { name: jobNames.tell, schedule: '* * * * *', run: () => tellUnread(p) },
  { name: jobNames.sweep, schedule: '50 2 * * *', run: () => sweep(p) },
];
