import { texts } from './catalogue.ts';

/** Title of each page, at most four words; the browser shows `<title> | <brand>`. */
export const titlesTexts = texts({
  landing: { bhs: 'Daj ideji zamah', en: 'Set your idea swinging' },
  login: { bhs: 'Prijava', en: 'Sign in' },
  register: { bhs: 'Registracija', en: 'Create an account' },
  forgotPassword: { bhs: 'Zaboravljena lozinka', en: 'Forgotten password' },
  verify: { bhs: 'Potvrda e-maila', en: 'Confirm your e-mail' },
  onboarding: { bhs: 'Prvi koraci', en: 'First steps' },
  terms: { bhs: 'Uslovi korištenja', en: 'Terms of use' },
  privacy: { bhs: 'Politika privatnosti', en: 'Privacy policy' },
  dashboard: { bhs: 'Tvoj prostor', en: 'Your space' },
  banks: { bhs: 'Omladinske banke', en: 'Youth banks' },
  calls: { bhs: 'Pozivi', en: 'Calls' },
  board: { bhs: 'Odbor', en: 'Board' },
  canvas: { bhs: 'Moje prijave', en: 'My applications' },
  call: { bhs: 'Poziv', en: 'Call' },
  project: { bhs: 'Projekat', en: 'Project' },
  campaigns: { bhs: 'Kampanje', en: 'Campaigns' },
  donated: { bhs: 'Tvoja donacija', en: 'Your donation' },
  donationCancelled: { bhs: 'Plaćanje je prekinuto', en: 'The payment was cancelled' },
  paymentSecurity: { bhs: 'Sigurnost plaćanja', en: 'Payment security' },
  fees: { bhs: 'Naknade', en: 'Fees' },
  notFound: { bhs: 'Stranica nije nađena', en: 'Page not found' },
  error: { bhs: 'Greška na stranici', en: 'Something went wrong' },
  gallery: { bhs: 'Komponente', en: 'Components' },
});
