import { texts } from './catalogue.ts';

export const applicationsStatusTexts = texts({
  draft: { bhs: 'Draft', en: 'Draft' },
  submitted: { bhs: 'Poslano', en: 'Submitted' },
  pending: { bhs: 'Na doradi', en: 'Changes requested' },
  approved: { bhs: 'Odobreno', en: 'Approved' },
  pobjednik: { bhs: 'Pobjednik', en: 'Winner' },
  rejected: { bhs: 'Odbačeno', en: 'Rejected' },
  withdrawn: { bhs: 'Povučeno', en: 'Withdrawn' },
  crowdfunding: { bhs: 'Crowdfunding', en: 'Crowdfunding' },
  published: { bhs: 'Objavljeno', en: 'Published' },
  contract_signed: { bhs: 'Ugovor potpisan', en: 'Contract signed' },
  implementation: { bhs: 'U implementaciji', en: 'Under way' },
  completed: { bhs: 'Završeno', en: 'Completed' },
  missing: { bhs: 'Ove prijave nema', en: 'There is no such application' },
  missingText: {
    bhs: 'Obrisana je ili nisi u njenom timu.',
    en: 'It was deleted, or you are not in its team.',
  },
  toMine: { bhs: 'Nazad na moje prijave', en: 'Back to my applications' },
  nextDraft: { bhs: 'Dovrši i pošalji prijavu.', en: 'Finish and submit the application.' },
  nextSubmitted: {
    bhs: 'Odbor čita i ocjenjuje prijavu.',
    en: 'The board is reading and scoring.',
  },
  nextPending: {
    bhs: 'Odbor traži doradu. Pogledaj šta treba mijenjati.',
    en: 'The board asks for changes. See what to change.',
  },
  nextApproved: {
    bhs: 'Banka priprema kampanju ili ugovor.',
    en: 'The bank is preparing a campaign or the contract.',
  },
  nextPobjednik: { bhs: 'Banka priprema ugovor.', en: 'The bank is preparing the contract.' },
  nextRejected: {
    bhs: 'Pročitaj obrazloženje odbora.',
    en: 'Read the board’s reasons.',
  },
  nextWithdrawn: { bhs: 'Prijava je povučena.', en: 'The application was withdrawn.' },
  nextCrowdfunding: {
    bhs: 'Kampanja traje. Podijeli je s komšilukom.',
    en: 'The campaign is running. Share it with your neighbours.',
  },
  nextPublished: { bhs: 'Banka priprema ugovor.', en: 'The bank is preparing the contract.' },
  nextContractSigned: { bhs: 'Rad na projektu može početi.', en: 'Work on the project can begin.' },
  nextImplementation: { bhs: 'Projekat je u toku.', en: 'The project is under way.' },
  nextCompleted: { bhs: 'Projekat je završen.', en: 'The project is finished.' },
});
