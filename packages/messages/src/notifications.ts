import { texts } from './catalogue.ts';

/**
 * Texts of the notifications, a pair for each: `<name>Title` and `<name>Message`. Those that end in
 * `Board` are read by the board, those in `Team` by the team of an application.
 */
export const notificationsTexts = texts({
  applicationSubmittedBoardTitle: { bhs: 'Nova prijava', en: 'New application' },
  applicationSubmittedBoardMessage: {
    bhs: 'Prijava „{{title}}“ čeka tvoju ocjenu.',
    en: '“{{title}}” is waiting for your score.',
  },
  applicationSubmittedTeamTitle: { bhs: 'Prijava je poslana', en: 'Application submitted' },
  applicationSubmittedTeamMessage: {
    bhs: '„{{title}}“ je stigla odboru. Javit ćemo vam čim bude novosti.',
    en: '“{{title}}” has reached the board. We’ll let you know as soon as there is news.',
  },
  applicationReturnedTeamTitle: { bhs: 'Prijavu treba doraditi', en: 'Changes needed' },
  applicationReturnedTeamMessage: {
    bhs: 'Odbor vas moli da doradite „{{title}}“. Poruka: {{reason}}',
    en: 'The board asks you to improve “{{title}}”. Message: {{reason}}',
  },
  applicationResubmittedBoardTitle: { bhs: 'Prijava je dorađena', en: 'Application improved' },
  applicationResubmittedBoardMessage: {
    bhs: 'Tim je doradio „{{title}}“ i ponovo je poslao. Izmijenjeno: {{sections}}.',
    en: 'The team has improved “{{title}}” and submitted it again. Changed: {{sections}}.',
  },
  applicationApprovedTeamTitle: { bhs: 'Prijava je odobrena', en: 'Application approved' },
  applicationApprovedTeamMessage: {
    bhs: 'Čestitamo! „{{title}}“ je odobrena.',
    en: 'Congratulations! “{{title}}” has been approved.',
  },
  applicationWinnerTeamTitle: { bhs: 'Pobijedili ste', en: 'You won' },
  applicationWinnerTeamMessage: {
    bhs: 'Čestitamo! „{{title}}“ je pobjednik poziva.',
    en: 'Congratulations! “{{title}}” is the winner of the call.',
  },
  applicationRejectedTeamTitle: { bhs: 'Prijava nije odabrana', en: 'Application not selected' },
  applicationRejectedTeamMessage: {
    bhs: '„{{title}}“ ovaj put nije odabrana. Obrazloženje odbora stoji uz prijavu.',
    en: '“{{title}}” was not selected this time. The board’s reasons are with the application.',
  },
  applicationWithdrawnBoardTitle: { bhs: 'Prijava je povučena', en: 'Application withdrawn' },
  applicationWithdrawnBoardMessage: {
    bhs: 'Tim je povukao prijavu „{{title}}“.',
    en: 'The team has withdrawn “{{title}}”.',
  },
  applicationWithdrawnTeamTitle: { bhs: 'Prijava je povučena', en: 'Application withdrawn' },
  applicationWithdrawnTeamMessage: {
    bhs: 'Prijava „{{title}}“ je povučena.',
    en: '“{{title}}” has been withdrawn.',
  },
  applicationPublishedTeamTitle: { bhs: 'Projekat je objavljen', en: 'Project published' },
  applicationPublishedTeamMessage: {
    bhs: 'Omladinska banka finansira cijeli grant za „{{title}}“. Projekat je sada javan.',
    en: 'The youth bank pays the whole grant for “{{title}}”. The project is now public.',
  },
  campaignStartedTeamTitle: { bhs: 'Kampanja je počela', en: 'Campaign started' },
  campaignStartedTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ prima donacije. Cilj: {{goal}} KM. Podijelite je!',
    en: 'The campaign for “{{title}}” is taking donations. Goal: {{goal}} KM. Share it!',
  },
  campaignGoalReachedTeamTitle: { bhs: 'Cilj je dostignut', en: 'Goal reached' },
  campaignGoalReachedTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ je skupila {{goal}} KM. Čestitamo!',
    en: 'The campaign for “{{title}}” has raised {{goal}} KM. Congratulations!',
  },
  campaignSecondRoundTeamTitle: { bhs: 'Kampanja je završena', en: 'Campaign ended' },
  campaignSecondRoundTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ nije dostigla cilj i dobija drugi krug.',
    en: 'The campaign for “{{title}}” did not reach its goal and gets a second round.',
  },
  donationReceivedTeamTitle: { bhs: 'Stigla je donacija', en: 'New donation' },
  donationReceivedTeamMessage: {
    bhs: '„{{title}}“ je dobio donaciju od {{amount}} KM.',
    en: '“{{title}}” received a donation of {{amount}} KM.',
  },
  donationsReceivedTeamTitle: { bhs: 'Stigle su donacije', en: 'New donations' },
  donationsReceivedTeamMessage: {
    bhs: '„{{title}}“: novih donacija {{count}}, ukupno {{amount}} KM.',
    en: '“{{title}}”: {{count}} new donations, KM {{amount}} in all.',
  },
  campaignScheduledTeamTitle: { bhs: 'Kampanja je zakazana', en: 'Campaign scheduled' },
  campaignScheduledTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ počinje {{start}}. Cilj: {{goal}} KM.',
    en: 'The campaign for “{{title}}” starts on {{start}}. Goal: {{goal}} KM.',
  },
  campaignEndedTeamTitle: { bhs: 'Kampanja je završena', en: 'Campaign ended' },
  campaignEndedTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ je završena. Skupljeno: {{raised}} od {{goal}} KM.',
    en: 'The campaign for “{{title}}” has ended. Raised: {{raised}} of {{goal}} KM.',
  },
  contractSignedTeamTitle: { bhs: 'Ugovor je potpisan', en: 'Contract signed' },
  contractSignedTeamMessage: {
    bhs: 'Ugovor za „{{title}}“ je potpisan.',
    en: 'The contract for “{{title}}” has been signed.',
  },
  implementationStartedTeamTitle: { bhs: 'Provedba je počela', en: 'Implementation started' },
  implementationStartedTeamMessage: {
    bhs: 'Možete početi s radom na „{{title}}“. Sretno!',
    en: 'You can start working on “{{title}}”. Good luck!',
  },
  projectCompletedTeamTitle: { bhs: 'Projekat je završen', en: 'Project completed' },
  projectCompletedTeamMessage: {
    bhs: '„{{title}}“ je uspješno završen. Hvala vam!',
    en: '“{{title}}” has been completed. Thank you!',
  },
});

type Pairs<K> = K extends `${infer Name}Title` ? Name : never;

/** Name of a pair of texts. */
export type NotificationText = Pairs<keyof typeof notificationsTexts>;
