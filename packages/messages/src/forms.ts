import { texts } from './catalogue.ts';

export const formsTexts = texts({
  save: { bhs: 'Sačuvaj', en: 'Save' },
  saving: { bhs: 'Čuvam', en: 'Saving' },
  cancel: { bhs: 'Odustani', en: 'Cancel' },
  close: { bhs: 'Zatvori', en: 'Close' },
  dateShape: { bhs: 'dd/mm/gggg', en: 'dd/mm/yyyy' },
  datePick: { bhs: '{{field}}: otvori kalendar', en: '{{field}}: open the calendar' },
  dateWrong: { bhs: 'Upiši dan ovako: 05/11/2026.', en: 'Enter the day like this: 05/11/2026.' },
});
