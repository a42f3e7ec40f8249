import { texts } from './catalogue.ts';
import { interestsTexts } from './interests.ts';
import { credentials } from './sign-in.ts';

/** Confirming an address, the first steps, a new password. */
export const accountsTexts = texts({
  ...credentials,
  unverifiedText: {
    bhs: 'Adresa {{email}} još nije potvrđena. Upiši kod iz e-maila, a ako je stariji od 15 minuta, traži novi.',
    en: '{{email}} is not confirmed yet. Enter the code from the e-mail; if it is older than 15 minutes, ask for a new one.',
  },
  enterCode: { bhs: 'Upiši kod', en: 'Enter the code' },
  resendTitle: { bhs: 'Potvrda nije stigla?', en: 'Confirmation not here yet?' },
  resendText: {
    bhs: 'Upiši adresu na koju je otvoren nalog. Poslat ćemo novi kod, a stari više neće vrijediti.',
    en: 'Enter the address of your account. We’ll send a new code, and the old one stops working.',
  },
  resendWait: {
    bhs: 'Novi kod možeš tražiti za {{time}}.',
    en: 'You can ask for a new code in {{time}}.',
  },
  resendHint: {
    bhs: 'Pogledaj i neželjenu poštu prije nego što pošalješ novi.',
    en: 'Check your spam folder before sending a new one.',
  },
  resendSubmit: { bhs: 'Pošalji novi kod', en: 'Send a new code' },
  resendBusy: { bhs: 'Šaljem kod', en: 'Sending the code' },
  resendDone: { bhs: 'Kod je poslan', en: 'The code is sent' },
  resendSent: {
    bhs: 'Novi kod je poslan na vašu email adresu',
    en: 'A new code has been sent to your e-mail address',
  },
  resendNext: { bhs: 'Otvaramo stranicu za unos koda.', en: 'Opening the page for the code.' },
  enterNow: { bhs: 'Unesi kod odmah', en: 'Enter the code now' },
  resendFailed: { bhs: 'Greška pri slanju koda', en: 'The code could not be sent' },
  alreadyTitle: { bhs: 'Ovaj e-mail je već potvrđen', en: 'This e-mail is already confirmed' },
  alreadyText: {
    bhs: 'Kod ti više ne treba. Uđi u nalog, a ako lozinka ne prolazi, promijeni je.',
    en: 'You don’t need a code any more. Sign in, and if the password does not work, change it.',
  },
  changePassword: { bhs: 'Promijeni lozinku', en: 'Change the password' },
  backToLogin: { bhs: 'Nazad na ulaz', en: 'Back to sign-in' },

  verifyTitle: { bhs: 'Potvrdi e-mail', en: 'Confirm your e-mail' },
  verifyDescription: {
    bhs: 'Potvrdi e-mail adresu kodom ili linkom koji smo ti poslali.',
    en: 'Confirm your e-mail address with the code or the link we sent you.',
  },
  verifyLead: {
    bhs: 'Kod od šest znakova poslali smo na {{email}}. Vrijedi 15 minuta.',
    en: 'We’ve sent a six-character code to {{email}}. It is valid for 15 minutes.',
  },
  verifyNoEmail: {
    bhs: 'Otvori link iz e-maila, ili upiši adresu da pošaljemo novi kod.',
    en: 'Open the link from the e-mail, or enter your address and we’ll send a new code.',
  },
  verifyCode: { bhs: 'Kod iz e-maila', en: 'Code from the e-mail' },
  verifySpam: {
    bhs: 'Nije stigao? Pogledaj neželjenu poštu.',
    en: 'Not here yet? Check your spam folder.',
  },
  opening: { bhs: 'Otvaram', en: 'Opening' },
  verifyBusy: { bhs: 'Potvrđujem', en: 'Confirming' },
  verifyChecking: { bhs: 'Provjeravamo link…', en: 'Checking the link…' },
  verifyFailed: {
    bhs: 'Kod za potvrdu nije ispravan ili je istekao',
    en: 'Invalid or expired verification code',
  },
  verifyDone: { bhs: 'E-mail je potvrđen', en: 'Your e-mail is confirmed' },
  verifyNext: {
    bhs: 'Slijede još tri kratka koraka.',
    en: 'Three short steps to go.',
  },
  verifiedBefore: {
    bhs: 'Adresa {{email}} je potvrđena. Možeš ući u nalog.',
    en: 'The address {{email}} is confirmed. You can sign in.',
  },
  verifyAgain: { bhs: 'Pošalji novi kod', en: 'Send a new code' },

  onboardingDescription: {
    bhs: 'Tri kratka koraka do naloga koji je spreman za prvu ideju.',
    en: 'Three short steps to an account that is ready for your first idea.',
  },
  onboardingTitle1: { bhs: 'Da se upoznamo', en: 'Let’s get to know you' },
  onboardingTitle2: { bhs: 'Šta te vuče?', en: 'What are you drawn to?' },
  onboardingTitle3: { bhs: 'Je li sve tačno?', en: 'Is everything right?' },
  onboardingLead1: {
    bhs: 'Broj telefona vide samo osobe koje obrađuju tvoju prijavu na poziv.',
    en: 'Only those who handle your application see your phone number.',
  },
  onboardingLead2: {
    bhs: 'Odaberi bar jedno. Pozivi iz tih oblasti stoje prvi u tvom prostoru i imaju oznaku na spisku svih poziva.',
    en: 'Choose at least one. Calls about these come first in your space and are marked among all calls.',
  },
  onboardingLead3: {
    bhs: 'Telefon, mjesto i interesovanja možeš kasnije promijeniti.',
    en: 'You can change phone, town and interests later.',
  },
  step: { bhs: 'Korak {{current}} od {{total}}', en: 'Step {{current}} of {{total}}' },
  phone: { bhs: 'Broj telefona', en: 'Phone number' },
  phoneHint: {
    bhs: 'Možeš početi i s 061, mi dodamo +387.',
    en: 'You may start with 061, we’ll add +387.',
  },
  town: { bhs: 'Gdje živiš', en: 'Where you live' },
  townHint: {
    bhs: 'Pozivi banke iz tvog mjesta stoje prvi u tvom prostoru.',
    en: 'Calls of the bank in your town come first in your space.',
  },
  genderHint: {
    bhs: 'Ne prikazuje se nikome, ne utiče na odluke i zasad se ni za šta ne koristi. Ako ne želiš reći, odaberi „Drugo“.',
    en: 'Shown to nobody, has no part in decisions and isn’t used for anything yet. If you’d rather not say, choose “Other”.',
  },
  emailConfirmed: { bhs: 'Potvrđen', en: 'Confirmed' },
  chosen_one: { bhs: '{{count}} odabrano', en: '{{count}} chosen' },
  chosen_few: { bhs: '{{count}} odabrana', en: '{{count}} chosen' },
  chosen_other: { bhs: '{{count}} odabranih', en: '{{count}} chosen' },
  phoneRequired: { bhs: 'Broj telefona je obavezan', en: 'Phone number is required' },
  gender: { bhs: 'Pol', en: 'Gender' },
  genderRequired: { bhs: 'Odaberite pol', en: 'Please select gender' },
  genderMale: { bhs: 'Muško', en: 'Male' },
  genderFemale: { bhs: 'Žensko', en: 'Female' },
  genderOther: { bhs: 'Drugo', en: 'Other' },
  ...interestsTexts,
  later: { bhs: 'Kasnije', en: 'Later' },
  finish: { bhs: 'Završi', en: 'Finish' },
  finishing: { bhs: 'Čuvam', en: 'Saving' },
  ready: { bhs: 'Nalog je spreman', en: 'Your account is ready' },
  readySignIn: {
    bhs: 'Još jednom upiši lozinku i nastavljaš gdje je stalo.',
    en: 'Sign in once more and carry on where you stopped.',
  },
  onboardingRefused: {
    bhs: 'Ovaj nalog je već spreman, ili je od potvrde prošlo više od sata. Uđi u nalog pa nastavi.',
    en: 'This account is ready already, or more than an hour has passed since the confirmation. Sign in to go on.',
  },
  onboardingFailed: {
    bhs: 'Greška prilikom završetka onboarding-a',
    en: 'The first steps could not be completed',
  },
  forgotDescription: {
    bhs: 'Nova lozinka u četiri kratka koraka: e-mail, kod, lozinka, gotovo.',
    en: 'A new password in four short steps: e-mail, code, password, done.',
  },
  forgotTitle1: { bhs: 'Zaboravljena lozinka', en: 'Forgotten password' },
  forgotTitle2: { bhs: 'Upiši kod', en: 'Enter the code' },
  forgotTitle3: { bhs: 'Nova lozinka', en: 'New password' },
  forgotTitle4: { bhs: 'Lozinka je promijenjena', en: 'Password changed' },
  forgotLead1: {
    bhs: 'Upiši e-mail svog naloga. Poslat ćemo ti kod od šest cifara.',
    en: 'Enter the e-mail of your account. We’ll send you a six-digit code.',
  },
  unsetLead: {
    bhs: 'Ovaj nalog sada nema lozinku: prenesen je iz starijeg sistema, ili je lozinka ukinuta radi sigurnosti. Zato smo na {{email}} poslali kod, pa ćeš odabrati novu. Kod vrijedi 15 minuta.',
    en: 'This account has no password now: it came from an older system, or the password was ended for safety. So we sent a code to {{email}}, and you will choose a new one. The code is valid for 15 minutes.',
  },
  forgotLead2: {
    bhs: 'Ako nalog za {{email}} postoji, kod upravo stiže. Vrijedi 15 minuta.',
    en: 'If there is an account for {{email}}, the code is on its way. It is valid for 15 minutes.',
  },
  forgotLead3: {
    bhs: 'Odaberi lozinku koju ne koristiš nigdje drugdje.',
    en: 'Choose a password that you don’t use anywhere else.',
  },
  forgotLead4: {
    bhs: 'Uđi s novom lozinkom. Ostali uređaji su odjavljeni.',
    en: 'Sign in with the new password. Your other devices have been signed out.',
  },
  forgotSend: { bhs: 'Pošalji kod', en: 'Send the code' },
  forgotCheck: { bhs: 'Provjeri kod', en: 'Check the code' },
  forgotSave: { bhs: 'Sačuvaj lozinku', en: 'Save the password' },
  forgotCode: { bhs: 'Kod od šest cifara', en: 'Six-digit code' },
  forgotCodeAgain: { bhs: 'Nije stigao?', en: 'Not here yet?' },
  otherAddress: { bhs: 'Druga adresa', en: 'Another address' },
  backToCode: { bhs: 'Nazad na kod', en: 'Back to the code' },
  passwordHint: { bhs: 'Najmanje 8 znakova.', en: 'At least 8 characters.' },
  resetCodeExpired: {
    bhs: 'Kod je istekao. Zatraži novi kod.',
    en: 'Code has expired. Request a new code.',
  },
  resetCodeInvalid: {
    bhs: 'Kod nije ispravan. Provjeri ga i pokušaj ponovo.',
    en: 'Invalid code. Please check and try again.',
  },
  passwordMismatch: { bhs: 'Lozinke se ne poklapaju', en: "Passwords don't match" },
  forgotFailed: {
    bhs: 'Zahtjev nije uspio. Pokušaj ponovo.',
    en: 'Error processing request. Please try again.',
  },

  linkTitleRequest: { bhs: 'Nova lozinka', en: 'New password' },
  linkTitleReset: { bhs: 'Odaberi lozinku', en: 'Choose a password' },
  linkTitleSuccess: { bhs: 'Lozinka je promijenjena', en: 'Password changed' },
  linkLeadRequest: {
    bhs: 'Upiši e-mail svog naloga. Poslat ćemo ti link. Ovako ulaziš i ako je nalog prenesen iz starijeg sistema.',
    en: 'Enter the e-mail of your account and we’ll send you a link. This is also the way in if your account came from the older system.',
  },
  linkLeadReset: {
    bhs: 'Zdravo, {{name}}. Odaberi novu lozinku za {{email}}.',
    en: 'Hello, {{name}}. Choose the new password for {{email}}.',
  },
  linkLeadSuccess: {
    bhs: 'Uđi s novom lozinkom. Ostali uređaji su odjavljeni.',
    en: 'Sign in with the new password. Your other devices have been signed out.',
  },
  linkDescription: {
    bhs: 'Zatraži link za novu lozinku ili je postavi linkom iz e-maila.',
    en: 'Ask for a link to a new password, or set it with the link from your e-mail.',
  },
  linkSend: { bhs: 'Pošalji link', en: 'Send the link' },
  linkSent: {
    bhs: 'Ako email postoji u sistemu, poslat je link za reset passworda.',
    en: 'If the email exists in the system, a password reset link has been sent.',
  },
  linkSentTitle: { bhs: 'Provjeri poštu', en: 'Check your mail' },
  linkWait: {
    bhs: 'Novi link možeš tražiti za {{time}}.',
    en: 'You can ask for a new link in {{time}}.',
  },
  linkChecking: { bhs: 'Provjeravamo link…', en: 'Checking the link…' },
  linkEmailRequired: { bhs: 'Email adresa je obavezna.', en: 'Email address is required.' },
  linkFieldsRequired: { bhs: 'Sva polja su obavezna.', en: 'All fields are required.' },
  linkMismatch: { bhs: 'Passwordi se ne podudaraju.', en: 'The passwords don’t match.' },
  linkShort: {
    bhs: 'Password mora imati najmanje 8 karaktera.',
    en: 'The password must have at least 8 characters.',
  },
  linkInvalidTitle: { bhs: 'Nevažeći token', en: 'Invalid token' },
  linkInvalid: {
    bhs: 'Link za reset passworda je nevažeći ili je istekao.',
    en: 'The password reset link is invalid or has expired.',
  },
  linkCheckFailed: {
    bhs: 'Greška pri verifikaciji tokena.',
    en: 'The token could not be verified.',
  },
  linkSendFailed: { bhs: 'Greška pri slanju zahtjeva.', en: 'The request could not be sent.' },
  linkResetFailed: {
    bhs: 'Greška pri resetovanju passworda.',
    en: 'The password could not be reset.',
  },
});
