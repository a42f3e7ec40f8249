import { texts } from './catalogue.ts';

/** What stands around the fields of an application, whatever its kind. */
export const applicationsFieldsTexts = texts({
  projectPeriod: { bhs: 'Trajanje', en: 'Period' },
  fromTeam: { bhs: 'Iz tima', en: 'From the team' },
  placeSearch: { bhs: 'Nađi naselje ili općinu', en: 'Find a town or municipality' },
  placesFound: { bhs: 'Nađena naselja', en: 'Places found' },
  placeNone: {
    bhs: 'Nema mjesta s tim imenom. Probaj veće naselje u blizini.',
    en: 'There is no place of that name. Try a larger one nearby.',
  },
  pointHint: {
    bhs: 'Nije obavezno. Nađi naselje, pa dodirni tačno mjesto na karti.',
    en: 'Optional. Find the town, then touch the exact spot on the map.',
  },
  pointHintWords: {
    bhs: 'Nije obavezno. Nađi najbliže naselje ili zalijepi koordinate s neke karte.',
    en: 'Optional. Find the nearest town or paste coordinates from a map.',
  },
  pointMap: { bhs: 'Karta: odaberi tačku', en: 'Map: choose a point' },
  pointCentre: {
    bhs: 'Tačka u sredinu karte',
    en: 'Put the point in the middle of the map',
  },
  pointNone: { bhs: 'Tačka još nije odabrana.', en: 'No point is chosen yet.' },
  pointIn: { bhs: 'Tačka: {{place}}', en: 'Point: {{place}}' },
  pointNear: {
    bhs: 'Tačka: {{distance}} km od središta naselja {{place}}',
    en: 'Point: {{distance}} km from the centre of {{place}}',
  },
  locate: { bhs: 'Ovdje sam', en: 'I’m there now' },
  locating: { bhs: 'Tražim', en: 'Looking' },
  locateFailed: {
    bhs: 'Uređaj nije rekao gdje je. Upiši mjesto.',
    en: 'The device didn’t say where it is. Enter the place yourself.',
  },
  clearPoint: { bhs: 'Obriši tačku', en: 'Clear the point' },
  pictureHint: {
    bhs: 'JPG, PNG ili WEBP. Stoji na svakoj kartici i na stranici projekta.',
    en: 'JPG, PNG or WEBP. It appears on every card and on the project’s page.',
  },
  pictureChoose: { bhs: 'Odaberi sliku', en: 'Choose a picture' },
  pictureReplace: { bhs: 'Zamijeni sliku', en: 'Replace the picture' },
  pictureRemove: { bhs: 'Ukloni sliku', en: 'Remove the picture' },
  pictureAlt: { bhs: 'Slika projekta', en: 'Picture of the project' },
  pictureFromAddress: { bhs: 'Slika je već na webu?', en: 'Is the picture already on the web?' },
  pictureAddress: { bhs: 'Adresa slike', en: 'Address of the picture' },
  pictureAddressInvalid: {
    bhs: 'Upiši cijelu adresu, s https:// na početku.',
    en: 'Enter the whole address, with https:// in front.',
  },
  pictureFetch: { bhs: 'Preuzmi', en: 'Fetch' },
  coverScene: { bhs: 'Ili naslovna scena', en: 'Or a cover scene' },
  coverHint: {
    bhs: 'Za projekat bez svoje fotografije. Kad je bude, zamijeni scenu njome.',
    en: 'For a project without a photo of its own. Once there is one, put it in the scene’s place.',
  },
  coverOwn: { bhs: 'Tvoja slika', en: 'Your picture' },
  coverBank: { bhs: 'Znak banke', en: 'The bank’s emblem' },
  coverCinema: { bhs: 'Kino', en: 'Cinema' },
  coverBicycle: { bhs: 'Bicikl', en: 'Bicycle' },
  coverGarden: { bhs: 'Vrt', en: 'Garden' },
  coverRiver: { bhs: 'Rijeka', en: 'River' },
  coverPath: { bhs: 'Staza', en: 'Path' },
  coverMusic: { bhs: 'Muzika', en: 'Music' },
  coverBooks: { bhs: 'Knjige', en: 'Books' },
  coverCourt: { bhs: 'Igralište', en: 'Sports court' },
  coverMural: { bhs: 'Oslikan zid', en: 'Mural' },
  pictureRemoved: { bhs: 'Slika je uklonjena.', en: 'The picture was removed.' },

  nobody: { bhs: 'još niko', en: 'nobody yet' },
  formerMember: { bhs: 'neko ko više nije u timu', en: 'somebody no longer in the team' },

  written: { bhs: 'upisano do sada', en: 'entered so far' },
  atMost: { bhs: 'najviše', en: 'at most' },
  atLeast: { bhs: 'najmanje {{amount}}', en: 'at least {{amount}}' },
  meter: { bhs: 'Traženi iznos', en: 'Requested amount' },
  meterOf: { bhs: '{{amount}} od {{limit}}', en: '{{amount}} of {{limit}}' },
  amountShort: { bhs: 'Cijena', en: 'Price' },
  total: { bhs: 'Ukupno', en: 'Total' },
  itemDetails: { bhs: 'Kategorija, opis i ponude', en: 'Category, description and offers' },
  aboveCeiling: { bhs: '{{amount}} preko najvišeg iznosa', en: '{{amount}} over the ceiling' },
  goodsTotal: { bhs: 'Vrijedi ukupno', en: 'Worth in total' },

  targetsOf: { bhs: 'Potciljevi cilja {{n}}: {{name}}', en: 'Targets of goal {{n}}: {{name}}' },
  targetsChosen_one: { bhs: '{{count}} odabran', en: '{{count}} chosen' },
  targetsChosen_few: { bhs: '{{count}} odabrana', en: '{{count}} chosen' },
  targetsChosen_other: { bhs: '{{count}} odabrano', en: '{{count}} chosen' },

  teamEnough_one: {
    bhs: 'Poziv traži najmanje {{count}} osobu. Tim je dovoljno velik.',
    en: 'The call asks for at least {{count}} person. The team is big enough.',
  },
  teamEnough_few: {
    bhs: 'Poziv traži najmanje {{count}} osobe. Tim je dovoljno velik.',
    en: 'The call asks for at least {{count}} people. The team is big enough.',
  },
  teamEnough_other: {
    bhs: 'Poziv traži najmanje {{count}} osoba. Tim je dovoljno velik.',
    en: 'The call asks for at least {{count}} people. The team is big enough.',
  },

  remove: { bhs: 'Obriši: {{what}}', en: 'Delete: {{what}}' },
  undo: { bhs: 'Vrati', en: 'Undo' },
  example: { bhs: 'Primjer', en: 'Example' },
  yes: { bhs: 'da', en: 'yes' },
  answer_yes: { bhs: 'Da', en: 'Yes' },
  answer_no: { bhs: 'Ne', en: 'No' },
  count: { bhs: '{{n}} / {{limit}}', en: '{{n}} / {{limit}}' },
  countOf: {
    bhs: '{{n}} od najviše {{limit}} znakova',
    en: '{{n}} of at most {{limit}} characters',
  },
});
