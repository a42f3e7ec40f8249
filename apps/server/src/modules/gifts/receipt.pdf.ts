import type { GiftReceipt } from '@app/contracts/gifts/gifts.schemas';
import { toKm } from '@app/domain/money';
import type { Language } from '@app/messages/catalogue';
import { formatDate } from '@app/messages/format/dates';
import { formatKm } from '@app/messages/format/numbers';
import { giftsDocumentTexts } from '@app/messages/gifts-document';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import { writePdf } from '../../platform/pdf/pdf.ts';
import type { Platform } from '../../platform/platform.ts';
import { qrPicture } from '../../platform/qr.ts';
import { receiptAddress } from './gifts.tokens.ts';

addTexts('gifts-document', giftsDocumentTexts);

type Key = keyof typeof giftsDocumentTexts;

/** The receipt on paper, with the code that leads back to it. */
export async function receiptPdf(
  p: Pick<Platform, 'settings' | 'clock'>,
  receipt: z.output<typeof GiftReceipt>,
  { token, language }: { readonly token: string; readonly language: Language },
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const say = (key: Key, values?: Parameters<typeof translate>[2]) =>
    translate(language, `gifts-document.${key}`, values);
  const { number, donorName, donationType, donationDescription, agreedValue, title, bank } =
    receipt;
  const address = receiptAddress(p, token);
  const rows: (readonly [Key, string])[] = [
    ['donor', donorName],
    ['type', say(donationType)],
    ['what', donationDescription],
    ...(agreedValue === null ? [] : ([['value', formatKm(toKm(agreedValue), language)]] as const)),
    ['project', title],
    ['bank', bank.name],
    ['requested', formatDate(receipt.requestedAt)],
    ['confirmed', formatDate(receipt.confirmedAt)],
  ];
  const content = await writePdf(
    {
      title: `${say('name')} ${number}`,
      subject: say('name'),
      author: bank.name,
      creator: p.settings.brand,
      language,
      at: new Date(receipt.confirmedAt),
      accent: '#ea580c',
      foot: (page, pages) => say('foot', { number, page, pages }),
    },
    [
      { kind: 'quiet', text: say('number', { number }) },
      { kind: 'title', text: say('heading', { name: donorName }) },
      { kind: 'text', text: say('lead', { bank: bank.name, brand: p.settings.brand }) },
      {
        kind: 'table',
        widths: [1, 2],
        rows: rows.map(([key, text]) => ({ cells: [say(key), text] })),
      },
      { kind: 'section', text: say('check') },
      { kind: 'text', text: say('checkText') },
      { kind: 'text', text: address },
      { kind: 'pictures', pictures: [{ content: await qrPicture(address), alt: say('qr') }] },
    ],
  );
  return { name: `${say('fileName')}-${number}.pdf`, content };
}
