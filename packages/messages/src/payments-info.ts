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
  security4: {
    bhs: 'Iznos čuvamo {{holdMinutes}} minuta',
    en: 'We keep the amount for {{holdMinutes}} minutes',
  },
  security4Text: {
    bhs: 'Dok plaćaš, tvoj iznos je rezervisan u kampanji, pa se nikad ne skuplja više od cilja. Ako ne platiš, poslije {{holdMinutes}} minuta se oslobađa; kad drugima ponestane mjesta, a uplata nije ni započeta kod banke, već poslije {{safeMinutes}} minuta. Uplata koja stigne prekasno, kad mjesta više nema, vraća se u cijelosti.',
    en: 'While you pay, your amount is reserved in the campaign, so never more is raised than the goal. If you don’t pay, it is released after {{holdMinutes}} minutes; when others run out of room and no payment has reached the bank, after {{safeMinutes}} minutes already. A payment that arrives too late, when there is no room left, is refunded in full.',
  },
  security5: { bhs: 'Tvoji podaci', en: 'Your details' },
  security5Text: {
    bhs: 'Ime, adresu i kontakt traži banka radi provjere kartice. Vidi ih samo osoblje omladinske banke koje za to ima dozvolu, i svaki takav uvid se bilježi. Ime uz donaciju je javno samo ako označiš tu kućicu. Podatke neplaćene donacije brišemo poslije {{unpaidDays}} dana, telefon i adresu poslije {{contactDays}} dana, a ime i e-mail kad prođe {{nameYears}} godina. Ako želiš svoje podatke ili njihovo brisanje ranije, javi se omladinskoj banci.',
    en: 'The bank asks for your name, address and contact to check the card. Only those of the youth bank’s staff with that permission can see them, and each look is recorded. Your name shows with the donation only if you tick the box. We delete the details of an unpaid donation after {{unpaidDays}} days, phone and address after {{contactDays}} days, and name and e-mail once {{nameYears}} years have passed. If you want your details, or want them deleted sooner, write to the youth bank.',
  },
  feesTitle: { bhs: 'Naknade', en: 'Fees' },
  feesLead: {
    bhs: 'Koliko od tvoje donacije stigne do projekta i ko plaća troškove.',
    en: 'How much of your donation reaches the project, and who pays the costs.',
  },
  fees1: { bhs: 'Nama ne plaćaš ništa', en: 'You pay us nothing' },
  fees1Text: {
    bhs: 'Na donaciju ne dodajemo proviziju i ne uzimamo dio za sebe. Iznos koji odabereš je iznos koji se naplati s kartice i koji se računa u kampanji. Najmanja uplata karticom je {{smallest}}.',
    en: 'We add no commission to a donation and take no part of it. The amount you choose is the amount charged to your card and counted in the campaign. The smallest card payment is {{smallest}}.',
  },
  fees2: { bhs: 'Trošak kartice', en: 'The cost of the card' },
  fees2Text: {
    bhs: 'Obradu kartice naplaćuju kartični sistem i banka. Taj trošak ne dodajemo na tvoj iznos i ne odbijamo od kampanje: snosi ga omladinska banka.',
    en: 'The card system and the bank charge for processing. We neither add that cost to your amount nor take it from the campaign: the youth bank bears it.',
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
    bhs: 'Kad se donacija vraća, cijela ili dio, novac ide na istu karticu, bez odbitka.',
    en: 'When a donation is refunded, whole or in part, the money goes back to the same card, without deduction.',
  },
  feesDemo: {
    bhs: 'Ovo je demo: nijedna kartica se ne tereti.',
    en: 'This is a demo: no card is charged.',
  },
  exampleTitle: { bhs: 'Primjer: donacija od {{amount}}', en: 'Example: a donation of {{amount}}' },
  exampleCharged: { bhs: 'S kartice se skida', en: 'Charged to your card' },
  exampleCounted: { bhs: 'U kampanji se računa', en: 'Counted in the campaign' },
  exampleOurs: { bhs: 'Naša provizija', en: 'Our commission' },
  exampleFee: {
    bhs: 'Trošak kartice ({{percent}} + {{fixed}}), snosi ga banka',
    en: 'Cost of the card ({{percent}} + {{fixed}}), borne by the bank',
  },
});
