import { texts } from './catalogue.ts';

/** Pages that mailed links lead to: a changed address; and the one after closing an account. */
export const accountChangesTexts = texts({
  confirmTitle: { bhs: 'Potvrdi novu adresu', en: 'Confirm the new address' },
  confirmLead: {
    bhs: 'Kad potvrdiš, nalog prelazi na ovu adresu i svi uređaji se odjavljuju.',
    en: 'Once you confirm, the account moves to this address and all devices are signed out.',
  },
  confirmSubmit: { bhs: 'Potvrdi adresu', en: 'Confirm the address' },
  confirmBusy: { bhs: 'Potvrđujem', en: 'Confirming' },
  confirmDone: { bhs: 'Adresa je promijenjena', en: 'Your address is changed' },
  confirmDoneText: {
    bhs: 'Od sada ulaziš s adresom {{email}}. Lozinka je ista.',
    en: 'From now on you sign in with {{email}}. The password is the same.',
  },

  undoTitle: { bhs: 'Zadrži staru adresu', en: 'Keep the old address' },
  undoLead: {
    bhs: 'Neko je tražio da nalog pređe na drugu adresu. Ako to nije tvoj zahtjev, poništi ga ovdje.',
    en: 'Somebody asked to move your account to another address. If that wasn’t you, undo it here.',
  },
  undoSubmit: { bhs: 'Poništi promjenu', en: 'Undo the change' },
  undoBusy: { bhs: 'Poništavam', en: 'Undoing' },
  undoDone: { bhs: 'Promjena je poništena', en: 'The change is undone' },
  undoDoneText: {
    bhs: 'Nalog ostaje na {{email}} i svi uređaji su odjavljeni. Ko je tražio promjenu, zna tvoju lozinku, zato odmah postavi novu.',
    en: 'The account stays with {{email}} and all devices are signed out. Whoever asked for the change knows your password, so set a new one now.',
  },
  newPassword: { bhs: 'Postavi novu lozinku', en: 'Set a new password' },

  invalidTitle: { bhs: 'Ovaj link više ne vrijedi', en: 'This link no longer works' },
  invalidText: {
    bhs: 'Istekao je, već je iskorišten ili nije potpun. Novi možeš zatražiti u postavkama.',
    en: 'It has expired, has been used already or is not complete. You can ask for a new one in the settings.',
  },
  toSettings: { bhs: 'Otvori postavke', en: 'Open the settings' },
  failed: {
    bhs: 'Nije uspjelo. Pokušaj ponovo.',
    en: 'That did not work. Try again.',
  },

  closedTitle: { bhs: 'Nalog je zatvoren', en: 'Your account is closed' },
  closedText: {
    bhs: 'Predomisliš li se, uđi u nalog do {{until}} i sve je opet na mjestu. Poslije toga nalog brišemo zauvijek.',
    en: 'If you change your mind, sign in before {{until}} and everything is back in place. After that we delete the account for good.',
  },
  closedPlain: {
    bhs: 'Predomisliš li se, uđi u nalog u roku od 30 dana i sve je opet na mjestu. Poslije toga nalog brišemo zauvijek.',
    en: 'If you change your mind, sign in within 30 days and everything is back in place. After that we delete the account for good.',
  },
  closedThanks: { bhs: 'Hvala na svemu do sada.', en: 'Thank you for everything so far.' },
  goHome: { bhs: 'Na početnu', en: 'Go to the home page' },
});
