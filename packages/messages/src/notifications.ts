import { texts } from './catalogue.ts';

/**
 * Texts of the notifications, a pair for each: `<name>Title` and `<name>Message`. Those that end in
 * `Board` are read by the board, those in `Team` by the team of an application. `{{name}}` is whose
 * doing it is, as they are called when it is read.
 */
export const notificationsTexts = texts({
  applicationSubmittedBoardTitle: { bhs: 'Nova prijava', en: 'New application' },
  applicationSubmittedBoardMessage: {
    bhs: 'Prijava „{{title}}“ čeka tvoju ocjenu.',
    en: '“{{title}}” is waiting for your score.',
  },
  applicationSubmittedTeamTitle: { bhs: 'Prijava je poslana', en: 'Application submitted' },
  applicationSubmittedTeamMessage: {
    bhs: 'Prijava „{{title}}“ je stigla odboru. Javit ćemo čim bude novosti.',
    en: '“{{title}}” has reached the board. We’ll let you know as soon as there is news.',
  },
  applicationReturnedTeamTitle: { bhs: 'Prijavu treba doraditi', en: 'Changes needed' },
  applicationReturnedTeamMessage: {
    bhs: 'Odbor traži doradu prijave „{{title}}“. Poruka: {{reason}}',
    en: 'The board asks for changes to “{{title}}”. Message: {{reason}}',
  },
  applicationResubmittedBoardTitle: { bhs: 'Prijava je dorađena', en: 'Application improved' },
  applicationResubmittedBoardMessage: {
    bhs: 'Tim je doradio prijavu „{{title}}“ i ponovo je poslao. Izmijenjeno: {{sections}}.',
    en: 'The team has improved “{{title}}” and submitted it again. Changed: {{sections}}.',
  },
  applicationApprovedTeamTitle: { bhs: 'Prijava je odobrena', en: 'Application approved' },
  applicationApprovedTeamMessage: {
    bhs: 'Čestitamo! Prijava „{{title}}“ je odobrena.',
    en: 'Congratulations! “{{title}}” has been approved.',
  },
  applicationWinnerTeamTitle: { bhs: 'Pobjeda', en: 'You won' },
  applicationWinnerTeamMessage: {
    bhs: 'Čestitamo! Projekat „{{title}}“ je pobjednik poziva.',
    en: 'Congratulations! “{{title}}” is the winner of the call.',
  },
  applicationRejectedTeamTitle: { bhs: 'Prijava nije odabrana', en: 'Application not selected' },
  applicationRejectedTeamMessage: {
    bhs: 'Prijava „{{title}}“ ovaj put nije odabrana. Obrazloženje odbora stoji uz prijavu.',
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
  applicationDeletedTeamTitle: { bhs: 'Nacrt je obrisan', en: 'Draft deleted' },
  applicationDeletedTeamMessage: {
    bhs: 'Nacrt „{{title}}“ je obrisan. Sat vremena se još može vratiti, a to može {{name}}.',
    en: '“{{title}}” has been deleted. {{name}} can still bring it back for an hour.',
  },
  applicationRestoredTeamTitle: { bhs: 'Nacrt je vraćen', en: 'Draft restored' },
  applicationRestoredTeamMessage: {
    bhs: 'Nacrt „{{title}}“ je ponovo među tvojim prijavama.',
    en: '“{{title}}” is among your applications again.',
  },
  applicationHandedOverTeamTitle: {
    bhs: 'Sada vodiš prijavu',
    en: 'You lead the application now',
  },
  applicationHandedOverTeamMessage: {
    bhs: 'Nalog osobe koja je vodila prijavu „{{title}}“ je obrisan. Sada je vodiš ti.',
    en: 'The account of whoever led “{{title}}” has been deleted. You lead it now.',
  },
  applicationPublishedTeamTitle: { bhs: 'Projekat je objavljen', en: 'Project published' },
  applicationPublishedTeamMessage: {
    bhs: 'Omladinska banka finansira cijeli grant za „{{title}}“. Projekat je sada javan.',
    en: 'The youth bank pays the whole grant for “{{title}}”. The project is now public.',
  },
  campaignStartedTeamTitle: { bhs: 'Kampanja je počela', en: 'Campaign started' },
  campaignStartedTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ prima donacije. Cilj: {{goal}} KM. Podijeli je s komšilukom.',
    en: 'The campaign for “{{title}}” is taking donations. Goal: {{goal}} KM. Share it with your neighbours.',
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
    bhs: 'Projekat „{{title}}“ je dobio donaciju od {{amount}} KM.',
    en: '“{{title}}” received a donation of {{amount}} KM.',
  },
  donationsReceivedTeamTitle: { bhs: 'Stigle su donacije', en: 'New donations' },
  donationsReceivedTeamMessage: {
    bhs: '„{{title}}“: novih donacija {{count}}, ukupno {{amount}} KM.',
    en: '“{{title}}”: {{count}} new donations, {{amount}} KM in all.',
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
  implementationStartedTeamTitle: { bhs: 'Provedba je počela', en: 'Work can begin' },
  implementationStartedTeamMessage: {
    bhs: 'Rad na projektu „{{title}}“ može početi. Sretno.',
    en: 'Work on “{{title}}” can begin. Good luck.',
  },
  projectCompletedTeamTitle: { bhs: 'Projekat je završen', en: 'Project completed' },
  projectCompletedTeamMessage: {
    bhs: 'Projekat „{{title}}“ je završen. Hvala cijelom timu.',
    en: '“{{title}}” has been completed. Thanks to the whole team.',
  },
  callOpenedTitle: { bhs: 'Poziv je otvoren', en: 'A call is open' },
  callOpenedMessage: {
    bhs: '{{bank}} prima prijave na poziv „{{title}}“ do {{until}}.',
    en: '{{bank}} takes applications to “{{title}}” until {{until}}.',
  },
  callClosedBoardTitle: { bhs: 'Poziv je zatvoren', en: 'A call has closed' },
  callClosedBoardMessage: {
    bhs: 'Poziv „{{title}}“ više ne prima prijave. Primljeno ih je: {{count}}.',
    en: '“{{title}}” takes no more applications. Received: {{count}}.',
  },
  callClosesTeamTitle: { bhs: 'Rok se bliži', en: 'The deadline is near' },
  callClosesTeamMessage: {
    bhs: 'Poziv „{{call}}“ prima prijave do {{until}}. Tvoja još nije poslana.',
    en: '“{{call}}” takes applications until {{until}}. Yours is not submitted yet.',
  },
  callExtendedTeamTitle: { bhs: 'Imaš više vremena', en: 'You have more time' },
  callExtendedTeamMessage: {
    bhs: 'Prijavu na poziv „{{call}}“ možeš poslati do {{until}}. Razlog: {{reason}}',
    en: 'You can submit your application to “{{call}}” until {{until}}. Reason: {{reason}}',
  },
  callReopenedTeamTitle: { bhs: 'Poziv je ponovo otvoren', en: 'The call is open again' },
  callReopenedTeamMessage: {
    bhs: 'Prijave na poziv „{{call}}“ primamo do {{until}}. Tvoj nacrt te čeka.',
    en: 'Applications to “{{call}}” are taken until {{until}}. Your draft is waiting.',
  },
  bankRequestArrivedTitle: { bhs: 'Novi zahtjev', en: 'A new request' },
  bankRequestArrivedMessage: {
    bhs: '{{group}} traži banku ili predlaže poziv: {{place}}.',
    en: '{{group}} asks for a bank or proposes a call: {{place}}.',
  },
  bankRequestRepliedTitle: { bhs: 'Odgovor na pitanje', en: 'A reply to your question' },
  bankRequestRepliedMessage: {
    bhs: '{{group}} je dopunila zahtjev: {{place}}.',
    en: '{{group}} added to the request: {{place}}.',
  },
  bankRequestAnsweredTitle: { bhs: 'Pitanje o tvom zahtjevu', en: 'A question about your request' },
  bankRequestAnsweredMessage: { bhs: '{{place}}: „{{answer}}“', en: '{{place}}: “{{answer}}”' },
  bankRequestAcceptedTitle: { bhs: 'Zahtjev je prihvaćen', en: 'Your request is accepted' },
  bankRequestAcceptedMessage: { bhs: '{{place}}: „{{answer}}“', en: '{{place}}: “{{answer}}”' },
  bankRequestDeclinedTitle: { bhs: 'Zahtjev nije prihvaćen', en: 'Your request is declined' },
  bankRequestDeclinedMessage: { bhs: '{{place}}: „{{answer}}“', en: '{{place}}: “{{answer}}”' },
  permissionGrantedTitle: { bhs: 'Nova dozvola', en: 'New permission' },
  permissionGrantedMessage: {
    bhs: 'Sada imaš dozvolu: {{permission}}.',
    en: 'You now have the permission: {{permission}}.',
  },
  permissionRevokedTitle: { bhs: 'Dozvola je oduzeta', en: 'Permission removed' },
  permissionRevokedMessage: {
    bhs: 'Više nemaš dozvolu: {{permission}}.',
    en: 'You no longer have the permission: {{permission}}.',
  },
  roleChangedTitle: { bhs: 'Nova uloga', en: 'New role' },
  roleChangedMessage: {
    bhs: 'Tvoja uloga na platformi je sada: {{role}}.',
    en: 'Your role on the platform is now: {{role}}.',
  },
  invitationAcceptedTitle: { bhs: 'Pozivnica je prihvaćena', en: 'Invitation accepted' },
  invitationAcceptedMessage: {
    bhs: 'U timu projekta „{{title}}“ je sada i {{name}}.',
    en: '{{name}} is now in the team of “{{title}}”.',
  },
  teamActivityTitle: { bhs: 'Izmjene u prijavi', en: 'Changes to an application' },
  teamActivityMessage: {
    bhs: '{{name}} radi na prijavi „{{title}}“. Izmijenjeno: {{section}}.',
    en: '{{name}} is working on “{{title}}”. Changed: {{section}}.',
  },
});

type Pairs<K> = K extends `${infer Name}Title` ? Name : never;

/** Name of a pair of texts. */
export type NotificationText = Pairs<keyof typeof notificationsTexts>;
