import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { defineModule } from '../../platform/http/module.ts';
import {
  listApplications,
  listPeople,
  openBoard,
  openDesk,
  openToday,
} from './bank-desk.service.ts';

export const bankDeskModule = defineModule({
  name: 'bank-desk',
  api: bankDeskApi,
  handlers: (p) => ({
    desk: ({ params }, { actor }) => openDesk(p, actor, params.slug),
    today: ({ params }, { actor }) => openToday(p, actor, params.slug),
    applications: ({ params, query }, { actor }) => listApplications(p, actor, params.slug, query),
    board: ({ params, query }, { actor }) => openBoard(p, actor, params.slug, query),
    people: ({ params }, { actor }) => listPeople(p, actor, params.slug),
  }),
});
