import { personalDataApi } from '@app/contracts/personal-data/personal-data.api';
import { defineModule } from '../../platform/http/module.ts';
import { listArchives, requestArchive, sendArchive } from './archives.service.ts';
import { personalDataJobs } from './personal-data.jobs.ts';
import { ownPersonalData } from './personal-data.personal-data.ts';
import { personalDataTables } from './personal-data.tables.ts';

export const personalDataModule = defineModule({
  name: 'personal-data',
  api: personalDataApi,
  tables: personalDataTables,
  handlers: (p) => ({
    archives: (_input, { actor }) => listArchives(p, actor.id),
    requestArchive: (_input, { actor }) => requestArchive(p, actor.id),
    archiveFile: ({ params }, context) => sendArchive(p, context.actor.id, params.id, context),
  }),
  jobs: personalDataJobs,
  personalData: () => ownPersonalData,
});
