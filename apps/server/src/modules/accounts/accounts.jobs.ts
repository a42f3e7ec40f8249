import { z } from 'zod';
import type { JobHandler } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  alreadyVerifiedMail,
  passwordChangedMail as passwordChangedContent,
  resetCodeMail as resetCodeContent,
  resetLinkMail as resetLinkContent,
  verificationMail as verificationContent,
} from './accounts.mails.tsx';
import { type Account, findByEmail, findById } from './accounts.repo.ts';
import { issueCode, issueLink } from './codes.service.ts';
import { verificationMail } from './registration.service.ts';
import { passwordChangedMail, resetCodeMail, resetLinkMail } from './reset.service.ts';
import { deleteOldSecrets } from './secrets.repo.ts';
import { deleteExpiredRefreshTokens, deleteOldSessions } from './sessions.repo.ts';
import { deleteOldSignInEvents } from './sign-in-events.repo.ts';
import { lifetime } from './tokens.ts';

const Asked = z.object({ email: z.string(), requestedFrom: z.string() });
const AskedIn = Asked.extend({ language: z.enum(['bhs', 'en']) });
const Changed = z.object({ userId: z.string(), stillSignedIn: z.boolean().optional() });

const day = 24 * 3_600_000;

/**
 * Jobs of the accounts. Codes and tokens are made here, not where they are asked for: so no secret
 * waits in the queue, and asking takes as long for an address without an account.
 */
export const accountsJobs = (p: Platform): JobHandler[] => [
  {
    name: verificationMail,
    run: async (data) => {
      const { email, requestedFrom } = Asked.parse(data);
      const account = await openAccount(p, email);
      if (!account) return;
      if (account.verifiedAt) return p.mail.send(alreadyVerifiedMail(p.settings, account));
      const secrets = await p.db.transaction(async (tx) => ({
        code: await issueCode(tx, p, 'verify', account.id, requestedFrom),
        token: await issueLink(tx, p, 'verify', account.id, requestedFrom),
      }));
      await p.mail.send(verificationContent(p.settings, account, secrets));
    },
  },
  {
    name: resetCodeMail,
    run: async (data) => {
      const { email, requestedFrom, language } = AskedIn.parse(data);
      const account = await openAccount(p, email);
      if (!account) return;
      const code = await p.db.transaction((tx) =>
        issueCode(tx, p, 'reset', account.id, requestedFrom),
      );
      await p.mail.send(resetCodeContent(p.settings, { ...account, language }, code));
    },
  },
  {
    name: resetLinkMail,
    run: async (data) => {
      const { email, requestedFrom } = Asked.parse(data);
      const account = await openAccount(p, email);
      if (!account) return;
      const token = await p.db.transaction((tx) =>
        issueLink(tx, p, 'reset', account.id, requestedFrom),
      );
      await p.mail.send(resetLinkContent(p.settings, account, token));
    },
  },
  {
    name: passwordChangedMail,
    run: async (data) => {
      const { userId, stillSignedIn } = Changed.parse(data);
      const account = await findById(p.db.read, userId);
      if (!account || account.closedAt) return;
      await p.mail.send(passwordChangedContent(p.settings, account, stillSignedIn));
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

async function openAccount(p: Platform, email: string): Promise<Account | undefined> {
  const account = await findByEmail(p.db.read, email);
  return account?.closedAt ? undefined : account;
}
