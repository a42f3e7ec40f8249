import { texts } from '../catalogue.ts';

export const agreementsNotices = texts({
  agreementReadyTitle: { bhs: 'Ugovor je spreman', en: 'The agreement is ready' },
  agreementReadyMessage: {
    bhs: 'Banka je pripremila ugovor za „{{title}}“. Pročitaj ga, potpiši i pošalji potpisan.',
    en: 'The bank has prepared the agreement for “{{title}}”. Read it, sign it and send the signed copy.',
  },
  agreementSentBoardTitle: {
    bhs: 'Potpisan ugovor je stigao',
    en: 'A signed agreement has arrived',
  },
  agreementSentBoardMessage: {
    bhs: 'Tim je poslao potpisan ugovor za „{{title}}“.',
    en: 'The team has sent the signed agreement for “{{title}}”.',
  },
  agreementConfirmedTitle: {
    bhs: 'Banka je potvrdila potpisan ugovor',
    en: 'The bank has confirmed the signed agreement',
  },
  agreementConfirmedMessage: {
    bhs: 'Potpisan ugovor za „{{title}}“ je potvrđen. Još ga banka treba zaključiti.',
    en: 'The signed agreement for “{{title}}” is confirmed. The bank still has to conclude it.',
  },
  agreementReturnedTitle: {
    bhs: 'Potpisan ugovor je vraćen',
    en: 'The signed agreement was returned',
  },
  agreementReturnedMessage: {
    bhs: 'Potpisan ugovor za „{{title}}“ treba poslati ponovo. Razlog: {{reason}}',
    en: 'The signed agreement for “{{title}}” is to be sent again. Reason: {{reason}}',
  },
  agreementReopenedTitle: {
    bhs: 'Potpisan ugovor se gleda ponovo',
    en: 'The signed agreement is looked at again',
  },
  agreementReopenedMessage: {
    bhs: 'Banka je povukla potvrdu potpisanog ugovora za „{{title}}“. Dok ga ne potvrdi, možeš ga zamijeniti.',
    en: 'The bank has taken back its confirmation of the signed agreement for “{{title}}”. Until it confirms it, you can replace it.',
  },
  instalmentPaidTitle: { bhs: 'Stigla je isplata', en: 'You have been paid' },
  instalmentPaidMessage: {
    bhs: 'Banka je isplatila {{amount}} KM za projekat „{{title}}“. Dan isplate: {{day}}.',
    en: 'The bank has paid {{amount}} KM for “{{title}}”. Day of payment: {{day}}.',
  },
  payoutTakenBackTitle: { bhs: 'Isplata je povučena', en: 'The payout was taken back' },
  payoutTakenBackMessage: {
    bhs: 'Banka je povukla upis isplate od {{amount}} KM za projekat „{{title}}“. Ne računaj na taj novac.',
    en: 'The bank has taken back the entry of {{amount}} KM for “{{title}}”. Don’t count on that money.',
  },
  payeeWrittenBoardTitle: {
    bhs: 'Upisan je račun za isplatu',
    en: 'An account for payments was entered',
  },
  payeeWrittenBoardMessage: {
    bhs: '„{{title}}“: račun na ime „{{what}}“ čeka provjeru. Provjerava ga neko ko ga nije upisao.',
    en: '“{{title}}”: the account of “{{what}}” has to be checked by somebody other than the person who entered it.',
  },
  payoutProposedBoardTitle: {
    bhs: 'Izuzetak čeka drugu osobu',
    en: 'An exception awaits a second person',
  },
  payoutProposedBoardMessage: {
    bhs: '„{{title}}“: predložena je isplata od {{amount}} KM mimo ugovora. Razlog: {{reason}}',
    en: '“{{title}}”: a payout of {{amount}} KM outside the agreement is proposed. Reason: {{reason}}',
  },
  shortfallProposedBoardTitle: {
    bhs: 'Zatvaranje s manjkom čeka drugu osobu',
    en: 'Closing with a shortfall awaits a second person',
  },
  shortfallProposedBoardMessage: {
    bhs: '„{{title}}“: predloženo je da {{amount}} KM ostane bez traga. Razlog: {{reason}}',
    en: '“{{title}}”: {{amount}} KM is proposed to stay unaccounted for. Reason: {{reason}}',
  },
  exceptionAcceptedTitle: { bhs: 'Izuzetak je potvrđen', en: 'The exception was accepted' },
  exceptionAcceptedMessage: {
    bhs: '„{{title}}“: izuzetak od {{amount}} KM je potvrđen. Potvrda: {{who}}.',
    en: '“{{title}}”: the exception of {{amount}} KM was accepted by {{who}}.',
  },
  exceptionRefusedTitle: { bhs: 'Izuzetak je odbijen', en: 'The exception was refused' },
  exceptionRefusedMessage: {
    bhs: '„{{title}}“: izuzetak od {{amount}} KM je odbijen. Razlog: {{reason}}',
    en: '“{{title}}”: the exception of {{amount}} KM was refused. Reason: {{reason}}',
  },
  exceptionExpiredTitle: { bhs: 'Izuzetak je istekao', en: 'The exception has expired' },
  exceptionExpiredMessage: {
    bhs: '„{{title}}“: na izuzetak od {{amount}} KM niko nije odgovorio na vrijeme. Možeš ga predložiti ponovo.',
    en: '“{{title}}”: nobody answered the exception of {{amount}} KM in time. You can propose it again.',
  },
  milestoneProvenBoardTitle: { bhs: 'Stigao je dokaz', en: 'Proof has arrived' },
  milestoneProvenBoardMessage: {
    bhs: '„{{title}}“: dokaz za korak „{{what}}“ čeka tvoju potvrdu.',
    en: '“{{title}}”: proof of the step “{{what}}” is waiting for you.',
  },
  milestoneAcceptedTitle: { bhs: 'Korak je potvrđen', en: 'Step accepted' },
  milestoneAcceptedMessage: {
    bhs: 'Banka je potvrdila korak „{{what}}“ projekta „{{title}}“.',
    en: 'The bank has accepted the step “{{what}}” of “{{title}}”.',
  },
  milestoneReturnedTitle: { bhs: 'Dokaz treba dopuniti', en: 'Proof needs more' },
  milestoneReturnedMessage: {
    bhs: 'Korak „{{what}}“ projekta „{{title}}“ je vraćen. Razlog: {{reason}}',
    en: 'The step “{{what}}” of “{{title}}” was returned. Reason: {{reason}}',
  },
  milestoneMoveAskedBoardTitle: {
    bhs: 'Tim traži drugi rok',
    en: 'The team asks for a new deadline',
  },
  milestoneMoveAskedBoardMessage: {
    bhs: '„{{title}}“: za korak „{{what}}“ tim traži rok {{day}}. Razlog: {{reason}}',
    en: '“{{title}}”: the step “{{what}}” is asked to move to {{day}}. Reason: {{reason}}',
  },
  milestoneMovedTitle: { bhs: 'Rok je pomjeren', en: 'The deadline was moved' },
  milestoneMovedMessage: {
    bhs: '„{{title}}“: korak „{{what}}“ sada ima rok {{day}}.',
    en: '“{{title}}”: the step “{{what}}” is now due on {{day}}.',
  },
  milestoneMoveRefusedTitle: { bhs: 'Rok ostaje isti', en: 'The deadline stays as it was' },
  milestoneMoveRefusedMessage: {
    bhs: '„{{title}}“: banka nije pomjerila rok za „{{what}}“. Razlog: {{reason}}',
    en: '“{{title}}”: the bank has not moved the deadline of “{{what}}”. Reason: {{reason}}',
  },
  milestoneDueTitle: { bhs: 'Rok za korak se bliži', en: 'A step is due soon' },
  milestoneDueMessage: {
    bhs: 'Korak „{{what}}“ projekta „{{title}}“ treba biti gotov do {{day}}.',
    en: 'The step “{{what}}” of “{{title}}” is due by {{day}}.',
  },
  milestoneLateTitle: { bhs: 'Korak kasni', en: 'A step is late' },
  milestoneLateMessage: {
    bhs: 'Rok za korak „{{what}}“ projekta „{{title}}“ bio je {{day}}. Dogovori kako dalje s drugom stranom.',
    en: 'The step “{{what}}” of “{{title}}” was due on {{day}}. Agree with the other side how to go on.',
  },
  receiptSentBoardTitle: { bhs: 'Stigao je račun', en: 'A receipt has arrived' },
  receiptSentBoardMessage: {
    bhs: '„{{title}}“: račun „{{what}}“ čeka tvoju potvrdu.',
    en: '“{{title}}”: the receipt “{{what}}” is waiting for you.',
  },
  receiptAcceptedTitle: { bhs: 'Račun je potvrđen', en: 'Receipt accepted' },
  receiptAcceptedMessage: {
    bhs: 'Banka je potvrdila račun „{{what}}“ projekta „{{title}}“.',
    en: 'The bank has accepted the receipt “{{what}}” of “{{title}}”.',
  },
  receiptReturnedTitle: { bhs: 'Račun je vraćen', en: 'Receipt returned' },
  receiptReturnedMessage: {
    bhs: 'Račun „{{what}}“ projekta „{{title}}“ je vraćen. Razlog: {{reason}}',
    en: 'The receipt “{{what}}” of “{{title}}” was returned. Reason: {{reason}}',
  },
  reportSentBoardTitle: { bhs: 'Stigao je završni izvještaj', en: 'A final report has arrived' },
  reportSentBoardMessage: {
    bhs: 'Završni izvještaj projekta „{{title}}“ čeka tvoj odgovor.',
    en: 'The final report of “{{title}}” is waiting for your answer.',
  },
  reportAcceptedTitle: { bhs: 'Izvještaj je prihvaćen', en: 'Report accepted' },
  reportAcceptedMessage: {
    bhs: 'Banka je prihvatila završni izvještaj projekta „{{title}}“.',
    en: 'The bank has accepted the final report of “{{title}}”.',
  },
  reportReturnedTitle: { bhs: 'Izvještaj treba dopuniti', en: 'The report needs more' },
  reportReturnedMessage: {
    bhs: 'Završni izvještaj projekta „{{title}}“ je vraćen. Razlog: {{reason}}',
    en: 'The final report of “{{title}}” was returned. Reason: {{reason}}',
  },
  reportDueTitle: { bhs: 'Rok za izvještaj se bliži', en: 'The report is due soon' },
  reportDueMessage: {
    bhs: 'Završni izvještaj projekta „{{title}}“ treba stići do {{day}}.',
    en: 'The final report of “{{title}}” is due by {{day}}.',
  },
  reportLateTitle: { bhs: 'Izvještaj kasni', en: 'The report is late' },
  reportLateMessage: {
    bhs: 'Rok za završni izvještaj projekta „{{title}}“ bio je {{day}}.',
    en: 'The final report of “{{title}}” was due on {{day}}.',
  },
});
