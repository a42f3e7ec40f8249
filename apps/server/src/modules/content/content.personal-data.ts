import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import { draftsBy, forgetAuthor, scheduledBy, versionsBy } from './content.repo.ts';

export const contentTables: AboutMembers = {
  content_pages: { published_by: 'gone', saved_by: 'gone', scheduled_by: 'gone' },
  content_versions: { actor_id: 'gone' },
};

/** Which pages an admin wrote; the pages stay, without the name. */
export const contentPersonalData: PersonalData = {
  collect: async (read, userId) => ({
    published: await versionsBy(read, userId),
    drafts: await draftsBy(read, userId),
    scheduled: await scheduledBy(read, userId),
  }),
  async erase(tx, userId) {
    await forgetAuthor(tx, userId);
    return [];
  },
};
