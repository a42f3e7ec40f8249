import { addFening, toKm } from '@app/domain/money';
import type { Language } from '@app/messages/catalogue';
import { formatDate } from '@app/messages/format/dates';
import { formatKm } from '@app/messages/format/numbers';
import { givingDocumentTexts } from '@app/messages/giving-document';
import { addTexts, translate } from '@app/messages/translate';
import { writePdf } from '../../../platform/pdf/pdf.ts';
import type { Platform } from '../../../platform/platform.ts';
import { leftOf } from '../donations/donations.moves.ts';
import type { GivenRow } from './giving.repo.ts';

addTexts('giving-document', givingDocumentTexts);

/** What somebody gave in a year, on paper; the donations in their order. */
export async function summaryPdf(
  p: Pick<Platform, 'settings' | 'clock'>,
  rows: readonly GivenRow[],
  of: { readonly name: string; readonly year: number; readonly language: Language },
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const { name, year, language } = of;
  const { brand } = p.settings;
  const at = p.clock.now();
  const say = (
    key: keyof typeof givingDocumentTexts | 'lead',
    values?: Parameters<typeof translate>[2],
  ) => translate(language, `giving-document.${key}`, values);
  const sum = addFening(...rows.map(({ donation }) => leftOf(donation)));
  const content = await writePdf(
    {
      title: `${say('title', { year })}: ${name}`,
      subject: say('title', { year }),
      author: brand,
      creator: brand,
      language,
      at,
      accent: '#ea580c',
      foot: (page, pages) => say('foot', { year, page, pages }),
    },
    [
      { kind: 'quiet', text: say('made', { date: formatDate(at), brand }) },
      { kind: 'title', text: say('title', { year }) },
      { kind: 'text', text: say('lead', { name, year, count: rows.length }) },
      {
        kind: 'table',
        widths: [10, 29, 17, 10],
        numbers: [3],
        head: [say('date'), say('project'), say('receipt'), say('amount')],
        rows: [
          ...rows.map(({ donation, title, bankName }) => ({
            cells: [
              formatDate(donation.settledAt ?? donation.createdAt),
              `${title} (${bankName})`,
              donation.receiptNumber ?? donation.orderNumber,
              formatKm(toKm(leftOf(donation)), language),
            ],
          })),
          { cells: [say('sum'), '', '', formatKm(toKm(sum), language)], strong: true },
        ],
      },
      { kind: 'text', text: say('note') },
    ],
  );
  return { name: `${say('fileName')}-${year}.pdf`, content };
}
