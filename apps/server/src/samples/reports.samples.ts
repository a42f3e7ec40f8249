import type { reportsApi } from '@app/contracts/reports/reports.api';
import { createReport } from '../modules/reports/reports.factory.ts';
import { type Kinds, members } from './kinds.ts';
import { missingId, type Samples } from './sample.ts';

const moderators: Kinds = ['moderator', 'admin'];

export const reportsSamples: Samples<typeof reportsApi> = {
  report: {
    may: members,
    own: async (stage) => ({
      body: { kind: 'member', subjectId: (await stage.fresh('lejla')).id, fault: 'spam' },
    }),
    missing: () => ({ body: { kind: 'member', subjectId: missingId, fault: 'spam' } }),
  },
  list: { may: moderators, own: () => ({ query: { state: 'open' } }) },
  counts: { may: moderators },
  move: {
    may: moderators,
    own: async (stage) => {
      const { id } = await stage.fresh('lejla');
      const subject = { kind: 'member', subjectId: id, ownerId: id } as const;
      const made = await stage.tx((tx) => createReport(tx, stage.people.emir, subject));
      return { params: { id: made.id }, body: { event: 'dismiss' } };
    },
  },
};
