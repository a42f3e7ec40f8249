import { accountsMailsTexts } from '@app/messages/accounts-mails';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from '../../platform/mail/render.ts';
import * as settingsMails from '../account-settings/account-settings.mails.tsx';
import {
  accountClosedMail,
  alreadyVerifiedMail,
  newDeviceMail,
  passwordChangedMail,
  type Recipient,
  resetCodeMail,
  resetLinkMail,
  restoredMail,
  secondFactorMail,
  verificationMail,
} from './accounts.mails.tsx';

const settings = { brand: 'Zamah', publicUrl: 'https://zamah.example' };
const secrets = { code: 'A1B2C3', token: 'tok-en' };

const at = new Date('2026-11-20T12:00:00Z');
const change = { newEmail: 'nova@primjer.ba', token: 'tok-en', undoUntil: at };
const session = { createdAt: at, userAgent: '<b>curl</b>', ip: '2001:db8::7' };

const mails: Record<string, (to: Recipient) => Mail> = {
  verification: (to) => verificationMail(settings, to, secrets),
  'already verified': (to) => alreadyVerifiedMail(settings, to),
  'reset code': (to) => resetCodeMail(settings, to, '123456'),
  'reset link': (to) => resetLinkMail(settings, to, 'tok-en'),
  'password reset': (to) => passwordChangedMail(settings, to),
  'password changed': (to) => passwordChangedMail(settings, to, true),
  'new address': (to) => settingsMails.emailConfirmMail(settings, to, 'tok-en'),
  'notice of a change': (to) => settingsMails.emailNoticeMail(settings, to, change),
  'address left': (to) => settingsMails.emailLeftMail(settings, to, change),
  'address arrived': (to) => settingsMails.emailArrivedMail(settings, to),
  'change undone': (to) => settingsMails.emailUndoneMail(settings, to, 'tok-en'),
  'new device': (to) => newDeviceMail(settings, to, session),
  deletion: (to) => settingsMails.deletionMail(settings, to, at),
  restored: (to) => restoredMail(settings, to),
  'second factor on': (to) => secondFactorMail(settings, to, 'enabled'),
  'second factor off': (to) => secondFactorMail(settings, to, 'disabled'),
  'second factor: removal asked for': (to) => secondFactorMail(settings, to, 'removal-requested'),
  'second factor: removed': (to) => secondFactorMail(settings, to, 'removed'),
  'account closed': (to) => accountClosedMail(settings, to),
  'recovery codes': (to) => secondFactorMail(settings, to, 'codes-renewed'),
};

const recipient = (language: 'bhs' | 'en'): Recipient => ({
  email: 'amina+škola@primjer.ba',
  firstName: 'Amina <b>',
  language,
});

describe.each(Object.entries(mails))('the mail "%s"', (_, make) => {
  it.each(['bhs', 'en'] as const)('is complete in %s, as HTML and as text', async (language) => {
    const mail = make(recipient(language));
    const { html, text } = await renderMail(mail.content);
    const other = language === 'bhs' ? 'en' : 'bhs';
    const subjects = Object.values(accountsMailsTexts).map((one) => one[language]);
    expect(subjects).toContain(mail.subject);
    expect(html).toContain(`lang="${language === 'bhs' ? 'bs-BA' : 'en-GB'}"`);
    expect(text).toContain(language === 'bhs' ? 'Zdravo Amina' : 'Hello Amina');
    expect(text).not.toContain(accountsMailsTexts.greeting[other].split(' ')[0]);
    expect(`${html}${text}`).not.toMatch(/accountsMails\.|\{\{|undefined/);
    expect(html).toContain('Amina &lt;b&gt;');
  });
});

describe('what account mails carry', () => {
  it('dates and times of the reader’s language, at the clock of Sarajevo', async () => {
    const text = async (mail: Mail) => (await renderMail(mail.content)).text.replace(/\s+/g, ' ');
    const left = (language: 'bhs' | 'en') =>
      text(settingsMails.emailLeftMail(settings, recipient(language), change));
    const due = (language: 'bhs' | 'en') =>
      text(settingsMails.deletionMail(settings, recipient(language), at));
    expect(await left('bhs')).toContain('do 20. novembra 2026. u 13:00.');
    expect(await left('en')).toContain('until 20 November 2026 at 13:00.');
    expect(await due('bhs')).toContain('obrisan 20. novembra 2026. Drugi');
    expect(await due('en')).toContain('on 20 November 2026. Other');
  });

  it('nobody’s name where the reader may be somebody else', async () => {
    const to = { email: 'neko@primjer.ba', language: 'bhs' } as const;
    const { html, text } = await renderMail(settingsMails.emailTakenMail(settings, to).content);
    expect(text).toContain('Zdravo,');
    expect(`${html}${text}`).not.toMatch(/undefined|\{\{|token=/);
  });

  it('code and link, in HTML and text, to the product’s own address', async () => {
    const { html, text } = await renderMail(
      verificationMail(settings, recipient('bhs'), secrets).content,
    );
    const link = 'https://zamah.example/auth/verify?token=tok-en';
    expect(text).toContain('A1B2C3');
    expect(text).toContain(link);
    expect(text).toContain('email=amina%2B%C5%A1kola%40primjer.ba');
    expect(html).toContain(link);
  });

  it('no code in the subject, which locked screens show', () => {
    expect(resetCodeMail(settings, recipient('en'), '123456').subject).not.toContain('123456');
  });
});
