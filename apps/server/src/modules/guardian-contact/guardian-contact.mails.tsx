import { pages } from '@app/contracts/pages';
import type { GuardianReason } from '@app/domain/guardian-contact/guardian-contact';
import type { Language } from '@app/messages/catalogue';
import { formatDayOf } from '@app/messages/format/dates';
import { guardianContactMailsTexts } from '@app/messages/guardian-contact-mails';
import { addTexts, translate } from '@app/messages/translate';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';

addTexts('guardianContactMails', guardianContactMailsTexts);

type Place = Pick<Settings, 'brand' | 'publicUrl'>;
type Key = keyof typeof guardianContactMailsTexts;

interface To {
  readonly email: string;
  readonly language: Language;
  readonly member: { readonly name: string; readonly firstName: string };
  /** Of the link to the guardian's page. */
  readonly token: string;
}

interface MailTexts {
  readonly subject: Key;
  readonly texts: readonly Key[];
  readonly button: Key;
  readonly last: Key;
  readonly facts?: readonly (readonly [Key, string])[];
}

function mailOf(settings: Place, { email, language, member, token }: To, texts: MailTexts): Mail {
  const values = { name: member.name, firstName: member.firstName, brand: settings.brand };
  const t = (key: Key) => translate(language, `guardianContactMails.${key}`, values);
  const [first = texts.subject] = texts.texts;
  return {
    to: email,
    subject: t(texts.subject),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent="career"
        preview={t(first)}
        title={t(texts.subject)}
        reason={t('reason')}
      >
        {texts.texts.map((key) => (
          <MailText key={key}>{t(key)}</MailText>
        ))}
        {texts.facts ? (
          <MailFacts facts={texts.facts.map(([key, value]) => [t(key), value] as const)} />
        ) : null}
        <MailButton href={`${settings.publicUrl}${pages.guardianContact({ token })}`}>
          {t(texts.button)}
        </MailButton>
        <MailText>{t(texts.last)}</MailText>
      </MailLayout>
    ),
  };
}

/** Asks a guardian whether the address is theirs. */
export const requestMail = (settings: Place, to: To & { readonly expiresAt: Date }): Mail =>
  mailOf(settings, to, {
    subject: 'subject',
    texts: ['text', 'what'],
    facts: [['until', formatDayOf(to.expiresAt, to.language)]],
    button: 'see',
    last: 'nothing',
  });

export const confirmationMail = (settings: Place, to: To): Mail =>
  mailOf(settings, to, {
    subject: 'confirmed',
    texts: ['confirmedText'],
    button: 'remove',
    last: 'keep',
  });

/** That a report was upheld; nothing of what was written, nor who else is concerned. */
export const reportMail = (settings: Place, reason: GuardianReason, to: To): Mail =>
  mailOf(settings, to, {
    subject: 'upheld',
    texts: [reason, 'upheldText'],
    button: 'remove',
    last: 'removeText',
  });
