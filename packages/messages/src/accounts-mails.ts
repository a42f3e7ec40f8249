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
    bhs: 'Neko je zatražio novi kod za potvrdu ove adrese. Adresa je već potvrđena, pa kod nije potreban: samo uđi u nalog.',
    en: 'Somebody asked for a new code to confirm this address. It is already confirmed, so no code is needed: just sign in.',
  },
  signInButton: { bhs: 'Uđi u nalog', en: 'Sign in' },

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
    bhs: 'Lozinka tvog naloga je upravo promijenjena i svi uređaji su odjavljeni. Uđi s novom lozinkom.',
    en: 'The password of your account was just changed and all devices were signed out. Sign in with the new password.',
  },
  changedHereText: {
    bhs: 'Lozinka tvog naloga je upravo promijenjena u postavkama. Svi ostali uređaji su odjavljeni.',
    en: 'The password of your account was just changed in the settings. All other devices were signed out.',
  },
  changedNotYou: {
    bhs: 'Ako to nije tvoja promjena, odmah postavi novu lozinku:',
    en: 'If that wasn’t you, set a new password right away:',
  },
  changedButton: { bhs: 'Postavi novu lozinku', en: 'Set a new password' },

  emailConfirmSubject: { bhs: 'Potvrdi novu e-mail adresu', en: 'Confirm your new e-mail address' },
  emailConfirmTitle: { bhs: 'Nova adresa za tvoj nalog', en: 'A new address for your account' },
  emailConfirmText: {
    bhs: 'Adresa {{email}} treba da postane adresa tvog naloga. Potvrdi da je tvoja. Link vrijedi 24 sata; dok ga ne otvoriš, ulaziš sa starom adresom.',
    en: '{{email}} is to become the address of your account. Confirm that it is yours. The link is valid for 24 hours; until you open it, you sign in with the old address.',
  },
  emailConfirmButton: { bhs: 'Potvrdi novu adresu', en: 'Confirm new address' },

  emailTakenSubject: { bhs: 'Ova adresa već ima nalog', en: 'This address already has an account' },
  emailTakenTitle: { bhs: 'Adresa je zauzeta', en: 'The address is taken' },
  emailTakenGreeting: { bhs: 'Zdravo,', en: 'Hello,' },
  emailTakenText: {
    bhs: 'Neko je ovu adresu htio postaviti kao novu adresu svog naloga. Ona već pripada jednom nalogu, pa se ništa nije promijenilo. Ako si to ti, uđi s ovom adresom.',
    en: 'Somebody wanted to make this the new address of their account. It already belongs to an account, so nothing has changed. If it was you, sign in with this address.',
  },

  emailNoticeSubject: {
    bhs: 'Zatražena je promjena e-mail adrese',
    en: 'A change of your e-mail address was requested',
  },
  emailNoticeTitle: { bhs: 'Mijenjaš li adresu?', en: 'Are you changing your address?' },
  emailNoticeText: {
    bhs: 'Za tvoj nalog je zatražena nova adresa: {{email}}. Počinje vrijediti kad je potvrdi osoba koja na njoj prima poštu. Ako je to tvoja promjena, ne moraš ništa uraditi.',
    en: 'A new address was requested for your account: {{email}}. It takes effect once whoever receives its mail confirms it. If this is your change, there is nothing to do.',
  },
  emailUndoText: {
    bhs: 'Ako nije, odmah zaustavi promjenu. Svi uređaji će biti odjavljeni i poslat ćemo ti link za novu lozinku. Link vrijedi prije promjene i 7 dana poslije nje.',
    en: 'If it isn’t, stop the change right away. All devices will be signed out and we will mail you a link for a new password. The link works before the change and for 7 days after it.',
  },
  emailUndoButton: { bhs: 'To nisam ja, poništi promjenu', en: 'That wasn’t me, undo the change' },

  emailChangedSubject: {
    bhs: 'E-mail adresa tvog naloga je promijenjena',
    en: 'The e-mail address of your account was changed',
  },
  emailChangedTitle: { bhs: 'Adresa je promijenjena', en: 'Address changed' },
  emailChangedOldText: {
    bhs: 'Tvoj nalog od sada ima adresu {{email}}. Na ovu adresu više ne šaljemo poštu, a svi uređaji su odjavljeni.',
    en: 'Your account now has the address {{email}}. We will no longer write to this one, and all devices were signed out.',
  },
  emailChangedUndoText: {
    bhs: 'Ako to nije tvoja promjena, vrati staru adresu. Link vrijedi do {{date}}.',
    en: 'If this wasn’t your change, take the old address back. The link is valid until {{date}}.',
  },
  emailChangedUndoButton: { bhs: 'Vrati staru adresu', en: 'Take the old address back' },
  emailChangedNewText: {
    bhs: 'Ovo je od sada adresa tvog naloga. Svi uređaji su odjavljeni: uđi s novom adresom i istom lozinkom.',
    en: 'This is the address of your account from now on. All devices were signed out: sign in with the new address and the same password.',
  },

  emailUndoneSubject: {
    bhs: 'Stara adresa ostaje: postavi novu lozinku',
    en: 'Your old address stays: set a new password',
  },
  emailUndoneTitle: { bhs: 'Promjena je poništena', en: 'The change was undone' },
  emailUndoneText: {
    bhs: 'Tvoj nalog ima ovu adresu i svi uređaji su odjavljeni. Ko je tražio promjenu, znao je tvoju lozinku, pa ona više ne vrijedi. Postavi novu; link vrijedi jedan sat.',
    en: 'Your account has this address and all devices were signed out. Whoever asked for the change knew your password, so it no longer works. Set a new one; the link is valid for one hour.',
  },

  deviceSubject: {
    bhs: 'Novi ulazak u tvoj nalog',
    en: 'New sign-in to your account',
  },
  deviceTitle: { bhs: 'Ulazak s novog uređaja', en: 'Signed in on a new device' },
  deviceText: {
    bhs: 'Neko je ušao u tvoj nalog s uređaja koji do sada nije korišten. Ako si to ti, ne moraš ništa uraditi.',
    en: 'Somebody signed in to your account on a device that was not used before. If it was you, there is nothing to do.',
  },
  deviceTime: { bhs: 'Vrijeme', en: 'Time' },
  deviceName: { bhs: 'Uređaj', en: 'Device' },
  deviceOn: { bhs: '{{browser}}, {{system}}', en: '{{browser}} on {{system}}' },
  deviceUnknown: { bhs: 'Nepoznat uređaj', en: 'Unknown device' },
  deviceAddress: { bhs: 'Mrežna adresa', en: 'Network address' },
  deviceNotYou: {
    bhs: 'Ako to nisi ti, odjavi taj uređaj i promijeni lozinku:',
    en: 'If it wasn’t you, sign that device out and change your password:',
  },
  securityButton: { bhs: 'Otvori sigurnosne postavke', en: 'Open security settings' },

  deletionSubject: { bhs: 'Tvoj nalog će biti obrisan', en: 'Your account will be deleted' },
  deletionTitle: { bhs: 'Brisanje je zakazano', en: 'Deletion is scheduled' },
  deletionText: {
    bhs: 'Tvoj nalog je zatvoren i bit će obrisan {{date}}. Drugi članovi ga više ne vide, a svi uređaji su odjavljeni.',
    en: 'Your account is closed and will be deleted on {{date}}. Other members no longer see it, and all devices were signed out.',
  },
  deletionBack: {
    bhs: 'Predomisliš li se, samo uđi u nalog prije tog dana i sve će biti kao prije. Ako ovo nije tvoj zahtjev, odmah uđi i promijeni lozinku.',
    en: 'If you change your mind, just sign in before that day and everything will be as it was. If this wasn’t you, sign in right away and change your password.',
  },
  deletionButton: { bhs: 'Uđi i zadrži nalog', en: 'Sign in and keep the account' },

  restoredSubject: { bhs: 'Tvoj nalog ostaje', en: 'Your account stays' },
  restoredTitle: { bhs: 'Drago nam je da ostaješ', en: 'Good that you’re staying' },
  restoredText: {
    bhs: 'Ulaskom u nalog brisanje je otkazano i sve je kao prije. Ako to nisi ti, odmah promijeni lozinku:',
    en: 'Signing in has called off the deletion of your account. Everything is as it was. If it wasn’t you who signed in, change your password right away:',
  },

  closedSubject: { bhs: 'Tvoj nalog je zatvoren', en: 'Your account was closed' },
  closedText: {
    bhs: 'Administracija platforme je zatvorila tvoj nalog. Svi uređaji su odjavljeni i u nalog se više ne može ući. Ništa nije obrisano.',
    en: 'An admin closed your account. We signed you out of all devices, and signing in is no longer possible. Nothing was erased.',
  },
  closedWhatNow: {
    bhs: 'Ako misliš da je to greška, javi se administraciji platforme ili svojoj omladinskoj banci. Nalog se može ponovo otvoriti, a lozinka ostaje ista.',
    en: 'If you think this is a mistake, get in touch with the platform’s admins or your youth bank. The account can be reopened, and the password stays the same.',
  },
  factorOnSubject: {
    bhs: 'Ulazak u dva koraka je uključen',
    en: 'Two-step sign-in is on',
  },
  factorOnText: {
    bhs: 'Od sada pri ulasku u nalog, osim lozinke, tražimo i kod iz tvoje aplikacije. Kodove za oporavak čuvaj na sigurnom mjestu.',
    en: 'From now on, signing in takes a code from your app as well as the password. Keep the recovery codes in a safe place.',
  },
  factorOffSubject: {
    bhs: 'Ulazak u dva koraka je isključen',
    en: 'Two-step sign-in is off',
  },
  factorOffText: {
    bhs: 'Za ulazak u nalog opet je dovoljna lozinka. Kodovi za oporavak više ne vrijede.',
    en: 'The password alone is enough to sign in again. The recovery codes no longer work.',
  },
  factorCodesSubject: {
    bhs: 'Napravljeni su novi kodovi za oporavak',
    en: 'New recovery codes were made',
  },
  factorCodesText: {
    bhs: 'Novi kodovi za oporavak prikazani su jednom, u postavkama. Stari više ne vrijede.',
    en: 'The new recovery codes were shown once in the settings. The earlier ones no longer work.',
  },
  factorSomebody: { bhs: 'Neko iz administracije', en: 'One of the admins' },
  factorProof_in_person: {
    bhs: 'lično, uz dokument sa slikom',
    en: 'in person, with a document that has a photograph',
  },
  factorProof_video_call: {
    bhs: 'video-pozivom, uz dokument sa slikom',
    en: 'in a video call, with a document that has a photograph',
  },
  factorProof_vouched: {
    bhs: 'osoba iz tvoje omladinske banke jamči za tebe',
    en: 'a person of your youth bank vouches for you',
  },
  factorProof_guardian: {
    bhs: 'tvoj roditelj ili staratelj iz saglasnosti',
    en: 'your parent or guardian named in the consent',
  },
  factorStop: { bhs: 'Nisam ja, zaustavi', en: 'It wasn’t me, stop it' },
  factorLostSubject: {
    bhs: 'Neko s tvojom lozinkom ne može ući',
    en: 'Somebody with your password can’t get in',
  },
  factorLostText: {
    bhs: 'Na ulazu je upisana tvoja lozinka, a zatim javljeno da su izgubljeni i aplikacija i kodovi za oporavak. Ako si to ti, javit će ti se neko iz administracije da provjeri da si to zaista ti. Ulazak u dva koraka dotad ostaje uključen.',
    en: 'Your password was entered at the sign-in, and then somebody said that the app and the recovery codes are lost. If it was you, one of the admins will get in touch to make sure that it is you. Two-step sign-in stays on until then.',
  },
  factorLostNotYou: {
    bhs: 'Ako to nisi ti, neko zna tvoju lozinku. Zaustavi zahtjev: ta lozinka tada više ne vrijedi, a svi uređaji se odjavljuju.',
    en: 'If it wasn’t you, somebody knows your password. Stop the request: that password then no longer works, and all devices are signed out.',
  },
  factorRemovalSubject: {
    bhs: 'Traži se isključenje ulaska u dva koraka',
    en: 'Somebody asked to turn off two-step sign-in',
  },
  factorRemovalText: {
    bhs: '{{name}} traži da se na tvom nalogu isključi ulazak u dva koraka. Kao dokaz da to tražiš ti navedeno je: {{proof}}. Isključit ćemo ga kad se složi još jedan admin, a najranije {{when}}.',
    en: '{{name}} asked to turn off two-step sign-in for your account. The proof that it is you who asks: {{proof}}. We turn it off once a second admin agrees, {{when}} at the earliest.',
  },
  factorRemovalNotYou: {
    bhs: 'Ako to ne tražiš ti, zaustavi zahtjev. Možeš ući i s kodom iz aplikacije, i time zahtjev prestaje. Zatim postavi novu lozinku.',
    en: 'If you didn’t ask for this, stop it. Signing in with a code from your app ends it too. Then set a new password.',
  },
  factorAgreedSubject: {
    bhs: 'Ulazak u dva koraka se uskoro isključuje',
    en: 'Two-step sign-in will soon be turned off',
  },
  factorAgreedText: {
    bhs: '{{name}} se slaže da se na tvom nalogu isključi ulazak u dva koraka. Navedeni dokaz: {{proof}}. Isključujemo ga {{when}}, da dotad možeš reći ako to nisi ti.',
    en: '{{name}} agreed to turn off two-step sign-in for your account. The proof: {{proof}}. We turn it off {{when}}, so that you can say until then if it wasn’t you.',
  },
  factorWithdrawnSubject: {
    bhs: 'Ulazak u dva koraka ostaje uključen',
    en: 'Two-step sign-in stays on',
  },
  factorWithdrawnText: {
    bhs: 'Zahtjev da se na tvom nalogu isključi ulazak u dva koraka je povučen. Ako i dalje ne možeš ući, zatraži to ponovo na ulazu, ili dođi u svoju omladinsku banku.',
    en: 'The request to turn off two-step sign-in for your account was withdrawn. If you still can’t get in, ask again at the sign-in, or come to your youth bank.',
  },
  factorWithdrawnNotYou: {
    bhs: 'Ako zahtjev nije bio tvoj, postavi novu lozinku:',
    en: 'If the request wasn’t yours, set a new password:',
  },
  factorStoppedSubject: {
    bhs: 'Zaustavljeno: ulazak u dva koraka ostaje uključen',
    en: 'Stopped: two-step sign-in stays on',
  },
  factorStoppedText: {
    bhs: 'Isključenje ulaska u dva koraka je zaustavljeno linkom iz naše poruke. Admini su obaviješteni.',
    en: 'Turning off two-step sign-in was stopped through the link in our e-mail. The admins have been told.',
  },
  factorStoppedNotYou: {
    bhs: 'Postavi novu lozinku da u nalog možeš samo ti:',
    en: 'Set a new password, so that only you can get in:',
  },
  factorRemovedSubject: {
    bhs: 'Ulazak u dva koraka je uklonjen s tvog naloga',
    en: 'Two-step sign-in was removed from your account',
  },
  factorRemovedText: {
    bhs: 'Ulazak u dva koraka su isključila dva admina; zadnja saglasnost: {{name}}. Navedeni dokaz: {{proof}}. Za ulazak je sada dovoljna lozinka, a svi uređaji su odjavljeni. Kad uđeš, ponovo uključi ulazak u dva koraka, u postavkama.',
    en: 'Two admins turned off two-step sign-in; the last to agree: {{name}}. The proof: {{proof}}. The password alone is enough to sign in now, and we signed you out of all devices. Once you have signed in, turn two-step sign-in on again in the settings.',
  },
  factorNotYou: {
    bhs: 'Ako to nije tvoja promjena, odmah postavi novu lozinku:',
    en: 'If this wasn’t your change, set a new password right away:',
  },
});
