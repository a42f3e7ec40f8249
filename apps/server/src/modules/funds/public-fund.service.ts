import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Fund, LedgerEntry } from '@app/contracts/funds/funds.schemas';
import type { GrantsPackage } from '@app/contracts/funds/open-data.schemas';
import { pages } from '@app/contracts/pages';
import { purposeWords } from '@app/domain/funds/purpose';
import { fening, signedKm } from '@app/domain/money';
import type { Language } from '@app/messages/catalogue';
import { fundsTexts } from '@app/messages/funds';
import { addTexts, translate } from '@app/messages/translate';
import { z } from 'zod';
import { createCache } from '../../platform/cache.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { cursorOf, cursorParts, type ListPage, listPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { type SheetFormat, writeSheet } from '../../platform/sheet.ts';
import { type FundBank, findPublishedBank, sumsByYear } from './funds.repo.ts';
import { fundOf } from './funds.view.ts';
import { type LedgerRow, listLedger } from './ledger.repo.ts';
import { grantsOf } from './open-data.repo.ts';
import { packageOf } from './open-data.ts';

addTexts('funds', fundsTexts);

export const grantCursor = cursorOf({ id: cursorParts.id });
/** For lists by day. */
export const dayCursor = cursorOf({ on: z.iso.date(), id: cursorParts.id });

interface OpenData {
  readonly version: string;
  readonly content: z.output<typeof GrantsPackage>;
}

const columns = [
  { head: 'date', kind: 'day' },
  { head: 'kind' },
  { head: 'source' },
  { head: 'purpose' },
  { head: 'project' },
  { head: 'project_url' },
  { head: 'amount_km', kind: 'amount' },
  { head: 'donations' },
  { head: 'matched_km', kind: 'amount' },
  { head: 'exception' },
] as const;
const wholeFile = 100_000;

/** What everybody may know of the money of a bank. */
export function createPublicFund(p: Pick<Platform, 'db' | 'clock' | 'signals' | 'settings'>) {
  const { db, settings } = p;
  // Titles, announced decisions and entries: whatever changes them, the next reader finds it.
  const on = (topic: string, cache: { clear(): void }) =>
    /^(bank|call|application):/.test(topic) && cache.clear();
  const funds = createCache<z.output<typeof Fund> | Failure>(p, {
    milliseconds: 1_000,
    atMost: 500,
  });
  const openData = createCache<OpenData | Failure>(p, { milliseconds: 60_000, atMost: 500, on });

  // Fund and ledger are read together, of one bank.
  const banks = createCache<FundBank | null>(p, { milliseconds: 1_000, atMost: 500, on });
  const bankOf = (slug: string) =>
    banks(slug, async () => (await findPublishedBank(db.read, slug)) ?? null);

  async function readFund(slug: string): Promise<z.output<typeof Fund> | Failure> {
    const bank = await bankOf(slug);
    if (!bank) return fail('NOT_FOUND');
    return fundOf(await sumsByYear(db.read, bank.id, { announced: true }));
  }

  async function readOpenData(slug: string): Promise<OpenData | Failure> {
    const bank = await findPublishedBank(db.read, slug);
    if (!bank) return fail('NOT_FOUND');
    const content = packageOf(await grantsOf(db.read, bank.id), settings);
    if (!content) return fail('NO_GRANTS');
    const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    return { version, content };
  }

  return {
    fund: (slug: string) => funds(slug, () => readFund(slug)),
    openData: (slug: string) => openData(slug, () => readOpenData(slug)),

    async ledger(
      slug: string,
      query: { readonly after?: string | undefined; readonly limit: number },
    ): Promise<ListPage<z.output<typeof LedgerEntry>> | Failure> {
      const bank = await bankOf(slug);
      if (!bank) return fail('NOT_FOUND');
      return listPage(query, {
        cursor: dayCursor,
        read: (slice) => listLedger(db.read, bank.id, slice),
        place: ({ on, id }) => ({ on, id }),
        show: (rows) => rows.map(entryOf),
      });
    },

    async ledgerFile(
      slug: string,
      format: SheetFormat,
      language: Language,
    ): Promise<Readable | Failure> {
      const bank = await findPublishedBank(db.read, slug);
      if (!bank) return fail('NOT_FOUND');
      const rows = (await listLedger(db.read, bank.id, { limit: wholeFile })).map((row) => [
        new Date(row.on),
        row.kind,
        row.source,
        purposeWords(row.purpose, ({ number, count }) =>
          translate(language, 'funds.instalmentOf', {
            number: String(number),
            count: String(count),
          }),
        ),
        row.title,
        row.slug ? settings.publicUrl + pages.project({ slug: row.slug }) : null,
        signedKm(row.amount),
        row.donations,
        row.matched > 0 ? signedKm(row.matched) : null,
        row.isException ? 'yes' : null,
      ]);
      return writeSheet(format, { language, columns, rows });
    },
  };
}

function entryOf({
  slug,
  title,
  amount,
  matched,
  ...row
}: LedgerRow): z.output<typeof LedgerEntry> {
  return {
    ...row,
    amount,
    matched: fening(matched),
    project: slug && title ? { slug, title } : null,
  };
}
