import { texts } from './catalogue.ts';

/** Why and how a youth bank begins. */
export const banksStartTexts = texts({
  description: {
    bhs: 'Zašto i kako pokrenuti omladinsku banku: šta daje općina, šta mladi, i kako izgleda prva godina.',
    en: 'Why and how to start a youth bank: what the municipality gives, what young people give, and what the first year looks like.',
  },
  title: { bhs: 'Pusti mlade da odluče.', en: 'Let young people decide.' },
  lead: {
    bhs: 'Omladinska banka je fond koji daje općina, a o njemu odlučuje odbor mladih. Prijave, ocjene i svaka uplata su javne.',
    en: 'A youth bank is a fund given by the municipality and decided on by a board of young people. Applications, scores and every payment are public.',
  },
  ask: { bhs: 'Zatraži banku za svoj grad', en: 'Ask for a bank in your town' },
  seeBanks: { bhs: 'Pogledaj banke koje rade', en: 'See the banks at work' },
  factBanks_one: { bhs: 'banka radi', en: 'bank at work' },
  factBanks_few: { bhs: 'banke rade', en: 'banks at work' },
  factBanks_other: { bhs: 'banaka radi', en: 'banks at work' },
  factProjects_one: { bhs: 'projekat podržan', en: 'project backed' },
  factProjects_few: { bhs: 'projekta podržana', en: 'projects backed' },
  factProjects_other: { bhs: 'projekata podržano', en: 'projects backed' },
  factAmount: { bhs: 'odobreno timovima', en: 'granted to teams' },
  sidesTitle: { bhs: 'Svako daje ono što ima.', en: 'Everybody gives what they have.' },
  side1: { bhs: 'Općina', en: 'The municipality' },
  side1Text: {
    bhs: 'Novac za prvu godinu, prostor u kojem se odbor sastaje i jednu osobu koja zna koja vrata otvoriti.',
    en: 'Money for the first year, a room where the board meets, and one person who knows which doors to open.',
  },
  side2: { bhs: 'Mladi', en: 'Young people' },
  side2Text: {
    bhs: 'Odbor od pet do devet ljudi, vrijeme za čitanje prijava i hrabrost da svaku ocjenu obrazlože.',
    en: 'A board of five to nine people, time to read applications, and the courage to give a reason for every score.',
  },
  side3: { bhs: 'Partneri i građani', en: 'Partners and citizens' },
  side3Text: {
    bhs: 'Ostatak novca kroz kampanje, materijal i majstore. Vide gdje je otišla svaka marka.',
    en: 'The rest of the money through campaigns, material and craftspeople. They see where every mark went.',
  },
  yearTitle: { bhs: 'Prva godina u pet koraka.', en: 'The first year in five steps.' },
  yearLead: {
    bhs: 'Banka ne traži novu ustanovu. Traži dogovor, odbor i prvi poziv.',
    en: 'A bank needs no new institution. It needs an agreement, a board and a first call.',
  },
  step1: { bhs: 'Dogovor', en: 'The agreement' },
  step1Text: {
    bhs: 'Grupa mladih i općina potpišu ko daje koliko i ko odlučuje.',
    en: 'The young people and the municipality sign who gives how much and who decides.',
  },
  step1When: { bhs: '1. i 2. mjesec', en: 'months 1 and 2' },
  step2: { bhs: 'Odbor', en: 'The board' },
  step2Text: {
    bhs: 'Bira se javno, uči se ocjenjivati i kaže ko s kim ima vezu.',
    en: 'It is chosen in public, learns to score, and says who is linked to whom.',
  },
  step2When: { bhs: '3. mjesec', en: 'month 3' },
  step3: { bhs: 'Prvi poziv', en: 'The first call' },
  step3Text: {
    bhs: 'Uslovi, kriteriji i rok na jednoj stranici. Prijava s telefona.',
    en: 'Conditions, criteria and deadline on one page. Applying works from a phone.',
  },
  step3When: { bhs: '4. i 5. mjesec', en: 'months 4 and 5' },
  step4: { bhs: 'Odluke', en: 'The decisions' },
  step4Text: {
    bhs: 'Sve istog dana, s obrazloženjem. Novac se rezerviše u fondu.',
    en: 'All on one day, with reasons. The money is set aside in the fund.',
  },
  step4When: { bhs: '6. mjesec', en: 'month 6' },
  step5: { bhs: 'Projekti u gradu', en: 'Projects in town' },
  step5Text: {
    bhs: 'Timovi grade i izvještavaju, a knjiga banke ostaje otvorena.',
    en: 'Teams build and report, and the bank’s book stays open.',
  },
  step5When: { bhs: 'od 7. do 12. mjeseca', en: 'months 7 to 12' },
  banksTitle: { bhs: 'Tamo gdje već radi.', en: 'Where it already works.' },
  bankProjects_one: { bhs: '{{count}} projekat', en: '{{count}} project' },
  bankProjects_few: { bhs: '{{count}} projekta', en: '{{count}} projects' },
  bankProjects_other: { bhs: '{{count}} projekata', en: '{{count}} projects' },
  questions: { bhs: 'Šta nas najčešće pitaju.', en: 'What people ask most.' },
  q1: { bhs: 'Koliko novca treba za početak?', en: 'How much money does it take to begin?' },
  a1: {
    bhs: 'Dovoljno za četiri ili pet malih grantova, obično između 10.000 i 20.000 KM u prvoj godini. Ostatak projekti skupe kampanjama.',
    en: 'Enough for four or five small grants, usually between 10,000 and 20,000 KM in the first year. Projects raise the rest in campaigns.',
  },
  q2: { bhs: 'Ko zaista odlučuje?', en: 'Who really decides?' },
  a2: {
    bhs: 'Odbor mladih, ocjenjivanjem po javnim kriterijima. Ko ima vezu s timom, ne ocjenjuje. Općina ne mijenja odluke.',
    en: 'The youth board, by scoring against public criteria. Whoever is linked to a team does not score it. The municipality does not change decisions.',
  },
  q3: { bhs: 'Mora li grupa biti registrovana?', en: 'Must the group be registered?' },
  a3: {
    bhs: 'Ne. Zahtjev može poslati i razred, grupa iz naselja ili savjet mladih. Papire vodi mreža zajedno s općinom.',
    en: 'No. A class, a group of neighbours or a youth council can ask. The network does the paperwork together with the municipality.',
  },
  q4: { bhs: 'Kako građani znaju gdje je novac?', en: 'How do citizens know where the money is?' },
  a4: {
    bhs: 'Svaka banka ima javnu knjigu: šta je ušlo, šta je obećano, šta isplaćeno. Podaci se mogu preuzeti i u otvorenom formatu.',
    en: 'Every bank has a public book: what came in, what is promised, what is paid. The data can be downloaded in an open format as well.',
  },
  lastTitle: { bhs: 'Tvoj grad je sljedeći.', en: 'Your town is next.' },
  lastText: {
    bhs: 'Napiši nam u nekoliko rečenica ko počinje i zašto. Javljamo se s prvim pitanjem.',
    en: 'Write us a few sentences about who would begin and why. We come back with a first question.',
  },
});
