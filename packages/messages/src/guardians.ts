import { texts } from './catalogue.ts';

/** What members say about their age, and the page on which a guardian agrees. */
export const guardiansTexts = texts({
  ageTitle: { bhs: 'Imaš li 18 godina?', en: 'Are you 18?' },
  ageText: {
    bhs: 'Ko nema 18, u timu je uz saglasnost roditelja ili staratelja. Godine ne vidi niko, a ko vodi prijavu vidi samo čeka li se saglasnost.',
    en: 'Whoever is under 18 is in the team with a parent’s or guardian’s consent. Nobody sees your age; who leads the application sees only whether a consent is awaited.',
  },
  yearText: {
    bhs: 'Poziv ima granicu godina, pa nam treba i godina rođenja. Ne vidi je niko, a ko vodi prijavu vidi samo odgovara li pozivu.',
    en: 'The call has an age limit, so we need your year of birth too. Nobody sees it; who leads the application sees only whether it fits the call.',
  },
  adult: { bhs: 'Imam', en: 'I am' },
  minor: { bhs: 'Još nemam', en: 'Not yet' },
  year: { bhs: 'Godina rođenja', en: 'Year of birth' },
  chooseAge: { bhs: 'Odaberi jedno.', en: 'Choose one.' },
  yearWrong: {
    bhs: 'Upiši godinu rođenja s četiri cifre, npr. 2009.',
    en: 'Enter your year of birth in four digits, like 2009.',
  },
  saving: { bhs: 'Čuvamo…', en: 'Saving…' },
  TOO_YOUNG: {
    bhs: 'Za ovaj poziv još nemaš dovoljno godina. Timu možeš pomagati, ali prijava s tobom u timu ne može biti poslana.',
    en: 'You are younger than this call allows. You can help, but the application can’t be submitted with you in the team.',
  },
  TOO_OLD: {
    bhs: 'Imaš više godina nego što ovaj poziv dozvoljava. Timu možeš pomagati, ali prijava s tobom u timu ne može biti poslana.',
    en: 'You are older than this call allows. You can help, but the application can’t be submitted with you in the team.',
  },
  guardianTitle: {
    bhs: 'Treba ti saglasnost roditelja ili staratelja',
    en: 'You need a parent’s or guardian’s consent',
  },
  guardianText: {
    bhs: 'Pisati možeš odmah. Dok saglasnost ne stigne, tvoje ime se nigdje javno ne vidi, a prijava se ne može poslati.',
    en: 'You can write right away. Until they agree your name is shown nowhere in public, and the application can’t be submitted.',
  },
  guardianEmail: {
    bhs: 'E-mail roditelja ili staratelja',
    en: 'Your parent’s or guardian’s e-mail',
  },
  guardianHint: {
    bhs: 'Dobit će kratak e-mail s jednim pitanjem. Nalog im ne treba.',
    en: 'They get a short e-mail with one question. They need no account.',
  },
  askGuardian: { bhs: 'Zamoli za saglasnost', en: 'Ask for consent' },
  asking: { bhs: 'Šaljemo…', en: 'Sending…' },
  askSent: { bhs: 'E-mail je na putu.', en: 'The e-mail is on its way.' },
  waitingTitle: { bhs: 'Čekamo saglasnost', en: 'Waiting for consent' },
  waitingText: {
    bhs: 'E-mail je poslan {{sent}} na {{email}} i važi do {{until}}. Ako treba, podsjeti ih ili promijeni adresu.',
    en: 'The e-mail went to {{email}} on {{sent}} and is valid until {{until}}. Remind them, or change the address.',
  },
  expiredText: {
    bhs: 'S adrese {{email}} nema odgovora, a rok je prošao. Pošalji ponovo ili upiši drugu adresu.',
    en: 'No answer came from {{email}} in time. Send it again, or enter another address.',
  },
  yearWrongSaid: { bhs: 'Godina je pogrešna', en: 'The year is wrong' },
  yearAgain: {
    bhs: 'Ispravi odgovor. Ako i tada nemaš 18, roditelja ili staratelja pitamo iznova.',
    en: 'Correct your answer. If you are still under 18, your parent or guardian is asked again.',
  },
  ageKept: {
    bhs: 'Odgovor kasnije možeš promijeniti samo tako da te više štiti.',
    en: 'Later you can change the answer only so that it protects you more.',
  },
  correctLead: {
    bhs: 'Ispravku provjerava moderator, s tobom ili s tvojom bankom. Samo za to vidi tvoje godine i e-mail. Ako i dalje nemaš 18, novu godinu može potvrditi i roditelj ili staratelj. Dotad sve ostaje kako jeste.',
    en: 'A moderator verifies it, with you or with your bank, and sees your age and e-mail for that alone. If you are still under 18, a parent or guardian can confirm the new year too. Until then everything stays as it is.',
  },
  correct: { bhs: 'Zatraži ispravku', en: 'Ask to have it put right' },
  correctAsked: { bhs: 'Ispravka je zatražena.', en: 'You asked to have it put right.' },
  correctWaits: {
    bhs: 'Čeka potvrdu. Traženo {{day}}: {{what}}. Dotad te štitimo kao i prije.',
    en: 'Waiting to be confirmed. Asked for on {{day}}: {{what}}. Until then we protect you as before.',
  },
  correctYear: { bhs: 'godina rođenja {{year}}', en: 'year of birth {{year}}' },
  correctAdult: { bhs: 'imaš 18 godina', en: 'you are 18' },
  correctDropped: { bhs: 'Ispravka se više ne traži.', en: 'You no longer ask for it.' },
  correctDrop: { bhs: 'Odustani od ispravke', en: 'Ask for it no more' },
  ownTitle: { bhs: 'Godine', en: 'Your age' },
  ownText: {
    bhs: 'Upisana godina rođenja: {{year}}. Zato te štitimo kao osobu mlađu od 18: nepoznati ti ne pišu i u pretrazi te ne nalaze.',
    en: 'Year of birth you entered: {{year}}. So we protect you as somebody under 18: strangers don’t write to you or find you in search.',
  },
  ownWrong: {
    bhs: 'Godina je pogrešna? Upiši tačan odgovor.',
    en: 'Is it wrong? Give the right answer.',
  },
  yearConfirmed: { bhs: 'Godina rođenja.', en: 'Year of birth.' },
  yearConfirmedText: {
    bhs: '{{name}} ispravlja godinu rođenja u {{year}}. Saglasnošću i to potvrđuješ.',
    en: '{{name}} corrects the year of birth to {{year}}. By agreeing you confirm that too.',
  },
  staffTitle: { bhs: 'Ispravke godina', en: 'Ages to put right' },
  staffNone: { bhs: 'Niko ne čeka ispravku', en: 'Nobody is waiting' },
  staffNoneText: {
    bhs: 'Kad neko zatraži da se ispravi godina rođenja, naći ćeš to ovdje.',
    en: 'When somebody asks to have their year of birth put right, it shows up here.',
  },
  staffText: {
    bhs: 'Potvrdi samo što je provjereno: uvidom u dokument ili preko banke koja osobu poznaje. Dokument ne čuvamo.',
    en: 'Confirm only what was verified: by seeing a document, or through the bank that knows the person. We keep no document.',
  },
  staffKnown: { bhs: 'Upisano', en: 'Known' },
  staffAsked: { bhs: 'Traži', en: 'Asks for' },
  staffGuardian: { bhs: 'Roditelj ili staratelj', en: 'Parent or guardian' },
  guardian_none: { bhs: 'nema odgovora', en: 'no answer' },
  guardian_agreed: { bhs: 'saglasnost data', en: 'agreed' },
  guardian_refused: { bhs: 'saglasnost nije data', en: 'did not agree' },
  ageYear: { bhs: '{{year}}.', en: '{{year}}' },
  ageAdult: { bhs: 'ima 18 godina', en: 'is 18' },
  staffNote: { bhs: 'Kako je provjereno', en: 'How it was verified' },
  staffNoteRefused: { bhs: 'Zašto ne', en: 'Why not' },
  staffNoteHint: {
    bhs: 'Ostaje u zapisu o radu moderatora; osoba to ne čita.',
    en: 'Stays in the record of what moderators do; the person does not read it.',
  },
  staffRefuse: { bhs: 'Ne mogu potvrditi', en: 'Can’t confirm' },
  staffConfirmTitle: { bhs: 'Potvrditi godine: {{name}}?', en: 'Confirm the age of {{name}}?' },
  staffRefuseTitle: {
    bhs: 'Ostaje kako je bilo: {{name}}?',
    en: 'Leave the age of {{name}} as it was?',
  },
  refusedText: {
    bhs: 'Saglasnost nije data. Porazgovaraj s roditeljem ili starateljem: link iz istog e-maila i dalje vrijedi.',
    en: 'Your parent or guardian has not agreed. Talk it over: they can still agree through the link in the same e-mail.',
  },
  withdrawnText: {
    bhs: 'Saglasnost je povučena, pa se tvoje ime više ne vidi. Vratiti je može samo ko ju je dao, preko linka iz e-maila.',
    en: 'The consent was withdrawn, so your name is no longer shown. Only who gave it can give it again, through the link in the e-mail.',
  },
  agreedText: {
    bhs: 'Roditelj ili staratelj se slaže da budeš u timu.',
    en: 'Your parent or guardian agrees to you being in the team.',
  },
  lack_AGE_UNSAID: { bhs: 'čeka odgovor o godinama', en: 'age not said yet' },
  lack_YEAR_UNSAID: { bhs: 'čeka godinu rođenja', en: 'year of birth not said yet' },
  lack_TOO_YOUNG: { bhs: 'premalo godina za poziv', en: 'too young for the call' },
  lack_TOO_OLD: { bhs: 'previše godina za poziv', en: 'too old for the call' },
  lack_CONSENT_MISSING: { bhs: 'čeka saglasnost', en: 'waiting for consent' },
  lack_refused: { bhs: 'saglasnost nije data', en: 'consent not given' },

  description: {
    bhs: 'Saglasnost roditelja ili staratelja za nekoga iz tima ko nema 18 godina.',
    en: 'A parent’s or guardian’s consent for a team member under 18.',
  },
  title: { bhs: 'Smije li {{name}} u tim?', en: 'May {{name}} be in the team?' },
  leadAlone: {
    bhs: '{{name}} piše prijavu za grant. Za to treba Vaša saglasnost.',
    en: '{{name}} is writing an application for a grant. It needs your consent.',
  },
  lead_one: {
    bhs: '{{name}} s još {{count}} osobom piše prijavu za grant. Za to treba Vaša saglasnost.',
    en: '{{name}} is writing an application for a grant with {{count}} other person. It needs your consent.',
  },
  lead_few: {
    bhs: '{{name}} s još {{count}} osobe piše prijavu za grant. Za to treba Vaša saglasnost.',
    en: '{{name}} is writing an application for a grant with {{count}} others. It needs your consent.',
  },
  lead_other: {
    bhs: '{{name}} s još {{count}} osoba piše prijavu za grant. Za to treba Vaša saglasnost.',
    en: '{{name}} is writing an application for a grant with {{count}} others. It needs your consent.',
  },
  what: { bhs: 'Šta se radi.', en: 'What it is.' },
  whatText: {
    bhs: '„{{title}}“, za poziv „{{call}}“.',
    en: '“{{title}}”, for the call “{{call}}”.',
  },
  whatUnnamed: {
    bhs: 'Prijava za poziv „{{call}}“. Projekat još nema ime.',
    en: 'An application to the call “{{call}}”. The project has no name yet.',
  },
  whatPart: { bhs: 'Dio koji preuzima {{name}}: {{part}}.', en: '{{name}}’s part: {{part}}.' },
  shown: { bhs: 'Šta se vidi.', en: 'What is shown.' },
  shownText: {
    bhs: 'Ime i uloga na stranici projekta, te profil onoliko koliko {{name}} dozvoli. E-mail i godinu rođenja ne vidi niko.',
    en: 'The name and the role on the project’s page, and as much of the profile as {{name}} allows. Nobody sees the e-mail address or the year of birth.',
  },
  free: { bhs: 'Bez obaveza.', en: 'No duties.' },
  freeText: {
    bhs: 'Za ugovor i novac odgovaraju punoljetni iz tima i {{bank}}.',
    en: 'Contract and money are for the adult members and {{bank}}.',
  },
  back: { bhs: 'Možete se predomisliti.', en: 'You can change your mind.' },
  backText: {
    bhs: 'Ista stranica povlači saglasnost, bez objašnjenja.',
    en: 'On the same page you can take the consent back, without giving a reason.',
  },
  guardianName: { bhs: 'Vaše ime i prezime', en: 'Your name and surname' },
  nameMissing: { bhs: 'Upišite svoje ime i prezime.', en: 'Enter your name and surname.' },
  relation: { bhs: 'Ko ste Vi toj osobi', en: 'Who you are to them' },
  relationMissing: { bhs: 'Odaberite jedno.', en: 'Choose one.' },
  mother: { bhs: 'majka', en: 'mother' },
  father: { bhs: 'otac', en: 'father' },
  guardian: { bhs: 'staratelj ili starateljica', en: 'guardian' },
  agree: { bhs: 'Dajem saglasnost', en: 'I agree' },
  refuse: { bhs: 'Ne dajem', en: 'I don’t agree' },
  privacy: { bhs: 'Kako čuvamo podatke', en: 'How we keep data' },
  questions: { bhs: 'Pitanja? {{name}}, {{email}}', en: 'Questions? {{name}}, {{email}}' },
  until: { bhs: 'Odgovorite do {{day}}.', en: 'Answer by {{day}}.' },
  agreedTitle: { bhs: 'Saglasnost je data', en: 'You have agreed' },
  agreedNote: {
    bhs: '{{name}} se sada vidi uz projekat, imenom i ulogom. Ako se predomislite, povucite saglasnost ovdje; link je i u e-mailu koji smo Vam poslali.',
    en: '{{name}} is now shown with the project, by name and role. If you change your mind, take your consent back here; the link is in the e-mail we sent you too.',
  },
  withdraw: { bhs: 'Povuci saglasnost', en: 'Take it back' },
  withdrawTitle: { bhs: 'Povući saglasnost?', en: 'Take your consent back?' },
  withdrawText: {
    bhs: 'Ime se odmah sklanja sa stranice projekta. Ako tim još nije poslao prijavu, dotad je ne može poslati.',
    en: 'The name goes from the project’s page at once. If the team has not submitted yet, it can’t until you agree again.',
  },
  refusedTitle: { bhs: 'U redu, zapisali smo', en: 'All right, we’ve noted that' },
  refusedNote: {
    bhs: '{{name}} se ne vidi nigdje javno, a tim zna da saglasnosti nema. Ako se predomislite, dajte je ovdje.',
    en: '{{name}} is shown nowhere in public, and the team knows that there is no consent. If you change your mind, agree here.',
  },
  withdrawnTitle: { bhs: 'Saglasnost je povučena', en: 'Your consent is taken back' },
  expiredTitle: { bhs: 'Rok za odgovor je prošao', en: 'The time to answer has passed' },
  expiredNote: {
    bhs: 'Ako {{name}} i dalje želi u tim, neka Vam pošalje novi e-mail. Ništa se javno ne vidi.',
    en: 'If {{name}} still wants to be in the team, they can send you a new e-mail. Nothing is shown in public.',
  },
  missingTitle: { bhs: 'Ovaj link više ne važi', en: 'This link no longer works' },
  missingText: {
    bhs: 'Poslan je noviji e-mail, ili osoba više nije u timu.',
    en: 'A newer e-mail was sent, or the person is no longer in the team.',
  },
});
