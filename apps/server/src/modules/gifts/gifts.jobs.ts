import { giftKeptFrom } from '@app/domain/gifts/gift';
import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../accounts/public.ts';
import { findApplication, lockApplication, titleOf } from '../applications/public.ts';
import { mayMail } from '../network/public.ts';
import { giftReceiptMail, requestMail } from './gifts.mails.tsx';
import { giftJobs, moveGift } from './gifts.moves.ts';
import { findGift, forgetUnanswered, unanswered } from './gifts.repo.ts';
import { receiptAddress, receiptTokenOf } from './gifts.tokens.ts';
import { namedTo } from './gifts.view.ts';

const Request = z.object({ id: z.string(), secret: z.string() });
const Receipt = z.object({ id: z.string() });

/** A gift with what its mails say of it; undefined once nobody is to be written to. */
async function about(p: Platform, id: string) {
  const gift = await findGift(p.db.read, id);
  const record = gift && (await findApplication(p.db.read, { id: gift.applicationId }));
  if (!record || gift.donorEmail === '') return undefined;
  return { gift, title: titleOf(record), bankName: record.bank.name };
}

export const giftsJobs = (p: Platform): JobHandler[] => [
  {
    name: giftJobs.request,
    async run(data) {
      const { id, secret } = Request.parse(data);
      const told = await about(p, id);
      // Sent anew, answered or taken back before this mail was written.
      if (told?.gift.status !== 'pending' || told.gift.tokenHash !== tokenHash(secret)) return;
      const { requestedBy, donorEmail } = told.gift;
      if (!(await mayMail(p.db.read, requestedBy, donorEmail, 'mail', p.clock.now()))) return;
      const askedBy = await namedTo(p.db.read, told.gift, p.clock.now());
      await p.mail.send(requestMail(p.settings, { ...told, askedBy, secret }));
    },
  },
  {
    name: giftJobs.receipt,
    async run(data) {
      const told = await about(p, Receipt.parse(data).id);
      const token = told && receiptTokenOf(p, told.gift);
      if (!token) return;
      await p.mail.send(
        giftReceiptMail(p.settings, { ...told, address: receiptAddress(p, token) }),
      );
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
