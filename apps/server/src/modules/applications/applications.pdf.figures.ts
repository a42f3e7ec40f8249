import { businessFigures } from '@app/domain/applications/form/blue.figures';
import { type BlueContent, balanceOf } from '@app/domain/applications/form/blue.form';
import type { AnyContent } from '@app/domain/applications/form/form';
import type { Fening } from '@app/domain/money';
import { blueFiguresTexts } from '@app/messages/blue-figures';
import { monthAfter } from '@app/messages/format/dates';
import { formatNumber } from '@app/messages/format/numbers';
import { addTexts, translate, type Values } from '@app/messages/translate';
import type { PdfBlock } from '../../platform/pdf/blocks.ts';
import type { PdfContext } from './applications.pdf.fields.ts';

addTexts('blue-figures', blueFiguresTexts);

type FigureKey = keyof typeof blueFiguresTexts;

/** What is computed from a section, by kind. */
export const computed: Readonly<
  Record<string, Readonly<Record<string, (content: AnyContent, context: PdfContext) => PdfBlock[]>>>
> = {
  blue: {
    figures: (content, context) => figureBlocks(content as unknown as BlueContent, context),
    asked: (content, context) => balanceBlocks(content as unknown as BlueContent, context),
  },
};

const monthColumns = ['income', 'variableCosts', 'fixedCosts', 'result', 'cash'] as const;

function figureBlocks(content: BlueContent, { language, words }: PdfContext): PdfBlock[] {
  const t = (key: FigureKey | 'breakEvenUnits' | 'lasts', values?: Values) =>
    translate(language, `blue-figures.${key}`, values);
  const figures = businessFigures(content);
  const { breakEvenMonth, breakEvens, cashLasts, year } = figures;
  const monthOf = (n: number) => monthAfter(content.startDate, n - 1, language);
  const km = (current: number) => formatNumber(current / 100, language, 2);
  const units = breakEvens.map((one) => {
    const count = t('breakEvenUnits', { count: one.units });
    return one.fromMonth === 1
      ? count
      : t('breakEvenFrom', { month: monthOf(one.fromMonth).of, units: count });
  });
  const sentences = [
    `${t('yearIncome')}: ${words.money(year.income)}`,
    `${t('yearResult')}: ${words.money(year.result)}`,
    breakEvenMonth === null ? '' : t('breakEvenIn', { month: monthOf(breakEvenMonth).full }),
    units.length === 0 ? '' : t('breakEvenNeeds', { units: units.join(', ') }),
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
        cells: [monthOf(one.month).full, ...monthColumns.map((key) => km(one[key]))],
      })),
    },
  ];
}

function balanceBlocks(content: BlueContent, { language, words }: PdfContext): PdfBlock[] {
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
