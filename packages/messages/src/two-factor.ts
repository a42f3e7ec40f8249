import { texts } from './catalogue.ts';

export const twoFactorTexts = texts({
  title: { bhs: 'Još samo kod', en: 'Now just the code' },
  lead: {
    bhs: 'Upiši šest cifara koje sada pokazuje aplikacija na tvom telefonu.',
    en: 'Enter the six digits that the app on your phone shows now.',
  },
  recoveryLead: {
    bhs: 'Upiši jedan od kodova za oporavak. Svaki vrijedi jednom.',
    en: 'Enter one of your recovery codes. Each works once.',
  },
  code: { bhs: 'Kod iz aplikacije', en: 'Code from the app' },
  recovery: { bhs: 'Kod za oporavak', en: 'Recovery code' },
  recoveryMissing: { bhs: 'Upiši kod za oporavak.', en: 'Enter a recovery code.' },
  useRecovery: { bhs: 'Koristi kod za oporavak', en: 'Use a recovery code' },
  useApp: { bhs: 'Koristi kod iz aplikacije', en: 'Use the code from the app' },
  noPhone: { bhs: 'Telefon nije pri ruci?', en: 'No phone at hand?' },
  phoneBack: { bhs: 'Telefon je tu?', en: 'Phone at hand?' },
  back: { bhs: 'Nazad na lozinku', en: 'Back to the password' },
  lost: {
    bhs: 'Nemaš ni aplikaciju ni kodove za oporavak?',
    en: 'Lost both the app and the recovery codes?',
  },
  lostAsk: { bhs: 'Zatraži isključenje', en: 'Ask to turn it off' },
  backToCodes: { bhs: 'Nazad na kod', en: 'Back to the code' },
  lostTitle: { bhs: 'Bez aplikacije i kodova', en: 'Without the app and the codes' },
  lostLead: {
    bhs: 'Ulazak u dva koraka može se isključiti kad se uvjerimo da si to ti.',
    en: 'Two-step sign-in can be turned off once we are sure that it is you.',
  },
  lostStep1: {
    bhs: 'Na adresu naloga stiže poruka, s dugmetom kojim vlasnik sve može zaustaviti.',
    en: 'An e-mail goes to the address of the account, with a button by which its owner can stop it all.',
  },
  lostStep2: {
    bhs: 'Neko iz administracije ti se javi i provjeri ko si: lično ili video-pozivom uz dokument sa slikom, preko osobe iz tvoje banke koja te poznaje, ili preko roditelja iz saglasnosti.',
    en: 'One of the admins gets in touch and checks who you are: in person or in a video call with a document that has a photograph, through somebody of your bank who knows you, or through the parent named in the consent.',
  },
  lostStep3: {
    bhs: 'Drugi admin pogleda dokaz i složi se. Dan poslije dokaza ulaziš samo s lozinkom.',
    en: 'A second admin looks at the proof and agrees. A day after the proof you sign in with the password alone.',
  },
  contact: { bhs: 'Kako da ti se javimo?', en: 'How can we reach you?' },
  contactHint: {
    bhs: 'Broj telefona i kad si na njemu, ili kad možeš doći u banku i koju.',
    en: 'A phone number and when to call, or when you can come to the bank, and which.',
  },
  contactShort: {
    bhs: 'Napiši broj telefona ili kad možeš doći, barem deset slova.',
    en: 'Write a phone number or when you can come, at least ten letters.',
  },
  lostSend: { bhs: 'Pošalji zahtjev', en: 'Send the request' },
  lostFailed: {
    bhs: 'Zahtjev nije poslan. Provjeri internet pa pokušaj ponovo.',
    en: 'The request wasn’t sent. Check your connection and try again.',
  },
  lost_reported: {
    bhs: 'Zahtjev je kod administracije. Javit će ti se na kontakt koji stoji u zahtjevu, a na e-mail naloga je stigla poruka.',
    en: 'The request is with the admins. They will use the contact in it, and an e-mail has gone to the address of the account.',
  },
  lost_requested: {
    bhs: 'Jedan admin je provjerio ko si. Čeka se još jedan.',
    en: 'One admin has checked who you are. A second one is still to agree.',
  },
  lost_confirmed: {
    bhs: 'Dva admina su se složila. Samo s lozinkom ulaziš od {{when}}.',
    en: 'Two admins agreed. You sign in with the password alone from {{when}}.',
  },
  failed: {
    bhs: 'Kod se nije mogao provjeriti. Provjeri internet pa pokušaj ponovo.',
    en: 'The code could not be checked. Check your connection and try again.',
  },
});
