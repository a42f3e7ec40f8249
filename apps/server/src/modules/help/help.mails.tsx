import type { ContactMessage } from '@app/contracts/help/help.schemas';
import type { Language } from '@app/messages/catalogue';
import { helpTexts } from '@app/messages/help';
import { helpMailsTexts } from '@app/messages/help-mails';
import { addTexts, translate } from '@app/messages/translate';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';

addTexts('help', helpTexts);
addTexts('helpMails', helpMailsTexts);

/** A question to the people behind the platform; answering the mail answers who asked. */
export function messageMail(
  settings: Pick<Settings, 'brand' | 'publicUrl'>,
  { email, language }: { readonly email: string; readonly language: Language },
  message: Omit<ContactMessage, 'form'>,
  request: Language,
): Mail {
  const topic = translate(language, `help.topic_${message.topic}`);
  const values = { brand: settings.brand, topic, name: message.name };
  const t = (key: keyof typeof helpMailsTexts) => translate(language, `helpMails.${key}`, values);
  const subject = translate(request, 'helpMails.answerSubject', values);
  return {
    to: email,
    replyTo: message.email,
    subject: t('subject'),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        preview={t('preview')}
        title={t('title')}
        reason={t('reason')}
      >
        <MailFacts
          facts={[
            [t('who'), message.name],
            [t('address'), message.email],
            [t('topic'), topic],
            [t('language'), t(`language_${request}`)],
          ]}
        />
        {message.text
          .split(/\n{2,}/)
          .filter((paragraph) => paragraph.trim() !== '')
          .map((paragraph, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs do not move
            <MailText key={n}>{paragraph}</MailText>
          ))}
        <MailButton
          href={`mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}`}
        >
          {t('answer')}
        </MailButton>
        <MailText quiet>{t('answerNote')}</MailText>
      </MailLayout>
    ),
  };
}
