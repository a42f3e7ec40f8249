import { texts } from './catalogue.ts';

export const bankRequestsMailsTexts = texts({
  bankSubject: {
    bhs: 'Primili smo tvoj zahtjev za omladinsku banku: {{place}}',
    en: 'We have your request for a youth bank: {{place}}',
  },
  callSubject: {
    bhs: 'Primili smo tvoj prijedlog poziva: {{place}}',
    en: 'We have your proposal for a call: {{place}}',
  },
  bankTitle: { bhs: 'Zahtjev za banku je stigao', en: 'Your request for a bank has arrived' },
  callTitle: { bhs: 'Prijedlog poziva je stigao', en: 'Your proposal for a call has arrived' },
  preview: {
    bhs: 'Čitamo ga i javljamo se s odgovorom.',
    en: 'We are reading it and will come back with an answer.',
  },
  text: {
    bhs: 'Hvala što se javljaš. Pročitat ćemo šta pišeš i odgovoriti na ovu adresu. Odgovor te čeka i u nalogu.',
    en: 'Thank you for writing. We will read what you sent and answer at this address. The answer will wait in your account as well.',
  },
  group: { bhs: 'Grupa', en: 'Group' },
  place: { bhs: 'Općina', en: 'Municipality' },
  call: { bhs: 'Poziv', en: 'Call' },
  see: { bhs: 'Pogledaj zahtjev', en: 'See the request' },
  reason: {
    bhs: 'Ovaj e-mail stiže jer je s tvog naloga na platformi {{brand}} poslan zahtjev.',
    en: 'You get this mail because a request was sent from your {{brand}} account.',
  },
});
