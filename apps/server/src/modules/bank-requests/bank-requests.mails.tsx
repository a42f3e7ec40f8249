import { pages } from '@app/contracts/pages';
import { bankRequestsMailsTexts } from '@app/messages/bank-requests-mails';
import type { Language } from '@app/messages/catalogue';
import { addTexts, translate } from '@app/messages/translate';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { BankRequestRow } from './bank-requests.factory.ts';

addTexts('bankRequestsMails', bankRequestsMailsTexts);

/** Confirms that a wish has arrived, with what it says. */
export function requestReceivedMail(
  settings: Pick<Settings, 'brand' | 'publicUrl'>,
  { email, language }: { readonly email: string; readonly language: Language },
  request: Pick<BankRequestRow, 'kind' | 'groupName' | 'municipality' | 'title'>,
): Mail {
  const { kind, groupName, municipality: place, title } = request;
  const t = (key: keyof typeof bankRequestsMailsTexts) =>
    translate(language, `bankRequestsMails.${key}`, { place, brand: settings.brand });
  return {
    to: email,
    subject: t(`${kind}Subject`),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent="orange"
        preview={t('preview')}
        title={t(`${kind}Title`)}
        reason={t('reason')}
      >
        <MailText>{t('text')}</MailText>
        <MailFacts
          facts={[
            [t('group'), groupName],
            [t('place'), place],
            ...(title ? [[t('call'), title] as const] : []),
          ]}
        />
        <MailButton href={`${settings.publicUrl}${pages.bankRequest()}`}>{t('see')}</MailButton>
      </MailLayout>
    ),
  };
}
