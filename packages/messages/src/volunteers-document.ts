import { texts } from './catalogue.ts';

/** The certificate of a volunteer on paper. */
export const volunteersDocumentTexts = texts({
  name: { bhs: 'Potvrda o volontiranju', en: 'Certificate of volunteering' },
  fileName: { bhs: 'potvrda-o-volontiranju', en: 'certificate-of-volunteering' },
  lead: {
    bhs: '{{bank}} potvrđuje učešće u aktivnosti ispod, prema satima koje je upisao tim projekta.',
    en: '{{bank}} certifies taking part in the activity below, by the hours that the project’s team recorded.',
  },
  who: { bhs: 'Ko', en: 'Who' },
  activity: { bhs: 'Aktivnost', en: 'Activity' },
  task: { bhs: 'Posao', en: 'Work' },
  when: { bhs: 'Kada', en: 'When' },
  hours: { bhs: 'Sati', en: 'Hours' },
  project: { bhs: 'Projekat', en: 'Project' },
  bank: { bhs: 'Omladinska banka', en: 'Youth bank' },
  check: { bhs: 'Provjera', en: 'Checking it' },
  qr: { bhs: 'QR kod koji vodi na ovu potvrdu', en: 'QR code that leads to this certificate' },
  foot: {
    bhs: 'Potvrda o volontiranju, {{name}} · stranica {{page}} od {{pages}}',
    en: 'Certificate of volunteering, {{name}} · page {{page}} of {{pages}}',
  },
});
