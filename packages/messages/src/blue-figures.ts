import { texts } from './catalogue.ts';

/** What the figures of a plan say, in words. */
export const blueFiguresTexts = texts({
  cash: { bhs: 'Novac na računu', en: 'Money in the account' },
  cashNote: { bhs: 'stanje na kraju mjeseca, KM', en: 'at the end of each month, KM' },
  incomeAndCosts: { bhs: 'Prihod i troškovi', en: 'Income and costs' },
  covers: { bhs: 'pokriva troškove', en: 'covers the costs' },
  doesNotCover: { bhs: 'ne pokriva', en: 'does not' },
  costs: { bhs: 'troškovi', en: 'costs' },
  asTable: { bhs: 'Isto u tabeli', en: 'The same as a table' },
  month: { bhs: 'Mjesec', en: 'Month' },
  units: { bhs: 'Komada', en: 'Units' },
  income: { bhs: 'Prihod', en: 'Income' },
  variableCosts: { bhs: 'Materijal i dijelovi', en: 'Material and parts' },
  fixedCosts: { bhs: 'Stalni troškovi', en: 'Fixed costs' },
  monthlyTotal: { bhs: 'Ukupno mjesečno, {{month}}', en: 'Total a month, {{month}}' },
  margin: { bhs: 'Marža', en: 'Margin' },
  result: { bhs: 'Ostaje', en: 'Left' },
  account: { bhs: 'Račun', en: 'Account' },
  yearIncome: { bhs: 'Prva godina, prihod', en: 'First year, income' },
  yearResult: { bhs: 'Na kraju godine', en: 'At the end of the year' },
  monthsInPlus: {
    bhs: 'Mjeseci u plusu: {{plus}}, u minusu: {{minus}}',
    en: 'Months in plus: {{plus}}, in minus: {{minus}}',
  },
  breakEvenIn: {
    bhs: 'Prvi mjesec koji pokriva svoje troškove: {{month}}',
    en: 'The first month that covers its costs: {{month}}.',
  },
  breakEvenNeeds: {
    bhs: 'Mjesečne troškove pokriva: {{units}}.',
    en: 'What covers the costs of a month: {{units}}.',
  },
  breakEvenUnits_one: { bhs: '{{count}} komad', en: '{{count}} unit' },
  breakEvenUnits_few: { bhs: '{{count}} komada', en: '{{count}} units' },
  breakEvenUnits_other: { bhs: '{{count}} komada', en: '{{count}} units' },
  breakEvenFrom: { bhs: 'od {{month}} {{units}}', en: 'from {{month}} {{units}}' },
  lasts_one: {
    bhs: 'Novac traje {{count}} mjesec.',
    en: 'The money lasts {{count}} month.',
  },
  lasts_few: {
    bhs: 'Novac traje {{count}} mjeseca.',
    en: 'The money lasts {{count}} months.',
  },
  lasts_other: {
    bhs: 'Novac traje {{count}} mjeseci.',
    en: 'The money lasts {{count}} months.',
  },
  lastsYear: { bhs: 'Novac traje cijelu godinu.', en: 'The money lasts the whole year.' },
  keptOfUnit: { bhs: 'ostaje {{amount}} po komadu', en: '{{amount}} left of each' },
  lossOfUnit: { bhs: 'gubitak {{amount}} po komadu', en: '{{amount}} lost on each' },
  tries: {
    bhs: 'Probaj šta bi pomoglo. Ništa se ne čuva dok ne kažeš.',
    en: 'Try what would help. Nothing is saved until you say so.',
  },
  try: { bhs: 'Probaj', en: 'Try it' },
  tried: { bhs: 'Crtež pokazuje ovo', en: 'The drawing shows this' },
  keepTry: { bhs: 'Zadrži', en: 'Keep it' },
  leaveTry: { bhs: 'Vrati', en: 'Back' },
  PRICES: { bhs: 'Sve cijene 10 % više', en: 'All prices 10% up' },
  UNITS: { bhs: 'Desetina više prodatih komada', en: 'A tenth more units sold' },
  COSTS: { bhs: 'Stalni troškovi 10 % niži', en: 'Fixed costs 10% down' },
  perYear: { bhs: '{{n}} godišnje', en: '{{n}} a year' },
  NO_PRODUCTS: {
    bhs: 'Kriva čeka prvi proizvod: dovoljna je jedna stvar s cijenom i jednim mjesecom.',
    en: 'The curve needs a first product: one thing with a price and one month will do.',
  },
  NO_INCOME: {
    bhs: 'Nijedan mjesec nema prihoda. Upiši cijenu i koliko misliš prodati.',
    en: 'No month has any income. Enter a price and how many you expect to sell.',
  },
  MONTHS_WITHOUT_INCOME: {
    bhs: 'Mjeseci bez prihoda: {{months}}. Troškovi tada ostaju isti.',
    en: 'Months without income: {{months}}. The costs stay the same then.',
  },
  NO_MARGIN: {
    bhs: 'Prodaja ne ostavlja ništa: materijal košta koliko i naplatiš. Digni cijenu ili nađi jeftiniju nabavku.',
    en: 'Sales leave nothing: the material costs as much as you charge. Raise the price or buy cheaper.',
  },
  PRODUCT_AT_A_LOSS: {
    bhs: 'Ispod cijene koštanja prodaješ: {{products}}. Svaki prodati komad uzima novac.',
    en: 'Sold below its cost: {{products}}. Each one sold takes money away.',
  },
  NEVER_BREAKS_EVEN: {
    bhs: 'Nijedan mjesec ne pokriva svoje troškove. Prodaj više, digni cijenu ili smanji stalne troškove.',
    en: 'No month covers its costs. Sell more, raise the price or cut the fixed costs.',
  },
  NEGATIVE_START: {
    bhs: 'Već prvi mjesec završava ispod nule: na računu fali {{amount}}.',
    en: 'The first month already ends below zero: the account lacks {{amount}}.',
  },
  CASH_RUNS_OUT: {
    bhs: 'Novac nestaje ({{month}}): na računu tada fali {{amount}}.',
    en: 'The money runs out: {{month}}. The account then lacks {{amount}}.',
  },
  balanced: { bhs: 'Zbir se slaže.', en: 'The sums agree.' },
  coverTooLittle: {
    bhs: 'Fali {{amount}}: stavke koštaju {{budget}}, a pokriveno je {{covered}}.',
    en: '{{amount}} is missing: the items cost {{budget}}, and {{covered}} is covered.',
  },
  coverTooMuch: {
    bhs: 'Previše je {{amount}}: stavke koštaju {{budget}}, a pokriveno je {{covered}}.',
    en: 'That is {{amount}} too much: the items cost {{budget}}, and {{covered}} is covered.',
  },
});
