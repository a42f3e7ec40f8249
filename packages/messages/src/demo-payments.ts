import { texts } from './catalogue.ts';

/** The card provider's page of the demo mode. */
export const demoPaymentsTexts = texts({
  brand: { bhs: 'Probna banka', en: 'Practice bank' },
  title: { bhs: 'Plaćanje karticom', en: 'Card payment' },
  lead: {
    bhs: 'Ovo je stranica banke za vježbu. Kartica ti ne treba i ništa se ne naplaćuje: odaberi kako će banka odgovoriti.',
    en: 'This is the bank’s page for practice. You need no card and nothing is charged: choose how the bank answers.',
  },
  amount: { bhs: 'Iznos', en: 'Amount' },
  for: { bhs: 'Za', en: 'For' },
  order: { bhs: 'Narudžba', en: 'Order' },
  buyer: { bhs: 'Platilac', en: 'Payer' },
  approve: { bhs: 'Odobri', en: 'Approve' },
  approveHint: {
    bhs: 'Kartica je u redu i potvrda stiže odmah.',
    en: 'The card is fine and the confirmation comes at once.',
  },
  decline: { bhs: 'Odbij', en: 'Decline' },
  declineHint: { bhs: 'Banka ne odobrava plaćanje.', en: 'The bank doesn’t approve the payment.' },
  lose: { bhs: 'Odobri, ali potvrda se izgubi', en: 'Approve, but the confirmation gets lost' },
  loseHint: {
    bhs: 'Novac je uzet, a poruka o tome nikad ne stigne. Sistem to mora sam saznati.',
    en: 'The money is taken, but the message about it never arrives. The system has to find out without it.',
  },
  late: { bhs: 'Odobri, ali tek za koji trenutak', en: 'Approve, but only in a moment' },
  lateHint: {
    bhs: 'Banka te vraća odmah, a odlučuje tek za nekoliko sekundi. Čekaš na stranici dok se ne javi.',
    en: 'The bank sends you back at once but decides only after some seconds. You wait on the page until it answers.',
  },
  repeat: { bhs: 'Odobri i javi više puta', en: 'Approve and say so several times' },
  repeatHint: {
    bhs: 'Ista potvrda stiže četiri puta. Smije se ubrojati samo jednom.',
    en: 'The same confirmation arrives four times. It may count only once.',
  },
  forge: { bhs: 'Odobri, ali s pogrešnim potpisom', en: 'Approve, but with a wrong signature' },
  forgeHint: {
    bhs: 'Potvrda nije potpisana kako treba i ne smije joj se vjerovati. Sistem mora sam pitati banku.',
    en: 'The confirmation isn’t signed properly and must not be believed. The system has to ask the bank itself.',
  },
  cancel: { bhs: 'Odustani od plaćanja', en: 'Cancel the payment' },
  rare: { bhs: 'Kad nešto ne ide po planu', en: 'When something doesn’t go to plan' },
  declinedTitle: { bhs: 'Kartica je odbijena', en: 'The card was declined' },
  declinedText: {
    bhs: 'Banka nije odobrila plaćanje. Ništa nije naplaćeno.',
    en: 'The bank didn’t approve the payment. Nothing was charged.',
  },
  back: { bhs: 'Nazad na kampanju', en: 'Back to the campaign' },
  doneTitle: { bhs: 'Ova narudžba je već plaćena', en: 'This order is already paid' },
  doneText: {
    bhs: 'Isti iznos se ne plaća dvaput.',
    en: 'The same amount isn’t paid twice.',
  },
  continue: { bhs: 'Nastavi', en: 'Continue' },
  invalidTitle: { bhs: 'Ovaj zahtjev nije ispravan', en: 'This request is not valid' },
  invalidText: {
    bhs: 'Potpis se ne slaže s narudžbom. Vrati se na kampanju i pokušaj ponovo.',
    en: 'The signature doesn’t fit the order. Go back to the campaign and try again.',
  },
});
