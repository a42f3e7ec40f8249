import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { attach } from '../../platform/http/answers.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { sheetTypes } from '../../platform/sheet.ts';
import { applicationsFile } from './bank-desk.file.ts';
import { bankDeskJobs } from './bank-desk.jobs.ts';
import { listDuties, listStaff, openOverview } from './bank-desk.overview.ts';
import { listApplications, listPeople, openBoard, openDesk } from './bank-desk.service.ts';
import { bankDeskTables } from './bank-desk.tables.ts';
import { openToday } from './bank-desk.today.ts';
import { remind } from './reminders.service.ts';

export const bankDeskModule = defineModule({
  name: 'bank-desk',
  api: bankDeskApi,
  jobs: bankDeskJobs,
  tables: bankDeskTables,
  handlers: (p) => ({
    desk: ({ params }, { actor }) => openDesk(p, actor, params.slug),
    today: ({ params }, { actor }) => openToday(p, actor, params.slug),
    remind: ({ params, body }, { actor }) => remind(p, actor, params.slug, body),
    applications: ({ params, query }, { actor }) => listApplications(p, actor, params.slug, query),
    board: ({ params, query }, { actor }) => openBoard(p, actor, params.slug, query),
    async file({ params, query }, { actor, reply }) {
      const file = await applicationsFile(p, actor, params, query);
      return isFailure(file) ? file : attach(reply, sheetTypes[params.format], file);
    },
    people: ({ params }, { actor }) => listPeople(p, actor, params.slug),
    duties: (_, { actor }) => listDuties(p, actor),
    overview: (_, { actor }) => openOverview(p, actor),
    staff: (_, { actor }) => listStaff(p, actor),
  }),
});
