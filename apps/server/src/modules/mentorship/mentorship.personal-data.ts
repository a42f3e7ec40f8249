import type { OwnPersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { endingWith } from '../applications/public.ts';
import { forgetLeadingTo } from '../notifications/public.ts';
import { changed } from './mentorship.notices.ts';
import { requestsIn } from './mentorship.repo.ts';
import { detachFiles, freeRequests } from './personal-data.repo.ts';

/** What a mentor who is gone had under way is free again; of a draft that ends nothing stays. */
export const mentorshipPersonalData = (p: Platform): OwnPersonalData => ({
  async erase(tx, userId) {
    await freeRequests(tx, userId);
    const drafts = (await endingWith(tx, userId)).filter(({ isGone }) => isGone);
    const gone = await requestsIn(
      tx,
      drafts.map(({ id }) => id),
    );
    for (const record of gone) await changed(p, tx, record, { board: true });
    const ids = gone.map(({ request }) => request.id);
    await detachFiles(tx, ids);
    await forgetLeadingTo(tx, p, ids);
  },
});
