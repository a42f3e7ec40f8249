import { texts } from './catalogue.ts';

/** Texts of the accounts that only the server writes: mails, and one answer. */
export const accountsMailsTexts = texts({
  alreadyVerified: {
    bhs: 'Tvoja e-mail adresa je već potvrđena.',
    en: 'Your e-mail address is already confirmed.',
  },
  reason: {
    bhs: 'Ovaj e-mail ti šalje {{brand}} jer postoji nalog s tvojom adresom.',
    en: '{{brand}} sends you this e-mail because there is an account with your address.',
  },
  greeting: { bhs: 'Zdravo {{name}},', en: 'Hello {{name}},' },
  ignore: {
    bhs: 'Ako ovo nije tvoj zahtjev, slobodno zanemari ovaj e-mail: ništa se neće promijeniti.',
    en: 'If you didn’t ask for this, you can ignore this e-mail: nothing will change.',
  },

  verifySubject: { bhs: 'Potvrdi svoju e-mail adresu', en: 'Confirm your e-mail address' },
  verifyPreview: { bhs: 'Tvoj kod je {{code}}', en: 'Your code is {{code}}' },
  verifyTitle: { bhs: 'Još jedan korak', en: 'One more step' },
  verifyIntro: {
    bhs: 'Drago nam je da si tu. Potvrdi da je ova adresa tvoja i možeš početi.',
    en: 'Good to have you here. Confirm that this address is yours and you can begin.',
  },
  verifyButton: { bhs: 'Potvrdi adresu', en: 'Confirm address' },
  verifyCode: {
    bhs: 'Ili upiši ovaj kod. Vrijedi 15 minuta, a link 24 sata:',
    en: 'Or enter this code. It is valid for 15 minutes, the link for 24 hours:',
  },

  verifiedSubject: {
    bhs: 'Tvoja adresa je već potvrđena',
    en: 'Your address is already confirmed',
  },
  verifiedTitle: { bhs: 'Sve je već spremno', en: 'Everything is ready' },
  verifiedText: {
    bhs: 'Neko je zatražio novi kod za potvrdu ove adrese. Adresa je već potvrđena, pa kod nije potreban: samo se prijavi.',
    en: 'Somebody asked for a new code to confirm this address. It is already confirmed, so no code is needed: just sign in.',
  },
  signInButton: { bhs: 'Prijavi se', en: 'Sign in' },

  resetSubject: { bhs: 'Kod za novu lozinku', en: 'Code for a new password' },
  resetPreview: { bhs: 'Tvoj kod je {{code}}', en: 'Your code is {{code}}' },
  resetTitle: { bhs: 'Nova lozinka', en: 'A new password' },
  resetCode: {
    bhs: 'Upiši ovaj kod da postaviš novu lozinku. Vrijedi 15 minuta.',
    en: 'Enter this code to set a new password. It is valid for 15 minutes.',
  },
  neverTell: {
    bhs: 'Nikome ne govori ovaj kod. Mi te za njega nikad nećemo pitati.',
    en: 'Don’t tell anyone this code. We will never ask you for it.',
  },

  resetLinkSubject: { bhs: 'Link za novu lozinku', en: 'Link for a new password' },
  resetLinkText: {
    bhs: 'Otvori link i postavi novu lozinku. Link vrijedi jedan sat i može se upotrijebiti jednom.',
    en: 'Open the link and set a new password. It is valid for one hour and can be used once.',
  },
  resetLinkButton: { bhs: 'Postavi lozinku', en: 'Set a password' },

  changedSubject: { bhs: 'Tvoja lozinka je promijenjena', en: 'Your password was changed' },
  changedTitle: { bhs: 'Lozinka je promijenjena', en: 'Password changed' },
  changedText: {
    bhs: 'Lozinka tvog naloga je upravo promijenjena i svi uređaji su odjavljeni. Prijavi se novom lozinkom.',
    en: 'The password of your account was just changed and all devices were signed out. Sign in with the new password.',
  },
  changedNotYou: {
    bhs: 'Ako to nije tvoja promjena, odmah postavi novu lozinku:',
    en: 'If that wasn’t you, set a new password right away:',
  },
  changedButton: { bhs: 'Postavi novu lozinku', en: 'Set a new password' },
});
