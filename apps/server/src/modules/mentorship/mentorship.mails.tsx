import { type MessageSide, requestTitle } from '@app/domain/mentorship/mentorship';
import { mentorshipMailsTexts } from '@app/messages/mentorship-mails';
import { addTexts, translate } from '@app/messages/translate';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { MemberName } from '../accounts/public.ts';
import { addressFor } from './mentorship.notices.ts';
import type { RequestRecord } from './mentorship.repo.ts';

addTexts('mentorshipMails', mentorshipMailsTexts);

type Key = keyof typeof mentorshipMailsTexts;

/** Words wait for somebody; nobody of the team is named, whom a blind call may hide. */
export function unreadMail(
  settings: Pick<Settings, 'brand' | 'publicUrl'>,
  to: MemberName,
  record: RequestRecord,
  side: MessageSide,
): Mail {
  const { language } = to;
  const what = requestTitle(record.request.description);
  const t = (key: Key, values: Record<string, string> = {}) =>
    translate(language, `mentorshipMails.${key}`, { what, ...values });
  return {
    to: to.email,
    subject: t(`${side}Subject`),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent={record.kind}
        preview={t(`${side}Text`)}
        title={t(`${side}Title`)}
        reason={t(`${side}Reason`, { brand: settings.brand })}
      >
        <MailText>{t('greeting', { name: to.firstName })}</MailText>
        <MailText>{t(`${side}Text`)}</MailText>
        <MailFacts
          facts={[
            [t('request'), what],
            [t('project'), record.title],
            [t('bank'), record.bank.name],
          ]}
        />
        <MailButton href={`${settings.publicUrl}${addressFor[side](record)}`}>
          {t('open')}
        </MailButton>
      </MailLayout>
    ),
  };
}
