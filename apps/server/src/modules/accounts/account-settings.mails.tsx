import { pages } from '@app/contracts/pages';
import { type Language, languageTag } from '@app/messages/catalogue';
import { translate } from '@app/messages/translate';
import { MailButton, MailFacts, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import { accountMail, type Key, type Place, type Recipient, textsFor } from './accounts.mails.tsx';
import { type Device, deviceOf } from './devices.ts';
import type { FactorChange } from './second-factor.service.ts';

const zone = { timeZone: 'Europe/Sarajevo' } as const;

const numeric = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;

/** A date that no line breaks; in Bosnian with the month as a number, whose name would be declined. */
const day = (language: Language, date: Date) =>
  new Intl.DateTimeFormat(languageTag[language], {
    ...zone,
    ...(language === 'bhs' ? numeric : { dateStyle: 'long' }),
  })
    .format(date)
    .replaceAll(' ', '\u00a0');

const moment = (language: Language, date: Date) => {
  const time = new Intl.DateTimeFormat(languageTag[language], { ...zone, timeStyle: 'short' });
  const values = { date: day(language, date), time: time.format(date) };
  return translate(language, 'accountsMails.dateAndTime', values);
};

const emailLink = (settings: Place, action: 'confirm' | 'undo', token: string) =>
  `${settings.publicUrl}${pages.emailChange({ action, token })}`;

const security = (settings: Place) =>
  `${settings.publicUrl}${pages.settings({ hash: 'security' })}`;

/** To a new address: the link that makes it the account's. */
export function emailConfirmMail(settings: Place, to: Recipient, token: string): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'emailConfirmSubject', title: 'emailConfirmTitle' },
    <>
      <MailText>{t('emailConfirmText', { email: to.email })}</MailText>
      <MailButton href={emailLink(settings, 'confirm', token)}>
        {t('emailConfirmButton')}
      </MailButton>
      <MailText quiet>{t('ignore')}</MailText>
    </>,
  );
}

/** To an address that cannot be taken, since it has an account; names nobody. */
export function emailTakenMail(settings: Place, to: Recipient): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'emailTakenSubject', title: 'emailTakenTitle' },
    <>
      <MailText>{t('emailTakenText')}</MailText>
      <MailButton href={`${settings.publicUrl}${pages.login()}`}>{t('signInButton')}</MailButton>
    </>,
  );
}

/** To the old address, when a change is asked for: the link that stops it or takes it back. */
export function emailNoticeMail(
  settings: Place,
  to: Recipient,
  { newEmail, token }: { readonly newEmail: string; readonly token: string },
): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'emailNoticeSubject', title: 'emailNoticeTitle' },
    <>
      <MailText>{t('emailNoticeText', { email: newEmail })}</MailText>
      <MailText>{t('emailUndoText')}</MailText>
      <MailButton href={emailLink(settings, 'undo', token)}>{t('emailUndoButton')}</MailButton>
    </>,
  );
}

/** To the old address, once it is no longer the account's. */
export function emailLeftMail(
  settings: Place,
  to: Recipient,
  change: { readonly newEmail: string; readonly token: string; readonly undoUntil: Date },
): Mail {
  const t = textsFor(to);
  const date = moment(to.language, change.undoUntil);
  return accountMail(
    settings,
    to,
    { subject: 'emailChangedSubject', title: 'emailChangedTitle' },
    <>
      <MailText>{t('emailChangedOldText', { email: change.newEmail })}</MailText>
      <MailText>{t('emailChangedUndoText', { date })}</MailText>
      <MailButton href={emailLink(settings, 'undo', change.token)}>
        {t('emailChangedUndoButton')}
      </MailButton>
    </>,
  );
}

/** To the new address, once it is the account's. */
export function emailArrivedMail(settings: Place, to: Recipient): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'emailChangedSubject', title: 'emailChangedTitle' },
    <>
      <MailText>{t('emailChangedNewText')}</MailText>
      <MailButton href={`${settings.publicUrl}${pages.login()}`}>{t('signInButton')}</MailButton>
    </>,
  );
}

/** To the old address, once the change was undone: the way to a new password. */
export function emailUndoneMail(settings: Place, to: Recipient, token: string): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'emailUndoneSubject', title: 'emailUndoneTitle' },
    <>
      <MailText>{t('emailUndoneText')}</MailText>
      <MailButton href={`${settings.publicUrl}${pages.resetPassword({ token })}`}>
        {t('resetLinkButton')}
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
          [t('deviceTime'), moment(to.language, session.createdAt)],
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

/** Says when the account will be erased, and how to keep it. */
export function deletionMail(settings: Place, to: Recipient, dueAt: Date): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'deletionSubject', title: 'deletionTitle' },
    <>
      <MailText>{t('deletionText', { date: day(to.language, dueAt) })}</MailText>
      <MailText>{t('deletionBack')}</MailText>
      <MailButton href={`${settings.publicUrl}${pages.login()}`}>{t('deletionButton')}</MailButton>
    </>,
  );
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

const factorTexts: Readonly<Record<FactorChange, { subject: Key; text: Key }>> = {
  enabled: { subject: 'factorOnSubject', text: 'factorOnText' },
  disabled: { subject: 'factorOffSubject', text: 'factorOffText' },
  'codes-renewed': { subject: 'factorCodesSubject', text: 'factorCodesText' },
};

/** Says what happened to the second factor. */
export function secondFactorMail(settings: Place, to: Recipient, change: FactorChange): Mail {
  const t = textsFor(to);
  const { subject, text } = factorTexts[change];
  return accountMail(
    settings,
    to,
    { subject, title: subject },
    <>
      <MailText>{t(text)}</MailText>
      <MailText>{t('factorNotYou')}</MailText>
      <MailButton href={`${settings.publicUrl}${pages.forgotPassword()}`}>
        {t('changedButton')}
      </MailButton>
    </>,
  );
}
