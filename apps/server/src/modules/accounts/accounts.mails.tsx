import { pages } from '@app/contracts/pages';
import type { FactorProof } from '@app/domain/security/factor-removal';
import { accountsMailsTexts } from '@app/messages/accounts-mails';
import type { Language } from '@app/messages/catalogue';
import { formatDateTime, formatMomentOf } from '@app/messages/format/dates';
import { addTexts, translate } from '@app/messages/translate';
import { Children, type ReactNode } from 'react';
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
import type { SessionRow } from './sessions/sessions.repo.ts';

addTexts('accountsMails', accountsMailsTexts);

type Key = keyof typeof accountsMailsTexts;
type TextOf = (key: Key, values?: Record<string, string>) => string;
export type Place = Pick<Settings, 'brand' | 'publicUrl'>;

export interface Recipient {
  readonly email: string;
  /** Left out where the reader may be somebody else than the member. */
  readonly firstName?: string;
  readonly language: Language;
}

interface Content {
  readonly subject: Key;
  /** The subject unless it is another. */
  readonly title?: Key;
  readonly preview?: string;
  /** Texts are paragraphs. */
  readonly body: readonly ReactNode[];
  readonly button?: { readonly to: string; readonly label: Key };
  /** Whoever did not ask for it may leave it. */
  readonly mayIgnore?: true;
}

/** What the mails of the accounts have in common: subject, frame and greeting. */
export function accountMail(
  settings: Place,
  to: Recipient,
  contentOf: (t: TextOf) => Content,
): Mail {
  const t: TextOf = (key, values = {}) => translate(to.language, `accountsMails.${key}`, values);
  const { title, preview, body, button, mayIgnore, ...rest } = contentOf(t);
  const subject = t(rest.subject);
  const { firstName } = to;
  return {
    to: to.email,
    subject,
    content: (
      <MailLayout
        language={to.language}
        settings={settings}
        preview={preview ?? subject}
        title={title ? t(title) : subject}
        reason={t('reason', { brand: settings.brand })}
      >
        <MailText>
          {firstName === undefined ? t('emailTakenGreeting') : t('greeting', { name: firstName })}
        </MailText>
        {Children.toArray(body).map((part) =>
          typeof part === 'string' ? <MailText key={part}>{part}</MailText> : part,
        )}
        {button ? (
          <MailButton href={`${settings.publicUrl}${button.to}`}>{t(button.label)}</MailButton>
        ) : null}
        {mayIgnore ? <MailText quiet>{t('ignore')}</MailText> : null}
      </MailLayout>
    ),
  };
}

const toSecurity = { to: pages.settings({ hash: 'security' }), label: 'securityButton' } as const;
const toNewPassword = { to: pages.forgotPassword(), label: 'changedButton' } as const;
export const toSignIn = { to: pages.login(), label: 'signInButton' } as const;

export const verificationMail = (
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
): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'verifySubject',
    title: 'verifyTitle',
    preview: t('verifyPreview', { code }),
    body: [
      t('verifyIntro'),
      <MailButton
        key="link"
        href={settings.publicUrl + pages.verify({ token, email: to.email, returnUrl })}
      >
        {t('verifyButton')}
      </MailButton>,
      t('verifyCode'),
      <MailCode key="code">{code}</MailCode>,
    ],
    mayIgnore: true,
  }));

export const alreadyVerifiedMail = (settings: Place, to: Recipient): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'verifiedSubject',
    title: 'verifiedTitle',
    body: [t('verifiedText')],
    button: toSignIn,
    mayIgnore: true,
  }));

export const resetCodeMail = (settings: Place, to: Recipient, code: string): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'resetSubject',
    title: 'resetTitle',
    preview: t('resetPreview', { code }),
    body: [t('resetCode'), <MailCode key="code">{code}</MailCode>, t('neverTell')],
    mayIgnore: true,
  }));

export const resetLinkMail = (settings: Place, to: Recipient, token: string): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'resetLinkSubject',
    title: 'resetTitle',
    body: [t('resetLinkText')],
    button: { to: pages.resetPassword({ token }), label: 'resetLinkButton' },
    mayIgnore: true,
  }));

/** @param stillSignedIn whether the device that changed it stayed signed in. */
export const passwordChangedMail = (settings: Place, to: Recipient, stillSignedIn = false): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'changedSubject',
    title: 'changedTitle',
    body: [t(stillSignedIn ? 'changedHereText' : 'changedText'), t('changedNotYou')],
    button: toNewPassword,
  }));

export const newDeviceMail = (
  settings: Place,
  to: Recipient,
  { createdAt, userAgent, ip }: Pick<SessionRow, 'createdAt' | 'userAgent' | 'ip'>,
): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'deviceSubject',
    title: 'deviceTitle',
    body: [
      t('deviceText'),
      <MailFacts
        key="facts"
        facts={[
          [t('deviceTime'), formatDateTime(createdAt, to.language)],
          [t('deviceName'), deviceName(t, deviceOf(userAgent))],
          [t('deviceAddress'), ip],
        ]}
      />,
      t('deviceNotYou'),
    ],
    button: toSecurity,
  }));

function deviceName(t: TextOf, { browser, system }: Device): string {
  if (browser && system) return t('deviceOn', { browser, system });
  return browser ?? system ?? t('deviceUnknown');
}

export const restoredMail = (settings: Place, to: Recipient): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'restoredSubject',
    title: 'restoredTitle',
    body: [t('restoredText')],
    button: toSecurity,
  }));

export const accountClosedMail = (settings: Place, to: Recipient): Mail =>
  accountMail(settings, to, (t) => ({
    subject: 'closedSubject',
    body: [t('closedText'), t('closedWhatNow')],
  }));

interface FactorWords {
  readonly subject: Key;
  readonly text: Key;
  /** What to do if it was not the owner. */
  readonly notYou?: Key;
}

const factorTexts: Readonly<Record<FactorChange, FactorWords>> = {
  enabled: { subject: 'factorOnSubject', text: 'factorOnText' },
  disabled: { subject: 'factorOffSubject', text: 'factorOffText' },
  'codes-renewed': { subject: 'factorCodesSubject', text: 'factorCodesText' },
  lost: { subject: 'factorLostSubject', text: 'factorLostText', notYou: 'factorLostNotYou' },
  'removal-requested': {
    subject: 'factorRemovalSubject',
    text: 'factorRemovalText',
    notYou: 'factorRemovalNotYou',
  },
  'removal-agreed': {
    subject: 'factorAgreedSubject',
    text: 'factorAgreedText',
    notYou: 'factorRemovalNotYou',
  },
  'removal-withdrawn': {
    subject: 'factorWithdrawnSubject',
    text: 'factorWithdrawnText',
    notYou: 'factorWithdrawnNotYou',
  },
  'removal-stopped': {
    subject: 'factorStoppedSubject',
    text: 'factorStoppedText',
    notYou: 'factorStoppedNotYou',
  },
  removed: { subject: 'factorRemovedSubject', text: 'factorRemovedText' },
};

/** What a mail about a second factor says besides. */
export interface FactorMail {
  /** Whose doing it was; undefined where it was the owner's, or who did it is gone. */
  readonly by?: string | undefined;
  readonly proof?: FactorProof | undefined;
  readonly goesAt?: string | undefined;
  /** Token of the link that stops the removal. */
  readonly stop?: string | undefined;
}

export function secondFactorMail(
  settings: Place,
  to: Recipient,
  change: FactorChange,
  { by, proof, goesAt, stop }: FactorMail = {},
): Mail {
  const { subject, text, notYou = 'factorNotYou' } = factorTexts[change];
  return accountMail(settings, to, (t) => {
    const name = by ?? t('factorSomebody');
    const when = goesAt ? formatMomentOf(goesAt, to.language) : '';
    const seen = proof ? t(`factorProof_${proof}`) : '';
    return {
      subject,
      body: [t(text, { name, when, proof: seen }), t(notYou)],
      button: stop ? { to: pages.factorStop({ token: stop }), label: 'factorStop' } : toNewPassword,
    };
  });
}
