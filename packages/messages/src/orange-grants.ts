import { texts } from './catalogue.ts';

/** What an orange grant is, for a team that has never applied. */
export const orangeGrantsTexts = texts({
  description: {
    bhs: 'Narandžasti grant za timove koji se prijavljuju prvi put: ko može, šta plaća, koliko traje i kako se ocjenjuje.',
    en: 'The orange grant for teams that have never applied: who may, what it pays, how long it takes and how it is scored.',
  },
  title: {
    bhs: 'Prvi novac za ideju iz naselja.',
    en: 'First money for an idea from your neighbourhood.',
  },
  lead: {
    bhs: 'Narandžasti grant je mali novac za ono što tvojoj ulici, školi ili rijeci fali. Ne treba firma, ne treba iskustvo.',
    en: 'An orange grant is small money for what your street, school or river is missing. You need no company and no experience.',
  },
  range: { bhs: 'po projektu, u posljednjim pozivima', en: 'a project, in the latest calls' },
  mayTitle: { bhs: 'Ko se može prijaviti', en: 'Who may apply' },
  may1: {
    bhs: 'Grupa mladih, i kad nije registrovana',
    en: 'A group of young people, registered or not',
  },
  may2: {
    bhs: 'Razred, vijeće učenika ili sekcija',
    en: 'A class, a student council or a school club',
  },
  may3: { bhs: 'Mladi u udruženju ili klubu', en: 'Young people in an association or a club' },
  may4: {
    bhs: 'Svako ko ima ideju i barem još dvoje ljudi',
    en: 'Anybody with an idea and at least two others',
  },
  paysTitle: { bhs: 'Šta plaća', en: 'What it pays for' },
  pays1: { bhs: 'Materijal, alat i opremu', en: 'Material, tools and equipment' },
  pays2: { bhs: 'Majstore za ono što tim ne zna', en: 'Craftspeople for what the team can’t do' },
  pays3: { bhs: 'Prijevoz, štampu i najam', en: 'Transport, printing and rent' },
  paysNot: {
    bhs: 'Ne plaća plate tima, dugove ni ono što je već kupljeno.',
    en: 'It doesn’t pay the team’s wages, debts or what has been bought already.',
  },
  pathTitle: { bhs: 'Od ideje do novca.', en: 'From the idea to the money.' },
  pathLead: {
    bhs: 'Koliko traje, izračunato iz posljednjih poziva, a ne iz obećanja.',
    en: 'How long it takes, worked out from the latest calls and not from promises.',
  },
  path1: { bhs: 'Piši prijavu', en: 'Write the application' },
  path1Text: {
    bhs: 'Ideja, tim i budžet, korak po korak.',
    en: 'Idea, team and budget, step by step.',
  },
  path2: { bhs: 'Odbor ocjenjuje', en: 'The board scores' },
  path2Text: {
    bhs: 'Odluke izlaze sve istog dana, s obrazloženjem.',
    en: 'All decisions come out on one day, with reasons.',
  },
  path3: { bhs: 'Kampanja ili ugovor', en: 'A campaign or a contract' },
  path3Text: {
    bhs: 'Dio možeš skupiti od komšiluka, ostatak daje banka.',
    en: 'Neighbours can give a part, the bank gives the rest.',
  },
  path4: { bhs: 'Radi i pokaži', en: 'Do it and show it' },
  path4Text: {
    bhs: 'Računi i izvještaj na istom mjestu gdje i prijava.',
    en: 'Receipts and a report, in the same place as the application.',
  },
  days_one: { bhs: '{{count}} dan', en: '{{count}} day' },
  days_few: { bhs: '{{count}} dana', en: '{{count}} days' },
  days_other: { bhs: '{{count}} dana', en: '{{count}} days' },
  openFor: { bhs: 'poziv je otvoren', en: 'the call is open' },
  decidedAfter: { bhs: 'od roka do odluke', en: 'from the deadline to the decision' },
  afterwards: { bhs: 'po dogovoru', en: 'as agreed' },
  rubricTitle: { bhs: 'Kako se ocjenjuje.', en: 'How it is scored.' },
  rubricLead: {
    bhs: 'Svako iz odbora daje ocjenu od 1 do 5 za svaki kriterij. Ništa nije skriveno.',
    en: 'Every board member gives each criterion a score from 1 to 5. Nothing is hidden.',
  },
  finishedTitle: { bhs: 'Već su to uradili.', en: 'They have done it already.' },
  allProjects: { bhs: 'Svi podržani projekti', en: 'All projects backed' },
  questions: { bhs: 'Prije nego što počneš.', en: 'Before you begin.' },
  q1: {
    bhs: 'Ovo bi bila prva prijava u životu. Ima li smisla?',
    en: 'I have never written an application. Is there a point?',
  },
  a1: {
    bhs: 'Ima. Obrazac te vodi pitanjima, sve se čuva dok pišeš, a odbor može vratiti prijavu na doradu umjesto da je odbije.',
    en: 'There is. The form leads you by questions, everything is saved while you type, and the board may return an application instead of rejecting it.',
  },
  q2: { bhs: 'Šta ako naš novac ne bude dovoljan?', en: 'What if the grant isn’t enough?' },
  a2: {
    bhs: 'Odobren projekat može pokrenuti kampanju. Vrijede i materijal i rad koje daju drugi.',
    en: 'An approved project may run a campaign. Material and work that others give count as well.',
  },
  q3: { bhs: 'Mogu li se prijaviti maloljetni?', en: 'May minors apply?' },
  a3: {
    bhs: 'Mogu, u timu u kojem je barem jedna punoljetna osoba. Svaki poziv kaže svoje granice.',
    en: 'Yes, in a team with at least one adult. Each call says its own limits.',
  },
  callsTitle: { bhs: 'Otvoreno upravo sada.', en: 'Open right now.' },
  noCalls: {
    bhs: 'Trenutno nema otvorenih narandžastih poziva.',
    en: 'No orange call is open right now.',
  },
  noCallsText: {
    bhs: 'Pogledaj koji se otvaraju uskoro, da tim bude spreman.',
    en: 'See which ones open soon, so that your team is ready.',
  },
  coming: { bhs: 'Pozivi koji dolaze', en: 'Calls that are coming' },
});
