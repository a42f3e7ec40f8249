import { pages } from '@app/contracts/pages';
import { formatLongDate } from '@app/messages/format/dates';
import { formatKm } from '@app/messages/format/numbers';
import { giftsMailsTexts } from '@app/messages/gifts-mails';
import { addTexts, translate } from '@app/messages/translate';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { GiftRow } from './gifts.repo.ts';

addTexts('giftsMails', giftsMailsTexts);

type Place = Pick<Settings, 'brand' | 'publicUrl'>;
type Key = keyof typeof giftsMailsTexts;

interface About {
  readonly gift: GiftRow;
  /** Empty while the project has no name. */
  readonly title: string;
  readonly bankName: string;
}

function words({ brand }: Place, { gift, title, bankName }: About) {
  const values = {
    brand,
    title,
    bank: bankName,
    message: gift.message,
    number: gift.receiptNumber ?? '',
    day: formatLongDate(gift.expiresAt, gift.language),
  };
  return (key: Key) => translate(gift.language, `giftsMails.${key}`, values);
}

const facts = (t: (key: Key) => string, { gift, title }: About) => [
  [t('what'), gift.description] as const,
  [t('type'), t(gift.type)] as const,
  ...(gift.value === null
    ? []
    : [[t('value'), formatKm(gift.value / 100, gift.language)] as const]),
  ...(title ? [[t('project'), title] as const] : []),
];

/** Asks a donor. @param askedBy empty where they are not named. */
export function requestMail(
  settings: Place,
  about: About & { readonly askedBy: string; readonly secret: string },
): Mail {
  const { gift, askedBy, secret, title } = about;
  const t = words(settings, about);
  return {
    to: gift.donorEmail,
    subject: t(title ? 'subject' : 'subjectUnnamed'),
    content: (
      <MailLayout
        language={gift.language}
        settings={settings}
        accent="orange"
        preview={t('preview')}
        title={t('title')}
        reason={t('reason')}
      >
        <MailText>{t('text')}</MailText>
        {gift.message ? <MailText>{t('says')}</MailText> : null}
        <MailFacts
          facts={[
            ...facts(t, about),
            ...(askedBy ? [[t('asks'), askedBy] as const] : []),
            [t('until'), formatLongDate(gift.expiresAt, gift.language)],
          ]}
        />
        <MailButton href={`${settings.publicUrl}${pages.giftConfirm({ token: secret })}`}>
          {t('see')}
        </MailButton>
        <MailText quiet>{t('nothing')}</MailText>
      </MailLayout>
    ),
  };
}

/** @param address of the receipt. */
export function giftReceiptMail(
  settings: Place,
  about: About & { readonly address: string },
): Mail {
  const { gift, address } = about;
  const t = words(settings, about);
  return {
    to: gift.donorEmail,
    subject: t('receiptSubject'),
    content: (
      <MailLayout
        language={gift.language}
        settings={settings}
        accent="orange"
        preview={t('receiptPreview')}
        title={t('receiptTitle')}
        reason={t('reason')}
      >
        <MailText>{t('receiptText')}</MailText>
        <MailFacts facts={[[t('number'), gift.receiptNumber ?? ''], ...facts(t, about)]} />
        <MailButton href={address}>{t('open')}</MailButton>
        <MailText quiet>{t('change')}</MailText>
      </MailLayout>
    ),
  };
}
