import { factorProofs } from '@app/domain/security/factor-removal';
import { z } from 'zod';
import type { JobHandler } from '../../platform/http/module.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import * as mails from './accounts.mails.tsx';
import { type Account, findByEmail, findById } from './accounts.repo.ts';
import { passwordChangedMail, resetCodeMail, resetLinkMail } from './passwords/reset.service.ts';
import { factorChanges, secondFactorMail } from './second-factor/second-factor.service.ts';
import { issueCode, issueLink } from './secrets/codes.service.ts';
import { deleteOldSecrets } from './secrets/secrets.repo.ts';
import { factorStopToken, lifetime } from './secrets/tokens.ts';
import { deviceOf, sameDevice } from './sessions/devices.ts';
import {
  deleteExpiredRefreshTokens,
  deleteOldSessions,
  findSession,
  userAgentsBefore,
} from './sessions/sessions.repo.ts';
import { type MailKind, mayBeSent } from './sign-in/guards.ts';
import { newDeviceMail, restoredMail } from './sign-in/sign-in.service.ts';
import { deleteOldSignInEvents } from './sign-in/sign-in-log.repo.ts';
import { verificationMail } from './sign-up/registration.service.ts';

/** Queue of the mail that an admin's closing of an account sends. */
export const accountClosedMail = 'accounts.closed-mail';

const RequestedMail = z.object({ email: z.string(), requestedFrom: z.string() });
const VerificationMail = RequestedMail.extend({ returnUrl: z.string().optional() });
const LocalizedMail = RequestedMail.extend({
  language: z.enum(['bhs', 'en']),
  requestHash: z.string().nullable().default(null),
});
const Whose = z.object({ userId: z.string() });
const Changed = Whose.extend({ stillSignedIn: z.boolean().optional() });
const WhichFactor = Whose.extend({
  change: z.enum(factorChanges),
  by: z.string().optional(),
  proof: z.enum(factorProofs).optional(),
  goesAt: z.string().optional(),
  openedAt: z.string().optional(),
});
const WhichSession = z.object({ sessionId: z.string() });

const day = 24 * 3_600_000;

/**
 * Jobs of the accounts. Codes and tokens are made here, not where they are asked for: so no secret
 * waits in the queue, and asking takes as long for an address without an account.
 */
export const accountsJobs = (p: Platform): JobHandler[] => [
  {
    name: verificationMail,
    run: async (data) => {
      const { email, requestedFrom, returnUrl } = VerificationMail.parse(data);
      const account = await accountToMail(p, 'verification', email, requestedFrom);
      if (!account) return;
      if (account.verifiedAt) return p.mail.send(mails.alreadyVerifiedMail(p.settings, account));
      const secrets = await p.db.transaction(async (tx) => ({
        code: await issueCode(tx, p, 'verify', account.id, { requestedFrom, requestHash: null }),
        token: await issueLink(tx, p, 'verify', account.id, requestedFrom),
      }));
      await p.mail.send(mails.verificationMail(p.settings, account, { ...secrets, returnUrl }));
    },
  },
  {
    name: resetCodeMail,
    run: async (data) => {
      const { email, language, ...from } = LocalizedMail.parse(data);
      const account = await accountToMail(p, 'reset-code', email, from.requestedFrom);
      if (!account) return;
      const code = await p.db.transaction((tx) => issueCode(tx, p, 'reset', account.id, from));
      await p.mail.send(mails.resetCodeMail(p.settings, { ...account, language }, code));
    },
  },
  {
    name: resetLinkMail,
    run: async (data) => {
      const { email, requestedFrom } = RequestedMail.parse(data);
      const account = await accountToMail(p, 'reset-link', email, requestedFrom);
      if (!account) return;
      const token = await p.db.transaction((tx) =>
        issueLink(tx, p, 'reset', account.id, requestedFrom),
      );
      await p.mail.send(mails.resetLinkMail(p.settings, account, token));
    },
  },
  {
    name: passwordChangedMail,
    run: (data) => {
      const { userId, stillSignedIn } = Changed.parse(data);
      return sendTo(p, userId, async (account) =>
        mails.passwordChangedMail(p.settings, account, stillSignedIn),
      );
    },
  },
  { name: newDeviceMail, run: (data) => sendNewDevice(p, WhichSession.parse(data).sessionId) },
  {
    name: restoredMail,
    run: (data) =>
      sendTo(p, Whose.parse(data).userId, async (account) =>
        mails.restoredMail(p.settings, account),
      ),
  },
  {
    name: secondFactorMail,
    run: (data) => {
      const { userId, change, by, openedAt, ...doing } = WhichFactor.parse(data);
      return sendTo(p, userId, async (account) => {
        const doer = by ? await findById(p.db.read, by) : undefined;
        return mails.secondFactorMail(p.settings, account, change, {
          ...doing,
          by: doer ? `${doer.firstName} ${doer.lastName}`.trim() : undefined,
          stop: openedAt ? factorStopToken(p.secret, userId, openedAt) : undefined,
        });
      });
    },
  },
  {
    name: accountClosedMail,
    run: async (data) => {
      const account = await findById(p.db.read, Whose.parse(data).userId);
      // An admin may have reopened it before the mail was written.
      if (account?.closedAt) await p.mail.send(mails.accountClosedMail(p.settings, account));
    },
  },
  {
    name: 'accounts.sweep',
    schedule: '17 3 * * *',
    run: async () => {
      const now = p.clock.now().getTime();
      const before = new Date(now - day);
      await p.db.transaction(async (tx) => {
        await deleteOldSignInEvents(tx, new Date(now - lifetime.signInEvents));
        await deleteOldSecrets(tx, before);
        await deleteExpiredRefreshTokens(tx, before);
        await deleteOldSessions(tx, new Date(now - lifetime.device));
      });
    },
  },
];

async function accountToMail(
  p: Platform,
  kind: MailKind,
  email: string,
  requestedFrom: string,
): Promise<Account | undefined> {
  const account = await findByEmail(p.db.read, email);
  if (!account || account.closedAt) return undefined;
  return (await mayBeSent(p, kind, email, requestedFrom)) ? account : undefined;
}

/** Writes to a member, unless the account has been closed since. */
export async function sendTo(
  p: Platform,
  userId: string,
  write: (account: Account) => Promise<Mail | undefined>,
): Promise<void> {
  const account = await findById(p.db.read, userId);
  if (!account || account.closedAt) return;
  const mail = await write(account);
  if (mail) await p.mail.send(mail);
}

/** Writes about a sign-in, if it came from a device unlike all that the member used before. */
async function sendNewDevice(p: Platform, sessionId: string): Promise<void> {
  const session = await findSession(p.db.read, sessionId);
  if (!session) return;
  const earlier = await userAgentsBefore(p.db.read, session);
  const device = deviceOf(session.userAgent);
  const known = earlier.some((userAgent) => sameDevice(deviceOf(userAgent), device));
  if (earlier.length === 0 || known) return;
  await sendTo(p, session.userId, async (account) =>
    mails.newDeviceMail(p.settings, account, session),
  );
}
