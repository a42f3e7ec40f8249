import { type BudgetItem, budgetItemTotal, budgetLines } from '@app/domain/applications/form/parts';
import type { Shape, Value } from '@app/domain/applications/form/values';
import { inWords, nameOf, partsInWords, type Sayings } from '@app/domain/applications/form/words';
import { addFening } from '@app/domain/money';
import type { applicationsPdfTexts } from '@app/messages/applications-pdf';
import { categoryIn } from '@app/messages/budget-categories';
import type { Language } from '@app/messages/catalogue';
import type { Values } from '@app/messages/translate';
import type { PdfBlock, PdfRow, PdfTable } from '../../platform/pdf/blocks.ts';

export type Key = keyof typeof applicationsPdfTexts;

/** What every part of a document is said with. */
export interface PdfContext {
  readonly language: Language;
  readonly words: Sayings;
  t(key: Key, values?: Values): string;
  /** By their addresses, as documents take them. */
  readonly pictures: Pictures;
}

export type Pictures = ReadonlyMap<string, Buffer>;

export function pictureBlocks(
  current: readonly (string | null)[],
  { pictures }: PdfContext,
  say: (n: number) => string,
): PdfBlock[] {
  const found = current.flatMap((address, n) => {
    const content = pictures.get(address ?? '');
    return content ? [{ content, alt: say(n) }] : [];
  });
  return found.length > 0 ? [{ kind: 'pictures', pictures: found }] : [];
}

export const factTable = (rows: readonly PdfRow[]): PdfTable => ({
  kind: 'table',
  widths: [1, 3],
  rows,
});

export const textOf = (text: string, { t }: PdfContext): PdfBlock =>
  text.trim() === '' ? { kind: 'quiet', text: t('notWritten') } : { kind: 'text', text };

/** What says nothing where it is empty, or stands for something that is no text. */
const silent: readonly Value['kind'][] = ['picture', 'point', 'flag', 'number', 'files', 'targets'];

/** A field by the kind of its value; nothing where the reader does not get it. */
export function fieldBlocks(
  field: string,
  value: Value,
  current: unknown,
  context: PdfContext,
): PdfBlock[] {
  const { words } = context;
  if (current === undefined) return [];
  const name: PdfBlock = { kind: 'field', text: words.say(field) };
  if ((value.kind === 'list' ? value.item : value).kind === 'picture') {
    const all = [current].flat() as readonly (string | null)[];
    const found = pictureBlocks(all, context, (n) => `${words.say(field)} ${n + 1}`);
    return found.length > 0 ? [name, ...found] : [];
  }
  const text = inWords(value, current, field, words);
  if (text === '' && silent.includes(value.kind)) return [];
  if (isShort(value))
    return [factTable([{ cells: [words.say(field), text || context.t('notWritten')] }])];
  if (text === '' || value.kind !== 'list') return [name, textOf(text, context)];
  return [name, ...listBlocks(field, value.item, current as readonly unknown[], context, value)];
}

function listBlocks(
  field: string,
  item: Value,
  current: readonly unknown[],
  context: PdfContext,
  list: Value,
): PdfBlock[] {
  if (list === budgetLines) return [budgetTable(field, current as readonly BudgetItem[], context)];
  if (item.kind !== 'group') {
    const items = current.map((one, n) => inWords(item, one, `${field}.${n}`, context.words));
    return [{ kind: 'list', items }];
  }
  const parts = current as readonly Readonly<Record<string, unknown>>[];
  return isNarrow(item.fields)
    ? [itemTable(field, item.fields, parts, context)]
    : parts.map((one, n) => itemBlock(`${field}.${n}`, item.fields, one, context));
}

const tableColumns = 4;
const short: readonly Value['kind'][] = ['choice', 'day', 'money', 'number', 'flag', 'member'];
const isShort = (value: Value) =>
  short.includes(value.kind) || (value.kind === 'text' && value.max <= 200);
const shown = (fields: Shape) => Object.entries(fields).filter(([, { kind }]) => kind !== 'id');

/** Whether items are short enough to be rows of a table. */
const isNarrow = (fields: Shape): boolean =>
  shown(fields).length <= tableColumns && shown(fields).every(([, value]) => isShort(value));

function itemTable(
  field: string,
  fields: Shape,
  items: readonly Readonly<Record<string, unknown>>[],
  { words }: PdfContext,
): PdfBlock {
  const columns = shown(fields);
  const isNumber = (value: Value) => value.kind === 'money' || value.kind === 'number';
  return {
    kind: 'table',
    head: columns.map(([key]) => words.say(`${field}.${key}`)),
    widths: columns.map(([, { kind }]) => (kind === 'text' ? 2 : 1)),
    numbers: columns.flatMap(([, value], n) => (isNumber(value) ? [n] : [])),
    rows: items.map((one, n) => ({
      cells: columns.map(([key, value]) => inWords(value, one[key], `${field}.${n}.${key}`, words)),
    })),
  };
}

/** What an item of a list holds, part by part. */
function itemBlock(
  path: string,
  fields: Shape,
  current: Readonly<Record<string, unknown>>,
  { words }: PdfContext,
): PdfBlock {
  const name = words.say(nameOf(path), { n: Number(path.split('.').at(-1)) + 1 });
  return factTable([
    { cells: [name, ''], strong: true },
    ...partsInWords(fields, current, path, words).map((cells) => ({ cells })),
  ]);
}

/** The lines of a budget by category, each with its sum. */
function budgetTable(
  field: string,
  lines: readonly BudgetItem[],
  { language, words, t }: PdfContext,
): PdfBlock {
  const categories = [...new Set(lines.map(({ category }) => category.trim()))];
  const sum = (some: readonly BudgetItem[]) => words.money(addFening(...some.map(budgetItemTotal)));
  const rowOf = (item: BudgetItem): PdfRow => ({
    cells: [
      [item.name, item.description].filter((one) => one.trim() !== '').join('\n'),
      words.number(item.quantity),
      words.money(item.amount),
      words.money(budgetItemTotal(item)),
    ],
  });
  return {
    kind: 'table',
    head: [
      ...['name', 'quantity', 'amount'].map((key) => words.say(`${field}.${key}`)),
      t('total'),
    ],
    widths: [5, 1.4, 2, 2],
    numbers: [1, 2, 3],
    rows: [
      ...categories.flatMap((category) => {
        const own = lines.filter((one) => one.category.trim() === category);
        return [
          {
            cells: [categoryIn(language, category) || t('noCategory'), '', '', sum(own)],
            strong: true,
          },
          ...own.map(rowOf),
        ];
      }),
      { cells: [t('total'), '', '', sum(lines)], strong: true },
    ],
  };
}
