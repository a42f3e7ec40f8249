import { accountsMailsTexts } from '@app/messages/accounts-mails';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from '../../platform/mail/render.ts';
import {
  alreadyVerifiedMail,
  passwordChangedMail,
  type Recipient,
  resetCodeMail,
  resetLinkMail,
  verificationMail,
} from './accounts.mails.tsx';

const settings = { brand: 'Zamah', publicUrl: 'https://zamah.example' };
const secrets = { code: 'A1B2C3', token: 'tok-en' };

const mails: Record<string, (to: Recipient) => Mail> = {
  verification: (to) => verificationMail(settings, to, secrets),
  'already verified': (to) => alreadyVerifiedMail(settings, to),
  'reset code': (to) => resetCodeMail(settings, to, '123456'),
  'reset link': (to) => resetLinkMail(settings, to, 'tok-en'),
  'password changed': (to) => passwordChangedMail(settings, to),
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
  it('code and link, in HTML and text, to the product’s own address', async () => {
    const { html, text } = await renderMail(
      verificationMail(settings, recipient('bhs'), secrets).content,
    );
    const link = 'https://zamah.example/auth/verify?token=tok-en';
    expect(text).toContain('A1B2C3');
    expect(text).toContain(link);
    expect(text).toContain('amina%2B%C5%A1kola%40primjer.ba');
    expect(html).toContain(link);
  });

  it('no code in the subject, which locked screens show', () => {
    expect(resetCodeMail(settings, recipient('en'), '123456').subject).not.toContain('123456');
  });
});
