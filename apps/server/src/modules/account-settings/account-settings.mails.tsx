import { pages } from '@app/contracts/pages';
import { formatDayOf, formatMomentOf } from '@app/messages/format/dates';
import { MailButton, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import { accountMail, type Place, type Recipient, textsFor } from '../accounts/public.ts';

const emailLink = (settings: Place, action: 'confirm' | 'undo', token: string) =>
  `${settings.publicUrl}${pages.emailChange({ action, token })}`;

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
  const date = formatMomentOf(change.undoUntil, to.language);
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

/** Says when the account will be erased, and how to keep it. */
export function deletionMail(settings: Place, to: Recipient, dueAt: Date): Mail {
  const t = textsFor(to);
  return accountMail(
    settings,
    to,
    { subject: 'deletionSubject', title: 'deletionTitle' },
    <>
      <MailText>{t('deletionText', { date: formatDayOf(dueAt, to.language) })}</MailText>
      <MailText>{t('deletionBack')}</MailText>
      <MailButton href={`${settings.publicUrl}${pages.login()}`}>{t('deletionButton')}</MailButton>
    </>,
  );
}
