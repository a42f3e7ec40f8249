import { texts } from './catalogue.ts';

/** The receipt of a gift on paper. */
export const giftsDocumentTexts = texts({
  name: { bhs: 'E-potvrda o doprinosu', en: 'E-receipt of a contribution' },
  fileName: { bhs: 'e-potvrda', en: 'e-receipt' },
  number: { bhs: 'E-potvrda br. {{number}}', en: 'E-receipt no. {{number}}' },
  heading: { bhs: 'Doprinos: {{name}}', en: 'Contribution: {{name}}' },
  lead: {
    bhs: '{{bank}} potvrđuje da je davalac na platformi {{brand}} potvrdio doprinos projektu mladih.',
    en: '{{bank}} certifies that the giver has confirmed, on {{brand}}, this contribution to a project of young people.',
  },
  donor: { bhs: 'Davalac', en: 'Giver' },
  type: { bhs: 'Vrsta', en: 'Kind' },
  cash: { bhs: 'novac', en: 'cash' },
  goods: { bhs: 'roba', en: 'goods' },
  services: { bhs: 'usluge', en: 'services' },
  what: { bhs: 'Šta', en: 'What' },
  value: { bhs: 'Vrijednost', en: 'Worth' },
  project: { bhs: 'Projekat', en: 'Project' },
  bank: { bhs: 'Omladinska banka', en: 'Youth bank' },
  requested: { bhs: 'Zatraženo', en: 'Asked on' },
  confirmed: { bhs: 'Potvrđeno', en: 'Confirmed on' },
  check: { bhs: 'Provjera', en: 'Checking it' },
  checkText: {
    bhs: 'Ova potvrda vrijedi dok stoji na adresi ispod. Kod vodi na istu adresu.',
    en: 'This receipt is valid while it can be found at the address below. The code leads to the same address.',
  },
  qr: { bhs: 'QR kod koji vodi na ovu potvrdu', en: 'QR code that leads to this receipt' },
  foot: {
    bhs: 'E-potvrda {{number}} · stranica {{page}} od {{pages}}',
    en: 'E-receipt {{number}} · page {{page}} of {{pages}}',
  },
});
