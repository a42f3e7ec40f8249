import { texts } from './catalogue.ts';

/** The pages about card payments: how safe they are, what they cost. */
export const paymentsInfoTexts = texts({
  securityTitle: { bhs: 'Sigurnost plaćanja', en: 'Payment security' },
  securityLead: {
    bhs: 'Broj kartice upisuješ kod banke, nikad kod nas. Evo šta se dešava kad pritisneš „Plati“.',
    en: 'You enter your card number with the bank, never with us. This is what happens when you press “Pay”.',
  },
  security1: { bhs: 'Kartica ostaje kod banke', en: 'The card stays with the bank' },
  security1Text: {
    bhs: 'Plaćanje ide preko zaštićene stranice kartičnog sistema Monri, koji radi s bankama u Bosni i Hercegovini. Broj kartice, datum i sigurnosni kod upisuješ tamo. Mi ih ne vidimo, ne prenosimo i ne čuvamo.',
    en: 'The payment goes through the secure page of Monri, a card system that works with banks in Bosnia and Herzegovina. You enter the card number, date and security code there. We neither see, pass on nor keep them.',
  },
  security2: { bhs: 'Veza je šifrirana', en: 'The connection is encrypted' },
  security2Text: {
    bhs: 'Sve što šalješ ide šifriranom vezom (TLS, u adresi https). Tvoja banka može dodatno tražiti potvrdu u svojoj aplikaciji ili SMS-om (3-D Secure).',
    en: 'Everything you send travels over an encrypted connection (TLS, https in the address). Your bank may also ask you to confirm in its app or by text message (3-D Secure).',
  },
  security3: { bhs: 'Ništa se ne računa bez potvrde', en: 'Nothing counts without confirmation' },
  security3Text: {
    bhs: 'Donacija ulazi u kampanju tek kad je banka potvrdi potpisanom porukom ili na naše pitanje. Ponovljena potvrda se ne računa dvaput. Ako se veza prekine, stanje provjeravamo sami.',
    en: 'A donation enters the campaign only when the bank confirms it, by a signed message or when we ask. A repeated confirmation never counts twice. If the connection breaks, we check the status ourselves.',
  },
  security4: { bhs: 'Iznos čuvamo 30 minuta', en: 'We keep the amount for 30 minutes' },
  security4Text: {
    bhs: 'Dok plaćaš, tvoj iznos je rezervisan u kampanji, pa se nikad ne skuplja više od cilja. Ako ne platiš, poslije 30 minuta se oslobađa. Uplata koja stigne prekasno, kad mjesta više nema, vraća se u cijelosti.',
    en: 'While you pay, your amount is reserved in the campaign, so never more is raised than the goal. If you don’t pay, it is released after 30 minutes. A payment that arrives too late, when there is no room left, is refunded in full.',
  },
  security5: { bhs: 'Tvoji podaci', en: 'Your details' },
  security5Text: {
    bhs: 'Ime, adresu i kontakt traži banka radi provjere kartice. Vidi ih samo osoblje omladinske banke koje za to ima dozvolu. Ime uz donaciju je javno samo ako označiš tu kućicu.',
    en: 'The bank asks for your name, address and contact to check the card. Only those of the youth bank’s staff with that permission can see them. Your name shows with the donation only if you tick the box.',
  },
  feesTitle: { bhs: 'Naknade', en: 'Fees' },
  feesLead: {
    bhs: 'Koliko od tvoje donacije stigne do projekta i ko plaća troškove.',
    en: 'How much of your donation reaches the project, and who pays the costs.',
  },
  fees1: { bhs: 'Nama ne plaćaš ništa', en: 'You pay us nothing' },
  fees1Text: {
    bhs: 'Na donaciju ne dodajemo proviziju i ne uzimamo dio za sebe. Iznos koji odabereš je iznos koji se naplati s kartice i koji se računa u kampanji.',
    en: 'We add no commission to a donation and take no part of it. The amount you choose is the amount charged to your card and counted in the campaign.',
  },
  fees2: { bhs: 'Trošak kartice', en: 'The cost of the card' },
  fees2Text: {
    bhs: 'Obradu kartice naplaćuju kartični sistem i banka. Taj trošak ne dodajemo na tvoj iznos: s kartice se skida tačno onoliko koliko upišeš.',
    en: 'The card system and the bank charge for processing. We don’t add that cost to your amount: your card is charged exactly what you enter.',
  },
  fees3: { bhs: 'Tvoja banka', en: 'Your own bank' },
  fees3Text: {
    bhs: 'Ako plaćaš karticom iz druge države ili u drugoj valuti, tvoja banka može obračunati kurs ili svoju naknadu. Iznos je uvijek u konvertibilnim markama (KM, BAM).',
    en: 'If you pay with a card from another country or in another currency, your bank may apply its exchange rate or a fee of its own. The amount is always in convertible marks (KM, BAM).',
  },
  fees4: { bhs: 'Prijave i nalozi', en: 'Applications and accounts' },
  fees4Text: {
    bhs: 'Otvaranje naloga, prijava na poziv i vođenje kampanje su besplatni.',
    en: 'Opening an account, applying to a call and running a campaign are free.',
  },
  fees5: { bhs: 'Povrat', en: 'Refunds' },
  fees5Text: {
    bhs: 'Kad se donacija vraća, vraća se cijeli iznos na istu karticu, bez odbitka.',
    en: 'When a donation is refunded, the whole amount goes back to the same card, without deduction.',
  },
});
