import { texts } from './catalogue.ts';

/** Texts of the archives with a member's data, and of records whose member is gone. */
export const personalDataTexts = texts({
  formerMember: { bhs: 'Obrisan nalog', en: 'Deleted account' },
  hiddenMember: { bhs: 'neko iz tima', en: 'somebody in the team' },

  mailSubject: { bhs: 'Tvoji podaci su spremni', en: 'Your data is ready' },
  mailTitle: { bhs: 'Tvoji podaci su spremni', en: 'Your data is ready' },
  mailGreeting: { bhs: 'Zdravo {{name}},', en: 'Hello {{name}},' },
  mailText: {
    bhs: 'arhiva sa svim što čuvamo o tebi je pripremljena. Preuzmi je u postavkama. Čuvamo je do {{until}}.',
    en: 'the archive with everything we keep about you has been prepared. Download it in your settings. We keep it until {{until}}.',
  },
  mailButton: { bhs: 'Otvori postavke', en: 'Open settings' },
  mailSafety: {
    bhs: 'Zbog tvoje sigurnosti arhiva se preuzima samo nakon ulaska u nalog, a ne linkom iz e-maila.',
    en: 'To keep you safe, the archive can be downloaded only once you are signed in, not by a link in an e-mail.',
  },
  mailNotYou: {
    bhs: 'Ako ovo nije tvoj zahtjev, promijeni lozinku i odjavi ostale uređaje u postavkama.',
    en: 'If you didn’t ask for this, change your password and sign out other devices in your settings.',
  },
  mailReason: {
    bhs: 'Ovaj e-mail ti šalje {{brand}} jer su s tvog naloga zatraženi tvoji podaci.',
    en: '{{brand}} sends you this e-mail because your data was asked for from your account.',
  },

  readMeTitle: { bhs: '{{brand}}: tvoji podaci', en: '{{brand}}: your data' },
  readMeIntro: {
    bhs: 'Ovdje je sve što {{brand}} čuva o tebi.\nIme: {{name}}\nPripremljeno: {{at}}',
    en: 'This is everything that {{brand}} keeps about you.\nName: {{name}}\nPrepared: {{at}}',
  },
  readMeJson: {
    bhs: 'Fajlove .json možeš otvoriti u pregledniku ili u bilo kojem uređivaču teksta. Vremena su zapisana po UTC-u, a iznosi u konvertibilnim markama.',
    en: 'The .json files open in a browser or in any text editor. Times are in UTC, amounts in convertible marks.',
  },
  readMeFiles: { bhs: 'Šta je u kojem fajlu', en: 'What is in which file' },
  readMeSecrets: {
    bhs: 'Lozinki, kodova i tokena ovdje nema: čuvamo ih tako da ih niko ne može pročitati.',
    en: 'There are no passwords, codes or tokens here: we keep them so that nobody can read them.',
  },
  readMeQuestions: {
    bhs: 'Ispraviti ili obrisati podatke možeš u postavkama: {{address}}',
    en: 'You can correct or delete your data in the settings: {{address}}',
  },
  file_files: {
    bhs: 'spisak slika i dokumenata koje čuvamo za tebe; sami fajlovi su u folderu files',
    en: 'a list of the pictures and documents we keep for you; the files themselves are in the folder “files”',
  },
  file_accounts: {
    bhs: 'tvoj nalog: ime, e-mail, telefon, ulasci i uređaji',
    en: 'your account: name, e-mail, phone, sign-ins and devices',
  },
  file_permissions: {
    bhs: 'tvoje uloge u omladinskim bankama',
    en: 'your roles in youth banks',
  },
  file_profiles: {
    bhs: 'tvoj profil: o tebi, obrazovanje, iskustvo, jezici i ko šta vidi',
    en: 'your profile: about you, education, experience, languages and who sees what',
  },
  'file_bank-desk': {
    bhs: 'podsjetnici koje ti šalješ drugima iz svoje banke',
    en: 'reminders that you sent to others from your bank',
  },
  file_banks: { bhs: 'omladinske banke', en: 'youth banks' },
  file_bankRequests: {
    bhs: 'tvoji zahtjevi za omladinsku banku i prijedlozi poziva',
    en: 'your requests for a youth bank and proposals for calls',
  },
  file_funds: {
    bhs: 'upisi u knjige fondova koje vodiš',
    en: 'entries that you wrote into the books of funds',
  },
  file_calls: {
    bhs: 'pozivi na kojima tvoje ime stoji kao kontakt',
    en: 'calls that name you as their contact',
  },
  file_applications: {
    bhs: 'tvoje prijave: šta piše u njima, poslane verzije i timovi',
    en: 'your applications: what they say, submitted versions and teams',
  },
  file_stories: {
    bhs: 'dijelovi priča o projektima čija je posljednja izmjena tvoja',
    en: 'parts of stories about projects whose last change is yours',
  },
  file_comments: {
    bhs: 'tvoji komentari na prijave',
    en: 'your comments on applications',
  },
  file_tasks: {
    bhs: 'zadaci na prijavama koje dodaješ, preuzimaš ili označavaš kao završene',
    en: 'tasks of applications that you wrote down, took on or ticked off',
  },
  file_agreements: {
    bhs: 'računi i fajlovi koje šalješ uz projekte i tvoji koraci oko ugovora, dokaza i izvještaja',
    en: 'receipts and files you sent with projects, and what you did about agreements, proof and reports',
  },
  file_gifts: {
    bhs: 'potvrde doprinosa u novcu, robi i uslugama: tvoje kao davaoca i one koje šalješ za tim',
    en: 'confirmations of contributions in cash, goods and services: yours as the giver, and those you sent for a team',
  },
  file_volunteers: {
    bhs: 'volontiranje: pozivi koje imaš, tvoji odgovori i sati',
    en: 'volunteering: what you were invited to, your answers, and hours',
  },
  file_guardianContact: {
    bhs: 'e-mail roditelja ili staratelja, ako ga čuvaš, i gdje tvoju adresu čuvamo kao adresu roditelja ili staratelja',
    en: 'the address of your guardian, if you keep one, and where your own address is kept as a guardian’s',
  },
  file_conversations: {
    bhs: 'tvoje poruke, reakcije i fajlovi u razgovorima, u kojim razgovorima jesi, i šta biraš o porukama',
    en: 'your messages, reactions and files in conversations, which conversations you are in, and what you chose about messages',
  },
  file_network: {
    bhs: 'tvoja mreža: od kada su tvoje veze, koga pratiš ili blokiraš, pozivi za povezivanje i tvoje preporuke drugima',
    en: 'your network: since when you have connections, follows and blocks, invitations to connect, and what you recommended',
  },
  file_posts: {
    bhs: 'tvoje objave s ranijim verzijama, komentari, reakcije, glasovi, sačuvano i izbor za početnu',
    en: 'your posts with their earlier versions, comments, reactions, votes, what was kept for later, and choices for your feed',
  },
  file_reports: {
    bhs: 'tvoje dojave i odluke moderatora o onome što je tvoje',
    en: 'what you reported, and moderators’ decisions about what is yours',
  },
  file_mentorship: {
    bhs: 'tvoji zahtjevi za mentorstvo, poruke, fajlovi i ocjene mentora',
    en: 'your requests for mentorship, messages, files and ratings of mentors',
  },
  file_skills: {
    bhs: 'vještine koje su prihvaćene ili odbijene tvojim odgovorom, i šta smije čitati vanjski servis',
    en: 'skills you accepted or refused for a team, and what an outside service may read',
  },
  file_teams: {
    bhs: 'pozivi u timove, tvoje molbe da uđeš u neki tim i saglasnosti roditelja ili staratelja',
    en: 'invitations to teams that were sent to you, teams you asked to join, and guardians’ consents',
  },
  file_reviews: {
    bhs: 'tvoje ocjene i bilješke u odboru',
    en: 'your scores and notes on a board',
  },
  file_crowdfunding: {
    bhs: 'tvoje donacije i priznanice',
    en: 'your donations and their receipts',
  },
  file_campaignPages: {
    bhs: 'novosti i odgovori koje pišeš na stranicama kampanja, i tvoja pitanja timovima',
    en: 'news and answers you write on the pages of campaigns, and your questions to teams',
  },
  file_articles: {
    bhs: 'članci, komentari na njih, reakcije i sačuvano za kasnije',
    en: 'articles, comments on them, reactions and what was kept for later',
  },
  file_notifications: {
    bhs: 'tvoja obavještenja i šta želiš primati',
    en: 'your notifications and what you want to receive',
  },
  file_translations: {
    bhs: 'tekstovi stranica čija je posljednja izmjena tvoja',
    en: 'texts of the pages whose last change is yours',
  },
  file_content: {
    bhs: 'stranice na kojima su tvoje izmjene sadržaja i šta je objavljeno',
    en: 'pages whose content you changed, and what was published',
  },
  'file_personal-data': {
    bhs: 'tvoji zahtjevi za podatke i zapisi o važnim promjenama koje su tvoje ili se tiču tvog naloga',
    en: 'when you asked for your data, and records of important changes that you made or that were about your account',
  },
});
