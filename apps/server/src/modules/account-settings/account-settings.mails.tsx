import { pages } from '@app/contracts/pages';
import { formatDayOf, formatMomentOf } from '@app/messages/format/dates';
import type { Mail } from '../../platform/mail/mail.ts';
import { accountMail, type Place, type Recipient, toSignIn } from '../accounts/public.ts';

const toUndo = (token: string) => pages.emailChange({ action: 'undo', token });

/** To a new address: the link that makes it the account's. */
export const emailConfirmMail = (settings: Place, to: Recipient, token: string): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'emailConfirmSubject',
    title: 'emailConfirmTitle',
    body: [t('emailConfirmText', { email: to.email })],
    button: { to: pages.emailChange({ action: 'confirm', token }), label: 'emailConfirmButton' },
    mayIgnore: true,
  }));

/** To an address that cannot be taken, since it has an account; names nobody. */
export const emailTakenMail = (settings: Place, to: Recipient): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'emailTakenSubject',
    title: 'emailTakenTitle',
    body: [t('emailTakenText')],
    button: toSignIn,
  }));

/** To the old address, when a change is asked for: the link that stops it or takes it back. */
export const emailNoticeMail = (
  settings: Place,
  to: Recipient,
  { newEmail, token }: { readonly newEmail: string; readonly token: string },
): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'emailNoticeSubject',
    title: 'emailNoticeTitle',
    body: [t('emailNoticeText', { email: newEmail }), t('emailUndoText')],
    button: { to: toUndo(token), label: 'emailUndoButton' },
  }));

/** To the old address, once it is no longer the account's. */
export const emailLeftMail = (
  settings: Place,
  to: Recipient,
  change: { readonly newEmail: string; readonly token: string; readonly undoUntil: Date },
): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'emailChangedSubject',
    title: 'emailChangedTitle',
    body: [
      t('emailChangedOldText', { email: change.newEmail }),
      t('emailChangedUndoText', { date: formatMomentOf(change.undoUntil, to.language) }),
    ],
    button: { to: toUndo(change.token), label: 'emailChangedUndoButton' },
  }));

export const emailArrivedMail = (settings: Place, to: Recipient): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'emailChangedSubject',
    title: 'emailChangedTitle',
    body: [t('emailChangedNewText')],
    button: toSignIn,
  }));

/** To the old address, once the change was undone: the way to a new password. */
export const emailUndoneMail = (settings: Place, to: Recipient, token: string): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'emailUndoneSubject',
    title: 'emailUndoneTitle',
    body: [t('emailUndoneText')],
    button: { to: pages.resetPassword({ token }), label: 'resetLinkButton' },
  }));

export const deletionMail = (settings: Place, to: Recipient, dueAt: Date): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'deletionSubject',
    title: 'deletionTitle',
    body: [t('deletionText', { date: formatDayOf(dueAt, to.language) }), t('deletionBack')],
    button: { ...toSignIn, label: 'deletionButton' },
  }));
