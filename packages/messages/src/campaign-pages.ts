import { texts } from './catalogue.ts';

/** The page of a campaign: its story, what amounts make possible, news, questions. */
export const campaignPagesTexts = texts({
  contents: { bhs: 'Na ovoj stranici', en: 'On this page' },
  story: { bhs: 'Priča', en: 'Story' },
  news: { bhs: 'Novosti', en: 'News' },
  questions: { bhs: 'Pitanja', en: 'Questions' },
  donors: { bhs: 'Donatori', en: 'Donors' },
  sending: { bhs: 'Šaljemo', en: 'Sending' },

  whyTitle: { bhs: 'Zašto ovo radimo', en: 'Why we do this' },
  storyTitle: { bhs: 'Naša priča', en: 'Our story' },
  storyPictures: { bhs: 'Slika uz priču', en: 'Picture of the story' },
  stepsTitle: { bhs: 'Kako ćemo to uraditi', en: 'How we’ll do it' },
  spendingTitle: { bhs: 'Na šta ide novac', en: 'What the money is for' },
  spendingLead: {
    bhs: 'Cijeli budžet projekta: dio daje banka, dio skuplja ova kampanja.',
    en: 'The project’s whole budget: the bank gives a part, this campaign raises a part.',
  },
  spendingTotal: { bhs: 'Ukupno', en: 'Total' },

  amountsTitle: { bhs: 'Šta tvoj iznos može', en: 'What your amount can do' },
  amountsEdit: { bhs: 'Uredi iznose', en: 'Edit the amounts' },
  amountsAdd: { bhs: 'Reci šta koji iznos može', en: 'Say what each amount can do' },
  amountsText: {
    bhs: 'Ljudi lakše daju kad znaju šta njihov novac kupuje. Do {{count}} iznosa; prazan red se ne prikazuje.',
    en: 'People give more easily when they know what their money buys. Up to {{count}} amounts; an empty row isn’t shown.',
  },
  amountOf: { bhs: 'Iznos {{n}}', en: 'Amount {{n}}' },
  makesOf: { bhs: 'Šta može iznos {{n}}', en: 'What amount {{n}} can do' },
  makesExample: { bhs: 'Npr. dvije stolice za publiku', en: 'Like two chairs for the audience' },
  amountMissing: { bhs: 'Upiši iznos veći od nule.', en: 'Enter an amount above zero.' },
  makesMissing: { bhs: 'Napiši šta taj iznos može.', en: 'Say what that amount can do.' },
  amountTwice: { bhs: 'Ovaj iznos je već iznad.', en: 'This amount is above already.' },
  giveThis: { bhs: 'Doniraj {{amount}}: {{makes}}', en: 'Donate {{amount}}: {{makes}}' },

  newsWrite: { bhs: 'Napiši novost', en: 'Write news' },
  newsNone: {
    bhs: 'Tim još nije pisao. Uz donaciju možeš tražiti da ti novosti stižu na e-mail.',
    en: 'The team hasn’t written yet. When you donate, you can ask for news by e-mail.',
  },
  newsNoneTeam: {
    bhs: 'Javi donatorima dokle je projekat stigao: jedan uspjeh, jedna prepreka, šta slijedi.',
    en: 'Tell donors how far the project has come: one success, one obstacle, what’s next.',
  },
  newsReaders_one: {
    bhs: 'Novost na e-mail dobija {{count}} donator.',
    en: 'The news goes to {{count}} donor by e-mail.',
  },
  newsReaders_few: {
    bhs: 'Novost na e-mail dobijaju {{count}} donatora.',
    en: 'The news goes to {{count}} donors by e-mail.',
  },
  newsReaders_other: {
    bhs: 'Novost na e-mail dobija {{count}} donatora.',
    en: 'The news goes to {{count}} donors by e-mail.',
  },
  newsCorrect: { bhs: 'Ispravi novost', en: 'Correct the news' },
  newsCorrectText: {
    bhs: 'Donatorima se ne šalje ponovo.',
    en: 'Donors aren’t mailed again.',
  },
  newsTitle: { bhs: 'Naslov', en: 'Title' },
  newsText: { bhs: 'Tekst', en: 'Text' },
  newsPictures: { bhs: 'Slike', en: 'Pictures' },
  newsPicturesHint: {
    bhs: 'Do {{count}}; nisu obavezne. Za one na kojima se vide djeca treba ti dozvola roditelja.',
    en: 'Up to {{count}}, if you like. Where children can be recognised you need their parents’ consent.',
  },
  newsPicture: { bhs: 'Slika {{n}}', en: 'Picture {{n}}' },
  newsPictureOf: { bhs: 'Slika uz „{{title}}“', en: 'Picture to “{{title}}”' },
  newsPictureWaits: {
    bhs: 'Sačekaj da se slika pošalje.',
    en: 'Wait until the picture has been sent.',
  },
  newsPublish: { bhs: 'Objavi', en: 'Publish' },
  newsPublished: { bhs: 'Objavljeno', en: 'Published' },
  newsChanged: { bhs: 'ispravljeno', en: 'corrected' },
  newsMore: { bhs: 'Prikaži starije', en: 'Show older' },
  newsEditOf: { bhs: 'Ispravi: {{title}}', en: 'Correct: {{title}}' },
  newsRemoveOf: { bhs: 'Ukloni: {{title}}', en: 'Remove: {{title}}' },
  newsRemoveTitle: { bhs: 'Ukloniti novost?', en: 'Remove this news?' },
  newsRemoveText: {
    bhs: 'Nestaje sa stranice. E-mailovi koji su poslani ostaju kod donatora.',
    en: 'It disappears from the page. E-mails already sent stay with the donors.',
  },
  newsRemoved: { bhs: 'Novost je uklonjena', en: 'The news was removed' },

  ask: { bhs: 'Pitaj tim', en: 'Ask the team' },
  questionsNone: {
    bhs: 'Još niko nije pitao. Ono što tebe zanima sigurno zanima i druge.',
    en: 'Nobody has asked yet. What you wonder, others wonder too.',
  },
  questionsClosed: { bhs: 'Pitanja se više ne primaju.', en: 'Questions are no longer taken.' },
  asked: { bhs: 'pita {{name}}', en: 'asked by {{name}}' },
  teamSays: { bhs: 'Tim odgovara', en: 'The team answers' },
  waits: { bhs: 'Čeka odgovor', en: 'Waiting for an answer' },
  waitsText: {
    bhs: 'Vidi ga samo tim i banka. Kad dobije odgovor, vide ga svi.',
    en: 'Only the team and the bank see it. Once it’s answered, everybody does.',
  },
  answer: { bhs: 'Odgovori', en: 'Answer' },
  answerOf: { bhs: 'Odgovori: {{question}}', en: 'Answer: {{question}}' },
  answerEditOf: { bhs: 'Uredi odgovor: {{question}}', en: 'Edit the answer: {{question}}' },
  questionRemoveOf: {
    bhs: 'Ukloni pitanje: {{question}}',
    en: 'Remove the question: {{question}}',
  },
  askTitle: { bhs: 'Šta te zanima?', en: 'What would you like to know?' },
  askText: {
    bhs: 'Odgovor ti stiže na e-mail i ostaje na ovoj stranici, uz tvoje ime. E-mail ne vidi niko.',
    en: 'The answer comes to your e-mail and stays on this page, with your name. Nobody sees the e-mail.',
  },
  askName: { bhs: 'Ime', en: 'Name' },
  askQuestion: { bhs: 'Pitanje', en: 'Question' },
  askSent: { bhs: 'Pitanje je kod tima', en: 'The team has your question' },
  askSentText: {
    bhs: 'Odgovor stiže na {{email}}.',
    en: 'The answer comes to {{email}}.',
  },
  answerTitle: { bhs: 'Odgovor', en: 'Answer' },
  answerField: { bhs: 'Odgovor tima', en: 'The team’s answer' },
  answerClash: {
    bhs: 'Neko iz tima je u međuvremenu odgovorio. Tvoj tekst je ostao ovdje.',
    en: 'Somebody in the team has answered meanwhile. Your text is still here.',
  },
  answerOther: { bhs: 'Objavljeni odgovor', en: 'The published answer' },
  answerReplace: { bhs: 'Zamijeni ga mojim', en: 'Put mine in its place' },
  answered: { bhs: 'Odgovor je objavljen', en: 'The answer is published' },
  questionRemoveTitle: { bhs: 'Ukloniti pitanje?', en: 'Remove this question?' },
  questionRemoveText: {
    bhs: 'Nestaje zajedno s odgovorom. Ne može se vratiti.',
    en: 'It goes together with its answer and cannot be brought back.',
  },
  questionRemoved: { bhs: 'Pitanje je uklonjeno', en: 'The question was removed' },

  stopTitle: { bhs: 'Novosti ovog tima', en: 'News of this team' },
  stopText: {
    bhs: 'Stižu ti na e-mail jer je to zatraženo uz donaciju.',
    en: 'It comes to your e-mail because it was asked for with a donation.',
  },
  stop: { bhs: 'Ne šalji mi više', en: 'Send me no more' },
  stopped: { bhs: 'Novosti ti više ne stižu.', en: 'You get no more news.' },
  start: { bhs: 'Ipak želim novosti', en: 'I want news after all' },
  started: { bhs: 'Novosti ti opet stižu.', en: 'You get news again.' },
  stopUnknown: {
    bhs: 'Ovaj link ne vrijedi. Otvori onaj iz posljednjeg e-maila.',
    en: 'This link isn’t valid. Open the one in the last e-mail.',
  },
});
