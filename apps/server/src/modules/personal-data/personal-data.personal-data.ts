import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import { archiveKey } from './archives.service.ts';
import { auditOf, cleanAudit, deleteCaughtMails, deleteJobs } from './leftovers.repo.ts';
import { archivesOf, deleteArchives } from './personal-data.repo.ts';

export const personalDataTables: AboutMembers = {
  audit_entries: { actor_id: { stays: 'the audit trail, by the id alone' } },
  data_archives: { user_id: 'gone' },
  demo_mails: {},
  rate_limits: { none: 'hashes that end within hours' },
};

export const ownPersonalData: PersonalData = {
  async collect(read, userId) {
    const archives = await archivesOf(read, userId);
    return {
      archives: archives.map(({ id, state, requestedAt, expiresAt }) => ({
        id,
        state,
        requestedAt,
        expiresAt,
      })),
      audit: await auditOf(read, userId),
    };
  },

  async erase(tx, userId, _at, person) {
    const archives = await deleteArchives(tx, userId);
    await cleanAudit(tx, person);
    await deleteCaughtMails(tx, person);
    await deleteJobs(tx, person);
    return archives.map(archiveKey);
  },
};
