import { texts } from '../catalogue.ts';

export const applicationsNotices = texts({
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
    bhs: 'Prijava „{{title}}“ ovaj put nije odabrana. U pismu odbora piše zašto.',
    en: '“{{title}}” was not selected this time. The board’s letter says why.',
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
  commentBoardTitle: { bhs: 'Nova poruka odbora', en: 'New message from the board' },
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
  remindTeamSignTitle: {
    bhs: 'Ugovor čeka potpis tima',
    en: 'The agreement is waiting for your signature',
  },
  remindTeamSignMessage: {
    bhs: '{{name}} ({{bank}}) podsjeća: za „{{title}}“ fali još potpis tvog tima.',
    en: '{{name}} ({{bank}}) reminds you: “{{title}}” still lacks your team’s signature.',
  },
  remindTeamProofTitle: { bhs: 'Korak čeka dokaz', en: 'A step is waiting for its proof' },
  remindTeamProofMessage: {
    bhs: '{{name}} ({{bank}}) podsjeća: rok koraka u projektu „{{title}}“ je prošao. Pošalji dokaz ili traži drugi rok.',
    en: '{{name}} ({{bank}}) reminds you: the deadline of a step of “{{title}}” has passed. Send the proof, or ask for a new deadline.',
  },
  remindTeamReceiptTitle: { bhs: 'Vraćeni račun čeka ispravku', en: 'A returned receipt waits' },
  remindTeamReceiptMessage: {
    bhs: '{{name}} ({{bank}}) podsjeća: za „{{title}}“ je vraćen račun, a razlog piše uz njega.',
    en: '{{name}} ({{bank}}) reminds you: a receipt for “{{title}}” was returned, with the reason beside it.',
  },
  remindTeamReportTitle: { bhs: 'Čeka se završni izvještaj', en: 'The final report is awaited' },
  remindTeamReportMessage: {
    bhs: '{{name}} ({{bank}}) podsjeća: projekat „{{title}}“ je po planu gotov, a završni izvještaj nije poslan.',
    en: '{{name}} ({{bank}}) reminds you: “{{title}}” is over by its plan, and the final report isn’t sent.',
  },
  remindScoresTitle: { bhs: 'Tvoje ocjene se čekaju', en: 'Your scores are awaited' },
  remindScoresMessage: {
    bhs: '{{name}} podsjeća: prijave na poziv „{{call}}“ čekaju i tvoju ocjenu.',
    en: '{{name}} reminds you: applications to “{{call}}” are waiting for your score too.',
  },
  remindDutyTitle: { bhs: 'Podsjetnik na dužnost', en: 'A reminder of a duty' },
  remindDutyMessage: {
    bhs: '{{name}} podsjeća: {{what}}, „{{title}}“.',
    en: '{{name}} reminds you: {{what}}, “{{title}}”.',
  },
  dutiesTitle: { bhs: 'Ove sedmice u banci', en: 'This week at the bank' },
  dutiesMessage: {
    bhs: '{{bank}}: tvoje dužnosti koje čekaju: {{count}}.',
    en: '{{bank}}: duties waiting for you: {{count}}.',
  },
  dutiesLateTitle: { bhs: 'Ove sedmice u banci', en: 'This week at the bank' },
  dutiesLateMessage: {
    bhs: '{{bank}}: tvoje dužnosti koje čekaju: {{count}}. Već kasni: {{late}}.',
    en: '{{bank}}: duties waiting for you: {{count}}. Already late: {{late}}.',
  },
  taskDueTitle: { bhs: 'Sutra je rok', en: 'Due tomorrow' },
  taskDueMessage: {
    bhs: '„{{task}}“ za „{{title}}“.',
    en: '“{{task}}” for “{{title}}”.',
  },
  taskDueTodayTitle: { bhs: 'Danas je rok', en: 'Due today' },
  taskDueTodayMessage: {
    bhs: '„{{task}}“ za „{{title}}“.',
    en: '“{{task}}” for “{{title}}”.',
  },
});
