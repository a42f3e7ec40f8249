import { texts } from './catalogue.ts';

/** Heads of the columns of a bank's applications as a file. */
export const bankDeskFileTexts = texts({
  code: { bhs: 'Šifra', en: 'Code' },
  title: { bhs: 'Projekat', en: 'Project' },
  applicant: { bhs: 'Nosilac', en: 'Applicant' },
  status: { bhs: 'Status', en: 'Status' },
  call: { bhs: 'Poziv', en: 'Call' },
  grant: { bhs: 'Vrsta granta', en: 'Kind of grant' },
  municipality: { bhs: 'Općina', en: 'Municipality' },
  themes: { bhs: 'Ciljevi održivog razvoja', en: 'Sustainable Development Goals' },
  amount: { bhs: 'Traženi iznos (KM)', en: 'Amount asked for (BAM)' },
  submitted: { bhs: 'Poslano', en: 'Submitted' },
  changed: { bhs: 'Zadnja izmjena', en: 'Last change' },
  address: { bhs: 'Adresa', en: 'Address' },
  orange: { bhs: 'Narandžasti grant', en: 'Orange grant' },
  blue: { bhs: 'Plavi grant', en: 'Blue grant' },
});
