import type { Readable } from 'node:stream';
import type { DeskFileQuery } from '@app/contracts/bank-desk/bank-desk.schemas';
import { projectOf } from '@app/contracts/pages';
import { deskPolicy } from '@app/domain/bank-desk/desk.policy';
import { toKm } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import { dayText } from '@app/domain/sarajevo-time';
import { applicationsStatusTexts } from '@app/messages/applications-status';
import { bankDeskFileTexts } from '@app/messages/bank-desk-file';
import type { Language } from '@app/messages/catalogue';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Cell, type SheetFormat, writeSheet } from '../../platform/sheet.ts';
import { blindInFiles } from '../applications/public.ts';
import { type DeskFilter, type DeskRow, listByAmount, listByTime } from './bank-desk.repo.ts';
import { applicationOf, deskBank, filterOf, momentOf, unnamed } from './bank-desk.service.ts';

addTexts('bank-desk-file', bankDeskFileTexts);
addTexts('applications-status', applicationsStatusTexts);

type Query = z.infer<typeof DeskFileQuery>;

const columns = [
  { name: 'code' },
  { name: 'title' },
  { name: 'applicant' },
  { name: 'status' },
  { name: 'call' },
  { name: 'grant' },
  { name: 'municipality' },
  { name: 'themes' },
  { name: 'amount', kind: 'amount' },
  { name: 'submitted', kind: 'day' },
  { name: 'changed', kind: 'day' },
  { name: 'address' },
] as const;

/** Records that are in memory at once. */
const atOnce = 500;

/** Every application that is asked for, in the same order, as a file that is written as it is read. */
export async function applicationsFile(
  p: Platform,
  actor: NonNullable<Actor>,
  { slug, format }: { readonly slug: string; readonly format: SheetFormat },
  query: Query,
): Promise<{ readonly name: string; readonly content: Readable } | Failure> {
  const { read } = p.db;
  const bank = await deskBank(read, actor, slug);
  if (isFailure(bank)) return bank;
  if (!deskPolicy.export(actor, { bankSlug: bank.slug }).ok) return fail('FORBIDDEN');
  const filter = await filterOf(read, actor, bank, query);
  const { language, q, ...filters } = query;
  const { sort } = filters;
  await p.db.transaction((tx) =>
    recordAudit(tx, {
      action: 'bank.applicationsExported',
      subject: bank.id,
      actorId: actor.id,
      at: p.clock.now(),
      // What was searched for may be somebody's name.
      details: { format, filters, searched: q !== undefined },
    }),
  );
  const t = (name: keyof typeof bankDeskFileTexts) => translate(language, `bank-desk-file.${name}`);
  const unnamedIn = (some: readonly DeskRow[]) => unnamed(read, actor, bank, some, blindInFiles);
  async function* rows() {
    for await (const some of filter ? everyRow(read, filter, sort) : []) {
      for (const row of await unnamedIn(some)) {
        yield cellsOf(row, filter, language, p.settings.publicUrl);
      }
    }
  }
  const day = dayText(p.clock.now());
  return {
    name: `${bank.slug}-${language === 'en' ? 'applications' : 'prijave'}-${day}.${format}`,
    content: writeSheet(format, {
      language,
      columns: columns.map(({ name, ...column }) => ({ head: t(name), ...column })),
      rows: rows(),
    }),
  };
}

async function* everyRow(read: Reader, filter: DeskFilter, sort: Query['sort']) {
  let last: DeskRow | undefined;
  do {
    const rows = await nextRows(read, filter, sort, last);
    yield rows;
    last = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (last);
}

function nextRows(
  read: Reader,
  filter: DeskFilter,
  sort: Query['sort'],
  last: DeskRow | undefined,
): Promise<DeskRow[]> {
  if (sort === 'amount') {
    const after = last && { amount: last.requestedAmount, id: last.id };
    return listByAmount(read, filter, { after, limit: atOnce });
  }
  const after = last && { at: momentOf(last), id: last.id };
  return listByTime(read, filter, sort === 'newest' ? 'desc' : 'asc', { after, limit: atOnce });
}

function cellsOf(
  row: DeskRow,
  filter: DeskFilter | null,
  language: Language,
  publicUrl: string,
): Cell[] {
  const { id, slug, title, status, call, municipality, themes, requestedAmount } = applicationOf(
    row,
    filter,
  );
  return [
    id.slice(-8),
    title,
    row.applicant,
    translate(language, `applications-status.${status}`),
    call.title[language],
    translate(language, `bank-desk-file.${call.kind}`),
    municipality,
    themes.join(', '),
    toKm(requestedAmount),
    row.submittedAt,
    row.updatedAt,
    publicUrl + projectOf(call.kind)({ slug }),
  ];
}
