import { texts } from './catalogue.ts';

/** Heads and names of the rows of a bank's figures of mentorship as a file. */
export const mentorshipFileTexts = texts({
  of: { bhs: 'Red', en: 'Row' },
  name: { bhs: 'Ime ili mjesec', en: 'Name or month' },
  all: { bhs: 'ukupno', en: 'in total' },
  mentor: { bhs: 'mentor', en: 'mentor' },
  month: { bhs: 'mjesec', en: 'month' },
  requests: { bhs: 'Zahtjevi', en: 'Requests' },
  answered: { bhs: 'Odgovoreno', en: 'Answered' },
  resolved: { bhs: 'Riješeno', en: 'Resolved' },
  firstMedian: {
    bhs: 'Sati do prvog odgovora, srednja vrijednost',
    en: 'Hours to the first answer, median',
  },
  firstP90: {
    bhs: 'Sati do prvog odgovora, 90 %',
    en: 'Hours to the first answer, 90th percentile',
  },
  resolvedMedian: {
    bhs: 'Sati do rješenja, srednja vrijednost',
    en: 'Hours to resolution, median',
  },
  resolvedP90: { bhs: 'Sati do rješenja, 90 %', en: 'Hours to resolution, 90th percentile' },
  overdue: { bhs: 'Sa zakašnjenjem (%)', en: 'Overdue (%)' },
  rating: { bhs: 'Prosječna ocjena', en: 'Average rating' },
  ratings: { bhs: 'Broj ocjena', en: 'Ratings' },
});
