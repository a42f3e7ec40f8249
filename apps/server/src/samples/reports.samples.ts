import type { reportsApi } from '@app/contracts/reports/reports.api';
import {
  createConversation,
  createMessage,
  createMessageFile,
} from '../modules/conversations/conversations.factory.ts';
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
  list: {
    may: moderators,
    own: () => ({ query: { state: 'open' } }),
    filters: [{ state: 'open' }, { state: 'decided' }],
  },
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
  file: {
    may: moderators,
    // It is written down who opened it.
    changes: true,
    own: async (stage) => {
      const { people, app, tx } = stage;
      const [sender, reporter] = [await stage.fresh('lejla'), people.emir];
      const at = app.clock.now();
      return tx(async (open) => {
        const talk = await createConversation(open, sender, reporter, { at });
        const { id: messageId } = await createMessage(open, talk, sender, { createdAt: at });
        const plan = { messageId, uploadedAt: at };
        const file = await createMessageFile(open, app.platform.files, talk, sender, plan);
        const subject = { kind: 'message', subjectId: messageId, ownerId: sender.id } as const;
        const context = { text: 'Pogledaj', files: 1, shown: [] };
        const made = await createReport(open, reporter, subject, { context });
        return { params: { id: made.id, fileId: file.id } };
      });
    },
  },
};
