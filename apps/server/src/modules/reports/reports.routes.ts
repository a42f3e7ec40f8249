import { reportsApi } from '@app/contracts/reports/reports.api';
import { defineModule } from '../../platform/http/module.ts';
import { sendReportedFile } from './reports.files.ts';
import { listReports } from './reports.lists.ts';
import { reportMoves } from './reports.moves.ts';
import { countOpen } from './reports.repo.ts';
import { moveReport, report } from './reports.service.ts';
import { reportsTables } from './reports.tables.ts';

export const reportsModule = defineModule({
  name: 'reports',
  api: reportsApi,
  tables: reportsTables,
  moves: { report: reportMoves },
  handlers: (p) => ({
    report: ({ body }, { actor }) => report(p, actor, body),
    list: ({ query }, { actor }) => listReports(p, actor, query),
    counts: async (_input, { actor }) => ({ open: await countOpen(p.db.read, actor.id) }),
    move: ({ params, body }, { actor }) => moveReport(p, actor, params.id, body),
    file: ({ params }, context) => sendReportedFile(p, context.actor, params, context),
  }),
});
