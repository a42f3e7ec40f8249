import { pages } from '@app/contracts/pages';
import { fening, toKm } from '@app/domain/money';
import { formatDayOf } from '@app/messages/format/dates';
import { formatKm } from '@app/messages/format/numbers';
import { giftsMailsTexts } from '@app/messages/gifts-mails';
import { addTexts, translate } from '@app/messages/translate';
import type { MailAccent } from '../../platform/mail/colours.ts';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { GiftRow } from './gifts.repo.ts';

addTexts('giftsMails', giftsMailsTexts);

type Place = Pick<Settings, 'brand' | 'publicUrl'>;
type Key = keyof typeof giftsMailsTexts;

interface About {
  /** Of the grant. */
  readonly kind: MailAccent;
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
    day: formatDayOf(gift.expiresAt, gift.language),
  };
  return (key: Key) => translate(gift.language, `giftsMails.${key}`, values);
}

const facts = (t: (key: Key) => string, { gift, title }: About) => [
  [t('what'), gift.description] as const,
  [t('type'), t(gift.type)] as const,
  ...(gift.value === null
    ? []
    : [[t('value'), formatKm(toKm(fening(gift.value)), gift.language)] as const]),
  ...(title ? [[t('project'), title] as const] : []),
];

interface Letter {
  readonly kind: MailAccent;
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly button: { readonly text: string; readonly href: string };
  /** Below the button. */
  readonly note: string;
}

const letterTo = (
  { donorEmail, language }: GiftRow,
  settings: Place,
  { kind, subject, preview, title, facts: told, button, note }: Letter,
  words: readonly string[],
): Mail => ({
  to: donorEmail,
  subject,
  content: (
    <MailLayout
      language={language}
      settings={settings}
      accent={kind}
      preview={preview}
      title={title}
      reason={translate(language, 'giftsMails.reason', { brand: settings.brand })}
    >
      {words.map((one) => (
        <MailText key={one}>{one}</MailText>
      ))}
      <MailFacts facts={told} />
      <MailButton href={button.href}>{button.text}</MailButton>
      <MailText quiet>{note}</MailText>
    </MailLayout>
  ),
});

/** Asks a donor. @param askedBy empty where they are not named. */
export function requestMail(
  settings: Place,
  about: About & { readonly askedBy: string; readonly secret: string },
): Mail {
  const { gift, kind, askedBy, secret, title } = about;
  const t = words(settings, about);
  const letter = {
    kind,
    subject: t(title ? 'subject' : 'subjectUnnamed'),
    preview: t('preview'),
    title: t('title'),
    facts: [
      ...facts(t, about),
      ...(askedBy ? [[t('asks'), askedBy] as const] : []),
      [t('until'), formatDayOf(gift.expiresAt, gift.language)] as const,
    ],
    button: {
      text: t('see'),
      href: `${settings.publicUrl}${pages.giftConfirm({ token: secret })}`,
    },
    note: t('nothing'),
  };
  return letterTo(gift, settings, letter, [t('text'), ...(gift.message ? [t('says')] : [])]);
}

/** @param address of the receipt. */
export function giftReceiptMail(
  settings: Place,
  about: About & { readonly address: string },
): Mail {
  const { gift, kind, address } = about;
  const t = words(settings, about);
  const letter = {
    kind,
    subject: t('receiptSubject'),
    preview: t('receiptPreview'),
    title: t('receiptTitle'),
    facts: [[t('number'), gift.receiptNumber ?? ''] as const, ...facts(t, about)],
    button: { text: t('open'), href: address },
    note: t('change'),
  };
  return letterTo(gift, settings, letter, [t('receiptText')]);
}
