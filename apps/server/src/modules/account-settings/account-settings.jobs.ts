import { z } from 'zod';
import type { JobHandler } from '../../platform/http/module.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/tokens.ts';
import {
  type Account,
  type EmailChangeRow,
  emailLinkToken,
  findEmailChange,
  issueLink,
  keepLinkHash,
  sendTo,
} from '../accounts/public.ts';
import * as mails from './account-settings.mails.tsx';
import { deletionMail } from './deletion.service.ts';
import {
  addressTaken,
  emailChangedMail,
  emailConfirmMail,
  emailNoticeMail,
  emailUndoneMail,
} from './email-change.service.ts';

const Whose = z.object({ userId: z.string() });
const WhichChange = z.object({ changeId: z.string() });
const WhichEnd = WhichChange.extend({ to: z.enum(['old', 'new']) });

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
  {
    name: deletionMail,
    run: (data) =>
      sendTo(p, Whose.parse(data).userId, async (account) =>
        account.deletionDueAt
          ? mails.deletionMail(p.settings, account, account.deletionDueAt)
          : undefined,
      ),
  },
];

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
