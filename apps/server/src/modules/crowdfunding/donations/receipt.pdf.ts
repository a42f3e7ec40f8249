import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import { parseAddress } from '@app/contracts/endpoint';
import { pages } from '@app/contracts/pages';
import { fening, toKm } from '@app/domain/money';
import type { Language } from '@app/messages/catalogue';
import { donationDocumentTexts } from '@app/messages/donation-document';
import { formatLongDate } from '@app/messages/format/dates';
import { formatKmAndEuro } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { writePdf } from '../../../platform/pdf/pdf.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Campaigns } from '../campaigns/campaigns.service.ts';
import { type Donation, donationByOrder } from './donations.repo.ts';
import { isStatusToken, statusToken } from './orders.ts';

addTexts('donation-document', donationDocumentTexts);

type Place = Pick<Platform, 'settings' | 'secret'>;

/** Of the page on which the donor finds the receipt again. */
export const receiptAddress = (
  { settings, secret }: Place,
  { orderNumber }: Pick<Donation, 'orderNumber'>,
  applicationId: string,
): string =>
  settings.publicUrl +
  pages.donated({ applicationId, order: orderNumber, token: statusToken(secret, orderNumber) });

/** Of the same on paper, in the language in which the donor gave. */
export function receiptPdfAddress(
  { settings, secret }: Place,
  { orderNumber, language }: Pick<Donation, 'orderNumber' | 'language'>,
): string {
  const { path } = parseAddress(crowdfundingPaths.receiptPdf);
  const query = new URLSearchParams({ token: statusToken(secret, orderNumber), language });
  return `${settings.publicUrl}${path.replace(':orderNumber', orderNumber)}?${query}`;
}

/**
 * The receipt of a donation on paper, for who holds its token.
 *
 * @returns `NOT_FOUND` for a wrong token, and where no payment was confirmed.
 */
export async function receiptPdf(
  p: Platform,
  campaigns: Campaigns,
  request: { readonly orderNumber: string; readonly token: string; readonly language: Language },
): Promise<{ readonly name: string; readonly content: Buffer } | Failure> {
  const { orderNumber, token, language } = request;
  if (!isStatusToken(p.secret, orderNumber, token)) return fail('NOT_FOUND');
  const found = await donationByOrder(p.db.read, orderNumber);
  if (found?.donation.status !== 'settled') return fail('NOT_FOUND');
  const { donation, applicationId, title } = found;
  const campaign = await campaigns.one(donation.campaignId);
  if (isFailure(campaign)) return campaign;
  const say = (key: keyof typeof donationDocumentTexts, values?: Parameters<typeof translate>[2]) =>
    translate(language, `donation-document.${key}`, values);
  const money = (amount: number) => formatKmAndEuro(toKm(fening(amount)), language);
  const at = donation.settledAt ?? donation.createdAt;
  const number = donation.receiptNumber ?? orderNumber;
  const bank = campaign.bankName;
  const rows: (readonly [string, string])[] = [
    [say('donor'), `${donation.donorName} ${donation.donorSurname}`],
    [say('amount'), money(donation.amount)],
    ...(donation.matched > 0 ? ([[say('matched'), money(donation.matched)]] as const) : []),
    [say('project'), title],
    [say('bank'), bank],
    [say('date'), formatLongDate(at, language)],
    [say('order'), orderNumber],
  ];
  const content = await writePdf(
    {
      title: `${say('name')} ${number}`,
      subject: say('name'),
      author: bank,
      creator: p.settings.brand,
      language,
      at,
      accent: '#ea580c',
      foot: (page, pages) => say('foot', { number, page, pages }),
    },
    [
      { kind: 'quiet', text: say('number', { number }) },
      { kind: 'title', text: say('heading', { amount: money(donation.amount) }) },
      { kind: 'text', text: say('lead', { bank, brand: p.settings.brand }) },
      { kind: 'table', widths: [1, 2], rows: rows.map((cells) => ({ cells: [...cells] })) },
      { kind: 'section', text: say('check') },
      { kind: 'text', text: receiptAddress(p, donation, applicationId) },
    ],
  );
  return { name: `${say('fileName')}-${number}.pdf`, content };
}
