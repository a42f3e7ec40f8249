import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { toStored } from '@app/domain/applications/form/amounts';
import { type AnyContent, mapContent, withoutSections } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import type { Shape } from '@app/domain/applications/form/values';
import type { Sayings } from '@app/domain/applications/form/words';
import { toKm } from '@app/domain/money';
import { applicationsFieldsTexts } from '@app/messages/applications-fields';
import { applicationsPdfTexts } from '@app/messages/applications-pdf';
import { callEligibilityTexts } from '@app/messages/call-eligibility';
import type { Language } from '@app/messages/catalogue';
import { formatDate, formatDateTime, monthAfter } from '@app/messages/format/dates';
import { formatKm, formatQuantity } from '@app/messages/format/numbers';
import { sdgTexts } from '@app/messages/sdg';
import { sdgTargetsTexts } from '@app/messages/sdg-targets';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import type { PdfBlock, PdfTable } from '../../platform/pdf/blocks.ts';
import { writePdf } from '../../platform/pdf/pdf.ts';
import {
  factTable,
  fieldBlocks,
  type Key,
  type PdfContext,
  type Pictures,
  pictureBlocks,
  textOf,
} from './applications.pdf.fields.ts';
import { computed } from './applications.pdf.figures.ts';
import { formWords } from './applications.words.ts';

addTexts('applications-pdf', applicationsPdfTexts);
addTexts('applications-fields', applicationsFieldsTexts);
addTexts('call-eligibility', callEligibilityTexts);
addTexts('sdg', sdgTexts);
addTexts('sdg-targets', sdgTargetsTexts);

const accents: Readonly<Record<string, string>> = { orange: '#ea580c', blue: '#2563eb' };

/**
 * The sent application as a PDF: what the reader of the view may read, and nothing else.
 *
 * @param view of what was sent, as one reader sees it.
 * @param pictures those of `picturesIn`, as far as they are still there.
 */
export function applicationPdf(
  view: z.output<typeof ApplicationView>,
  language: Language,
  creator: string,
  pictures: Pictures = new Map(),
): Promise<Buffer> {
  const context = contextOf(view, language, pictures);
  const { t } = context;
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
    applicationBlocks(view, context),
  );
}

/** `prijava-kino-na-krovu-v2.pdf` */
export const pdfName = (
  { slug, revision }: z.output<typeof ApplicationView>,
  language: Language,
): string => `${translate(language, 'applications-pdf.fileName')}-${slug}-v${revision}.pdf`;

function contextOf(
  { kind, members, about }: z.output<typeof ApplicationView>,
  language: Language,
  pictures: Pictures,
): PdfContext {
  const sayings: Sayings = {
    say: formWords(language, kind),
    money: (current) => formatKm(current / 100, language),
    number: (current) => formatQuantity(current, language),
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

export function applicationBlocks(
  view: z.output<typeof ApplicationView>,
  context: PdfContext,
): PdfBlock[] {
  const form = formFor(view);
  // What was written is in KM, as it was sent; so must be what else stands in the view.
  const written = { ...view, requestedAmount: toKm(view.requestedAmount) };
  const content = toStored(form, written as unknown as AnyContent);
  const { title, picture } = view.about;
  return [
    { kind: 'quiet', text: context.t(view.kind in accents ? (view.kind as Key) : 'subject') },
    { kind: 'title', text: title },
    ...pictureBlocks([picture], context, () =>
      translate(context.language, 'applications-fields.pictureAlt'),
    ),
    factsOf(view, context),
    ...Object.entries(form.sections).flatMap(([section, fields]) =>
      sectionBlocks(section, fields, { view, content, context }),
    ),
  ];
}

const formFor = ({ kind, call }: z.output<typeof ApplicationView>) =>
  withoutSections(formOf(kind), call.omittedSections);

/** Addresses of all pictures that an application shows. */
export function picturesIn(view: z.output<typeof ApplicationView>): string[] {
  const shown = new Set<string>();
  mapContent(formFor(view), view as unknown as AnyContent, 'picture', (current: string | null) => {
    if (current) shown.add(current);
    return current;
  });
  return [...shown];
}

function factsOf(view: z.output<typeof ApplicationView>, { t, language }: PdfContext): PdfBlock {
  const { call, bank, members } = view;
  const team = members.map(({ name, role }) => (role === 'vlasnik' ? t('leads', { name }) : name));
  return factTable(
    [
      [t('call'), call.title[language]],
      [t('bank'), bank.name],
      [t('team'), team.join('\n')],
      [t('amount'), formatKm(toKm(view.requestedAmount), language)],
      [t('sent'), formatDateTime(view.submittedAt, language)],
      [t('revision'), String(view.revision)],
      [t('code'), view.id.slice(-8)],
    ].map((cells) => ({ cells })),
  );
}

interface Written {
  readonly view: z.output<typeof ApplicationView>;
  readonly content: AnyContent;
  readonly context: PdfContext;
}

function sectionBlocks(section: string, fields: Shape, of: Written): PdfBlock[] {
  const { content, context, view } = of;
  const written = Object.entries(fields).flatMap(([field, value]) =>
    value.kind === 'answers' || value.kind === 'eligibility'
      ? questionBlocks(value.kind, view, context)
      : value.kind === 'picture' && content[field] === view.about.picture
        ? []
        : fieldBlocks(field, value, content[field], context),
  );
  const more = computed[view.kind]?.[section]?.(content, context) ?? [];
  if (written.length + more.length === 0) return [];
  return [
    { kind: 'section', text: context.words.say(`section.${section}`) },
    ...withFactsTogether(written),
    ...more,
  ];
}

/** Questions of the call's own, with what was answered. */
function questionBlocks(
  kind: 'answers' | 'eligibility',
  { callAnswers = [], eligibility = [] }: z.output<typeof ApplicationView>,
  context: PdfContext,
): PdfBlock[] {
  const { language } = context;
  return kind === 'answers'
    ? callAnswers.flatMap(({ question, answer, files }) => [
        { kind: 'field', text: question[language] },
        textOf([answer[language], ...files.map(({ name }) => name)].join('\n').trim(), context),
      ])
    : eligibility.map(({ question, answer }) =>
        factTable([
          { cells: [question[language], translate(language, `call-eligibility.${answer}`)] },
        ]),
      );
}

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
