import { banksApi } from '@app/contracts/banks/banks.api';
import { defineModule } from '../../platform/http/module.ts';
import { createBank, openBank, saveBank } from './banks.editing.service.ts';
import { banksPersonalData } from './banks.personal-data.ts';
import { listAllBanks } from './banks.repo.ts';
import { createBanksService } from './banks.service.ts';
import { banksTables } from './banks.tables.ts';
import { banksTopics } from './banks.topics.ts';

export const banksModule = defineModule({
  name: 'banks',
  api: banksApi,
  tables: banksTables,
  topics: banksTopics,
  personalData: banksPersonalData,
  handlers: (platform) => {
    const banks = createBanksService(platform);
    return {
      list: async (_input, context) => {
        context.header('cache-control', 'public, max-age=0, must-revalidate');
        return banks.list();
      },
      detail: async ({ params }, context) => {
        context.header('cache-control', 'public, max-age=0, must-revalidate');
        return banks.detail(params.slug);
      },
      // A bank has its staff before everybody sees it.
      all: () => listAllBanks(platform.db.read),
      create: ({ body }, { actor }) => createBank(platform, actor, body),
      edit: ({ params }, { actor }) => openBank(platform, actor, params.slug),
      save: ({ params, body }, { actor }) => saveBank(platform, actor, params.slug, body),
    };
  },
});
