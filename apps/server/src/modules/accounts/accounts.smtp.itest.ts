import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { accountsMailsTexts } from '@app/messages/accounts-mails';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { from } from '../../platform/testing/mails.ts';
import { type TestApp, testApp } from '../../platform/testing/testApp.ts';
import { createUser } from './accounts.factory.ts';
import {
  appCode,
  browsers,
  member,
  ownPassword,
  signInAs,
  type TestMember,
  withFactor,
} from './accounts.testing.ts';

/** A mail as the mail server got it, its parts decoded. */
interface Received {
  readonly to: string;
  readonly subject: string;
  readonly plain: string;
  readonly html: string;
}

let app: TestApp;
let server: SMTPServer;
const received: Received[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream: Readable, session, done) {
      void text(stream).then((source) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(' ');
        received.push({ to, ...read(source) });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  app = await testApp({
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Zamah <noreply@zamah.example>',
  });
});

afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

function read(source: string): Omit<Received, 'to'> {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const part = (type: string) => {
    const found = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
    const [partHead = '', ...body] = found.split('\r\n\r\n');
    return decode(body.join('\r\n\r\n'), partHead);
  };
  const subject = /^Subject: ((?:.*)(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? '';
  return { subject: words(subject), plain: part('text/plain'), html: part('text/html') };
}

function decode(body: string, head: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return /quoted-printable/i.test(head) ? unquoted(body.replace(/=\r\n/g, '')) : body;
}

const unquoted = (quoted: string) =>
  Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const words = (subject: string) =>
  subject
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : unquoted(coded.replaceAll('_', ' ')),
    );

/** The mails that an action brings about, to whomever. */
async function mailsOf(action: () => Promise<unknown>): Promise<Received[]> {
  await app.platform.jobs.drain();
  const before = received.length;
  await action();
  await app.platform.jobs.drain();
  return received.slice(before);
}

const tokenIn = (mail: Received | undefined) => /token=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? '';
const bodyOf = (email: string) => ({ body: { email } });

/** What makes the product write, and to which text's subject. */
const occasions: [
  name: string,
  subject: keyof typeof accountsMailsTexts,
  act: (who: TestMember) => Promise<unknown>,
][] = [
  [
    'a reset code',
    'resetSubject',
    (who) => {
      const body = { email: who.email, language: languageOf(who) };
      return app.as().call(accountsApi.forgotPassword, { body });
    },
  ],
  [
    'a reset link',
    'resetLinkSubject',
    (who) => app.as().call(accountsApi.requestPasswordReset, bodyOf(who.email)),
  ],
  [
    'a resent confirmation',
    'verifiedSubject',
    (who) => app.as().call(accountsApi.resendVerification, bodyOf(who.email)),
  ],
  [
    'a changed password',
    'changedSubject',
    (who) =>
      who.call(accountSettingsApi.changePassword, {
        body: { currentPassword: ownPassword, newPassword: 'Trebević-1984' },
      }),
  ],
  [
    'a new device',
    'deviceSubject',
    (who) => signInAs(app, who.email, ownPassword, from('10.0.0.2', browsers.safariOnPhone)),
  ],
  [
    'a deletion',
    'deletionSubject',
    (who) => who.call(accountSettingsApi.requestDeletion, { body: { password: ownPassword } }),
  ],
  ['the second factor', 'factorOnSubject', (who) => withFactor(app, who)],
];

const languages = new Map<string, 'bhs' | 'en'>();
const languageOf = ({ id }: { id: string }) => languages.get(id) ?? 'bhs';

async function reader(language: 'bhs' | 'en'): Promise<TestMember> {
  const who = await member(app, { language, firstName: 'Đurđica' });
  languages.set(who.id, language);
  return who;
}

function expectWhole(mail: Received | undefined, language: 'bhs' | 'en') {
  expect(mail?.html).toContain(`<html lang="${language === 'bhs' ? 'bs-BA' : 'en-GB'}"`);
  expect(mail?.plain).toContain(language === 'bhs' ? 'Zdravo Đurđica' : 'Hello Đurđica');
  expect(mail?.html).toContain('Đurđica');
  expect(`${mail?.plain}${mail?.html}`).not.toMatch(/accountsMails\.|\{\{|undefined/);
}

describe.each(['bhs', 'en'] as const)('a mail server gets, in %s,', (language) => {
  it.each(occasions)('%s as text and HTML', async (_, subject, act) => {
    const who = await reader(language);
    const mails = await mailsOf(() => act(who));
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([
      [who.email, accountsMailsTexts[subject][language]],
    ]);
    expectWhole(mails[0], language);
  });

  it('what a registration and its confirmation need', async () => {
    const email = `nova-${language}@primjer.ba`;
    const password = 'Igmansko-proljeće-5';
    const body = {
      firstName: 'Đurđica',
      lastName: 'Šešić',
      email,
      password,
      confirmPassword: password,
      agreeToTerms: true,
      language,
    };
    const [mail] = await mailsOf(() => app.as().call(accountsApi.register, { body }));
    expect(mail?.subject).toBe(accountsMailsTexts.verifySubject[language]);
    expectWhole(mail, language);
    app.clock.forward(61_000);
    const [again] = await mailsOf(() =>
      app.as().call(accountsApi.resendVerification, bodyOf(email)),
    );
    const token = tokenIn(again);
    expect((await app.as().call(accountsApi.verifyToken, { query: { token } })).status).toBe(200);
  });

  it('both mails of a change of address, both of its end, and the way back', async () => {
    const who = await reader(language);
    const newEmail = `druga-${language}@primjer.ba`;
    const asked = await mailsOf(() =>
      who.call(accountSettingsApi.requestEmailChange, {
        body: { newEmail, password: ownPassword },
      }),
    );
    const to = (mails: Received[], address: string) => mails.find((mail) => mail.to === address);
    for (const address of [newEmail, who.email]) expectWhole(to(asked, address), language);
    expect(to(asked, newEmail)?.subject).toBe(accountsMailsTexts.emailConfirmSubject[language]);
    expect(to(asked, who.email)?.subject).toBe(accountsMailsTexts.emailNoticeSubject[language]);
    const confirmed = await mailsOf(() => {
      const body = { token: tokenIn(to(asked, newEmail)) };
      return app.as().call(accountSettingsApi.confirmEmailChange, { body });
    });
    for (const address of [newEmail, who.email]) expectWhole(to(confirmed, address), language);
    const undone = await mailsOf(() => {
      const body = { token: tokenIn(to(confirmed, who.email)) };
      return app.as().call(accountSettingsApi.undoEmailChange, { body });
    });
    expect(undone.map((mail) => mail.to)).toEqual([who.email]);
    expectWhole(undone[0], language);
    const body = { token: tokenIn(undone[0]), newPassword: 'Trebević-1984' };
    expect((await app.as().call(accountsApi.resetPassword, { body })).status).toBe(200);
  });

  it('that the second factor is off, and that the account stays', async () => {
    const who = await reader(language);
    const { secret } = await withFactor(app, who);
    const [off] = await mailsOf(() =>
      who.call(accountSettingsApi.disableTwoFactor, {
        body: { password: ownPassword, code: appCode(app, secret) },
      }),
    );
    expect(off?.subject).toBe(accountsMailsTexts.factorOffSubject[language]);
    await who.call(accountSettingsApi.requestDeletion, { body: { password: ownPassword } });
    const back = await mailsOf(() =>
      signInAs(app, who.email, ownPassword, from('127.0.0.1', 'lightMyRequest')),
    );
    expect(back.map((mail) => mail.subject)).toEqual([
      accountsMailsTexts.restoredSubject[language],
    ]);
    expectWhole(back[0], language);
  });
});

describe('an address that cannot be written to', () => {
  it('gets nothing: nobody there, or a closed account', async () => {
    const { email } = await app.platform.db.transaction((tx) => createUser(tx, { closed: true }));
    const mails = await mailsOf(async () => {
      for (const address of [email, 'nikoga-nema@primjer.ba']) {
        await app.as().call(accountsApi.forgotPassword, bodyOf(address));
        await app.as().call(accountsApi.requestPasswordReset, bodyOf(address));
        await app.as().call(accountsApi.resendVerification, bodyOf(address));
      }
    });
    expect(mails).toEqual([]);
  });
});
