import { fundsApi } from '@app/contracts/funds/funds.api';
import { fundPolicy } from '@app/domain/funds/fund.policy';
import type { Reader } from '../../platform/db/client.ts';
import { attach } from '../../platform/http/answers.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { listPage } from '../../platform/lists.ts';
import { sheetTypes } from '../../platform/sheet.ts';
import { visibleFund } from './entries.service.ts';
import { fundMoves } from './funds.moves.ts';
import { fundsPersonalData } from './funds.personal-data.ts';
import { listEntries, listGrants, sumsByYear, sumsOfBank } from './funds.repo.ts';
import { correctEntry, recordEntry } from './funds.service.ts';
import { fundsTables } from './funds.tables.ts';
import { fundOf, grantOf, viewsOf } from './funds.view.ts';
import { takeBack } from './payouts.service.ts';
import { promiseFromFund, releaseToFund } from './promises.ts';
import { createPublicFund, dayCursor, grantCursor } from './public-fund.service.ts';

const asIsNow = 'public, max-age=0, must-revalidate';

export const fundsModule = defineModule({
  name: 'funds',
  api: fundsApi,
  tables: fundsTables,
  moves: { application: fundMoves },
  provides: {
    promiseFromFund,
    releaseToFund,
    receivedBy: async (read: Reader, bankId: string) => (await sumsOfBank(read, bankId)).received,
  },
  personalData: fundsPersonalData,
  handlers: (p) => {
    const open = createPublicFund(p);
    const { read } = p.db;
    return {
      fund: async ({ params }, { header }) => {
        header('cache-control', asIsNow);
        return open.fund(params.slug);
      },
      ledger: async ({ params, query }, { header }) => {
        header('cache-control', asIsNow);
        return open.ledger(params.slug, query);
      },
      async ledgerFile({ params: { slug, format }, query: { language } }, { reply }) {
        const content = await open.ledgerFile(slug, format, language);
        if (isFailure(content)) return content;
        const file = { name: `${slug}-ledger.${format}`, content };
        return attach(reply, sheetTypes[format], file, asIsNow);
      },
      async grants({ params }, { header, unchanged }) {
        const found = await open.openData(params.slug);
        if (isFailure(found)) return found;
        header('cache-control', asIsNow);
        unchanged(found.version);
        return found.content;
      },
      async desk({ params }, { actor }) {
        const bank = await visibleFund(read, actor, params.slug);
        if (isFailure(bank)) return bank;
        const may = (ability: keyof typeof fundPolicy) =>
          fundPolicy[ability](actor, { bankSlug: bank.slug }).ok;
        return {
          bank,
          ...fundOf(await sumsByYear(read, bank.id, { announced: false })),
          abilities: { canRecord: may('record'), canOverride: may('override') },
        };
      },
      async entries({ params, query }, { actor }) {
        const bank = await visibleFund(read, actor, params.slug);
        if (isFailure(bank)) return bank;
        return listPage(query, {
          cursor: dayCursor,
          read: (slice) => listEntries(read, bank.id, slice, query),
          place: ({ entry }) => ({ on: entry.happenedOn, id: entry.id }),
          show: (records) => viewsOf(read, records, p.clock.now()),
        });
      },
      async deskGrants({ params, query }, { actor }) {
        const bank = await visibleFund(read, actor, params.slug);
        if (isFailure(bank)) return bank;
        return listPage(query, {
          cursor: grantCursor,
          read: (slice) => listGrants(read, bank.id, slice),
          place: ({ applicationId }) => ({ id: applicationId }),
          show: (rows) => rows.map(grantOf),
        });
      },
      record: ({ params, body }, { actor }) => recordEntry(p, actor, params.slug, body),
      correct: ({ params, body }, { actor }) => correctEntry(p, actor, params, body),
      takeBack: ({ params }, { actor }) => takeBack(p, actor, params),
    };
  },
});
