import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { toStored } from '@app/domain/applications/form/amounts';
import { businessFigures } from '@app/domain/applications/form/blue.figures';
import { type BlueContent, balanceOf } from '@app/domain/applications/form/blue.form';
import { type AnyContent, mapContent, withoutSections } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { type BudgetItem, budgetItemTotal, budgetLines } from '@app/domain/applications/form/parts';
import type { Shape, Value } from '@app/domain/applications/form/values';
import { inWords, nameOf, partsInWords, type Sayings } from '@app/domain/applications/form/words';
import { addFening, type Fening } from '@app/domain/money';
import { applicationsFieldsTexts } from '@app/messages/applications-fields';
import { applicationsPdfTexts } from '@app/messages/applications-pdf';
import { blueFiguresTexts } from '@app/messages/blue-figures';
import { callEligibilityTexts } from '@app/messages/call-eligibility';
import type { Language } from '@app/messages/catalogue';
import { formatDate, formatDateTime, monthAfter } from '@app/messages/format/dates';
import { formatKm, formatNumber, formatQuantity } from '@app/messages/format/numbers';
import { sdgTexts } from '@app/messages/sdg';
import { sdgTargetsTexts } from '@app/messages/sdg-targets';
import { addTexts, translate, type Values } from '@app/messages/translate';
import type { PdfBlock, PdfRow, PdfTable } from '../../platform/pdf/blocks.ts';
import { writePdf } from '../../platform/pdf/pdf.ts';
import { formWords } from './applications.words.ts';

addTexts('applications-pdf', applicationsPdfTexts);
addTexts('applications-fields', applicationsFieldsTexts);
addTexts('blue-figures', blueFiguresTexts);
addTexts('call-eligibility', callEligibilityTexts);
addTexts('sdg', sdgTexts);
addTexts('sdg-targets', sdgTargetsTexts);

type Key = keyof typeof applicationsPdfTexts;
type FigureKey = keyof typeof blueFiguresTexts;

/** What every part of a document is said with. */
interface Said {
  readonly language: Language;
  readonly words: Sayings;
  t(key: Key, values?: Values): string;
  /** By their addresses, as documents take them. */
  readonly pictures: Pictures;
}

export type Pictures = ReadonlyMap<string, Buffer>;

const accents: Readonly<Record<string, string>> = { orange: '#ea580c', blue: '#2563eb' };

/**
 * The sent application as a PDF: what the reader of the view may read, and nothing else.
 *
 * @param view of what was sent, as one reader sees it.
 * @param pictures those of `picturesIn`, as far as they are still there.
 */
export function applicationPdf(
  view: ApplicationView,
  language: Language,
  creator: string,
  pictures: Pictures = new Map(),
): Promise<Buffer> {
  const said = saidIn(view, language, pictures);
  const { t } = said;
  const { title } = view.about;
  const { revision } = view;
  return writePdf(
    {
      title,
      subject: t('subject'),
      author: view.about.applicantName,
      creator,
      language,
      at: new Date(view.submittedAt ?? view.createdAt),
      accent: accents[view.kind] ?? '#1d1b22',
      foot: (page, pages) => t('foot', { title, revision, page, pages }),
    },
    applicationBlocks(view, said),
  );
}

/** `prijava-kino-na-krovu-v2.pdf` */
export const pdfName = ({ slug, revision }: ApplicationView, language: Language): string =>
  `${translate(language, 'applications-pdf.fileName')}-${slug}-v${revision}.pdf`;

function saidIn(
  { kind, members, about }: ApplicationView,
  language: Language,
  pictures: Pictures,
): Said {
  const sayings: Sayings = {
    say: formWords(language, kind),
    money: (held) => formatKm(held / 100, language),
    number: (held) => formatQuantity(held, language),
    day: formatDate,
    month: (n) => monthAfter(about.startsOn, n - 1, language).full,
    yes: translate(language, 'applications-fields.yes'),
    member: (id) => members.find((one) => one.id === id || one.userId === id)?.name ?? '',
    point: ({ lat, lng }) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`,
    goal: (n) => `${n}. ${translate(language, `sdg.${n}`)}`,
    answer: () => '',
    eligibility: () => '',
    target: (code) =>
      code in sdgTargetsTexts ? `${code} ${translate(language, `sdg-targets.${code}`)}` : code,
  };
  return {
    language,
    words: sayings,
    pictures,
    t: (key, values) => translate(language, `applications-pdf.${key}`, values),
  };
}

export function applicationBlocks(view: ApplicationView, said: Said): PdfBlock[] {
  const form = formFor(view);
  const content = toStored(form, view as unknown as AnyContent);
  const { title, picture } = view.about;
  return [
    { kind: 'quiet', text: said.t(view.kind in accents ? (view.kind as Key) : 'subject') },
    { kind: 'title', text: title },
    ...pictureBlocks([picture], said, () =>
      translate(said.language, 'applications-fields.pictureAlt'),
    ),
    factsOf(view, said),
    ...Object.entries(form.sections).flatMap(([section, fields]) =>
      sectionBlocks(section, fields, { view, content, said }),
    ),
  ];
}

const formFor = ({ kind, call }: ApplicationView) =>
  withoutSections(formOf(kind), call.omittedSections);

/** Addresses of all pictures that an application shows. */
export function picturesIn(view: ApplicationView): string[] {
  const shown = new Set<string>();
  mapContent(formFor(view), view as unknown as AnyContent, 'picture', (held: string | null) => {
    if (held) shown.add(held);
    return held;
  });
  return [...shown];
}

function pictureBlocks(
  held: readonly (string | null)[],
  { pictures }: Said,
  say: (n: number) => string,
): PdfBlock[] {
  const found = held.flatMap((address, n) => {
    const content = pictures.get(address ?? '');
    return content ? [{ content, said: say(n) }] : [];
  });
  return found.length > 0 ? [{ kind: 'pictures', pictures: found }] : [];
}

function factsOf(view: ApplicationView, { t, language }: Said): PdfBlock {
  const { call, bank, members } = view;
  const team = members.map(({ name, role }) => (role === 'vlasnik' ? t('leads', { name }) : name));
  return factTable(
    [
      [t('call'), call.title[language]],
      [t('bank'), bank.name],
      [t('team'), team.join('\n')],
      [t('amount'), formatKm(view.requestedAmount, language)],
      [t('sent'), formatDateTime(view.submittedAt, language)],
      [t('revision'), String(view.revision)],
      [t('code'), view.id.slice(-8)],
    ].map((cells) => ({ cells })),
  );
}

interface Written {
  readonly view: ApplicationView;
  readonly content: AnyContent;
  readonly said: Said;
}

function sectionBlocks(section: string, fields: Shape, of: Written): PdfBlock[] {
  const { content, said, view } = of;
  const written = Object.entries(fields).flatMap(([field, value]) =>
    value.kind === 'answers' || value.kind === 'eligibility'
      ? askedBlocks(value.kind, view, said)
      : value.kind === 'picture' && content[field] === view.about.picture
        ? []
        : fieldBlocks(field, value, content[field], said),
  );
  const more = computed[view.kind]?.[section]?.(content, said) ?? [];
  if (written.length + more.length === 0) return [];
  return [
    { kind: 'section', text: said.words.say(`section.${section}`) },
    ...withFactsTogether(written),
    ...more,
  ];
}

/** Questions of the call's own, with what was answered. */
function askedBlocks(
  kind: 'answers' | 'eligibility',
  { callAnswers = [], eligibility = [] }: ApplicationView,
  said: Said,
): PdfBlock[] {
  const { language } = said;
  return kind === 'answers'
    ? callAnswers.flatMap(({ question, answer, files }) => [
        { kind: 'field', text: question[language] },
        textOf([answer[language], ...files.map(({ name }) => name)].join('\n').trim(), said),
      ])
    : eligibility.map(({ question, answer }) =>
        factTable([
          { cells: [question[language], translate(language, `call-eligibility.${answer}`)] },
        ]),
      );
}

const factTable = (rows: readonly PdfRow[]): PdfTable => ({ kind: 'table', widths: [1, 3], rows });
const isFact = (block: PdfBlock | undefined): block is PdfTable =>
  block?.kind === 'table' && block.rows.length === 1 && block.head === undefined;

/** Short fields that follow each other are one table. */
function withFactsTogether(blocks: readonly PdfBlock[]): PdfBlock[] {
  const together: PdfBlock[] = [];
  for (const [n, block] of blocks.entries()) {
    const last = together.at(-1);
    if (isFact(block) && isFact(blocks[n - 1]) && last?.kind === 'table') {
      together[together.length - 1] = factTable([...last.rows, ...block.rows]);
    } else together.push(block);
  }
  return together;
}

const textOf = (text: string, { t }: Said): PdfBlock =>
  text.trim() === '' ? { kind: 'quiet', text: t('notWritten') } : { kind: 'text', text };

/** What says nothing where it is empty, or stands for something that is no text. */
const silent: readonly Value['kind'][] = ['picture', 'point', 'flag', 'number', 'files', 'targets'];

/** A field by the kind of its value; nothing where the reader does not get it. */
function fieldBlocks(field: string, value: Value, held: unknown, said: Said): PdfBlock[] {
  const { words } = said;
  if (held === undefined) return [];
  const name: PdfBlock = { kind: 'field', text: words.say(field) };
  if ((value.kind === 'list' ? value.item : value).kind === 'picture') {
    const all = [held].flat() as readonly (string | null)[];
    const found = pictureBlocks(all, said, (n) => `${words.say(field)} ${n + 1}`);
    return found.length > 0 ? [name, ...found] : [];
  }
  const text = inWords(value, held, field, words);
  if (text === '' && silent.includes(value.kind)) return [];
  if (isShort(value))
    return [factTable([{ cells: [words.say(field), text || said.t('notWritten')] }])];
  if (text === '' || value.kind !== 'list') return [name, textOf(text, said)];
  return [name, ...listBlocks(field, value.item, held as readonly unknown[], said, value)];
}

function listBlocks(
  field: string,
  item: Value,
  held: readonly unknown[],
  said: Said,
  list: Value,
): PdfBlock[] {
  if (list === budgetLines) return [budgetTable(field, held as readonly BudgetItem[], said)];
  if (item.kind !== 'group') {
    const items = held.map((one, n) => inWords(item, one, `${field}.${n}`, said.words));
    return [{ kind: 'list', items }];
  }
  const parts = held as readonly Readonly<Record<string, unknown>>[];
  return isNarrow(item.fields)
    ? [itemTable(field, item.fields, parts, said)]
    : parts.map((one, n) => itemBlock(`${field}.${n}`, item.fields, one, said));
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
  { words }: Said,
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
  held: Readonly<Record<string, unknown>>,
  { words }: Said,
): PdfBlock {
  const name = words.say(nameOf(path), { n: Number(path.split('.').at(-1)) + 1 });
  return factTable([
    { cells: [name, ''], strong: true },
    ...partsInWords(fields, held, path, words).map((cells) => ({ cells })),
  ]);
}

/** The lines of a budget by category, each with its sum. */
function budgetTable(field: string, lines: readonly BudgetItem[], { words, t }: Said): PdfBlock {
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
          { cells: [category || t('noCategory'), '', '', sum(own)], strong: true },
          ...own.map(rowOf),
        ];
      }),
      { cells: [t('total'), '', '', sum(lines)], strong: true },
    ],
  };
}

/** What is computed from a section, by kind. */
const computed: Readonly<
  Record<string, Readonly<Record<string, (content: AnyContent, said: Said) => PdfBlock[]>>>
> = {
  blue: {
    figures: (content, said) => figureBlocks(content as unknown as BlueContent, said),
    asked: (content, said) => balanceBlocks(content as unknown as BlueContent, said),
  },
};

const monthColumns = ['income', 'variableCosts', 'fixedCosts', 'result', 'cash'] as const;

function figureBlocks(content: BlueContent, { language, words }: Said): PdfBlock[] {
  const t = (key: FigureKey | 'breakEvenUnits' | 'lasts', values?: Values) =>
    translate(language, `blue-figures.${key}`, values);
  const figures = businessFigures(content);
  const { breakEvenMonth, breakEvenUnits, cashLasts, year } = figures;
  const monthOf = (n: number) => monthAfter(content.startDate, n - 1, language).full;
  const km = (held: number) => formatNumber(held / 100, language, 2);
  const sentences = [
    `${t('yearIncome')}: ${words.money(year.income)}`,
    `${t('yearResult')}: ${words.money(year.result)}`,
    breakEvenMonth === null
      ? t('noBreakEven')
      : t('breakEvenIn', { month: monthOf(breakEvenMonth) }),
    breakEvenUnits === null ? '' : t('breakEvenUnits', { count: breakEvenUnits }),
    cashLasts === null ? t('lastsYear') : t('lasts', { count: cashLasts }),
  ];
  return [
    { kind: 'field', text: `${t('incomeAndCosts')}, KM` },
    { kind: 'text', text: sentences.filter(Boolean).join('\n') },
    {
      kind: 'table',
      head: [t('month'), ...monthColumns.map((key) => t(key === 'cash' ? 'account' : key))],
      widths: [1.6, 1, 1.2, 1.2, 1, 1],
      numbers: [1, 2, 3, 4, 5],
      rows: figures.months.map((one) => ({
        cells: [monthOf(one.month), ...monthColumns.map((key) => km(one[key]))],
      })),
    },
  ];
}

function balanceBlocks(content: BlueContent, { language, words }: Said): PdfBlock[] {
  const { budget, covered } = balanceOf(content);
  const lacks = budget - covered;
  const key = lacks === 0 ? 'balanced' : lacks > 0 ? 'coverTooLittle' : 'coverTooMuch';
  const text = translate(language, `blue-figures.${key}`, {
    amount: words.money(Math.abs(lacks) as Fening),
    budget: words.money(budget),
    covered: words.money(covered),
  });
  return [{ kind: 'text', text }];
}
