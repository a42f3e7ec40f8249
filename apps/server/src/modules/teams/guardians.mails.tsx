import { pages } from '@app/contracts/pages';
import type { Language } from '@app/messages/catalogue';
import { formatDayOf } from '@app/messages/format/dates';
import { guardiansMailsTexts } from '@app/messages/guardians-mails';
import { addTexts, translate } from '@app/messages/translate';
import type { MailAccent } from '../../platform/mail/colours.ts';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';

addTexts('guardiansMails', guardiansMailsTexts);

interface ConsentRequest {
  readonly email: string;
  readonly language: Language;
  /** The kind of the grant. */
  readonly grant: MailAccent;
  readonly member: { readonly name: string; readonly firstName: string };
  /** Empty while the project has no name. */
  readonly title: string;
  readonly bankName: string;
  readonly expiresAt: Date;
  /** Opens the guardian's page. */
  readonly secret: string;
}

/** Asks a guardian, or confirms what they said; both lead to the page where they can say no. */
export function guardianMail(
  settings: Pick<Settings, 'brand' | 'publicUrl'>,
  kind: 'request' | 'confirmation',
  { email, language, grant, member, title, bankName, expiresAt, secret }: ConsentRequest,
): Mail {
  const values = { name: member.name, firstName: member.firstName, brand: settings.brand };
  const t = (key: keyof typeof guardiansMailsTexts) =>
    translate(language, `guardiansMails.${key}`, values);
  const asks = kind === 'request';
  return {
    to: email,
    subject: t(asks ? 'subject' : 'confirmed'),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent={grant}
        preview={t(asks ? 'preview' : 'confirmedText')}
        title={t(asks ? 'title' : 'confirmed')}
        reason={t('reason')}
      >
        <MailText>{t(asks ? 'text' : 'confirmedText')}</MailText>
        {asks ? <MailText>{t('shown')}</MailText> : null}
        <MailFacts
          facts={[
            ...(title ? [[t('project'), title] as const] : []),
            [t('bank'), bankName],
            ...(asks ? [[t('until'), formatDayOf(expiresAt, language)] as const] : []),
          ]}
        />
        <MailButton href={`${settings.publicUrl}${pages.guardianConsent({ token: secret })}`}>
          {t(asks ? 'see' : 'change')}
        </MailButton>
        <MailText>{t(asks ? 'nothing' : 'keep')}</MailText>
      </MailLayout>
    ),
  };
}
