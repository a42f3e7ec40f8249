import { texts } from './catalogue.ts';

/** Mails about campaigns and donations: to donors, and to the teams that raise money. */
export const crowdfundingMailsTexts = texts({
  receiptSubject: {
    bhs: 'Priznanica {{receipt}}: {{amount}} za „{{title}}“',
    en: 'Receipt {{receipt}}: {{amount}} for “{{title}}”',
  },
  receiptPreview: {
    bhs: 'Tvoja donacija je stigla. Sačuvaj ovu priznanicu.',
    en: 'Your donation has arrived. Keep this receipt.',
  },
  receiptTitle: { bhs: 'Hvala, {{name}}.', en: 'Thank you, {{name}}.' },
  receiptText: {
    bhs: 'Tvojih {{amount}} je u projektu „{{title}}“. Banka je potvrdila uplatu, a ovo je tvoja priznanica.',
    en: 'Your {{amount}} is now part of “{{title}}”. The bank has confirmed the payment, and this is your receipt.',
  },
  receiptNumber: { bhs: 'Priznanica', en: 'Receipt' },
  amount: { bhs: 'Iznos', en: 'Amount' },
  project: { bhs: 'Projekat', en: 'Project' },
  date: { bhs: 'Datum', en: 'Date' },
  order: { bhs: 'Narudžba', en: 'Order' },
  donor: { bhs: 'Donator', en: 'Donor' },
  openReceipt: { bhs: 'Otvori priznanicu', en: 'Open the receipt' },
  receiptPdf: { bhs: 'Preuzmi priznanicu (PDF)', en: 'Download the receipt (PDF)' },
  receiptNext: {
    bhs: 'Iznos se na stranici kampanje već vidi. Podijeli je s nekim ko bi se isto radovao ovom projektu.',
    en: 'The campaign page already shows it. Share it with somebody who’d be glad about this project too.',
  },
  seeCampaign: { bhs: 'Pogledaj kampanju', en: 'See the campaign' },
  donorReason: {
    bhs: 'Ovaj e-mail ti šalje {{brand}} jer je s ovom adresom uplaćena donacija.',
    en: '{{brand}} sends you this e-mail because a donation was paid with this address.',
  },

  refundSubject: {
    bhs: 'Vraćamo ti {{amount}} za „{{title}}“',
    en: 'We’re returning your {{amount}} for “{{title}}”',
  },
  refundPreview: {
    bhs: 'Novac se vraća na karticu kojom je plaćeno.',
    en: 'The money goes back to the card it was paid with.',
  },
  refundTitle: { bhs: 'Vraćamo ti novac', en: 'We’re returning your money' },
  refundText: {
    bhs: 'Hvala ti što želiš pomoći. Tvojih {{amount}} za „{{title}}“ vraćamo na karticu kojom je plaćeno; na računu se obično vidi za nekoliko dana.',
    en: 'Thank you for wanting to help. Your {{amount}} for “{{title}}” goes back to the card it was paid with; it usually shows on the account within a few days.',
  },
  refundPart: {
    bhs: 'To je dio tvoje donacije od {{whole}}. Ostatak, {{left}}, i dalje pomaže projektu.',
    en: 'This is part of your donation of {{whole}}. The rest, {{left}}, goes on helping the project.',
  },
  refundAmount: { bhs: 'Vraćeno', en: 'Returned' },
  refundBecauseFull: {
    bhs: 'Uplata je stigla kad je cilj kampanje već bio pun, a preko cilja ne primamo.',
    en: 'The payment came when the campaign’s goal was already full, and we don’t take more than that.',
  },

  refundBecauseReleased: {
    bhs: 'Kampanja nije skupila minimum, a drugog kruga neće biti, pa projekat ne ide dalje.',
    en: 'The campaign missed its minimum and gets no second round, so the project does not go on.',
  },
  matched: { bhs: 'Udvostručeno za', en: 'Doubled, adding' },

  startedSubject: {
    bhs: 'Kampanja za „{{title}}“ je spremna',
    en: 'The campaign for “{{title}}” is ready',
  },
  startedPreview: {
    bhs: 'Cilj {{amount}}, do {{end}}.',
    en: 'Goal {{amount}}, until {{end}}.',
  },
  startedTitle: { bhs: 'Kampanja kreće', en: 'Your campaign starts' },
  startedText: {
    bhs: 'Omladinska banka je pokrenula kampanju za projekat „{{title}}“. Od {{start}} svako može donirati na stranici projekta.',
    en: 'The youth bank has started the campaign for your project “{{title}}”. From {{start}} anybody can donate on the project’s page.',
  },
  goal: { bhs: 'Cilj', en: 'Goal' },
  minimum: { bhs: 'Minimum', en: 'Minimum' },
  starts: { bhs: 'Početak', en: 'Start' },
  ends: { bhs: 'Kraj', en: 'End' },
  startedNext: {
    bhs: 'Prvi dan je najvažniji: pošalji stranicu porodici, školi i komšiluku.',
    en: 'The first day matters most: send the page to family, school and neighbours.',
  },
  teamReason: {
    bhs: 'Ovaj e-mail ti šalje {{brand}} jer si u timu ovog projekta.',
    en: '{{brand}} sends you this e-mail because you’re in this project’s team.',
  },

  endedSubject: {
    bhs: 'Kampanja za „{{title}}“ je završena',
    en: 'The campaign for “{{title}}” has ended',
  },
  endedPreview: {
    bhs: 'Skupljeno {{amount}} od {{goal}}.',
    en: 'Raised {{amount}} of {{goal}}.',
  },
  endedTitle: { bhs: 'Skupljeno je {{amount}}', en: 'You raised {{amount}}' },
  endedText_one: {
    bhs: 'Kampanja za „{{title}}“ je završena. Projekat je podržala {{count}} osoba.',
    en: 'The campaign for “{{title}}” has ended. {{count}} person supported the project.',
  },
  endedText_few: {
    bhs: 'Kampanja za „{{title}}“ je završena. Projekat su podržale {{count}} osobe.',
    en: 'The campaign for “{{title}}” has ended. {{count}} people supported the project.',
  },
  endedText_other: {
    bhs: 'Kampanja za „{{title}}“ je završena. Projekat je podržalo {{count}} osoba.',
    en: 'The campaign for “{{title}}” has ended. {{count}} people supported the project.',
  },
  endedEnough: {
    bhs: 'Minimum je dostignut, pa slijedi ugovor. Banka će se javiti.',
    en: 'The minimum is reached, so the contract comes next. The bank will be in touch.',
  },
  endedBelow: {
    bhs: 'Minimum nije dostignut. Banka odlučuje da li kampanja dobija drugi krug.',
    en: 'The minimum wasn’t reached. The bank decides whether the campaign gets a second round.',
  },

  endedDonorSubject: {
    bhs: 'Kampanja za „{{title}}“ je završena',
    en: 'The campaign for “{{title}}” has ended',
  },
  endedDonorPreview: {
    bhs: 'Skupljeno {{amount}} od {{goal}}.',
    en: 'Raised {{amount}} of {{goal}}.',
  },
  endedDonorTitle: { bhs: 'Skupljeno je {{amount}}', en: '{{amount}} was raised' },
  endedDonorText: {
    bhs: 'Završena je kampanja za „{{title}}“, u kojoj je i tvoja donacija: {{amount}} od {{goal}}.',
    en: 'The campaign for “{{title}}”, to which you gave, has ended: {{amount}} of {{goal}}.',
  },
  endedDonorEnough: {
    bhs: 'Minimum je dostignut, pa projekat kreće čim banka i tim potpišu ugovor. Dokle je stigao, vidiš na njegovoj stranici.',
    en: 'The minimum is reached, so the project goes ahead as soon as bank and team have signed the contract. Its page shows how far it has come.',
  },
  endedDonorBelow: {
    bhs: 'Minimum nije dostignut. Banka sada bira: drugi krug, ili povrat novca na karticu kojom je plaćeno. Javit ćemo ti šta je odlučila.',
    en: 'The minimum wasn’t reached. The bank now chooses: a second round, or the money goes back to the card it was paid with. We’ll tell you what it decides.',
  },

  secondRoundSubject: {
    bhs: 'Kampanja za „{{title}}“ dobija drugi krug',
    en: 'The campaign for “{{title}}” gets a second round',
  },
  secondRoundPreview: {
    bhs: 'Tvoja donacija ostaje u projektu.',
    en: 'Your donation stays with the project.',
  },
  secondRoundTitle: { bhs: 'Slijedi drugi krug', en: 'A second round follows' },
  secondRoundText: {
    bhs: 'Kampanja za „{{title}}“ završila je ispod cilja i dobija drugi krug. Tvoja donacija ostaje u projektu.',
    en: 'The campaign for “{{title}}” ended below its goal and gets a second round. Your donation stays with the project.',
  },
});
