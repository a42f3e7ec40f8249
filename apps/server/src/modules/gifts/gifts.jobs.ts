import { giftKeptFrom } from '@app/domain/gifts/gift';
import { z } from 'zod';
import { letterJob } from '../../kit/letters.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  aboutApplication,
  lockApplication,
  titleOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { mayMail } from '../network/public.ts';
import { giftReceiptMail, requestMail } from './gifts.mails.tsx';
import { giftJobs, moveGift } from './gifts.moves.ts';
import { findGift, forgetUnanswered, type GiftRow, giftByToken, unanswered } from './gifts.repo.ts';
import { receiptAddress, receiptTokenOf } from './gifts.tokens.ts';
import { namedTo } from './gifts.view.ts';

const Receipt = z.object({ id: z.string() });

/** What its mails say of a gift. */
const mailFacts = (gift: GiftRow, record: WrittenApplication) => ({
  gift,
  kind: record.call.kind,
  title: titleOf(record),
  bankName: record.bank.name,
});

export const giftsJobs = (p: Platform): JobHandler[] => [
  letterJob(p, aboutApplication, {
    name: giftJobs.request,
    byHash: giftByToken,
    isDue: ({ status, donorEmail }) => status === 'pending' && donorEmail !== '',
    async write(gift, record, { secret }) {
      const { requestedBy, donorEmail } = gift;
      const now = p.clock.now();
      if (!(await mayMail(p.db.read, requestedBy, donorEmail, 'mail', now))) return undefined;
      const askedBy = await namedTo(p.db.read, gift, now);
      return requestMail(p.settings, { ...mailFacts(gift, record), askedBy, secret });
    },
  }),
  {
    name: giftJobs.receipt,
    async run(data) {
      const { read } = p.db;
      const gift = await findGift(read, Receipt.parse(data).id);
      const record = gift && (await aboutApplication.find(read, gift));
      if (!record || gift.donorEmail === '') return;
      const token = receiptTokenOf(p, gift);
      if (!token) return;
      const address = receiptAddress(p, token);
      await p.mail.send(giftReceiptMail(p.settings, { ...mailFacts(gift, record), address }));
    },
  },
  {
    name: giftJobs.sweep,
    schedule: '17 * * * *',
    run: async () => {
      for (const { id, applicationId } of await unanswered(p.db.read, p.clock.now())) {
        await p.db.transaction(async (tx) => {
          const record = await lockApplication(tx, applicationId);
          const gift = record && (await findGift(tx, id));
          const at = p.clock.now();
          // Sent anew or answered before the application was held.
          if (!record || gift?.status !== 'pending' || gift.expiresAt > at) return;
          const by = { by: 'clock', actorId: null } as const;
          await moveGift(p, tx, { record, gift, event: 'expire', ...by, at });
        });
      }
      await p.db.transaction((tx) => forgetUnanswered(tx, giftKeptFrom(p.clock.now())));
    },
  },
];
