import { texts } from './catalogue.ts';

/** The receipt of a card donation on paper. */
export const donationDocumentTexts = texts({
  name: { bhs: 'Priznanica o donaciji', en: 'Receipt of a donation' },
  fileName: { bhs: 'priznanica', en: 'receipt' },
  number: { bhs: 'Priznanica br. {{number}}', en: 'Receipt no. {{number}}' },
  heading: { bhs: 'Donacija od {{amount}}', en: 'A donation of {{amount}}' },
  lead: {
    bhs: '{{bank}} potvrđuje da je ova donacija karticom uplaćena za projekat mladih na platformi {{brand}}.',
    en: '{{bank}} certifies that this card donation to a project of young people was paid on {{brand}}.',
  },
  donor: { bhs: 'Donator', en: 'Donor' },
  amount: { bhs: 'Iznos', en: 'Amount' },
  matched: { bhs: 'Udvostručenje', en: 'Match' },
  project: { bhs: 'Projekat', en: 'Project' },
  bank: { bhs: 'Omladinska banka', en: 'Youth bank' },
  date: { bhs: 'Datum uplate', en: 'Paid on' },
  order: { bhs: 'Broj narudžbe', en: 'Order number' },
  check: { bhs: 'Priznanica na internetu', en: 'The receipt online' },
  foot: {
    bhs: 'Priznanica {{number}} · stranica {{page}} od {{pages}}',
    en: 'Receipt {{number}} · page {{page}} of {{pages}}',
  },
});
