import { texts } from './catalogue.ts';

/** What staff sees of the ways to a call, and the codes for posters. */
export const callFunnelTexts = texts({
  reach: { bhs: 'Posjećenost i kod za plakat', en: 'Reach and poster code' },
  title: { bhs: 'Put do prijave', en: 'From view to application' },
  lead: {
    bhs: 'Ko je otvorio stranice poziva, a ko se onda prijavio. O čitaocima se ne čuva ništa po čemu bi se prepoznali.',
    en: 'Visits to the pages of the call and the applications that came of them. Nothing is kept by which visitors could be recognised.',
  },
  views_one: { bhs: 'pregled', en: 'visit' },
  views_few: { bhs: 'pregleda', en: 'visits' },
  views_other: { bhs: 'pregleda', en: 'visits' },
  started_one: { bhs: 'tim je započeo prijavu', en: 'team started' },
  started_few: { bhs: 'tima su započela prijavu', en: 'teams started' },
  started_other: { bhs: 'timova je započelo prijavu', en: 'teams started' },
  submitted_one: { bhs: 'tim je poslao prijavu', en: 'team submitted' },
  submitted_few: { bhs: 'tima su poslala prijavu', en: 'teams submitted' },
  submitted_other: { bhs: 'timova je poslalo prijavu', en: 'teams submitted' },
  ofBefore: { bhs: '{{share}} prethodnog koraka', en: '{{share}} of the step before' },
  bySource: { bhs: 'Po izvoru', en: 'By source' },
  source: { bhs: 'Izvor', en: 'Source' },
  viewsHead: { bhs: 'Pregledi', en: 'Visits' },
  startedHead: { bhs: 'Započelo', en: 'Started' },
  submittedHead: { bhs: 'Poslalo', en: 'Submitted' },
  direct: { bhs: 'bez oznake', en: 'no code' },
  empty: {
    bhs: 'Još nema pregleda. Podijeli poziv ili odštampaj kod za plakat.',
    en: 'No visits yet. Share the call, or print a code for a poster.',
  },
  failed: { bhs: 'Brojke se nisu učitale.', en: 'The figures didn’t load.' },

  previewBand: {
    bhs: 'Pregled radne verzije. Ovako će poziv izgledati kad ga objaviš.',
    en: 'Preview of the working copy. This is how the call will look once you publish it.',
  },
  previewUndated: {
    bhs: 'Ovako bi poziv izgledao otvoren. Datumi još nisu upisani, pa je rok samo primjer.',
    en: 'This is how the open call would look. Its dates are not set yet, so the deadline is only an example.',
  },
  previewFailed: { bhs: 'Pregled se nije učitao.', en: 'The preview didn’t load.' },
  previewMissing: { bhs: 'Ovaj pregled nije za tebe.', en: 'This preview is not yours to see.' },
  previewMissingText: {
    bhs: 'Nacrt poziva vide samo ljudi banke koja ga raspisuje.',
    en: 'Only the people of its bank see the draft of a call.',
  },
  toCalls: { bhs: 'Svi pozivi', en: 'All calls' },

  codesTitle: { bhs: 'Kod za plakat', en: 'Code for a poster' },
  codesLead: {
    bhs: 'Svaki plakat, radio ili objava dobije svoju oznaku, pa vidiš odakle ljudi dolaze.',
    en: 'Give each poster, radio spot or post a name of its own, and you see where people come from.',
  },
  sourceLabel: { bhs: 'Gdje će stajati', en: 'Where it will be' },
  sourceHint: { bhs: 'Na primjer: plakat Dom mladih', en: 'For example: poster Youth Centre' },
  codeLabel: { bhs: 'QR kod koji vodi na {{address}}', en: 'QR code that leads to {{address}}' },
  address: { bhs: 'Adresa', en: 'Address' },
  svg: { bhs: 'Preuzmi SVG', en: 'Download SVG' },
  png: { bhs: 'Preuzmi PNG', en: 'Download PNG' },
  saveFailed: { bhs: 'Slika nije napravljena.', en: 'The picture could not be made.' },
});
