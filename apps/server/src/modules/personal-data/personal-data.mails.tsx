import { pages } from '@app/contracts/pages';
import type { Language } from '@app/messages/catalogue';
import { formatDayOf } from '@app/messages/format/dates';
import { personalDataTexts } from '@app/messages/personal-data';
import { addTexts, translate } from '@app/messages/translate';
import { MailButton, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';

addTexts('personalData', personalDataTexts);

/** Says that an archive is ready; it leads to the settings, never to the file itself. */
export function archiveReadyMail(
  settings: Pick<Settings, 'brand' | 'publicUrl'>,
  to: { readonly email: string; readonly firstName: string; readonly language: Language },
  expiresAt: Date,
): Mail {
  const t = (key: keyof typeof personalDataTexts, values: Record<string, string> = {}) =>
    translate(to.language, `personalData.${key}`, values);
  return {
    to: to.email,
    subject: t('mailSubject'),
    content: (
      <MailLayout
        language={to.language}
        settings={settings}
        preview={t('mailSubject')}
        title={t('mailTitle')}
        reason={t('mailReason', { brand: settings.brand })}
      >
        <MailText>{t('mailGreeting', { name: to.firstName })}</MailText>
        <MailText>{t('mailText', { until: formatDayOf(expiresAt, to.language) })}</MailText>
        <MailButton href={`${settings.publicUrl}${pages.settings({ hash: 'data' })}`}>
          {t('mailButton')}
        </MailButton>
        <MailText quiet>{t('mailSafety')}</MailText>
        <MailText quiet>{t('mailNotYou')}</MailText>
      </MailLayout>
    ),
  };
}
