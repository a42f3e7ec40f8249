import { z } from 'zod';
import type { JobHandler } from '../../platform/http/module.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import * as mails from './account-settings.mails.tsx';
import { type Account, findById } from './accounts.repo.ts';
import { issueLink } from './codes.service.ts';
import { deletionMail, restoredMail } from './deletion.service.ts';
import { deviceOf, sameDevice } from './devices.ts';
import { type EmailChangeRow, findEmailChange, keepLinkHash } from './email-change.repo.ts';
import {
  addressTaken,
  emailChangedMail,
  emailConfirmMail,
  emailNoticeMail,
  emailUndoneMail,
} from './email-change.service.ts';
import { secondFactorMail } from './second-factor.service.ts';
import { findSession, userAgentsBefore } from './sessions.repo.ts';
import { newDeviceMail } from './sign-in.service.ts';
import { emailLinkToken, tokenHash } from './tokens.ts';

const Whose = z.object({ userId: z.string() });
const WhichChange = z.object({ changeId: z.string() });
const WhichEnd = WhichChange.extend({ to: z.enum(['old', 'new']) });
const WhichSession = z.object({ sessionId: z.string() });
const WhichFactor = Whose.extend({ change: z.enum(['enabled', 'disabled', 'codes-renewed']) });

/**
 * Mails about a member's own account. Whatever must not show in the request that causes a mail is
 * looked up here; links are made here, so that no token waits in the queue.
 */
export const accountSettingsJobs = (p: Platform): JobHandler[] => [
  { name: emailConfirmMail, run: (data) => sendConfirmation(p, WhichChange.parse(data).changeId) },
  { name: emailNoticeMail, run: (data) => sendNotice(p, WhichChange.parse(data).changeId) },
  {
    name: emailChangedMail,
    run: async (data) => {
      const { changeId, to } = WhichEnd.parse(data);
      await sendChanged(p, changeId, to);
    },
  },
  {
    name: emailUndoneMail,
    run: (data) =>
      sendTo(p, Whose.parse(data).userId, async (account) => {
        const token = await p.db.transaction((tx) => issueLink(tx, p, 'reset', account.id, ''));
        return mails.emailUndoneMail(p.settings, account, token);
      }),
  },
  { name: newDeviceMail, run: (data) => sendNewDevice(p, WhichSession.parse(data).sessionId) },
  {
    name: deletionMail,
    run: (data) =>
      sendTo(p, Whose.parse(data).userId, async (account) =>
        account.deletionDueAt
          ? mails.deletionMail(p.settings, account, account.deletionDueAt)
          : undefined,
      ),
  },
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
      const { userId, change } = WhichFactor.parse(data);
      return sendTo(p, userId, async (account) =>
        mails.secondFactorMail(p.settings, account, change),
      );
    },
  },
];

/** Writes to a member, unless the account has been closed since. */
async function sendTo(
  p: Platform,
  userId: string,
  write: (account: Account) => Promise<Mail | undefined>,
): Promise<void> {
  const account = await findById(p.db.read, userId);
  if (!account || account.closedAt) return;
  const mail = await write(account);
  if (mail) await p.mail.send(mail);
}

/** Writes about a change of address that has not ended since. */
async function sendAbout(
  p: Platform,
  changeId: string,
  write: (change: EmailChangeRow, account: Account) => Promise<Mail | undefined>,
): Promise<void> {
  const change = await findEmailChange(p.db.read, changeId);
  if (!change || change.endedAt) return;
  await sendTo(p, change.userId, (account) => write(change, account));
}

function sendConfirmation(p: Platform, changeId: string): Promise<void> {
  return sendAbout(p, changeId, async (change, account) => {
    const { newEmail: email } = change;
    if (change.confirmedAt || change.expiresAt <= p.clock.now()) return undefined;
    if (await addressTaken(p.db.read, email, account.id, p.clock.now())) {
      return mails.emailTakenMail(p.settings, { email, language: account.language });
    }
    const token = emailLinkToken(p.secret, 'confirm', change.id);
    const confirmHash = tokenHash(token);
    await p.db.transaction((tx) => keepLinkHash(tx, change.id, { confirmHash }));
    return mails.emailConfirmMail(p.settings, { ...account, email }, token);
  });
}

function sendNotice(p: Platform, changeId: string): Promise<void> {
  return sendAbout(p, changeId, async (change, account) => {
    const to = { ...account, email: change.oldEmail };
    const token = await undoToken(p, change.id);
    return mails.emailNoticeMail(p.settings, to, { newEmail: change.newEmail, token });
  });
}

function sendChanged(p: Platform, changeId: string, to: 'old' | 'new'): Promise<void> {
  return sendAbout(p, changeId, async (change, account) => {
    if (to === 'new') {
      return mails.emailArrivedMail(p.settings, { ...account, email: change.newEmail });
    }
    const { newEmail, undoUntil } = change;
    const token = await undoToken(p, change.id);
    const recipient = { ...account, email: change.oldEmail };
    return mails.emailLeftMail(p.settings, recipient, { newEmail, token, undoUntil });
  });
}

async function undoToken(p: Platform, changeId: string): Promise<string> {
  const token = emailLinkToken(p.secret, 'undo', changeId);
  await p.db.transaction((tx) => keepLinkHash(tx, changeId, { undoHash: tokenHash(token) }));
  return token;
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
