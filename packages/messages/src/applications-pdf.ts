import { texts } from './catalogue.ts';

/** A sent application as a document. */
export const applicationsPdfTexts = texts({
  subject: { bhs: 'Poslana prijava', en: 'Application as sent' },
  orange: { bhs: 'Narandžasti grant', en: 'Orange grant' },
  blue: { bhs: 'Plavi grant', en: 'Blue grant' },
  call: { bhs: 'Poziv', en: 'Call' },
  bank: { bhs: 'Omladinska banka', en: 'Youth bank' },
  team: { bhs: 'Tim', en: 'Team' },
  leads: { bhs: '{{name}} (vodi prijavu)', en: '{{name}} (leads the application)' },
  amount: { bhs: 'Traženi iznos', en: 'Requested amount' },
  sent: { bhs: 'Poslano', en: 'Sent' },
  revision: { bhs: 'Verzija', en: 'Revision' },
  code: { bhs: 'Oznaka', en: 'Code' },
  foot: {
    bhs: '{{title}} · verzija {{revision}} · stranica {{page}} od {{pages}}',
    en: '{{title}} · revision {{revision}} · page {{page}} of {{pages}}',
  },
  notWritten: { bhs: 'Nije napisano.', en: 'Not written.' },
  total: { bhs: 'Ukupno', en: 'Total' },
  noCategory: { bhs: 'Bez kategorije', en: 'No category' },
  fileName: { bhs: 'prijava', en: 'application' },
});
