import { texts } from './catalogue.ts';

/** Where a donor answers, and the receipt that everybody who holds it can check. */
export const giftsPagesTexts = texts({
  description: {
    bhs: 'Potvrda doprinosa projektu mladih.',
    en: 'Confirming a contribution to a project of young people.',
  },
  missingTitle: { bhs: 'Ovaj link ne vodi nikuda', en: 'This link leads nowhere' },
  missingText: {
    bhs: 'Možda je tim poslao novi ili je povukao zahtjev. Pogledajte najnoviji e-mail.',
    en: 'The team may have sent a new one, or taken the request back. Look for the newest e-mail.',
  },
  asksFor: { bhs: 'pita u ime tima', en: 'asks on behalf of the team' },
  title: { bhs: 'Dajete li ovo?', en: 'Are you giving this?' },
  lead: {
    bhs: 'Tim projekta „{{title}}“ upisao je u prijavu da je davalac {{donor}}. Dok ne potvrdite da je tako, ne računamo.',
    en: 'The team of “{{title}}” has named {{donor}} as the giver in its application. Until you confirm it, it does not count.',
  },
  leadUnnamed: {
    bhs: 'Jedan tim mladih upisao je u prijavu da je davalac {{donor}}. Dok ne potvrdite da je tako, ne računamo.',
    en: 'A team of young people has named {{donor}} as the giver in its application. Until you confirm it, it does not count.',
  },
  value: { bhs: 'Vrijednost', en: 'Worth' },
  cash: { bhs: 'Novac', en: 'Cash' },
  goods: { bhs: 'Roba', en: 'Goods' },
  services: { bhs: 'Usluge', en: 'Services' },
  asks: { bhs: 'Pita', en: 'Asked by' },
  teamSays: { bhs: 'Poruka tima', en: 'The team says' },
  confirm: { bhs: 'Potvrđujem', en: 'I confirm' },
  notSo: { bhs: 'Nije tačno', en: 'That’s not right' },
  word: { bhs: 'Poruka timu', en: 'Message to the team' },
  nothing: {
    bhs: 'Ništa ne plaćate i nalog Vam ne treba. Odgovor možete promijeniti do {{day}}, istim linkom.',
    en: 'You pay nothing and need no account. You can change your answer until {{day}}, with the same link.',
  },
  scene: {
    bhs: 'Kamen visi nad prazninom u luku. {{amount}}',
    en: 'A stone hangs over the gap of an arch. {{amount}}',
  },
  sceneDone: {
    bhs: 'Kamen leži na svom mjestu u luku. {{amount}}',
    en: 'A stone lies in its place in an arch. {{amount}}',
  },

  confirmed: { bhs: 'Potvrđeno', en: 'Confirmed' },
  doneTitle: { bhs: 'Kamen je na mjestu.', en: 'The stone is in place.' },
  doneText: {
    bhs: 'Tim već zna, a e-potvrdu Vam šaljemo i e-mailom.',
    en: 'The team knows already, and the e-receipt comes to you by e-mail too.',
  },
  openReceipt: { bhs: 'Otvori e-potvrdu', en: 'Open the e-receipt' },

  whatTitle: { bhs: 'Šta nije tačno?', en: 'What is not right?' },
  refusal_amount: { bhs: 'Iznos ili količina', en: 'The amount or the quantity' },
  refusal_fellThrough: { bhs: 'Dogovor je pao', en: 'It fell through' },
  refusal_neverSpoke: { bhs: 'Nikad nismo razgovarali', en: 'We have never spoken' },
  refusalMissing: { bhs: 'Odaberite šta nije tačno.', en: 'Choose what is not right.' },
  sendAnswer: { bhs: 'Pošalji odgovor', en: 'Send the answer' },
  rejected: { bhs: 'Nije potvrđeno', en: 'Not confirmed' },
  rejectedTitle: { bhs: 'Zapisali smo da nije tačno.', en: 'We’ve noted that it isn’t right.' },
  rejectedText: {
    bhs: 'Tim vidi Vaš odgovor i može ispraviti šta je upisao. Tada Vam stiže novi link.',
    en: 'The team sees your answer and can correct what it wrote. You will then get a new link.',
  },
  afterAll: { bhs: 'Ipak potvrđujem', en: 'I confirm after all' },
  yourWord: { bhs: 'Vaša poruka', en: 'Your message' },

  expired: { bhs: 'Istekao link', en: 'The link has expired' },
  expiredTitle: { bhs: 'Ovaj link je prestar.', en: 'This link is too old.' },
  expiredText: {
    bhs: 'Važio je do {{day}}. Tim može poslati novi, sve što je upisano je sačuvano.',
    en: 'It was valid until {{day}}. The team can send a new one; everything that was entered is kept.',
  },
  askNew: { bhs: 'Zatraži novi link', en: 'Ask for a new link' },
  askedNew: {
    bhs: 'Tim zna da želite odgovoriti. Novi link stiže e-mailom.',
    en: 'The team knows that you would like to answer. A new link will come by e-mail.',
  },

  receiptDescription: {
    bhs: 'E-potvrda o doprinosu projektu mladih.',
    en: 'The e-receipt of a contribution to a project of young people.',
  },
  receiptMissing: { bhs: 'Ovdje nema e-potvrde', en: 'There is no e-receipt here' },
  receiptMissingText: {
    bhs: 'Provjerite je li adresa cijela ili ponovo skenirajte kod.',
    en: 'Check that the address is whole, or scan the code again.',
  },
  receiptNumber: { bhs: 'e-potvrda br. {{number}}', en: 'e-receipt no. {{number}}' },
  receiptTitle: {
    bhs: 'Doprinos koji je potvrdio davalac',
    en: 'A contribution, confirmed by its giver',
  },
  forProject: { bhs: 'Za projekat', en: 'For the project' },
  donor: { bhs: 'Davalac', en: 'Giver' },
  kind: { bhs: 'Vrsta', en: 'Kind' },
  requested: { bhs: 'Zatraženo', en: 'Asked on' },
  confirmedOn: { bhs: 'Potvrđeno', en: 'Confirmed on' },
  qr: { bhs: 'QR kod koji vodi na ovu potvrdu', en: 'QR code that leads to this receipt' },
  scan: { bhs: 'Skenirajte kod i provjerite ovu potvrdu', en: 'Scan it to check this receipt' },
  downloadPdf: { bhs: 'Preuzmi PDF', en: 'Download the PDF' },
  pdfFailed: { bhs: 'PDF se ne može preuzeti', en: 'The PDF cannot be downloaded' },
  print: { bhs: 'Štampaj', en: 'Print' },
  copyFailed: { bhs: 'Kopirajte adresu: {{address}}', en: 'Copy the address: {{address}}' },
  copied: { bhs: 'Link je kopiran!', en: 'The link is copied' },
  invalid: { bhs: 'Više ne vrijedi', en: 'No longer holds' },
  invalidText: {
    bhs: 'Davalac je ovu potvrdu povukao. Doprinos se ne računa.',
    en: 'The giver has taken this confirmation back. The contribution does not count.',
  },
});
