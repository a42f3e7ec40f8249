import type { contentApi } from '@app/contracts/content/content.api';
import { createDraft, createVersion } from '../modules/content/content.factory.ts';
import { admins, everybody } from './kinds.ts';
import type { Samples } from './sample.ts';

/** The pages are there once and for all, so each kind of change has one to itself. */
const on = <P extends string>(page: P) => ({ params: { page } });
const absent = 'VALIDATION';
const revision = 0;
const texts = { 'payments-info.feesTitle': { bhs: 'Cijena', en: 'Price' } };

export const contentSamples: Samples<typeof contentApi> = {
  page: { may: everybody, own: () => on('home'), absent },
  editing: { may: admins, own: () => on('home'), absent },
  save: {
    may: admins,
    own: () => ({ ...on('fees'), body: { revision, editor: 'e', changes: { texts } } }),
    absent,
  },
  discard: { may: admins, own: () => ({ ...on('home'), body: { revision } }), absent },
  publish: { may: admins, own: () => ({ ...on('home'), body: { revision } }), absent },
  schedule: {
    may: admins,
    own: async ({ app, tx }) => {
      await tx((open) => createDraft(open, 'payment-safety'));
      const appearsAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
      return { ...on('payment-safety'), body: { revision, appearsAt } };
    },
    absent,
  },
  unschedule: { may: admins, own: () => ({ ...on('home'), body: { revision } }), absent },
  history: { may: admins, own: () => on('home'), absent, filters: [{}] },
  restore: {
    may: admins,
    own: async ({ tx, app }) => {
      const { id } = await tx((open) => createVersion(open, 'privacy', { at: app.clock.now() }));
      return { params: { page: 'privacy' as const, id }, body: { revision } };
    },
    absent,
  },
  presence: {
    may: admins,
    own: () => ({ ...on('home'), body: { editor: 'e', open: true } }),
    absent,
    changes: false,
  },
  blocks: { may: everybody, own: () => on('home'), absent },
  putBlocks: { may: admins, own: () => ({ ...on('help'), body: { content_blocks: [] } }), absent },
  putText: {
    may: admins,
    own: () => ({ ...on('terms'), body: { id: 'terms-title', content: 'Uslovi' } }),
    absent,
  },
};
