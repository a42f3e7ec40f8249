import { texts } from './catalogue.ts';

/** Where the owner of a second factor stops its removal. */
export const factorStopTexts = texts({
  title: { bhs: 'Ovo ne tražiš ti?', en: 'Wasn’t it you who asked?' },
  lead: {
    bhs: 'Zaustavi isključenje i ulazak u dva koraka ostaje uključen. Ako je neko na ulazu upisao tvoju lozinku, ona više neće vrijediti i svi uređaji se odjavljuju.',
    en: 'Stop it, and two-step sign-in stays on. If somebody entered your password at the sign-in, it will no longer work and all devices are signed out.',
  },
  submit: { bhs: 'Zaustavi isključenje', en: 'Stop it' },
  busy: { bhs: 'Zaustavljam', en: 'Stopping' },
  failed: {
    bhs: 'Nije zaustavljeno. Provjeri internet pa pokušaj ponovo.',
    en: 'It wasn’t stopped. Check your connection and try again.',
  },
  stoppedTitle: { bhs: 'Zaustavljeno.', en: 'Stopped.' },
  stoppedText: {
    bhs: 'Ulazak u dva koraka ostaje uključen, a admini su obaviješteni. Za svaki slučaj postavi novu lozinku.',
    en: 'Two-step sign-in stays on, and the admins have been told. Set a new password to be safe.',
  },
  passwordEndedTitle: {
    bhs: 'Zaustavljeno. Sada nova lozinka.',
    en: 'Stopped. Now a new password.',
  },
  passwordEndedText: {
    bhs: 'Ko je ovo tražio, znao je tvoju lozinku. Ona više ne vrijedi, svi uređaji su odjavljeni, a admini su obaviješteni.',
    en: 'Whoever asked for this knew your password. It no longer works, all devices are signed out, and the admins have been told.',
  },
  invalidTitle: { bhs: 'Ovaj link više ne vrijedi', en: 'This link no longer works' },
  invalidText: {
    bhs: 'Zahtjev je već zaustavljen, povučen ili izvršen. Ako sumnjaš da je neko ušao u tvoj nalog, postavi novu lozinku.',
    en: 'The request was already stopped, withdrawn or carried out. If you think that somebody got into your account, set a new password.',
  },
  newPassword: { bhs: 'Postavi novu lozinku', en: 'Set a new password' },
});
