import type { OwnPersonalData } from '../../platform/personal-data.ts';
import { archiveKey } from './archives.service.ts';
import { auditOf, cleanAudit, deleteCaughtMails, deleteJobs } from './leftovers.repo.ts';
import { deleteArchives } from './personal-data.repo.ts';

export const ownPersonalData: OwnPersonalData = {
  collect: async (read, userId) => ({ audit: await auditOf(read, userId) }),

  async erase(tx, userId, _at, person) {
    const archives = await deleteArchives(tx, userId);
    await cleanAudit(tx, person);
    await deleteCaughtMails(tx, person);
    await deleteJobs(tx, person);
    return archives.map(archiveKey);
  },
};
