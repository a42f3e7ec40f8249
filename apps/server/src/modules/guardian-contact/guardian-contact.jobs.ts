import { LanguageCode } from '@app/contracts/common.schemas';
import { guardianReasons, mayKeepGuardian } from '@app/domain/guardian-contact/guardian-contact';
import { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { agesOf, type MemberName, membersByIds } from '../accounts/public.ts';
import { mayMail } from '../network/public.ts';
import { confirmationMail, reportMail, requestMail } from './guardian-contact.mails.tsx';
import { jobNames } from './guardian-contact.names.ts';
import {
  type ContactRow,
  contactOf,
  dropContacts,
  dropUnconfirmed,
  membersAfter,
} from './guardian-contact.repo.ts';
import { removeToken } from './guardian-contact.service.ts';

const ConfirmationRequest = z.object({
  userId: z.string(),
  secret: z.string(),
  language: LanguageCode,
});
const Confirmed = z.object({ userId: z.string(), language: LanguageCode });
const Upheld = z.object({ userId: z.string(), reason: z.enum(guardianReasons) });

const first = '00000000-0000-0000-0000-000000000000';

/** Writes to a guardian whose address is still kept. */
async function mailTo(
  p: Platform,
  userId: string,
  write: (contact: ContactRow, member: MemberName) => Mail | undefined | Promise<Mail | undefined>,
): Promise<void> {
  const { read } = p.db;
  const contact = await contactOf(read, userId);
  const member = (await membersByIds(read, [userId])).get(userId);
  const age = (await agesOf(read, [userId])).get(userId);
  if (!contact || !member || !age || !mayKeepGuardian(age, p.clock.now())) return;
  const mail = await write(contact, member);
  if (mail) await p.mail.send(mail);
}

/** What was not confirmed in time, and what is of members who are fifteen by now or said another year. */
async function sweep(p: Platform): Promise<void> {
  const at = p.clock.now();
  const ended = async (tx: Tx, userIds: readonly string[]) => {
    for (const subject of userIds) {
      await recordAudit(tx, { action: 'guardian.ended', subject, actorId: null, at });
    }
  };
  await p.db.transaction(async (tx) => ended(tx, await dropUnconfirmed(tx, at)));
  for (let after = first; ; ) {
    const userIds = await membersAfter(p.db.read, after);
    const ages = await agesOf(p.db.read, userIds);
    const old = userIds.filter((id) => {
      const declared = ages.get(id);
      return !declared || !mayKeepGuardian(declared, at);
    });
    await p.db.transaction(async (tx) => {
      await dropContacts(tx, old);
      await ended(tx, old);
    });
    const last = userIds.at(-1);
    if (!last) return;
    after = last;
  }
}

export const guardianContactJobs = (p: Platform): JobHandler[] => [
  {
    name: jobNames.request,
    run: (data) => {
      const { userId, secret, language } = ConfirmationRequest.parse(data);
      return mailTo(p, userId, async ({ confirmHash, email, expiresAt }, member) =>
        // Sent anew, or confirmed, before this mail was written.
        confirmHash === tokenHash(secret) &&
        (await mayMail(p.db.read, userId, email, 'guard', p.clock.now()))
          ? requestMail(p.settings, { email, language, member, token: secret, expiresAt })
          : undefined,
      );
    },
  },
  {
    name: jobNames.confirmation,
    run: (data) => {
      const { userId, language } = Confirmed.parse(data);
      return mailTo(p, userId, ({ confirmedAt, id, email }, member) =>
        confirmedAt
          ? confirmationMail(p.settings, {
              email,
              language,
              member,
              token: removeToken(p.secret, id),
            })
          : undefined,
      );
    },
  },
  {
    name: jobNames.report,
    run: (data) => {
      const { userId, reason } = Upheld.parse(data);
      return mailTo(p, userId, ({ confirmedAt, id, email }, member) => {
        const { language } = member;
        const to = { email, language, member, token: removeToken(p.secret, id) };
        return confirmedAt ? reportMail(p.settings, reason, to) : undefined;
      });
    },
  },
  { name: jobNames.sweep, schedule: '12 0 * * *', run: () => sweep(p) },
];
