import { pages } from '@app/contracts/pages';
import { accountsMailsTexts } from '@app/messages/accounts-mails';
import type { Language } from '@app/messages/catalogue';
import { formatDateTime } from '@app/messages/format/dates';
import { addTexts, translate } from '@app/messages/translate';
import type { ReactNode } from 'react';
import {
  MailButton,
  MailCode,
  MailFacts,
  MailLayout,
  MailText,
} from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { FactorChange } from './second-factor/second-factor.service.ts';
import { type Device, deviceOf } from './sessions/devices.ts';

addTexts('accountsMails', accountsMailsTexts);

/** Names of the texts of account mails. */
type Key = keyof typeof accountsMailsTexts;
/** What a mail must know of the product. */
export type Place = Pick<Settings, 'brand' | 'publicUrl'>;

/** Whom an account mail is written to. */
export interface Recipient {
  readonly email: string;
  /** Left out where the reader may be somebody else than the member. */
  readonly firstName?: string;
  readonly language: Language;
}

/** What the mails of the accounts have in common: subject, frame and greeting. */
export function accountMail(
  settings: Place,
  to: Recipient,
  keys: { subject: Key; title: Key; preview?: string },
  children: ReactNode,
): Mail {
  const t = (key: Key, values = {}) => translate(to.language, `accountsMails.${key}`, values);
  const subject = t(keys.subject);
  return {
    to: to.email,
    subject,
    content: (
      <MailLayout
        language={to.language}
        settings={settings}
        preview={keys.preview ?? subject}
        title={t(keys.title)}
        reason={t('reason', { brand: settings.brand })}
      >
        <MailText>{greeting(to)}</MailText>
        {children}
      </MailLayout>
    ),
  };
}

function greeting({ language, firstName }: Recipient): string {
  return firstName === undefined
    ? translate(language, 'accountsMails.emailTakenGreeting')
    : translate(language, 'accountsMails.greeting', { name: firstName });
}

/** The texts in the language of whoever reads the mail. */
export const textsFor =
  ({ language }: Recipient) =>
  (key: Key, values: Record<string, string> = {}) =>
    translate(language, `accountsMails.${key}`, values);

const security = (settings: Place) =>
  `${settings.publicUrl}${pages.settings({ hash: 'security' })}`;

/** Link and code that confirm an address. */
export function verificationMail(
  settings: Place,
  to: Recipient,
  {
    code,
    token,
    returnUrl,
  }: {
    readonly code: string;
    readonly token: string;
    readonly returnUrl?: string | undefined;
  },
): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    {
      subject: 'verifySubject',
      title: 'verifyTitle',
      preview: t('verifyPreview', { code }),
    },
    <>
      <MailText>{t('verifyIntro')}</MailText>
      <MailButton
        href={`${settings.publicUrl}${pages.verify({ token, email: to.email, returnUrl })}`}
      >
        {t('verifyButton')}
      </MailButton>
      <MailText>{t('verifyCode')}</MailText>
      <MailCode>{code}</MailCode>
      <MailText quiet>{t('ignore')}</MailText>
    </>,
  );
}

/** Says that an address needs no confirmation any more. */
export function alreadyVerifiedMail(settings: Place, to: Recipient): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'verifiedSubject', title: 'verifiedTitle' },
    <>
      <MailText>{t('verifiedText')}</MailText>
      <MailButton href={`${settings.publicUrl}${pages.login()}`}>{t('signInButton')}</MailButton>
      <MailText quiet>{t('ignore')}</MailText>
    </>,
  );
}

/** Code for a new password. */
export function resetCodeMail(settings: Place, to: Recipient, code: string): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'resetSubject', title: 'resetTitle', preview: t('resetPreview', { code }) },
    <>
      <MailText>{t('resetCode')}</MailText>
      <MailCode>{code}</MailCode>
      <MailText>{t('neverTell')}</MailText>
      <MailText quiet>{t('ignore')}</MailText>
    </>,
  );
}

/** Link for a new password. */
export function resetLinkMail(settings: Place, to: Recipient, token: string): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'resetLinkSubject', title: 'resetTitle' },
    <>
      <MailText>{t('resetLinkText')}</MailText>
      <MailButton href={`${settings.publicUrl}${pages.resetPassword({ token })}`}>
        {t('resetLinkButton')}
      </MailButton>
      <MailText quiet>{t('ignore')}</MailText>
    </>,
  );
}

/**
 * Says that the password was changed, and what to do if somebody else did it.
 *
 * @param stillSignedIn whether the device that changed it stayed signed in.
 */
export function passwordChangedMail(settings: Place, to: Recipient, stillSignedIn = false): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'changedSubject', title: 'changedTitle' },
    <>
      <MailText>{t(stillSignedIn ? 'changedHereText' : 'changedText')}</MailText>
      <MailText>{t('changedNotYou')}</MailText>
      <MailButton href={`${settings.publicUrl}${pages.forgotPassword()}`}>
        {t('changedButton')}
      </MailButton>
    </>,
  );
}

/** Says when, where and on what somebody signed in who looks new. */
export function newDeviceMail(
  settings: Place,
  to: Recipient,
  session: { readonly createdAt: Date; readonly userAgent: string; readonly ip: string },
): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'deviceSubject', title: 'deviceTitle' },
    <>
      <MailText>{t('deviceText')}</MailText>
      <MailFacts
        facts={[
          [t('deviceTime'), formatDateTime(session.createdAt, to.language)],
          [t('deviceName'), deviceName(to, deviceOf(session.userAgent))],
          [t('deviceAddress'), session.ip],
        ]}
      />
      <MailText>{t('deviceNotYou')}</MailText>
      <MailButton href={security(settings)}>{t('securityButton')}</MailButton>
    </>,
  );
}

function deviceName(to: Recipient, { browser, system }: Device): string {
  const t = textsFor(to);
  if (browser && system) return t('deviceOn', { browser, system });
  return browser ?? system ?? t('deviceUnknown');
}

/** Says that the account stays after all. */
export function restoredMail(settings: Place, to: Recipient): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'restoredSubject', title: 'restoredTitle' },
    <>
      <MailText>{t('restoredText')}</MailText>
      <MailButton href={security(settings)}>{t('securityButton')}</MailButton>
    </>,
  );
}

/** Says that an admin closed the account, and what can be done. */
export function accountClosedMail(settings: Place, to: Recipient): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'closedSubject', title: 'closedSubject' },
    <>
      <MailText>{t('closedText')}</MailText>
      <MailText>{t('closedWhatNow')}</MailText>
    </>,
  );
}

const factorTexts: Readonly<Record<FactorChange, { subject: Key; text: Key; notYou?: Key }>> = {
  enabled: { subject: 'factorOnSubject', text: 'factorOnText' },
  disabled: { subject: 'factorOffSubject', text: 'factorOffText' },
  'codes-renewed': { subject: 'factorCodesSubject', text: 'factorCodesText' },
  'removal-requested': {
    subject: 'factorRemovalSubject',
    text: 'factorRemovalText',
    notYou: 'factorRemovalNotYou',
  },
  removed: { subject: 'factorRemovedSubject', text: 'factorRemovedText' },
};

/** Says what happened to the second factor. */
export function secondFactorMail(settings: Place, to: Recipient, change: FactorChange): Mail {
  const t = textsFor(to);
  const { subject, text, notYou = 'factorNotYou' } = factorTexts[change];
  return accountMail(
    settings,
    to,
    { subject, title: subject },
    <>
      <MailText>{t(text)}</MailText>
      <MailText>{t(notYou)}</MailText>
      <MailButton href={`${settings.publicUrl}${pages.forgotPassword()}`}>
        {t('changedButton')}
      </MailButton>
    </>,
  );
}
