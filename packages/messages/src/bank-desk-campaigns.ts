import { texts } from './catalogue.ts';

/** Campaigns on a bank's desk: doubling donations, and what becomes of one that is over. */
export const bankDeskCampaignsTexts = texts({
  match: { bhs: 'Udvostruči donacije', en: 'Double donations' },
  matchOf: { bhs: 'Udvostruči donacije: {{title}}', en: 'Double donations: {{title}}' },
  matchText: {
    bhs: 'Svakoj donaciji se dodaje isto toliko, dok ima novca i do zadnjeg dana. Što dodaš, ide prema cilju kampanje.',
    en: 'As much again is added to each donation, as long as there is money and until the last day. What is added counts towards the goal.',
  },
  who: { bhs: 'Čiji novac', en: 'Whose money' },
  who_bank: { bhs: 'Fond banke', en: 'The bank’s fund' },
  who_sponsor: { bhs: 'Sponzor', en: 'A sponsor' },
  says_bank: {
    bhs: 'Iznos se odmah odvaja u fondu, a neiskorišten dio se sam vraća.',
    en: 'The amount is set aside in the fund at once; what isn’t needed goes back automatically.',
  },
  says_sponsor: {
    bhs: 'Sponzor plaća banci ono što je udvostručeno; koliko je to, piše uz kampanju.',
    en: 'The sponsor pays the bank what was doubled; the campaign shows how much that is.',
  },
  giver: { bhs: 'Ko udvostručuje', en: 'Who doubles' },
  giverHint: {
    bhs: 'Ovo ime vide svi donatori. Primjer: Pekara Zlatno zrno.',
    en: 'All donors see this name, for example Zlatno zrno bakery.',
  },
  giverMissing: { bhs: 'Upiši ko udvostručuje.', en: 'Enter who doubles.' },
  amount: { bhs: 'Najviše ukupno', en: 'At most, in total' },
  amountHint: { bhs: 'Do cilja fali {{missing}}.', en: 'The goal still needs {{missing}}.' },
  amountTooHigh: {
    bhs: 'Do cilja fali samo {{missing}}.',
    en: 'The goal needs only {{missing}} more.',
  },
  until: { bhs: 'Zadnji dan', en: 'Last day' },
  untilHint: { bhs: 'Kampanja traje do {{date}}.', en: 'The campaign runs until {{date}}.' },
  untilMissing: { bhs: 'Odaberi dan.', en: 'Choose a day.' },
  matchSet: { bhs: 'Donacije se udvostručuju', en: 'Donations are being doubled' },
  matchRuns: {
    bhs: '{{giver}} udvostručuje: dato {{given}} od {{amount}}, do {{date}}',
    en: '{{giver}} doubles: {{given}} of {{amount}} given, until {{date}}',
  },
  matchWas: {
    bhs: '{{giver}}: udvostručeno {{given}}',
    en: '{{giver}}: {{given}} given by doubling',
  },
  endMatch: { bhs: 'Završi udvostručenje', en: 'End the doubling' },
  endMatchTitle: { bhs: 'Završiti udvostručenje?', en: 'End the doubling?' },
  endMatchText: {
    bhs: 'Nove donacije se više ne udvostručuju. Ko upravo plaća, dobit će obećano.',
    en: 'New donations are no longer doubled. Whoever is paying right now gets what was promised.',
  },
  matchEnded: { bhs: 'Udvostručenje je završeno', en: 'The doubling has ended' },
  keep: { bhs: 'Odustani', en: 'Cancel' },

  enough: {
    bhs: 'Minimum je skupljen, novac ide po ugovoru.',
    en: 'The minimum is in; the money follows the contract.',
  },
  toContract: { bhs: 'Na ugovor', en: 'To the contract' },
  below: {
    bhs: 'Minimum od {{minimum}} nije skupljen. Odluči šta dalje.',
    en: 'The minimum of {{minimum}} wasn’t reached. Decide what comes next.',
  },
  outcome_secondRound: { bhs: 'Dobila je drugi krug', en: 'It got a second round' },
  outcome_released: {
    bhs: 'Projekat ne ide dalje, donacije se vraćaju',
    en: 'The project does not go on; donations go back',
  },
  secondRound: { bhs: 'Drugi krug', en: 'Second round' },
  secondRoundTitle: { bhs: 'Dati drugi krug?', en: 'Give it a second round?' },
  secondRoundText: {
    bhs: 'Donacije ostaju u projektu, a donatori i tim dobijaju e-mail. Novu kampanju pokrećeš s prijave.',
    en: 'Donations stay with the project; donors and team get an e-mail. You start the new campaign from the application.',
  },
  secondRoundDone: { bhs: 'Projekat dobija drugi krug', en: 'The project gets a second round' },
  release: { bhs: 'Vrati donacije', en: 'Return the donations' },
  releaseText: {
    bhs: 'Projekat „{{title}}“ ne ide dalje: sve što je dato, i u ranijim krugovima, vraća se donatorima na kartice, a obećani grant je opet slobodan u fondu. Ovo se ne može poništiti.',
    en: '“{{title}}” does not go on: everything given, in earlier rounds too, goes back to the donors’ cards, and the promised grant is free in the fund again. This can’t be undone.',
  },
  releaseDone: { bhs: 'Donacije se vraćaju', en: 'The donations are going back' },
  reason: { bhs: 'Obrazloženje za tim', en: 'The reason, for the team' },
  reasonHint: {
    bhs: 'Tim ga dobija u obavještenju.',
    en: 'The team gets it in the notification.',
  },
  reasonMissing: { bhs: 'Napiši timu zašto.', en: 'Tell the team why.' },
  missed: {
    bhs: 'Neko još plaća, ili je kampanja u međuvremenu odlučena. Učitaj stranicu ponovo.',
    en: 'Somebody is still paying, or the campaign has been decided meanwhile. Reload the page.',
  },
});
