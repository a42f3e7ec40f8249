import { texts } from './catalogue.ts';

/** Words of every form that asks who somebody is. */
export const credentials = texts({
  emailRequired: { bhs: 'Upiši e-mail.', en: 'Enter your e-mail.' },
  noMail: { bhs: 'Nije stigao e-mail za potvrdu?', en: 'No confirmation e-mail yet?' },
  passwordsMatch: { bhs: 'Lozinke se poklapaju.', en: 'The passwords match.' },
  repeatPassword: { bhs: 'Ponovi lozinku', en: 'Repeat password' },
  goLogin: { bhs: 'Uđi', en: 'Sign in' },
});

/** The pages on which a stranger signs in or registers: they carry no text of what follows. */
export const signInTexts = texts({
  ...credentials,
  password: { bhs: 'Lozinka', en: 'Password' },
  passwordRequired: { bhs: 'Upiši lozinku.', en: 'Enter your password.' },
  loginTitle: { bhs: 'Uđi u nalog', en: 'Sign in' },
  loginLead: {
    bhs: 'Tvoji nacrti te čekaju tamo gdje su i bili.',
    en: 'Your drafts are waiting right where you left them.',
  },
  wishApply: {
    bhs: 'Čim uđeš, nastavljaš pisati prijavu na poziv.',
    en: 'Once you are in, you carry on with your application.',
  },
  wishPage: {
    bhs: 'Čim uđeš, otvara se stranica „{{page}}“.',
    en: 'Once you are in, “{{page}}” opens.',
  },
  loginDescription: {
    bhs: 'Uđi u svoj nalog: prijave, rokovi i odluke omladinskih banaka.',
    en: 'Sign in to your account: applications, deadlines and decisions of the youth banks.',
  },
  loginSubmit: { bhs: 'Uđi', en: 'Sign in' },
  loginBusy: { bhs: 'Provjeravam', en: 'Signing in' },
  forgot: { bhs: 'Zaboravljena lozinka?', en: 'Forgotten password?' },
  noAccount: { bhs: 'Nemaš nalog?', en: 'No account yet?' },
  goRegister: { bhs: 'Registruj se', en: 'Create an account' },
  loginFailed: { bhs: 'Greška prilikom prijave', en: 'Sign-in failed' },
  loginDone: { bhs: 'Uspješna prijava', en: 'Signed in' },
  welcomeBack: { bhs: 'Dobro došli nazad!', en: 'Welcome back!' },
  restored: { bhs: 'Nalog je vraćen', en: 'Your account is back' },
  restoredText: {
    bhs: 'Brisanje je otkazano i sve je na mjestu.',
    en: 'The deletion is called off and everything is in place.',
  },
  codeExpired: {
    bhs: 'Kod nije upisan na vrijeme. Upiši lozinku još jednom.',
    en: 'The code wasn’t entered in time. Enter your password again.',
  },
  whyLabel: { bhs: 'Zašto otvoriti nalog', en: 'Why have an account' },
  point1: { bhs: 'Što uradiš, ostaje ti', en: 'What you do stays yours' },
  point1Text: {
    bhs: 'Svaka prijava i svaka odluka ostaju zapisane.',
    en: 'Every application and decision stays on record.',
  },
  point2: { bhs: 'Ništa se ne gubi', en: 'Nothing gets lost' },
  point2Text: {
    bhs: 'Nacrt se čuva sam. Nastaviš s bilo kojeg uređaja.',
    en: 'Drafts save themselves. Carry on from any device.',
  },
  point3: { bhs: 'Jedan nalog za sve banke', en: 'One account for every bank' },
  point3Text: {
    bhs: 'Isti nalog vrijedi kod svake omladinske banke.',
    en: 'The same account works with every youth bank.',
  },
  registerTitle: { bhs: 'Otvori nalog', en: 'Create an account' },
  registerLead: {
    bhs: 'Jedan nalog vrijedi za sve omladinske banke.',
    en: 'One account for all the youth banks.',
  },
  registerDescription: {
    bhs: 'Otvori nalog i prijavi ideju omladinskoj banci u svojoj općini.',
    en: 'Create an account and apply with your idea to the youth bank of your municipality.',
  },
  emailInvited: {
    bhs: 'Na nju ti je stigla pozivnica, pa je već potvrđena.',
    en: 'Your invitation came to it, so it is confirmed already.',
  },
  emailHint: {
    bhs: 'Na ovu adresu stiže kod za potvrdu.',
    en: 'We’ll send your confirmation code to this address.',
  },
  rulesLabel: { bhs: 'Lozinka treba imati', en: 'Your password needs' },
  ruleLength: { bhs: '8 znakova', en: '8 characters' },
  ruleUpper: { bhs: 'veliko slovo', en: 'capital letter' },
  ruleLower: { bhs: 'malo slovo', en: 'small letter' },
  ruleDigit: { bhs: 'broj', en: 'number' },
  ruleSpecial: { bhs: 'poseban znak', en: 'special character' },
  agreeBefore: { bhs: 'Prihvatam ', en: 'I accept the ' },
  agreeTerms: { bhs: 'uslove korištenja', en: 'terms of use' },
  agreeBetween: { bhs: ' i ', en: ' and the ' },
  agreePrivacy: { bhs: 'politiku privatnosti', en: 'privacy policy' },
  newsletter: {
    bhs: 'Želim novosti o pozivima i prilikama',
    en: 'Send me news about calls and opportunities',
  },
  registerSubmit: { bhs: 'Otvori nalog', en: 'Create account' },
  registerBusy: { bhs: 'Otvaram nalog', en: 'Creating the account' },
  registerFailed: { bhs: 'Greška pri registraciji', en: 'Registration error' },
  haveAccount: { bhs: 'Već imaš nalog?', en: 'Already have an account?' },
  benefitsLabel: { bhs: 'Šta dobijaš', en: 'What you get' },
  benefitsSay: { bhs: 'Fali još jedan kamen. Ti.', en: 'We’re one stone short. You.' },
  benefit1: { bhs: 'Prijavi ideju', en: 'Apply with your idea' },
  benefit1Text: {
    bhs: 'Javni pozivi i ista pravila za sve.',
    en: 'Open calls, and the same rules for everyone.',
  },
  benefit2: { bhs: 'Okupi tim', en: 'Bring your team' },
  benefit2Text: {
    bhs: 'Prijavu piše cijeli tim, u isto vrijeme.',
    en: 'The whole team writes the application, at the same time.',
  },
  benefit3: { bhs: 'Prati odluku', en: 'Follow the decision' },
  benefit3Text: {
    bhs: 'U svakom trenutku vidiš gdje je prijava i šta slijedi.',
    en: 'You always see where the application stands and what comes next.',
  },
  benefit4: { bhs: 'Uključi grad', en: 'Bring in the town' },
  benefit4Text: {
    bhs: 'Kampanja skuplja ostatak: svaka marka se računa.',
    en: 'A campaign raises the rest: every mark counts.',
  },
});
