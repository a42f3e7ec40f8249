import { texts } from './catalogue.ts';

export const applicationsMailsTexts = texts({
  greeting: { bhs: 'Zdravo {{name}},', en: 'Hello {{name}},' },
  call: { bhs: 'Poziv', en: 'Call' },
  bank: { bhs: 'Banka', en: 'Bank' },
  amount: { bhs: 'Traženi iznos', en: 'Requested amount' },
  sections: { bhs: 'Cjeline koje treba doraditi', en: 'Sections to improve' },
  noSections: { bhs: 'ništa u tekstu', en: 'nothing in the text' },
  see: { bhs: 'Pogledaj prijavu', en: 'See the application' },
  reason: {
    bhs: 'Ovaj e-mail ti šalje {{brand}} jer si u timu ove prijave.',
    en: '{{brand}} sends you this e-mail because you are in the team of this application.',
  },

  attached: {
    bhs: 'Poslana verzija je u prilogu, kao PDF.',
    en: 'What you sent is attached as a PDF.',
  },

  submittedSubject: {
    bhs: 'Prijava „{{title}}“ je stigla',
    en: 'We have received “{{title}}”',
  },
  submittedTitle: { bhs: 'Prijava je kod odbora', en: 'Your application is with the board' },
  submittedText: {
    bhs: 'Prijava „{{title}}“ je poslana i sačuvana onakva kakva je sada. Odbor je čita i ocjenjuje. Odluke za cijeli poziv objavljujemo isti dan, a ako nešto treba doraditi, javit ćemo odmah.',
    en: '“{{title}}” has been submitted and kept just as it is now. The board reads and scores it. Decisions for the whole call come out on the same day, and if anything needs work we’ll tell you at once.',
  },

  returnedSubject: {
    bhs: 'Prijavu „{{title}}“ treba doraditi',
    en: '“{{title}}” needs some work',
  },
  returnedTitle: { bhs: 'Odbor traži doradu', en: 'The board asks for changes' },
  returnedText: {
    bhs: 'Odbor je pročitao prijavu „{{title}}“ i vratio je s porukom:',
    en: 'The board has read “{{title}}” and returned it with a message:',
  },
  returnedNext: {
    bhs: 'Otvorene su samo cjeline koje treba doraditi. Kad su gotove, prijavu ponovo šalje osoba koja je vodi.',
    en: 'Only the sections that need work are open. When they are done, whoever leads the application sends it again.',
  },
  returnedButton: { bhs: 'Doradi prijavu', en: 'Improve the application' },

  approvedSubject: { bhs: 'Prijava „{{title}}“ je odobrena', en: '“{{title}}” is approved' },
  approvedTitle: { bhs: 'Odobreno je!', en: 'It’s approved!' },
  approvedText: {
    bhs: 'Odbor je odobrio prijavu „{{title}}“. Omladinska banka se javlja za sljedeći korak: kampanju ili ugovor.',
    en: 'The board has approved “{{title}}”. The youth bank will be in touch about the next step: a campaign or a contract.',
  },

  winnerSubject: { bhs: '„{{title}}“ je pobjednik poziva', en: '“{{title}}” has won the call' },
  winnerTitle: { bhs: 'Pobjeda!', en: 'You’ve won!' },
  winnerText: {
    bhs: 'Odbor je projekat „{{title}}“ proglasio pobjednikom poziva. Omladinska banka se javlja za ugovor.',
    en: 'The board has named “{{title}}” the winner of the call. The youth bank will be in touch about the contract.',
  },

  feedback: {
    bhs: 'Ovako je odbor ocijenio prijavu po kriterijima poziva (prosjek svih ocjena):',
    en: 'This is how the board scored the application by the criteria of the call (the mean of all scores):',
  },
  feedbackMean: { bhs: '{{mean}} od {{most}}', en: '{{mean}} out of {{most}}' },

  rejectedSubject: {
    bhs: 'Odluka o prijavi „{{title}}“',
    en: 'The decision on “{{title}}”',
  },
  rejectedTitle: { bhs: 'Ovaj put nije uspjelo', en: 'Not this time' },
  rejectedText: {
    bhs: 'Prijava „{{title}}“ nije odabrana. Odbor je napisao zašto, da sljedeća bude jača:',
    en: '“{{title}}” was not selected. The board wrote down why, so that the next one is stronger:',
  },
});
