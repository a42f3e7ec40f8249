import { pages } from '@app/contracts/pages';
import type { Language } from '@app/messages/catalogue';
import { formatDayOf, formatLongDate } from '@app/messages/format/dates';
import { teamsMailsTexts } from '@app/messages/teams-mails';
import { addTexts, translate } from '@app/messages/translate';
import type { MailAccent } from '../../platform/mail/colours.ts';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { InvitationRow } from './teams.repo.ts';

addTexts('teamsMails', teamsMailsTexts);

interface Invited {
  readonly email: string;
  readonly language: Language;
  /** Of the grant. */
  readonly kind: MailAccent;
  readonly ownerName: string;
  /** Empty while the project has no name. */
  readonly title: string;
  readonly callTitle: Readonly<Record<Language, string>>;
  readonly closesAt: Date;
  readonly invitation: Pick<InvitationRow, 'id' | 'responsibility' | 'message' | 'expiresAt'>;
  /** Opens the invitation without an account. */
  readonly code: string;
}

export function invitationMail(
  settings: Pick<Settings, 'brand' | 'publicUrl'>,
  { email, language, kind, ownerName, title, callTitle, closesAt, invitation, code }: Invited,
): Mail {
  const { id, responsibility, message, expiresAt } = invitation;
  const values = { name: ownerName, title, message, brand: settings.brand };
  const t = (key: keyof typeof teamsMailsTexts) => translate(language, `teamsMails.${key}`, values);
  return {
    to: email,
    subject: t(title ? 'subject' : 'subjectUnnamed'),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent={kind}
        preview={t('preview')}
        title={t(title ? 'title' : 'titleUnnamed')}
        reason={t('reason')}
      >
        <MailText>{t('text')}</MailText>
        {message ? <MailText>{t('quoted')}</MailText> : null}
        <MailFacts
          facts={[
            ...(responsibility ? [[t('responsibility'), responsibility] as const] : []),
            [t('call'), callTitle[language] || callTitle.bhs],
            [t('closes'), formatLongDate(closesAt, language)],
            [t('until'), formatDayOf(expiresAt, language)],
          ]}
        />
        <MailButton href={`${settings.publicUrl}${pages.teamInvitation({ id, kod: code })}`}>
          {t('see')}
        </MailButton>
        <MailText>{t('decline')}</MailText>
      </MailLayout>
    ),
  };
}
