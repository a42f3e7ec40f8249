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
  commentTitle: { bhs: 'Novi komentar', en: 'New comment' },
  commentMessage: {
    bhs: 'Na prijavu „{{title}}“ stigao je komentar. Piše: {{name}}.',
    en: '{{name}} commented on “{{title}}”.',
  },
  commentBoardTitle: { bhs: 'Nova poruka odbora', en: 'New word from the board' },
  commentBoardMessage: {
    bhs: 'Odbor razgovara o prijavi „{{title}}“. Piše: {{name}}.',
    en: '{{name}} wrote to the board about “{{title}}”.',
  },
  commentMentionTitle: { bhs: 'Neko te spominje', en: 'You were mentioned' },
  commentMentionMessage: {
    bhs: 'Spominje te {{name}} u razgovoru o prijavi „{{title}}“.',
    en: '{{name}} mentions you in the discussion of “{{title}}”.',
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
  reviewsAssignedTitle: { bhs: 'Prijave za ocjenu', en: 'Applications to score' },
  reviewsAssignedMessage: {
    bhs: 'Poziv „{{call}}“: dodijeljeno ti je prijava za ocjenu: {{count}}.',
    en: '“{{call}}”: applications that you were asked to score: {{count}}.',
  },
  reviewsDueTitle: { bhs: 'Tvoje ocjene se čekaju', en: 'Your scores are awaited' },
  reviewsDueMessage: {
    bhs: 'Poziv „{{call}}“: prijava koje još čekaju tvoju ocjenu: {{count}}.',
    en: '“{{call}}”: applications still awaiting your score: {{count}}.',
  },
  taskDueTitle: { bhs: 'Sutra je rok', en: 'Due tomorrow' },
  taskDueMessage: {
    bhs: '„{{task}}“ za „{{title}}“.',
    en: '“{{task}}” for “{{title}}”.',
  },
  agreementReadyTitle: { bhs: 'Ugovor je spreman', en: 'The agreement is ready' },
  agreementReadyMessage: {
    bhs: 'Banka je pripremila ugovor za „{{title}}“. Pročitaj ga, potpiši i pošalji potpisan.',
    en: 'The bank has prepared the agreement for “{{title}}”. Read it, sign it and send the signed copy.',
  },
  agreementSentBoardTitle: {
    bhs: 'Potpisan ugovor je stigao',
    en: 'A signed agreement has arrived',
  },
  agreementSentBoardMessage: {
    bhs: 'Tim je poslao potpisan ugovor za „{{title}}“.',
    en: 'The team has sent the signed agreement for “{{title}}”.',
  },
  milestoneProvenBoardTitle: { bhs: 'Stigao je dokaz', en: 'Proof has arrived' },
  milestoneProvenBoardMessage: {
    bhs: '„{{title}}“: dokaz za korak „{{what}}“ čeka tvoju potvrdu.',
    en: '“{{title}}”: proof of the step “{{what}}” is waiting for you.',
  },
  milestoneAcceptedTitle: { bhs: 'Korak je potvrđen', en: 'Step accepted' },
  milestoneAcceptedMessage: {
    bhs: 'Banka je potvrdila korak „{{what}}“ projekta „{{title}}“.',
    en: 'The bank has accepted the step “{{what}}” of “{{title}}”.',
  },
  milestoneReturnedTitle: { bhs: 'Dokaz treba dopuniti', en: 'Proof needs more' },
  milestoneReturnedMessage: {
    bhs: 'Korak „{{what}}“ projekta „{{title}}“ je vraćen. Razlog: {{reason}}',
    en: 'The step “{{what}}” of “{{title}}” was returned. Reason: {{reason}}',
  },
  milestoneMoveAskedBoardTitle: { bhs: 'Tim traži drugi rok', en: 'The team asks for another day' },
  milestoneMoveAskedBoardMessage: {
    bhs: '„{{title}}“: za korak „{{what}}“ traže rok {{day}} Razlog: {{reason}}',
    en: '“{{title}}”: the step “{{what}}” is asked to move to {{day}}. Reason: {{reason}}',
  },
  milestoneMovedTitle: { bhs: 'Rok je pomjeren', en: 'The day was moved' },
  milestoneMovedMessage: {
    bhs: '„{{title}}“: korak „{{what}}“ sada ima rok {{day}}',
    en: '“{{title}}”: the step “{{what}}” is now due on {{day}}.',
  },
  milestoneMoveRefusedTitle: { bhs: 'Rok ostaje isti', en: 'The day stays as it was' },
  milestoneMoveRefusedMessage: {
    bhs: '„{{title}}“: banka nije pomjerila rok za „{{what}}“. Razlog: {{reason}}',
    en: '“{{title}}”: the bank has not moved the day of “{{what}}”. Reason: {{reason}}',
  },
  milestoneDueTitle: { bhs: 'Rok za korak se bliži', en: 'A step is due soon' },
  milestoneDueMessage: {
    bhs: 'Korak „{{what}}“ projekta „{{title}}“ treba biti gotov do {{day}}.',
    en: 'The step “{{what}}” of “{{title}}” is due by {{day}}.',
  },
  milestoneLateTitle: { bhs: 'Korak kasni', en: 'A step is late' },
  milestoneLateMessage: {
    bhs: 'Rok za korak „{{what}}“ projekta „{{title}}“ bio je {{day}}. Dogovori kako dalje s drugom stranom.',
    en: 'The step “{{what}}” of “{{title}}” was due on {{day}}. Agree with the other side how to go on.',
  },
  mentorAskedBoardTitle: { bhs: 'Tim traži savjet', en: 'A team asks for advice' },
  mentorAskedBoardMessage: {
    bhs: 'Projekat „{{title}}“: „{{what}}“. Zahtjev još nema mentora.',
    en: '“{{title}}”: “{{what}}”. The request has no mentor yet.',
  },
  mentorOverdueBoardTitle: { bhs: 'Odgovor timu kasni', en: 'An answer is overdue' },
  mentorOverdueBoardMessage: {
    bhs: 'Zahtjev „{{what}}“ projekta „{{title}}“ čeka duže nego što treba. Odgovori ili ga predaj drugom mentoru.',
    en: 'The request “{{what}}” of “{{title}}” has waited too long. Answer it, or hand it over.',
  },
  mentorAssignedTitle: { bhs: 'Zahtjev je sada tvoj', en: 'A request is yours now' },
  mentorAssignedMessage: {
    bhs: '{{name}} ti predaje zahtjev „{{what}}“ projekta „{{title}}“.',
    en: '{{name}} hands the request “{{what}}” of “{{title}}” over to you.',
  },
  mentorClaimedTeamTitle: { bhs: 'Tvoj zahtjev ima mentora', en: 'Your request has a mentor' },
  mentorClaimedTeamMessage: {
    bhs: 'Zahtjev „{{what}}“ sada vodi {{name}}.',
    en: '{{name}} now takes care of “{{what}}”.',
  },
  mentorResolvedTeamTitle: { bhs: 'Zahtjev je riješen', en: 'Your request is resolved' },
  mentorResolvedTeamMessage: {
    bhs: 'Zahtjev „{{what}}“ je označen kao riješen.',
    en: '“{{what}}” has been marked as resolved.',
  },
  mentorMessageTeamTitle: { bhs: 'Odgovor mentora', en: 'A mentor has answered' },
  mentorMessageTeamMessage: {
    bhs: '{{name}} ti piše o zahtjevu „{{what}}“.',
    en: '{{name}} has written about “{{what}}”.',
  },
  mentorMessageBoardTitle: { bhs: 'Nova poruka tima', en: 'A message from a team' },
  mentorMessageBoardMessage: {
    bhs: 'Tim projekta „{{title}}“ piše o zahtjevu „{{what}}“.',
    en: 'The team of “{{title}}” has written about “{{what}}”.',
  },
  receiptSentBoardTitle: { bhs: 'Stigao je račun', en: 'A receipt has arrived' },
  receiptSentBoardMessage: {
    bhs: '„{{title}}“: račun „{{what}}“ čeka tvoju potvrdu.',
    en: '“{{title}}”: the receipt “{{what}}” is waiting for you.',
  },
  receiptAcceptedTitle: { bhs: 'Račun je potvrđen', en: 'Receipt accepted' },
  receiptAcceptedMessage: {
    bhs: 'Banka je potvrdila račun „{{what}}“ projekta „{{title}}“.',
    en: 'The bank has accepted the receipt “{{what}}” of “{{title}}”.',
  },
  receiptReturnedTitle: { bhs: 'Račun je vraćen', en: 'Receipt returned' },
  receiptReturnedMessage: {
    bhs: 'Račun „{{what}}“ projekta „{{title}}“ je vraćen. Razlog: {{reason}}',
    en: 'The receipt “{{what}}” of “{{title}}” was returned. Reason: {{reason}}',
  },
  reportSentBoardTitle: { bhs: 'Stigao je završni izvještaj', en: 'A final report has arrived' },
  reportSentBoardMessage: {
    bhs: 'Završni izvještaj projekta „{{title}}“ čeka tvoj odgovor.',
    en: 'The final report of “{{title}}” is waiting for your answer.',
  },
  reportAcceptedTitle: { bhs: 'Izvještaj je prihvaćen', en: 'Report accepted' },
  reportAcceptedMessage: {
    bhs: 'Banka je prihvatila završni izvještaj projekta „{{title}}“.',
    en: 'The bank has accepted the final report of “{{title}}”.',
  },
  reportReturnedTitle: { bhs: 'Izvještaj treba dopuniti', en: 'The report needs more' },
  reportReturnedMessage: {
    bhs: 'Završni izvještaj projekta „{{title}}“ je vraćen. Razlog: {{reason}}',
    en: 'The final report of “{{title}}” was returned. Reason: {{reason}}',
  },
  reportDueTitle: { bhs: 'Rok za izvještaj se bliži', en: 'The report is due soon' },
  reportDueMessage: {
    bhs: 'Završni izvještaj projekta „{{title}}“ treba stići do {{day}}.',
    en: 'The final report of “{{title}}” is due by {{day}}.',
  },
  reportLateTitle: { bhs: 'Izvještaj kasni', en: 'The report is late' },
  reportLateMessage: {
    bhs: 'Rok za završni izvještaj projekta „{{title}}“ bio je {{day}}.',
    en: 'The final report of “{{title}}” was due on {{day}}.',
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
  teamInvitedTitle: { bhs: 'Pozivnica u tim', en: 'Invitation to a team' },
  teamInvitedMessage: {
    bhs: '{{name}} te zove u tim projekta „{{title}}“.',
    en: '{{name}} invites you to the team of “{{title}}”.',
  },
  invitationDeclinedTitle: { bhs: 'Pozivnica je odbijena', en: 'Invitation declined' },
  invitationDeclinedMessage: {
    bhs: '{{name}} ovaj put ne može u tim projekta „{{title}}“.',
    en: '{{name}} can’t join the team of “{{title}}” this time.',
  },
  teamAskedTitle: { bhs: 'Neko želi u tim', en: 'Somebody wants to join' },
  teamAskedMessage: {
    bhs: '{{name}} je iz linka i želi u tim projekta „{{title}}“. Odluči ti.',
    en: '{{name}} came through your link and wants to join “{{title}}”. You decide.',
  },
  teamAdmittedTitle: { bhs: 'U timu si', en: 'You are in the team' },
  teamAdmittedMessage: {
    bhs: 'Sada i ti pišeš prijavu „{{title}}“.',
    en: 'You are now writing “{{title}}” too.',
  },
  teamRefusedTitle: { bhs: 'Tim je odgovorio', en: 'The team has answered' },
  teamRefusedMessage: {
    bhs: 'Tim projekta „{{title}}“ ovaj put ne prima nikoga novog.',
    en: 'The team of “{{title}}” takes no new members this time.',
  },
  teamJoinedTeamTitle: { bhs: 'Tim raste', en: 'The team is growing' },
  teamJoinedTeamMessage: {
    bhs: 'U timu projekta „{{title}}“ je sada i {{name}}.',
    en: '{{name}} is now in the team of “{{title}}”.',
  },
  consentAgreedTitle: { bhs: 'Saglasnost je stigla', en: 'A guardian has agreed' },
  consentAgreedMessage: {
    bhs: 'Roditelj ili staratelj se slaže: {{name}} se sada vidi uz projekat „{{title}}“.',
    en: 'A parent or guardian agrees: {{name}} is now shown with “{{title}}”.',
  },
  consentRefusedTitle: { bhs: 'Saglasnost nije data', en: 'A guardian has not agreed' },
  consentRefusedMessage: {
    bhs: 'Roditelj ili staratelj se ne slaže da {{name}} bude u timu projekta „{{title}}“. Razgovor pomaže prije slanja prijave.',
    en: 'A parent or guardian does not agree to {{name}} being in the team of “{{title}}”. Talk it over before you submit.',
  },
  consentWithdrawnTitle: {
    bhs: 'Saglasnost je povučena',
    en: 'A guardian’s consent was withdrawn',
  },
  consentWithdrawnMessage: {
    bhs: 'Roditelj ili staratelj je povukao saglasnost: {{name}} se više ne vidi uz projekat „{{title}}“.',
    en: 'A parent or guardian took back their consent: {{name}} is no longer shown with “{{title}}”.',
  },
  consentExpiredTitle: { bhs: 'Na saglasnost nema odgovora', en: 'No answer from your guardian' },
  consentExpiredMessage: {
    bhs: 'Prošlo je 14 dana, a za projekat „{{title}}“ nema odgovora roditelja ili staratelja. Pošalji molbu ponovo.',
    en: 'After 14 days there is no answer from your parent or guardian for “{{title}}”. Ask them again.',
  },
  teamWroteTeamTitle: { bhs: 'Tim piše', en: 'Your team is writing' },
  teamWroteTeamMessage: {
    bhs: 'U prijavi „{{title}}“ ima novog, a prvo piše {{name}}. Javljamo najviše jednom dnevno.',
    en: 'There is news in “{{title}}”, first by {{name}}. We tell you at most once a day.',
  },
  teamLeftTeamTitle: { bhs: 'Promjena u timu', en: 'A change in the team' },
  teamLeftTeamMessage: {
    bhs: 'U timu projekta „{{title}}“ više nije {{name}}. Napisano ostaje.',
    en: '{{name}} is no longer in the team of “{{title}}”. What was written stays.',
  },
  teamRemovedTitle: { bhs: 'Promjena u timu', en: 'A change in the team' },
  teamRemovedMessage: {
    bhs: 'Više nisi u timu projekta „{{title}}“. Ono što je napisano ostaje timu.',
    en: 'You are no longer in the team of “{{title}}”. What was written stays with the team.',
  },
  handoverOfferedTitle: { bhs: 'Preuzimaš li prijavu?', en: 'Will you take it over?' },
  handoverOfferedMessage: {
    bhs: '{{name}} ti želi predati prijavu „{{title}}“. Slanje prijave i vođenje tima bili bi tvoji.',
    en: '{{name}} wants to hand “{{title}}” over to you: you would submit it and lead the team.',
  },
  handoverAnsweredTeamTitle: { bhs: 'Prijavu vodi neko drugi', en: 'Somebody else leads' },
  handoverAnsweredTeamMessage: {
    bhs: 'Prijavu „{{title}}“ sada vodi {{name}}.',
    en: '“{{title}}” is now led by {{name}}.',
  },
  handoverDeclinedTitle: { bhs: 'Prijava ostaje tebi', en: 'The application stays with you' },
  handoverDeclinedMessage: {
    bhs: '{{name}} ne može preuzeti prijavu „{{title}}“.',
    en: '{{name}} can’t take “{{title}}” over.',
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
