import { texts } from './catalogue.ts';

/** Giving: the dialog's steps and the pages to which the card provider leads back. */
export const donationTexts = texts({
  step: { bhs: 'korak {{n}} od 3', en: 'step {{n}} of 3' },
  percent: { bhs: '{{n}} %', en: '{{n}}%' },

  amountTitle: { bhs: 'Koliko daješ?', en: 'How much will you give?' },
  amountOf: { bhs: '{{raised}} od {{goal}}', en: '{{raised}} of {{goal}}' },
  amountKeys: { bhs: 'Iznos donacije', en: 'Amount of the donation' },
  otherAmount: { bhs: 'Drugi iznos', en: 'Another amount' },
  amountHint: {
    bhs: 'Najviše {{amount}}, toliko fali do cilja.',
    en: 'At most {{amount}}; that is all the goal still needs.',
  },
  amountHintHeld: {
    bhs: 'Do cilja fali {{missing}}. Sada možeš dati najviše {{amount}}, ostalo upravo plaćaju drugi.',
    en: 'The goal still needs {{missing}}. You can give at most {{amount}} now; others are paying the rest.',
  },
  withYours: { bhs: 's tvojih {{amount}}', en: 'with your {{amount}}' },
  ofTheGoal: { bhs: 'od cilja', en: 'of the goal' },
  freeNow: { bhs: 'KM možeš dati sada', en: 'KM you can give now' },
  leftToGoal: { bhs: 'KM fali do cilja', en: 'KM still needed' },
  problem_choose: {
    bhs: 'Odaberi iznos ili upiši svoj.',
    en: 'Choose an amount or enter your own.',
  },
  problem_unreadable: {
    bhs: 'Upiši iznos brojkama, npr. 25 ili 12,50.',
    en: 'Enter the amount in figures, like 25 or 12.50.',
  },
  problem_notPositive: { bhs: 'Upiši iznos veći od nule.', en: 'Enter more than zero.' },
  problem_tooSmall: {
    bhs: 'Karticom se može platiti najmanje {{amount}}.',
    en: 'The smallest card payment is {{amount}}.',
  },
  problem_exceedsGoal: {
    bhs: 'Iznos donacije premašuje preostali cilj!',
    en: 'The donation is more than the goal still needs!',
  },
  problem_held: {
    bhs: 'Ostatak do cilja upravo plaćaju drugi. Ako neko odustane, iznos se oslobodi najkasnije za 30 minuta.',
    en: 'Others are paying the rest just now. If somebody gives up, the amount comes free within 30 minutes.',
  },
  stillMissing: { bhs: 'Do cilja fali još {{amount}}.', en: 'The goal still needs {{amount}}.' },
  becomes: {
    bhs: 'Tvojih {{amount}} postaje {{both}}: {{giver}} dodaje {{added}}.',
    en: 'Your {{amount}} becomes {{both}}: {{giver}} adds {{added}}.',
  },
  added: { bhs: 'Udvostručeno za', en: 'Doubled, adding' },
  useRest: { bhs: 'Upiši {{amount}}', en: 'Enter {{amount}}' },
  next: { bhs: 'Dalje', en: 'Continue' },
  nextWith: { bhs: 'Dalje s {{amount}}', en: 'Continue with {{amount}}' },
  closedNote: {
    bhs: 'Kampanja više ne prima donacije. Hvala na dobroj namjeri.',
    en: 'This campaign is no longer taking donations. Thank you for wanting to help.',
  },
  reachedNote: {
    bhs: 'Cilj je upravo skupljen, pa donacija više nije potrebna.',
    en: 'The goal has just been reached, so no further donation is needed.',
  },

  detailsTitle: { bhs: 'Ko donira?', en: 'Who is giving?' },
  detailsLead: {
    bhs: 'Banka traži ove podatke za plaćanje. Tim ih ne vidi.',
    en: 'The bank asks for this to take the payment. The team doesn’t see it.',
  },
  donorName: { bhs: 'Ime', en: 'First name' },
  donorSurname: { bhs: 'Prezime', en: 'Last name' },
  donorEmail: { bhs: 'E-mail', en: 'E-mail' },
  donorEmailHint: { bhs: 'Ovdje stiže priznanica.', en: 'The receipt comes here.' },
  donorPhone: { bhs: 'Telefon', en: 'Phone' },
  donorAddress: { bhs: 'Adresa', en: 'Address' },
  donorCity: { bhs: 'Grad', en: 'Town' },
  donorPostalCode: { bhs: 'Poštanski broj', en: 'Postal code' },
  donorCountry: { bhs: 'Država', en: 'Country' },
  message: { bhs: 'Poruka timu', en: 'Message to the team' },
  messageHint: { bhs: 'Poruku vide svi, uz donaciju.', en: 'Everybody sees it with the donation.' },
  donorNameMissing: { bhs: 'Upiši ime.', en: 'Enter your first name.' },
  donorSurnameMissing: { bhs: 'Upiši prezime.', en: 'Enter your last name.' },
  donorEmailMissing: {
    bhs: 'Upiši e-mail adresu. Primjer: ime@primjer.ba.',
    en: 'Enter your e-mail address, like name@example.com.',
  },
  donorPhoneMissing: {
    bhs: 'Upiši broj telefona. Primjer: +387 62 345 678.',
    en: 'Enter your phone number, like +387 62 345 678.',
  },
  donorAddressMissing: {
    bhs: 'Upiši ulicu i broj. Primjer: Slatina 12.',
    en: 'Enter street and number, like Slatina 12.',
  },
  donorCityMissing: { bhs: 'Upiši grad.', en: 'Enter your town.' },
  donorPostalCodeMissing: {
    bhs: 'Upiši poštanski broj. Primjer: 75000.',
    en: 'Enter the postal code, like 75000.',
  },
  acceptTermsMissing: {
    bhs: 'Prihvati uslove donacije da nastaviš.',
    en: 'Accept the terms of donation to continue.',
  },
  showName: {
    bhs: 'Prikaži moje ime uz donaciju. Bez toga piše „Anonimno“.',
    en: 'Show my name with the donation. Without it, it says “Anonymous”.',
  },
  wantsNews: {
    bhs: 'Želim novosti tima na e-mail. Odjava jednim klikom.',
    en: 'I’d like the team’s news by e-mail. One click unsubscribes.',
  },
  acceptTerms: { bhs: 'Prihvatam', en: 'I accept the' },
  termsLink: { bhs: 'uslove donacije', en: 'terms of donation' },
  toPayment: { bhs: 'Nastavi na plaćanje', en: 'Continue to payment' },
  newTab: { bhs: '(otvara se u novoj kartici)', en: '(opens in a new tab)' },

  paymentTitle: { bhs: 'Plaćanje', en: 'Payment' },
  card: { bhs: 'Kartica', en: 'Card' },
  chosen: { bhs: 'odabrano', en: 'chosen' },
  weTake: { bhs: 'Primamo', en: 'We take' },
  secureNote: {
    bhs: 'Broj kartice upisuješ na zaštićenoj stranici banke. {{brand}} ga ne vidi i ne čuva.',
    en: 'You enter the card number on the bank’s secure page. {{brand}} neither sees nor keeps it.',
  },
  holdNote: {
    bhs: 'Ovih {{amount}} čuvamo za tebe u kampanji 30 minuta.',
    en: 'We keep this {{amount}} for you in the campaign for 30 minutes.',
  },
  pay: { bhs: 'Plati {{amount}}', en: 'Pay {{amount}}' },
  sending: { bhs: 'Šaljemo', en: 'Sending' },
  leaving: { bhs: 'Vodimo te na stranicu banke…', en: 'Taking you to the bank’s page…' },
  demoTitle: { bhs: 'Ishod plaćanja (demo)', en: 'Outcome of the payment (demo)' },
  demoInstant: { bhs: 'Odmah uspjelo', en: 'Success at once' },
  demoProvider: { bhs: 'Preko stranice banke', en: 'On the bank’s page' },

  pendingTitle: { bhs: 'Čekamo potvrdu banke', en: 'Waiting for the bank to confirm' },
  pendingText: {
    bhs: 'Ne moraš ostati ovdje. Javit ćemo na {{email}} čim stigne odgovor.',
    en: 'You don’t have to stay. We’ll write to {{email}} as soon as the answer comes.',
  },
  pendingNote: {
    bhs: 'Dok banka ne potvrdi, donacija se ne računa u kampanju.',
    en: 'Until the bank confirms, the donation doesn’t count in the campaign.',
  },
  lostTitle: { bhs: 'Veza je pukla', en: 'The connection broke' },
  lostText: {
    bhs: 'Ništa nije izgubljeno i ništa se ne naplaćuje dvaput. Pokušavamo ponovo s istim zahtjevom.',
    en: 'Nothing is lost and nothing is charged twice. We’re trying again with the same request.',
  },
  check: { bhs: 'Provjeri stanje', en: 'Check the status' },
  checking: { bhs: 'Provjeravamo', en: 'Checking' },
  resumed: {
    bhs: 'Ova uplata je započeta i čeka te. Nastavi odavde.',
    en: 'This payment was begun and is waiting for you. Go on where you left it.',
  },

  declinedTitle: { bhs: 'Kartica je odbijena', en: 'The card was declined' },
  declinedText: {
    bhs: 'Banka nije odobrila plaćanje. Donacija nije upisana, a tvoji podaci su ostali u obrascu.',
    en: 'The bank didn’t approve the payment. No donation was recorded, and your details are still in the form.',
  },
  expiredTitle: { bhs: 'Vrijeme je isteklo', en: 'The time has run out' },
  expiredText: {
    bhs: 'Iznos smo čuvali 30 minuta i oslobodili ga. Ništa nije naplaćeno, a tvoji podaci su ostali u obrascu.',
    en: 'We kept the amount for 30 minutes and released it. Nothing was charged, and your details are still in the form.',
  },
  overfundedTitle: { bhs: 'Cilj je već bio skupljen', en: 'The goal had been reached already' },
  overfundedText: {
    bhs: 'Tvoja uplata je stigla kad u kampanji više nije bilo mjesta. Cijeli iznos ti vraćamo na karticu; o tome ti pišemo na e-mail.',
    en: 'Your payment arrived when there was no room left in the campaign. We’re refunding all of it to your card and will write to you about it.',
  },
  refundedTitle: { bhs: 'Uplata je vraćena', en: 'The payment was refunded' },
  refundedText: {
    bhs: 'Cijeli iznos je vraćen na tvoju karticu.',
    en: 'The whole amount went back to your card.',
  },

  thanks: { bhs: 'Hvala, {{name}}.', en: 'Thank you, {{name}}.' },
  higherMatched: {
    bhs: 'Luk je viši za {{both}}: tvojih {{amount}} i još {{added}}.',
    en: 'The arch is {{both}} higher: your {{amount}} and {{added}} more.',
  },
  higher: { bhs: 'Luk je viši za {{amount}}.', en: 'The arch is {{amount}} higher.' },
  goalReached: { bhs: 'Cilj je skupljen.', en: 'The goal has been reached.' },
  receipt: { bhs: 'Priznanica', en: 'Receipt' },
  date: { bhs: 'Datum', en: 'Date' },
  sentTo: { bhs: 'Poslano na', en: 'Sent to' },
  project: { bhs: 'Projekat', en: 'Project' },
  shareCampaign: { bhs: 'Podijeli kampanju', en: 'Share the campaign' },

  thanksLead: { bhs: 'Tvojih {{amount}} je u mostu.', en: 'Your {{amount}} is in the bridge.' },
  nowHas: {
    bhs: 'sada ima {{raised}} od {{goal}}.',
    en: 'now has {{raised}} of {{goal}}.',
  },
  whereTitle: { bhs: 'Kuda sad ide tvojih {{amount}}', en: 'Where your {{amount}} goes now' },
  where1: { bhs: 'Uplata je potvrđena', en: 'The payment is confirmed' },
  where1Text: {
    bhs: 'Priznanica {{number}} poslana je na {{email}}.',
    en: 'Receipt {{number}} was sent to {{email}}.',
  },
  where2_one: {
    bhs: 'Kampanja traje još {{count}} dan',
    en: 'The campaign runs {{count}} more day',
  },
  where2_few: {
    bhs: 'Kampanja traje još {{count}} dana',
    en: 'The campaign runs {{count}} more days',
  },
  where2_other: {
    bhs: 'Kampanja traje još {{count}} dana',
    en: 'The campaign runs {{count}} more days',
  },
  where2Over: { bhs: 'Kampanja je završena', en: 'The campaign is over' },
  where2Minimum: {
    bhs: 'Minimum je skupljen, projekat sigurno kreće.',
    en: 'The minimum is in, so the project will go ahead.',
  },
  where2NoMinimum: {
    bhs: 'Do minimuma fali {{amount}}.',
    en: 'The minimum still needs {{amount}}.',
  },
  where2Left: { bhs: 'Do cilja fali {{amount}}.', en: 'The goal still needs {{amount}}.' },
  where3: { bhs: 'Tim kreće u rad', en: 'The team gets going' },
  where3Text: {
    bhs: 'Kad kampanja završi, na stranici projekta vidiš dokle je stigao.',
    en: 'When the campaign is over, the project’s page shows how far it has come.',
  },
  receiptOf: { bhs: 'Donacija od {{amount}}', en: 'A donation of {{amount}}' },
  savePdf: { bhs: 'Sačuvaj kao PDF', en: 'Save as PDF' },
  print: { bhs: 'Štampaj', en: 'Print' },
  confirmed: { bhs: 'Potvrđeno', en: 'Confirmed' },

  resultDescription: {
    bhs: 'Stanje jedne donacije.',
    en: 'The status of one donation.',
  },
  unknownTitle: { bhs: 'Ne nalazimo ovu uplatu', en: 'We can’t find this payment' },
  unknownText: {
    bhs: 'Adresa nije potpuna ili je prestara. Ako je plaćanje prošlo, priznanica ti je u e-mailu.',
    en: 'The address is incomplete or too old. If the payment went through, the receipt is in your e-mail.',
  },
  unreachedText: {
    bhs: 'Uplata nije izgubljena. Provjeri internet pa pokušaj ponovo.',
    en: 'Your payment isn’t lost. Check your connection and try again.',
  },
  toProject: { bhs: 'Na stranicu projekta', en: 'To the project’s page' },
  toCampaigns: { bhs: 'Sve kampanje', en: 'All campaigns' },
  cancelledTitle: { bhs: 'Plaćanje je prekinuto', en: 'The payment was cancelled' },
  cancelledText: {
    bhs: 'Ništa nije naplaćeno.',
    en: 'Nothing was charged.',
  },
  cancelledHold: {
    bhs: 'Tvojih {{amount}} čuvamo u kampanji do {{time}}, ako se predomisliš.',
    en: 'We keep your {{amount}} in the campaign until {{time}}, in case you change your mind.',
  },
  cancelledSettled: {
    bhs: 'Ova uplata je ipak prošla: banka ju je potvrdila.',
    en: 'This payment went through after all: the bank has confirmed it.',
  },
  seeThanks: { bhs: 'Pogledaj potvrdu', en: 'See the confirmation' },
});
