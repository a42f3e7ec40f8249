import { texts } from './catalogue.ts';

/** The help page: questions and answers, the way of each role, and the contact form. */
export const helpTexts = texts({
  title: { bhs: 'Kako ti možemo pomoći?', en: 'How can we help?' },
  description: {
    bhs: 'Odgovori na pitanja o pozivima, prijavama, kampanjama, donacijama i nalogu, i put do ljudi koji odgovaraju.',
    en: 'Answers about calls, applications, campaigns, donations and accounts, and the way to people who answer.',
  },
  search: { bhs: 'Šta te zanima?', en: 'What would you like to know?' },
  searchHint: {
    bhs: 'Npr. rok, donacija, lozinka',
    en: 'For example deadline, donation, password',
  },
  found_one: { bhs: '{{count}} odgovor', en: '{{count}} answer' },
  found_few: { bhs: '{{count}} odgovora', en: '{{count}} answers' },
  found_other: { bhs: '{{count}} odgovora', en: '{{count}} answers' },
  foundNone: {
    bhs: 'Za to još nemamo odgovor. Pitaj nas, obrazac je niže na ovoj stranici.',
    en: 'We have no answer to that yet. Ask us: the form is further down this page.',
  },
  questions: { bhs: 'Pitanja i odgovori', en: 'Questions and answers' },

  group_apply: { bhs: 'Prijava na poziv', en: 'Applying to a call' },
  apply1: { bhs: 'Ko se može prijaviti?', en: 'Who can apply?' },
  apply1Text: {
    bhs: 'To piše u svakom pozivu: godine, općina i koliko ljudi tim mora imati. Prije nego što počneš pisati, stranica poziva te pita nekoliko kratkih pitanja i odmah kaže ispunjavaš li uslove.',
    en: 'Each call says so: age, municipality, and how many people the team needs. Before you start writing, the page of the call asks a few short questions and tells you at once whether you meet the conditions.',
  },
  apply2: {
    bhs: 'Moram li prijavu napisati odjednom?',
    en: 'Do I have to write it all in one go?',
  },
  apply2Text: {
    bhs: 'Ne. Sve što napišeš čuva se samo, i kad ti pukne internet. Nacrt te čeka u Mojoj zoni do roka.',
    en: 'No. Everything you write saves itself, even if your connection drops. The draft waits in My zone until the deadline.',
  },
  apply3: {
    bhs: 'Mogu li promijeniti prijavu nakon slanja?',
    en: 'Can I change it after sending?',
  },
  apply3Text: {
    bhs: 'Poslana prijava se ne mijenja, da svi u odboru čitaju isto. Ako banka traži doradu, otvore se samo dijelovi koje treba popraviti, a ti dobiješ obavještenje šta i zašto. Možeš je i povući.',
    en: 'A sent application doesn’t change, so that everybody on the board reads the same. If the bank asks for changes, only the parts in question open, and you are told what and why. You can also withdraw it.',
  },
  apply4: { bhs: 'Šta ako zakasnim?', en: 'What if I miss the deadline?' },
  apply4Text: {
    bhs: 'Poslije roka se prijava ne može poslati. Nacrt ti ostaje, pa ga možeš iskoristiti kad se otvori sljedeći poziv. Podsjetimo te prije roka, ako su obavještenja uključena.',
    en: 'After the deadline nothing can be sent. Your draft stays, so you can use it when the next call opens. We remind you before the deadline if your notifications are on.',
  },
  apply5: {
    bhs: 'Po čemu se razlikuju narandžasti i plavi grant?',
    en: 'What is the difference between an orange and a blue grant?',
  },
  apply5Text: {
    bhs: 'Narandžasti grant je za ideju koja nešto mijenja u zajednici. Plavi je za posao koji treba da živi od svojih kupaca, zato prijava ima i brojke.',
    en: 'An orange grant is for an idea that changes something in the community. A blue one is for a business meant to live from its customers, so its application has figures as well.',
  },

  group_team: { bhs: 'Tim', en: 'Your team' },
  team1: { bhs: 'Kako da dodam nekoga u tim?', en: 'How do I add somebody to the team?' },
  team1Text: {
    bhs: 'U prijavi otvori Tim i pozovi osobu e-mailom, nađi je po imenu ili podijeli link tima. Pozivnica stoji dok je ne prihvati ili dok joj ne istekne rok.',
    en: 'Open Team in the application and invite the person by e-mail, find them by name, or share the team’s link. An invitation is valid until it is accepted or expires.',
  },
  team2: { bhs: 'Može li cijeli tim pisati u isto vrijeme?', en: 'Can we write at the same time?' },
  team2Text: {
    bhs: 'Da. Vidi se ko gdje piše, a ako dvoje promijeni isto polje, oba teksta ostaju sačuvana i tim bira koji vrijedi.',
    en: 'You can. You see who is writing where, and if two people change the same field, both texts are kept and you choose which one counts.',
  },
  team3: {
    bhs: 'Imam manje od 18 godina. Mogu li učestvovati?',
    en: 'I’m under 18. Can I take part?',
  },
  team3Text: {
    bhs: 'Možeš ako poziv to dopušta. Roditelj ili staratelj dobije e-mail i daje saglasnost bez otvaranja naloga. Dok je ne da, tvoje ime se ne prikazuje javno.',
    en: 'Yes, if the call allows it. Your parent or guardian gets an e-mail and agrees without opening an account. Until they do, your name isn’t shown publicly.',
  },

  group_decision: { bhs: 'Odluka i ugovor', en: 'Decision and contract' },
  decision1: { bhs: 'Ko odlučuje o mojoj prijavi?', en: 'Who decides on my application?' },
  decision1Text: {
    bhs: 'Odbor omladinske banke: mladi iz tvoje općine. Svaki član ocijeni prijavu po kriterijima iz poziva prije nego što vidi tuđe ocjene, a ko poznaje tim, izuzme se.',
    en: 'The board of the youth bank: young people from your municipality. Each member scores by the criteria of the call before seeing others’ scores, and whoever knows the team steps aside.',
  },
  decision2: { bhs: 'Kad ću saznati odluku?', en: 'When will I know the decision?' },
  decision2Text: {
    bhs: 'Odluke jednog poziva objavljuju se svima u isto vrijeme. Dobiješ obavještenje i e-mail, a uz odbijenu prijavu i obrazloženje.',
    en: 'The decisions of a call are announced to everybody at once. You get a notification and an e-mail, and with a rejection the reasons as well.',
  },
  decision3: { bhs: 'Šta slijedi nakon odobrenja?', en: 'What comes after approval?' },
  decision3Text: {
    bhs: 'Kampanja za ostatak novca, ako je projekat treba, zatim ugovor, isplate po koracima i završni izvještaj. Sve to stoji u Mojoj zoni, s rokovima.',
    en: 'A campaign for the rest of the money if the project needs one, then the contract, instalments step by step, and a final report. All of it is in My zone, with its deadlines.',
  },

  group_money: { bhs: 'Kampanje i donacije', en: 'Campaigns and donations' },
  money1: { bhs: 'Je li sigurno platiti karticom?', en: 'Is it safe to pay by card?' },
  money1Text: {
    bhs: 'Jeste. Broj kartice upisuješ na zaštićenoj stranici kartičnog sistema; mi ga ne vidimo i ne čuvamo. Više o tome piše na stranici Sigurnost plaćanja.',
    en: 'Yes. You enter the card number on the secure page of the card system; we neither see nor keep it. The page Payment security says more.',
  },
  money2: { bhs: 'Uzima li platforma dio donacije?', en: 'Does the platform take a share?' },
  money2Text: {
    bhs: 'Ne. Cijeli iznos ide u kampanju, a trošak kartice snosi omladinska banka.',
    en: 'No. The whole amount goes to the campaign, and the youth bank bears the cost of the card.',
  },
  money3: { bhs: 'Hoće li se vidjeti moje ime?', en: 'Will my name be shown?' },
  money3Text: {
    bhs: 'Samo ako to odabereš kad doniraš. Inače piše da je donator anoniman.',
    en: 'Only if you choose so when you donate. Otherwise the donor is shown as anonymous.',
  },
  money4: {
    bhs: 'Plaćanje je zapelo. Je li novac otišao?',
    en: 'The payment got stuck. Is the money gone?',
  },
  money4Text: {
    bhs: 'Ne plaćaj drugi put. Stanje kod banke provjeravamo sami i javimo ti e-mailom je li donacija uspjela. Ako nije, iznos se oslobađa.',
    en: 'Don’t pay again. We check with the bank ourselves and tell you by e-mail whether the donation went through. If it didn’t, the amount is released.',
  },
  money5: { bhs: 'Šta ako kampanja ne skupi dovoljno?', en: 'What if a campaign falls short?' },
  money5Text: {
    bhs: 'Svaka kampanja ima minimum. Ako ga ne dostigne, banka može otvoriti drugi krug. Ako projekat ipak odustane, novac se vraća donatorima.',
    en: 'Each campaign has a minimum. If it isn’t reached, the bank may open a second round. If the project gives up after all, donors get their money back.',
  },

  group_account: { bhs: 'Nalog i privatnost', en: 'Account and privacy' },
  account1: { bhs: 'Zaboravljena lozinka', en: 'I forgot my password' },
  account1Text: {
    bhs: 'Na stranici za ulazak odaberi „Zaboravljena lozinka“. Na e-mail ti stigne kod od šest cifara, s kojim postaviš novu. Ako e-maila nema, pogledaj i neželjenu poštu.',
    en: 'On the sign-in page choose “Forgotten password”. A six-digit code arrives by e-mail, and with it you set a new one. If there is no e-mail, look in your spam folder too.',
  },
  account2: { bhs: 'Ne stiže mi kod za potvrdu', en: 'My verification code doesn’t arrive' },
  account2Text: {
    bhs: 'Pogledaj neželjenu poštu, pa na stranici za ulazak zatraži novi kod. Vrijedi samo posljednji koji je poslan.',
    en: 'Look in your spam folder, then ask for a new code on the sign-in page. Only the last one sent works.',
  },
  account3: { bhs: 'Ko vidi moje podatke?', en: 'Who sees my data?' },
  account3Text: {
    bhs: 'U postavkama biraš šta je na tvom profilu javno. Kontakt vidi samo osoblje banke kojoj šalješ prijavu. Ostalo piše u Politici privatnosti.',
    en: 'In the settings you choose what is public on your profile. Only the staff of the bank you apply to sees your contact details. The Privacy policy says the rest.',
  },
  account4: {
    bhs: 'Kako da preuzmem podatke ili obrišem nalog?',
    en: 'How do I download my data or delete my account?',
  },
  account4Text: {
    bhs: 'U postavkama, pod Podaci. Preuzmeš sve u jednom fajlu, a nalog se briše nakon roka u kojem se još možeš predomisliti.',
    en: 'In the settings, under Your data. You download everything in one file, and the account is deleted after a time in which you can still change your mind.',
  },

  rolesTitle: { bhs: 'Tvoj put, korak po korak', en: 'Your way, step by step' },
  rolesLead: { bhs: 'Ko si ti ovdje?', en: 'Who are you here?' },
  role_applicant: { bhs: 'Imam ideju', en: 'I have an idea' },
  applicant1: {
    bhs: 'Nađi otvoren poziv u svojoj općini i provjeri uslove.',
    en: 'Find an open call in your municipality and check its conditions.',
  },
  applicant2: {
    bhs: 'Otvori nalog, započni prijavu i pozovi tim.',
    en: 'Create an account, start the application and invite your team.',
  },
  applicant3: {
    bhs: 'Cjeline se pišu kojim god redom. Ako zapne, zatraži mentora.',
    en: 'Write the sections in whatever order. If you get stuck, ask for a mentor.',
  },
  applicant4: {
    bhs: 'Pregledaj šta još nedostaje i pošalji prije roka.',
    en: 'Look at what is still missing and send it before the deadline.',
  },
  applicantGo: { bhs: 'Otvoreni pozivi', en: 'Open calls' },
  role_donor: { bhs: 'Želim podržati', en: 'I want to help' },
  donor1: {
    bhs: 'Odaberi kampanju i pogledaj na šta ide novac.',
    en: 'Choose a campaign and see what the money is for.',
  },
  donor2: {
    bhs: 'Upiši iznos i svoje podatke. Ime je javno samo ako to želiš.',
    en: 'Enter an amount and your details. Your name is public only if you want.',
  },
  donor3: {
    bhs: 'Plati karticom na zaštićenoj stranici. Nalog ti ne treba.',
    en: 'Pay by card on the secure page. You need no account.',
  },
  donor4: {
    bhs: 'Potvrdu i novosti projekta dobiješ e-mailom.',
    en: 'You get the receipt and the project’s news by e-mail.',
  },
  donorGo: { bhs: 'Kampanje', en: 'Campaigns' },
  role_board: { bhs: 'U odboru sam', en: 'I’m on a board' },
  board1: {
    bhs: 'Otvori sto odbora i odaberi poziv.',
    en: 'Open the board’s desk and choose a call.',
  },
  board2: {
    bhs: 'Ako poznaješ tim, prijavi to prije ocjenjivanja i izuzmi se.',
    en: 'If you know the team, say so before scoring and step aside.',
  },
  board3: {
    bhs: 'Ocijeni svaki kriterij i napiši zašto. Tuđe ocjene vidiš nakon svoje.',
    en: 'Score each criterion and say why. You see others’ scores after your own.',
  },
  board4: {
    bhs: 'Na sastanku odbor prođe rang-listu, a odluke se objave svima odjednom.',
    en: 'Go through the ranking together; decisions are announced to all at once.',
  },
  boardGo: { bhs: 'Sto odbora', en: 'The board’s desk' },
  role_guardian: { bhs: 'Roditelj ili staratelj', en: 'Parent or guardian' },
  guardian1: {
    bhs: 'Kad Vas neko mlađi od 18 upiše kao roditelja, stiže Vam e-mail s linkom. Nalog Vam ne treba.',
    en: 'When somebody under 18 names you as their parent, an e-mail with a link arrives. You need no account.',
  },
  guardian2: {
    bhs: 'Na stranici piše šta tim radi, šta je javno i da saglasnost ne nosi nikakve obaveze.',
    en: 'The page says what the team does, what is public, and that agreeing brings no duties.',
  },
  guardian3: {
    bhs: 'Saglasnost dajete ili odbijate jednim pritiskom.',
    en: 'You agree or refuse with one press.',
  },
  guardian4: {
    bhs: 'Istim linkom je možete povući kad god hoćete.',
    en: 'With the same link you can take it back whenever you like.',
  },
  guardianGo: { bhs: 'Politika privatnosti', en: 'Privacy policy' },
  role_bank: { bhs: 'Želim banku u svom gradu', en: 'I want a bank in my town' },
  bank1: {
    bhs: 'Pročitaj kako banka radi i ko je potreban da se pokrene.',
    en: 'Read how a bank works and who is needed to start one.',
  },
  bank2: {
    bhs: 'Okupi grupu i pošalji zahtjev, s mjestom i brojem ljudi.',
    en: 'Gather a group and send a request with your town and how many you are.',
  },
  bank3: {
    bhs: 'Odgovor stigne kao obavještenje, a razgovor se nastavlja u zahtjevu.',
    en: 'The answer arrives as a notification; you can go on talking in the request.',
  },
  bank4: {
    bhs: 'Kad banka bude otvorena, na redu je prvi poziv.',
    en: 'Once the bank is open, publish the first call.',
  },
  bankGo: { bhs: 'Pošalji zahtjev', en: 'Send a request' },

  contactTitle: { bhs: 'Pitaj nas', en: 'Ask us' },
  contactLead: {
    bhs: 'Čitaju ljudi, ne programi. Odgovor stiže na tvoj e-mail.',
    en: 'People read this, not programs. The answer comes to your e-mail.',
  },
  topic: { bhs: 'O čemu je riječ?', en: 'What is it about?' },
  topicChoose: { bhs: 'Odaberi temu', en: 'Choose a topic' },
  topicMissing: { bhs: 'Odaberi o čemu je riječ.', en: 'Choose what it is about.' },
  topic_account: { bhs: 'Nalog i ulazak', en: 'Account and signing in' },
  topic_application: { bhs: 'Prijava na poziv', en: 'Applying to a call' },
  topic_donation: { bhs: 'Donacija ili plaćanje', en: 'Donation or payment' },
  topic_bank: { bhs: 'Omladinska banka', en: 'Youth bank' },
  topic_privacy: { bhs: 'Privatnost i podaci', en: 'Privacy and data' },
  topic_fault: { bhs: 'Nešto ne radi', en: 'Something doesn’t work' },
  topic_else: { bhs: 'Nešto drugo', en: 'Something else' },
  name: { bhs: 'Ime i prezime', en: 'Your name' },
  nameMissing: { bhs: 'Upiši kako se zoveš.', en: 'Write your name.' },
  email: { bhs: 'E-mail za odgovor', en: 'E-mail for the answer' },
  emailMissing: {
    bhs: 'Upiši ispravnu e-mail adresu, npr. ime@primjer.ba.',
    en: 'Enter a valid e-mail address, like name@example.com.',
  },
  text: { bhs: 'Tvoje pitanje', en: 'Your question' },
  textHint: {
    bhs: 'Ako nešto ne radi, napiši na kojoj stranici i šta piše na ekranu.',
    en: 'If something doesn’t work, say on which page and what the screen says.',
  },
  textMissing: {
    bhs: 'Napiši pitanje u bar dvadeset znakova, da znamo šta da odgovorimo.',
    en: 'Write at least twenty characters, so that we know what to answer.',
  },
  write: { bhs: 'Napiši pitanje', en: 'Write a question' },
  kept: {
    bhs: 'Ono što pišeš ostaje u ovom pregledniku dok ne pošalješ.',
    en: 'What you write stays in this browser until you send it.',
  },
  send: { bhs: 'Pošalji pitanje', en: 'Send the question' },
  sending: { bhs: 'Šalje se', en: 'Sending' },
  sentTitle: { bhs: 'Pitanje je poslano', en: 'Your question is on its way' },
  sentText: {
    bhs: 'Odgovor stiže na {{email}}. Ako ga ne vidiš, pogledaj i neželjenu poštu.',
    en: 'The answer will come to {{email}}. If you don’t see it, look in your spam folder too.',
  },
  another: { bhs: 'Pošalji još jedno pitanje', en: 'Ask something else' },
});
