import { texts } from './catalogue.ts';

/** What every mail says in its frame. */
export const mailTexts = texts({
  reason: {
    bhs: 'Ovaj e-mail šalje {{brand}} jer je tvoja adresa upisana na našoj platformi. Ako to nije tvoj zahtjev, slobodno ga zanemari.',
    en: '{{brand}} sends this e-mail because your address was entered on our platform. If that wasn’t you, you can safely ignore it.',
  },
  answer: {
    bhs: 'Na ovaj e-mail se može odgovoriti: odgovor stiže na {{address}}.',
    en: 'You can reply to this e-mail: your reply goes to {{address}}.',
  },
  ask: { bhs: 'Obrazac za pitanja', en: 'Ask us a question' },
});
