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
  submit: { bhs: 'Potvrdi', en: 'Confirm' },
  busy: { bhs: 'Provjeravam', en: 'Checking' },
  back: { bhs: 'Nazad na lozinku', en: 'Back to the password' },
  lost: {
    bhs: 'Nemaš ni aplikaciju ni kodove za oporavak? Javi nam se s adrese ovog naloga. Kad potvrdimo da si to ti, dvije osobe iz tima zajedno isključuju ulazak u dva koraka, a ti o tome dobijaš e-mail.',
    en: 'Lost both the app and the recovery codes? Write to us from the address of this account. Once we know it is you, two people of the team together turn off two-step sign-in, and you get an e-mail about it.',
  },
  lostWrite: { bhs: 'Piši podršci', en: 'Write to support' },
  failed: {
    bhs: 'Kod se nije mogao provjeriti. Provjeri internet pa pokušaj ponovo.',
    en: 'The code could not be checked. Check your connection and try again.',
  },
});
