import { texts } from './catalogue.ts';

export const storiesTexts = texts({
  title: { bhs: 'Priča', en: 'Story' },
  back: { bhs: 'Nazad u prijavu', en: 'Back to the application' },
  apart: {
    bhs: 'Vidi je samo tim, dok je ne preneseš u prijavu',
    en: 'Only the team sees it until you take it over',
  },
  opening: { bhs: 'Otvaramo priču', en: 'Opening the story' },
  failed: { bhs: 'Priča se nije učitala', en: 'The story didn’t load' },

  gone: { bhs: 'Nisi više u ovom timu', en: 'You are no longer in this team' },
  clashText: {
    bhs: '{{name}} piše u istom dijelu. Njihov tekst:',
    en: '{{name}} writes in the same part. Their text:',
  },
  somebody: { bhs: 'Neko iz tima', en: 'Somebody in the team' },
  keepMine: { bhs: 'Ostavi moj', en: 'Keep mine' },
  takeTheirs: { bhs: 'Uzmi njihov', en: 'Take theirs' },

  steps: { bhs: 'Pet koraka priče', en: 'Five steps of the story' },
  stepsDone: { bhs: '{{done}} od 5 dijelova priče', en: '{{done}} of 5 parts of the story' },
  stepOf: { bhs: '{{n}}. od 5: {{name}}', en: '{{n}} of 5: {{name}}' },
  turn: { bhs: 'Preokret', en: 'Turning point' },
  why: { bhs: 'Zašto sad', en: 'Why now' },
  beforeNote: { bhs: 'kako je bilo', en: 'how it was' },
  turnNote: { bhs: 'šta se desilo', en: 'what happened' },
  afterNote: { bhs: 'kako će biti', en: 'how it will be' },
  whoNote: { bhs: 'ljudi iza toga', en: 'the people behind it' },
  whyNote: { bhs: 'a ne dogodine', en: 'and not next year' },
  beforeAsk: {
    bhs: 'Kako izgleda jedan običan dan bez toga?',
    en: 'What is an ordinary day without it like?',
  },
  turnAsk: {
    bhs: 'Šta se desilo pa je tim rekao: dosta?',
    en: 'What happened that made you say: enough?',
  },
  afterAsk: {
    bhs: 'Kako će izgledati jedan običan četvrtak poslije?',
    en: 'What will an ordinary Thursday be like afterwards?',
  },
  whoAsk: { bhs: 'Ko stoji iza toga, i šta ko radi?', en: 'Who is behind it, and who does what?' },
  whyAsk: { bhs: 'Zašto baš sad?', en: 'Why right now?' },
  beforeLead: {
    bhs: 'Mjesto, broj, čovjek. Ono što može vidjeti svako ko prođe.',
    en: 'A place, a number, a person. What anybody passing by can see.',
  },
  turnLead: {
    bhs: 'Jedan dan, jedna osoba, jedna rečenica. Piši kao da pričaš rodici.',
    en: 'One day, one person, one sentence. Write as if you were telling a cousin.',
  },
  afterLead: {
    bhs: 'Ne obećavaj svijet. Opiši jedno poslijepodne kad sve proradi.',
    en: 'Do not promise the world. Describe one afternoon when it all works.',
  },
  whoLead: {
    bhs: 'Imena i uloge, pa po jedna stvar koju svako zna najbolje.',
    en: 'Names and roles, and the one thing that each does best.',
  },
  whyLead: {
    bhs: 'Šta se gubi ako čekate, i šta je već spremno.',
    en: 'What is lost by waiting, and what is ready already.',
  },
  beforeExample: {
    bhs: 'U Domu mladih ima četrnaest prostorija i nijedna u kojoj se smije svirati. Ko hoće bubnjeve, ide u garažu na Solini, ako ga komšije puste.',
    en: 'The youth centre has fourteen rooms and none in which you may play. Whoever wants drums goes to a garage in Solina, if the neighbours allow it.',
  },
  turnExample: {
    bhs: 'Tog petka je Emir donio bubnjeve u hodnik škole, jer drugdje nije bilo struje. Svirali smo dvadeset minuta. Domar nas je izbacio, ali je na vratima rekao: „Šteta, prvi put se čuje nešto što nije zvono.“',
    en: 'That Friday Emir brought his drums to the school corridor, as there was power nowhere else. We played for twenty minutes. The caretaker threw us out, but at the door he said: “A pity, for once it was not the bell.”',
  },
  afterExample: {
    bhs: 'Četvrtkom u pet soba je puna. Lejla vodi probu, a mlađi čekaju red i slušaju kroz otvorena vrata.',
    en: 'On Thursdays at five the room is full. Lejla leads the rehearsal, and the younger ones wait their turn and listen through the open door.',
  },
  whoExample: {
    bhs: 'Amina dogovara, Emir zna sve o zvuku, a Lejla slika. Svi troje smo učili svirati od Eminog dede.',
    en: 'Amina arranges things, Emir knows all about sound, and Lejla takes the pictures. We all learned to play from Emir’s grandfather.',
  },
  whyExample: {
    bhs: 'Dom mladih nam daje sobu do septembra. Ako je do tada ne sredimo, postaje skladište.',
    en: 'The youth centre gives us the room until September. If it is not ready by then, it becomes storage.',
  },
  openings: { bhs: 'Početak rečenice', en: 'Beginnings of a sentence' },
  beforeOpen1: { bhs: 'Svakog petka', en: 'Every Friday' },
  beforeOpen2: { bhs: 'U našem naselju', en: 'In our neighbourhood' },
  beforeOpen3: { bhs: 'Već godinama', en: 'For years now' },
  turnOpen1: { bhs: 'Tog petka', en: 'That Friday' },
  turnOpen2: { bhs: 'Neko je rekao', en: 'Somebody said' },
  turnOpen3: { bhs: 'Ostali smo ispred', en: 'We were left outside' },
  afterOpen1: { bhs: 'Četvrtkom u pet', en: 'On Thursdays at five' },
  afterOpen2: { bhs: 'Prvi put', en: 'For the first time' },
  afterOpen3: { bhs: 'Ko dođe', en: 'Whoever comes' },
  whoOpen1: { bhs: 'Ideja je potekla od', en: 'The idea came from' },
  whoOpen2: { bhs: 'Najviše o tome zna', en: 'The one who knows most is' },
  whoOpen3: { bhs: 'Zajedno smo već', en: 'Together we have already' },
  whyOpen1: { bhs: 'Ako čekamo', en: 'If we wait' },
  whyOpen2: { bhs: 'Već imamo', en: 'We already have' },
  whyOpen3: { bhs: 'Do septembra', en: 'By September' },
  example: { bhs: 'Ovako je napisao jedan tim', en: 'How one team wrote it' },
  words: {
    bhs: 'Riječi: {{count}}. Dovoljno je 30 do 80.',
    en: 'Words: {{count}}. 30 to 80 are enough.',
  },
  tooMany: {
    bhs: 'Broj znakova je {{length}}, a najviše {{most}}. Skrati tekst pa ga čuvamo; dotad stoji samo na ovom uređaju.',
    en: 'This has {{length}} characters, and {{most}} is the most. Shorten it and we save it; until then it stays on this device only.',
  },

  has: { bhs: 'Šta ovaj dio već ima', en: 'What this part has already' },
  hasNote: {
    bhs: 'Pomoć, ne pravilo. Ništa od ovoga nije obavezno.',
    en: 'A help, no rule. None of this is required.',
  },
  person: { bhs: 'Osobu s imenom', en: 'A person with a name' },
  time: { bhs: 'Dan koji se može zamisliti', en: 'A day one can picture' },
  number: { bhs: 'Broj', en: 'A number' },
  voice: { bhs: 'Nečije riječi', en: 'Somebody’s words' },
  we: { bhs: 'Glas tima', en: 'Your own voice' },
  personAdd: {
    bhs: 'Ko je to bio? Ime ostaje u pamćenju.',
    en: 'Who was it? A name is remembered.',
  },
  timeAdd: { bhs: 'Kada? Dan ili mjesec je dovoljan.', en: 'When? A day or a month is enough.' },
  numberAdd: {
    bhs: 'Koliko? Jedan broj govori više od „mnogo“.',
    en: 'How many? One number says more than “many”.',
  },
  voiceAdd: {
    bhs: 'Šta je neko rekao? Stavi to pod navodnike.',
    en: 'What did somebody say? Put it in quotation marks.',
  },
  weAdd: {
    bhs: 'Ko priča? Napiši „mi“ umjesto „mladi“.',
    en: 'Who speaks? Write “we” instead of “young people”.',
  },
  long: { bhs: 'Malo je dugo. Šta može otići?', en: 'A little long. What can go?' },
  longSentence: {
    bhs: 'Ova rečenica se teško čita naglas:',
    en: 'This sentence is hard to read aloud:',
  },

  pictures: { bhs: 'Slike', en: 'Pictures' },
  picturesFull: {
    bhs: 'Slika je više od pet, pa ih još ne čuvamo. Ukloni one koje ne trebaju.',
    en: 'There are more than five pictures, so we don’t save them yet. Remove those you don’t need.',
  },
  picturesText: {
    bhs: 'Najviše pet. S pričom idu u prijavu, pa ih na stranici projekta vide i odbor i donatori. Za svaku osobu na slici treba ti njen pristanak.',
    en: 'At most five. They go into the application with the story, where the board and the donors see them too. You need the consent of everybody in them.',
  },
  picturesStay: {
    bhs: 'Ova prijava nema dio za priču, pa ove slike vidi samo tim.',
    en: 'This application has no part for a story, so only the team sees these pictures.',
  },
  sendingPicture: { bhs: 'Šaljemo sliku…', en: 'Sending the picture…' },
  removePicture: { bhs: 'Ukloni sliku {{n}}', en: 'Remove picture {{n}}' },
  picture: { bhs: 'Slika {{n}} uz priču', en: 'Picture {{n}} of the story' },

  preview: { bhs: 'Kako će je vidjeti drugi', en: 'How others will see it' },
  length: { bhs: 'Dužina', en: 'Length' },
  campaign: { bhs: 'Kampanja, kraće', en: 'Campaign, shorter' },
  comesHere: { bhs: 'Ovdje dolazi: {{name}}', en: 'Here comes: {{name}}' },
  takeOver: { bhs: 'Prenesi u prijavu', en: 'Take over into the application' },
  takeOverTitle: {
    bhs: 'Zamijeniti priču u prijavi?',
    en: 'Replace the story in the application?',
  },
  takeOverText: {
    bhs: 'U prijavi već stoji druga priča. Njen tekst i slike ostaju u historiji izmjena i možeš ih vratiti.',
    en: 'The application already has another story. Its text and pictures stay in the history, and you can bring them back.',
  },
  takenOver: { bhs: 'Priča je u prijavi', en: 'The story is in the application' },
  takesPicture: {
    bhs: 'Prva slika postaje i slika prijave.',
    en: 'The first picture becomes the application’s own picture too.',
  },
  same: { bhs: 'Ova priča je već u prijavi.', en: 'The application has this story already.' },
  cannotTake: {
    bhs: 'Prijava se sada ne može mijenjati, pa priča ostaje ovdje.',
    en: 'The application cannot be changed now, so the story stays here.',
  },
  noStory: {
    bhs: 'Ova prijava nema dio za priču, pa je priča za kampanju.',
    en: 'This application has no part for a story, so the story is for the campaign.',
  },
  short: { bhs: 'Tekst za kampanju', en: 'Text for the campaign' },
  shortHint: {
    bhs: 'Dok ga ne napišeš, slažemo ga iz prvih rečenica. Najviše 60 riječi.',
    en: 'Until you write one, we make it of the first sentences. At most 60 words.',
  },
  setCampaign: { bhs: 'Koristi u kampanji', en: 'Use in the campaign' },
  campaignSet: {
    bhs: 'Kampanja će početi ovim tekstom',
    en: 'The campaign will open with this text',
  },
  empty: { bhs: 'Ovdje raste tvoja priča.', en: 'Your story grows here.' },
});
