import { type InstalmentCondition, instalmentsOf } from '@app/domain/agreements/instalments';
import { reportDueOn } from '@app/domain/agreements/report';
import type { AgreedLine } from '@app/domain/agreements/spending';
import { overspendingAllowed } from '@app/domain/agreements/spending';
import { type Clause, clauseFields, filled, paragraphsOf } from '@app/domain/agreements/template';
import type { AnyContent } from '@app/domain/applications/form/form';
import { type BudgetItem, budgetItemTotal } from '@app/domain/applications/form/parts';
import { fening } from '@app/domain/money';
import { agreementsDocumentTexts } from '@app/messages/agreements-document';
import type { Language } from '@app/messages/catalogue';
import { formatDate } from '@app/messages/format/dates';
import { formatKm } from '@app/messages/format/numbers';
import { addTexts, translate, type Values } from '@app/messages/translate';
import type { PdfBlock } from '../../platform/pdf/blocks.ts';
import { writePdf } from '../../platform/pdf/pdf.ts';
import type { ApplicationRecord } from '../applications/public.ts';
import type { AgreementRow } from './agreements.repo.ts';
import type { AgreementTerms } from './agreements.tables.ts';

addTexts('agreements-document', agreementsDocumentTexts);

type Key = keyof typeof agreementsDocumentTexts;

/** Budget lines of what was submitted; every form of today asks for them under this name. */
export function linesOf(content: AnyContent): AgreedLine[] {
  const lines = (content.budgetBreakdown ?? []) as readonly BudgetItem[];
  return lines.map((line) => ({
    id: line.id,
    name: line.name,
    promised: budgetItemTotal(line),
  }));
}

/** Steps that the application names: its activities by their end, or its milestones. */
export function stepsOf(content: AnyContent): { title: string; what: string; dueOn: string }[] {
  const activities = (content.projectActivities ?? []) as readonly {
    name: string;
    description: string;
    endDate: string;
  }[];
  const milestones = (content.milestones ?? []) as readonly {
    what: string;
    measure: string;
    date: string;
  }[];
  return [
    ...activities.map((one) => ({
      title: one.name,
      what: one.description.slice(0, 600),
      dueOn: one.endDate,
    })),
    ...milestones.map((one) => ({
      title: one.what.slice(0, 160),
      what: one.measure.slice(0, 600),
      dueOn: one.date,
    })),
  ];
}

/** Writes the terms from the wording and the figures, in both languages, as they stand now. */
export function termsOf(
  record: ApplicationRecord,
  content: AnyContent,
  clauses: readonly Clause[],
  { owner, ...extra }: { readonly owner: string } & Readonly<Record<Language, string>>,
): AgreementTerms {
  const { application, bank, call } = record;
  const { about } = application;
  const textIn = (language: Language) => {
    const values = {
      bank: bank.name,
      owner,
      title: about.title,
      call: language === 'bhs' ? call.titleBhs : call.titleEn,
      amount: formatKm(application.requestedAmount / 100, language),
      start: formatDate(about.startsOn),
      end: formatDate(about.endsOn),
      report: formatDate(reportDueOn(about.endsOn)),
      percent: String(overspendingAllowed),
    };
    const [heading, text] = clauseFields[language];
    return clauses.map((clause) => ({
      heading: filled(clause[heading], language, values),
      paragraphs: paragraphsOf(clause[text]).map((one) => filled(one, language, values)),
    }));
  };
  return {
    text: { bhs: textIn('bhs'), en: textIn('en') },
    extra,
    title: about.title,
    amount: application.requestedAmount,
    startsOn: about.startsOn,
    endsOn: about.endsOn,
    lines: linesOf(content),
  };
}

const conditions = {
  signing: 'afterSigning',
  milestone: 'afterStep',
  report: 'afterReport',
} as const satisfies Record<InstalmentCondition, Key>;

/** The agreement on paper, with room for the signatures. */
export function agreementPdf(
  {
    terms,
    version,
    preparedAt,
    payeeHolder,
    payeeAccount,
  }: Pick<AgreementRow, 'terms' | 'version' | 'preparedAt' | 'payeeHolder' | 'payeeAccount'>,
  milestones: readonly { readonly id: string; readonly title: string; readonly dueOn: string }[],
  { language, creator }: { readonly language: Language; readonly creator: string },
): Promise<Buffer> {
  const say = (key: Key, values?: Values) =>
    translate(language, `agreements-document.${key}`, values);
  const money = (amount: number) => formatKm(amount / 100, language);
  const extra = terms.extra[language];
  const blocks: PdfBlock[] = [
    { kind: 'quiet', text: say('kind', { version }) },
    { kind: 'title', text: terms.title },
    ...terms.text[language].flatMap(({ heading, paragraphs }): PdfBlock[] => [
      { kind: 'section', text: heading },
      ...paragraphs.map((text): PdfBlock => ({ kind: 'text', text })),
    ]),
    ...(extra === ''
      ? []
      : ([
          { kind: 'section', text: say('extra') },
          { kind: 'text', text: extra },
        ] as const)),
    { kind: 'section', text: say('budget') },
    {
      kind: 'table',
      head: [say('line'), say('amount')],
      widths: [3, 1],
      numbers: [1],
      rows: [
        ...terms.lines.map(({ name, promised }) => ({ cells: [name, money(promised)] })),
        {
          cells: [say('total'), money(terms.lines.reduce((sum, one) => sum + one.promised, 0))],
          strong: true,
        },
      ],
    },
    { kind: 'section', text: say('instalments') },
    {
      kind: 'table',
      head: [say('instalment'), say('amount')],
      widths: [3, 1],
      numbers: [1],
      rows: instalmentsOf(terms.instalments, fening(terms.amount)).map((part) => ({
        cells: [
          say(conditions[part.after], {
            step: milestones.find(({ id }) => id === part.milestoneId)?.title ?? '',
          }),
          money(part.amount),
        ],
      })),
    },
    ...(payeeAccount === ''
      ? []
      : ([
          { kind: 'section', text: say('payee') },
          { kind: 'text', text: `${payeeHolder}, ${writtenAccount(payeeAccount)}` },
        ] as const)),
    ...(milestones.length === 0
      ? []
      : ([
          { kind: 'section', text: say('steps') },
          {
            kind: 'table',
            head: [say('step'), say('until')],
            widths: [3, 1],
            rows: milestones.map(({ title, dueOn }) => ({ cells: [title, formatDate(dueOn)] })),
          },
        ] as const)),
    { kind: 'section', text: say('signatures') },
    {
      kind: 'table',
      head: [say('forTeam'), say('forBank')],
      widths: [1, 1],
      rows: [
        { cells: ['', ''], byHand: true },
        { cells: [say('dayAndPlace'), say('dayAndPlace')] },
      ],
    },
  ];
  return writePdf(
    {
      title: `${say('name')}: ${terms.title}`,
      subject: say('name'),
      author: creator,
      creator,
      language,
      at: preparedAt,
      accent: '#ea580c',
      foot: (page, pages) => say('foot', { title: terms.title, version, page, pages }),
    },
    blocks,
  );
}

/** In groups of four, as people read it from paper. */
const writtenAccount = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** `ugovor-ljetna-liga-v1.pdf` */
export const agreementName = (slug: string, version: number, language: Language): string =>
  `${translate(language, 'agreements-document.fileName')}-${slug}-v${version}.pdf`;
