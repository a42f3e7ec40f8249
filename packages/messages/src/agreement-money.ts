import { texts } from './catalogue.ts';

/** What is paid by an agreement, what is paid beside it, and how a project is closed. */
export const agreementMoneyTexts = texts({
  nowPaying: { bhs: 'od {{total}} ide sada', en: 'of {{total}} goes now' },
  paidOf: { bhs: 'od {{total}} je isplaćeno', en: 'of {{total}} is paid' },
  overNumber: { bhs: 'preko rate', en: 'over the instalment' },
  archPaid: {
    bhs: 'Isplaćeno {{paid}}, sada {{now}}, ostaje {{left}} od {{total}}',
    en: '{{paid}} paid, {{now}} now, {{left}} left of {{total}}',
  },
  archOver: {
    bhs: 'Upisano je {{over}} više od onoga što je dospjelo',
    en: '{{over}} more than is due',
  },
  beside: { bhs: 'Isplaćeno mimo rata', en: 'Paid outside the instalments' },
  matched: { bhs: 'Udvostručene donacije', en: 'Doubled donations' },

  toWhom: { bhs: 'Kome ide', en: 'Who it goes to' },
  teamAccount: { bhs: 'Račun tima', en: 'The team’s account' },
  accountChecked: {
    bhs: 'isti kao u ugovoru, provjera: {{name}}, {{day}}',
    en: 'as in the agreement, checked by {{name}}, {{day}}',
  },
  accountUnchecked: {
    bhs: 'Čeka provjeru. Upis: {{name}}. Provjerava neko drugi iz banke.',
    en: 'Waiting to be checked. Entered by {{name}}; somebody else at the bank checks it.',
  },
  accountNone: {
    bhs: 'Račun za isplatu još nije upisan.',
    en: 'No account for payments has been entered yet.',
  },
  writeAccount: { bhs: 'Upiši račun', en: 'Enter the account' },
  changeAccount: { bhs: 'Promijeni račun', en: 'Change the account' },
  checkAccount: { bhs: 'Račun je provjeren', en: 'The account is right' },
  accountText: {
    bhs: 'Na ovaj račun banka isplaćuje rate. Stoji u ugovoru, a provjerava ga neko ko ga nije upisao.',
    en: 'The bank pays the instalments to this account. It is part of the agreement and is checked by somebody other than the person who entered it.',
  },
  accountAnewText: {
    bhs: 'Drugi račun je nova verzija ugovora: poništava potpise ispod prethodne i čeka novu provjeru.',
    en: 'Another account makes a new version of the agreement: it cancels the signatures on the previous one and is checked again.',
  },
  accountAfterText: {
    bhs: 'Dok drugi račun neko ne provjeri, ništa se ne isplaćuje.',
    en: 'Until somebody has checked the other account, nothing is paid.',
  },
  holder: { bhs: 'Ime vlasnika računa', en: 'Account holder’s name' },
  holderHint: {
    bhs: 'Udruženje, škola ili osoba koja prima novac.',
    en: 'The association, school or person who gets the money.',
  },
  holderMissing: { bhs: 'Upiši čiji je račun.', en: 'Enter whose account it is.' },
  accountNumber: { bhs: 'Broj računa', en: 'Account number' },
  accountHint: {
    bhs: 'IBAN koji počinje sa BA39, ili 16 cifara.',
    en: 'An IBAN beginning with BA39, or 16 digits.',
  },
  copyAccount: { bhs: 'Kopiraj broj računa', en: 'Copy the account number' },
  copyPurpose: { bhs: 'Kopiraj svrhu', en: 'Copy the purpose' },
  copyFailed: { bhs: 'Nije kopirano. Prepiši: {{text}}', en: 'Not copied. Write down: {{text}}' },
  purpose: { bhs: 'Svrha', en: 'Purpose' },
  purposeOf: {
    bhs: 'Ugovor „{{title}}“, rata {{number}} od {{count}}',
    en: 'Agreement “{{title}}”, instalment {{number}} of {{count}}',
  },
  purposeSeveral: {
    bhs: 'Ugovor „{{title}}“, dospjele rate',
    en: 'Agreement “{{title}}”, instalments due',
  },
  atMost: { bhs: 'najviše {{amount}}', en: '{{amount}} at most' },
  aboveInstalment: {
    bhs: 'To je {{over}} više od rate. Po ugovoru je dospjelo {{due}}.',
    en: 'That is {{over}} more than the instalment. Under the agreement, {{due}} is due.',
  },
  backTo: { bhs: 'Vrati na {{amount}}', en: 'Back to {{amount}}' },
  askException: { bhs: 'Traži izuzetak', en: 'Ask for an exception' },
  confirmPayout: { bhs: 'Potvrdi isplatu od {{amount}}', en: 'Confirm the payout of {{amount}}' },
  payHow: {
    bhs: 'Uplati u svojoj banci pa potvrdi jednom. Ako veza pukne, otvori stranicu ponovo: vidjećeš je li zapisano.',
    en: 'Pay at your bank, then confirm once. If the connection breaks, open the page again: you will see whether it is recorded.',
  },
  sure: { bhs: 'Isplaćeno je {{amount}}?', en: 'Has {{amount}} been paid?' },
  sureText: {
    bhs: 'Račun {{account}}, {{holder}}. Knjiga ovo čuva trajno, tim odmah dobija poruku. Sat vremena možeš povući upis.',
    en: 'Account {{account}}, {{holder}}. The ledger keeps this for good and the team is told at once. You can take it back for an hour.',
  },
  sureYes: { bhs: 'Da, isplaćeno je', en: 'Yes, it is paid' },
  notYet: { bhs: 'Još ne', en: 'Not yet' },
  recorded: {
    bhs: 'Isplata od {{amount}} zapisana je u {{time}}.',
    en: 'The payout of {{amount}} was recorded at {{time}}.',
  },
  recordedText: {
    bhs: 'U knjizi stoji s imenom: {{name}}. Tim je dobio poruku. Povući je možeš do {{until}}.',
    en: 'It is in the ledger under the name {{name}}. The team was told. You can take it back until {{until}}.',
  },
  takeBack: { bhs: 'Povuci isplatu', en: 'Take the payout back' },
  takeBackSure: { bhs: 'Povući isplatu od {{amount}}?', en: 'Take the payout of {{amount}} back?' },
  takeBackText: {
    bhs: 'Povuci je samo ako novac nije otišao. U knjizi ostaju oba upisa, a tim dobija poruku.',
    en: 'Take it back only if the money has not gone. Both entries stay in the ledger and the team is told.',
  },
  takenBack: { bhs: 'Isplata je povučena', en: 'The payout was taken back' },
  nothingDue: { bhs: 'Ništa nije dospjelo za isplatu.', en: 'Nothing is due.' },
  refused_NOT_SIGNED: {
    bhs: 'Ugovor nije na snazi, pa se po njemu ne isplaćuje.',
    en: 'The agreement is not in force, so nothing is paid under it.',
  },
  refused_ACCOUNT_UNCHECKED: {
    bhs: 'Račun za isplatu niko nije provjerio.',
    en: 'Nobody has checked the account for payments yet.',
  },
  refused_NOTHING_DUE: {
    bhs: 'Nijedna rata nije dospjela. Možda ju je neko upravo potvrdio.',
    en: 'No instalment is due. Perhaps somebody has just confirmed it.',
  },
  refused_ABOVE_INSTALMENT: { bhs: 'To je više od rate.', en: 'That is more than the instalment.' },
  refused_PROJECT_OVER: {
    bhs: 'Projekat je završen i više se ne isplaćuje.',
    en: 'The project is completed; nothing more is paid.',
  },

  exceptions: { bhs: 'Izuzeci', en: 'Exceptions' },
  exceptionsText: {
    bhs: 'Mimo ugovora ide samo ono za šta jedna osoba navede razlog, a druga ga potvrdi. U knjizi i otvorenim podacima stoji odvojeno.',
    en: 'Outside the agreement, money goes only where one person gives a reason and another accepts it. The ledger and open data show it separately.',
  },
  kind_payout: {
    bhs: 'Isplata mimo ugovora: {{amount}}',
    en: 'Payout outside the agreement: {{amount}}',
  },
  kind_shortfall: {
    bhs: 'Zatvaranje s manjkom: {{amount}}',
    en: 'Closing with a shortfall: {{amount}}',
  },
  state_proposed: {
    bhs: 'čeka drugu osobu do {{day}}',
    en: 'waiting for a second person until {{day}}',
  },
  state_accepted: { bhs: 'potvrđeno', en: 'accepted' },
  state_refused: { bhs: 'odbijeno', en: 'refused' },
  state_withdrawn: { bhs: 'povučeno', en: 'withdrawn' },
  state_expired: { bhs: 'isteklo, niko nije odgovorio', en: 'expired, nobody answered' },
  state_takenBack: { bhs: 'isplata povučena', en: 'payout taken back' },
  halfAsks: { bhs: 'traži', en: 'asks' },
  halfWaits: { bhs: 'treba potvrditi', en: 'to accept' },
  halfAccepted: { bhs: 'potvrda', en: 'accepted' },
  halfRefused: { bhs: 'odbijanje', en: 'refused' },
  somebodyElse: { bhs: 'neko drugi', en: 'somebody else' },
  nobodyElse: {
    bhs: 'Niko drugi u banci nema ovo pravo. Neka se doda osoba u dijelu Ljudi.',
    en: 'Nobody else at the bank has this right. Add a person under People.',
  },
  seconds: { bhs: 'Potvrditi može: {{names}}', en: 'Can be accepted by: {{names}}' },
  halves: {
    bhs: 'Lijevu polovinu luka drži {{one}}, desnu {{two}}',
    en: 'The left half of the arch is {{one}}, the right {{two}}',
  },
  reasonOf: { bhs: 'Razlog: {{reason}}', en: 'Reason: {{reason}}' },
  answerOf: { bhs: 'Odgovor: {{reason}}', en: 'Answer: {{reason}}' },
  acceptException: { bhs: 'Potvrdi izuzetak', en: 'Accept the exception' },
  acceptSure: {
    bhs: 'Potvrđuješ izuzetak od {{amount}}?',
    en: 'Accept the exception of {{amount}}?',
  },
  acceptPayoutText: {
    bhs: 'Predlaže {{name}}. S tvojom potvrdom isplata ulazi u knjigu, s oba imena. Potvrdi kad je novac otišao.',
    en: 'Proposed by {{name}}. With your consent the payout goes into the ledger, with both names. Accept once the money has gone.',
  },
  acceptShortfallText: {
    bhs: 'Predlaže {{name}}. S tvojom potvrdom se projekat smije zatvoriti iako za {{amount}} nema traga.',
    en: 'Proposed by {{name}}. With your consent the project may be closed though {{amount}} is unaccounted for.',
  },
  refuseException: { bhs: 'Odbij', en: 'Refuse' },
  refuseTitle: { bhs: 'Odbij izuzetak', en: 'Refuse the exception' },
  refuseWhy: { bhs: 'Zašto ne', en: 'Why not' },
  withdrawException: { bhs: 'Povuci prijedlog', en: 'Withdraw the proposal' },
  payoutTitle: { bhs: 'Isplata mimo ugovora', en: 'Payout outside the agreement' },
  payoutText: {
    bhs: 'Ništa ne ide dok druga osoba ne potvrdi. Od obećanog je ostalo {{owed}}.',
    en: 'Nothing goes until a second person accepts. Of what was promised, {{owed}} is left.',
  },
  shortfallTitle: { bhs: 'Zatvori s manjkom', en: 'Close with a shortfall' },
  shortfallText: {
    bhs: 'Za {{amount}} nema ni računa ni povrata. Ako druga osoba potvrdi razlog, projekat se smije zatvoriti.',
    en: 'For {{amount}} there is neither a receipt nor a repayment. If a second person accepts the reason, the project may be closed.',
  },
  why: { bhs: 'Zašto', en: 'Why' },
  whyHint: {
    bhs: 'Ostaje trajno u knjizi. Najmanje {{count}} znakova.',
    en: 'Stays in the ledger for good. At least {{count}} characters.',
  },
  whyShort: {
    bhs: 'Napiši razlog, barem {{count}} znakova.',
    en: 'Write a reason of at least {{count}} characters.',
  },
  send: { bhs: 'Pošalji na potvrdu', en: 'Send for consent' },
  sent: { bhs: 'Poslano na potvrdu', en: 'Sent for consent' },

  closing: { bhs: 'Zatvaranje projekta', en: 'Closing the project' },
  notClosed: { bhs: 'Luk se ne zatvara za {{amount}}.', en: 'The arch lacks {{amount}}.' },
  notYetPaid: { bhs: 'Još ništa nije isplaćeno.', en: 'Nothing is paid yet.' },
  allTraced: { bhs: 'Sve do zadnje marke ima trag.', en: 'Every last mark is accounted for.' },
  excusedTitle: {
    bhs: 'Manjak od {{amount}} je potvrđen.',
    en: 'A shortfall of {{amount}} is accepted.',
  },
  allTracedText: {
    bhs: '{{proven}} stoji na računima, {{returned}} se vratilo u fond. Poslije zatvaranja računi se više ne mijenjaju, a izvještaj stoji na stranici projekta.',
    en: '{{proven}} is in receipts, {{returned}} went back to the fund. After closing, receipts no longer change, and the report stays on the project’s page.',
  },
  traceOf: { bhs: 'od {{total}} ima trag', en: 'of {{total}} is accounted for' },
  archTrace: {
    bhs: 'Dokazano {{proven}}, vraćeno {{returned}}, fali {{missing}} od {{paid}}',
    en: '{{proven}} proven, {{returned}} returned, {{missing}} missing of {{paid}}',
  },
  sum_paid: { bhs: 'Isplaćeno', en: 'Paid' },
  sum_proven: { bhs: 'Dokazano računima', en: 'Proven by receipts' },
  sum_returned: { bhs: 'Vraćeno', en: 'Returned' },
  sum_missing: { bhs: 'Fali', en: 'Missing' },
  payoutsCount_one: { bhs: '{{count}} isplata', en: '{{count}} payout' },
  payoutsCount_few: { bhs: '{{count}} isplate', en: '{{count}} payouts' },
  payoutsCount_other: { bhs: '{{count}} isplata', en: '{{count}} payouts' },
  receiptsCount_one: { bhs: '{{count}} potvrđen račun', en: '{{count}} receipt accepted' },
  receiptsCount_few: { bhs: '{{count}} potvrđena računa', en: '{{count}} receipts accepted' },
  receiptsCount_other: { bhs: '{{count}} potvrđenih računa', en: '{{count}} receipts accepted' },
  returnedSays: { bhs: 'novac koji je tim vratio banci', en: 'money that the team gave back' },
  missingSays: { bhs: 'ni račun ni povrat', en: 'neither receipt nor repayment' },
  whatCloses: { bhs: 'Šta zatvara luk', en: 'What closes the arch' },
  receiptReturned: { bhs: 'Račun {{supplier}}, vraćen', en: 'Receipt {{supplier}}, returned' },
  receiptWaits: {
    bhs: 'Račun {{supplier}}, čeka potvrdu banke',
    en: 'Receipt {{supplier}}, waiting for the bank',
  },
  noProof: { bhs: 'Bez ijednog dokaza', en: 'Without any proof' },
  noProofText: {
    bhs: 'Tim može poslati račun ili vratiti novac na račun banke.',
    en: 'The team can send a receipt or return the money to the bank.',
  },
  openReceipts: { bhs: 'Otvori račune', en: 'Open the receipts' },
  recordReturn: { bhs: 'Upiši povrat', en: 'Record a repayment' },
  blocker_reportOpen: {
    bhs: 'Izvještaj još nije prihvaćen.',
    en: 'The report is not accepted yet.',
  },
  blocker_notStarted: { bhs: 'Projekat počinje {{day}}', en: 'The project begins on {{day}}' },
  blocker_stepsOpen: { bhs: 'Svi koraci nisu potvrđeni.', en: 'Not every step is accepted.' },
  blocker_payoutDue: {
    bhs: 'Dospjela rata nije isplaćena. Isplati je ili oslobodi ostatak u knjizi fonda.',
    en: 'An instalment is due. Pay it, or release the rest in the fund’s book.',
  },
  blocker_moneyMissing: {
    bhs: 'Ključni kamen se spušta kad više ništa ne fali.',
    en: 'The keystone comes down once nothing is missing.',
  },
  close: { bhs: 'Završi projekat', en: 'Complete the project' },
  closeSure: { bhs: 'Završiti „{{title}}“?', en: 'Complete “{{title}}”?' },
  closeText: {
    bhs: 'Projekat zatvara banka ({{bank}}). Računi se poslije ne mijenjaju, a tim dobija potvrdu.',
    en: 'You close the project on behalf of {{bank}}. Receipts no longer change, and the team gets its confirmation.',
  },
  closeShort: {
    bhs: 'Bez traga ostaje {{amount}}: razlog je potvrđen i ostaje zapisan.',
    en: '{{amount}} stays unaccounted for: the reason was accepted and stays on record.',
  },
  askShortfall: {
    bhs: 'Zatvori s manjkom, uz drugu osobu',
    en: 'Close with a shortfall, with a second person',
  },

  sure_details: {
    bhs: 'Potvrđuješ u ime tima da su podaci svih članova u ugovoru tačni.',
    en: 'You confirm on behalf of the team that the details of all members are right.',
  },
  sure_guardians: {
    bhs: 'Potvrđuješ u ime banke da je roditelj ili staratelj dao saglasnost za: {{names}}.',
    en: 'You confirm on behalf of the bank that a parent or guardian has consented for: {{names}}.',
  },
  sure_guardiansNone: {
    bhs: 'Po odgovorima tima, mlađih od 18 nema. Potvrđuješ u ime banke da saglasnost nije potrebna.',
    en: 'According to their answers, nobody in the team is under 18. You confirm on behalf of the bank that no consent is needed.',
  },
  sure_account: {
    bhs: 'Potvrđuješ u ime banke da je račun tačan: {{account}}, {{holder}}. Na njega idu sve rate.',
    en: 'You confirm on behalf of the bank that the account is right: {{account}}, {{holder}}. All instalments go there.',
  },
  sure_accountNone: {
    bhs: 'Račun nije upisan u ugovor. Potvrđuješ u ime banke da ga imaš na papiru i da je provjeren.',
    en: 'The agreement names no account. You confirm on behalf of the bank that you have it on paper and have checked it.',
  },
  sureReport: { bhs: 'Prihvatiti završni izvještaj?', en: 'Accept the final report?' },
  sureReportText: {
    bhs: 'Izvještaj prihvata banka ({{bank}}). Poslije toga ga tim ne mijenja, a svi ga mogu čitati.',
    en: 'You accept it on behalf of {{bank}}. The team can no longer change it, and everybody can read it.',
  },

  publicPaid: {
    bhs: 'Banka je isplatila {{paid}}. Računima je dokazano {{proven}}, vraćeno {{returned}}.',
    en: 'The bank paid {{paid}}. Receipts prove {{proven}}; {{returned}} was returned.',
  },
  publicMissing: {
    bhs: 'Za {{missing}} nema ni računa ni povrata.',
    en: '{{missing}} has neither a receipt nor a repayment.',
  },
});
