import { texts } from '../catalogue.ts';

export const campaignsNotices = texts({
  campaignStartedTeamTitle: { bhs: 'Kampanja je počela', en: 'Campaign started' },
  campaignStartedTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ prima donacije. Cilj: {{goal}} KM. Podijeli je s komšilukom.',
    en: 'The campaign for “{{title}}” is taking donations. Goal: {{goal}} KM. Share it with your neighbours.',
  },
  campaignGoalReachedTeamTitle: { bhs: 'Cilj je dostignut', en: 'Goal reached' },
  campaignGoalReachedTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ je skupila {{goal}} KM. Čestitamo!',
    en: 'The campaign for “{{title}}” has raised {{goal}} KM. Congratulations!',
  },
  campaignSecondRoundTeamTitle: { bhs: 'Kampanja je završena', en: 'Campaign ended' },
  campaignSecondRoundTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ nije dostigla cilj i dobija drugi krug.',
    en: 'The campaign for “{{title}}” did not reach its goal and gets a second round.',
  },
  donationReceivedTeamTitle: { bhs: 'Stigla je donacija', en: 'New donation' },
  donationReceivedTeamMessage: {
    bhs: 'Projekat „{{title}}“ je dobio donaciju od {{amount}} KM.',
    en: '“{{title}}” received a donation of {{amount}} KM.',
  },
  donationsReceivedTeamTitle: { bhs: 'Stigle su donacije', en: 'New donations' },
  donationsReceivedTeamMessage: {
    bhs: '„{{title}}“: novih donacija {{count}}, ukupno {{amount}} KM.',
    en: '“{{title}}”: {{count}} new donations, {{amount}} KM in total.',
  },
  campaignScheduledTeamTitle: { bhs: 'Kampanja je zakazana', en: 'Campaign scheduled' },
  campaignScheduledTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ počinje {{start}}. Cilj: {{goal}} KM.',
    en: 'The campaign for “{{title}}” starts on {{start}}. Goal: {{goal}} KM.',
  },
  campaignEndedTeamTitle: { bhs: 'Kampanja je završena', en: 'Campaign ended' },
  campaignEndedTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ je završena. Skupljeno: {{raised}} od {{goal}} KM.',
    en: 'The campaign for “{{title}}” has ended. Raised: {{raised}} of {{goal}} KM.',
  },
  campaignMatchedTeamTitle: { bhs: 'Donacije se udvostručuju', en: 'Donations are doubled' },
  campaignMatchedTeamMessage: {
    bhs: '{{giver}} udvostručuje donacije za „{{title}}“, do {{amount}} KM. Javi svima koji se dvoume.',
    en: '{{giver}} doubles donations to “{{title}}”, up to {{amount}} KM. Tell everybody who hesitates.',
  },
  campaignEnoughStaffTitle: {
    bhs: 'Kampanja je skupila minimum',
    en: 'Campaign reached its minimum',
  },
  campaignEnoughStaffMessage: {
    bhs: 'Kampanja za „{{title}}“ je završena: {{raised}} od {{goal}} KM. Slijedi ugovor.',
    en: 'The campaign for “{{title}}” has ended: {{raised}} of {{goal}} KM. The contract comes next.',
  },
  campaignBelowStaffTitle: {
    bhs: 'Kampanja nije skupila minimum',
    en: 'Campaign below its minimum',
  },
  campaignBelowStaffMessage: {
    bhs: 'Kampanja za „{{title}}“ je završena: {{raised}} od {{goal}} KM. Odluči: drugi krug ili povrat donacija.',
    en: 'The campaign for “{{title}}” has ended: {{raised}} of {{goal}} KM. Decide: a second round, or the donations go back.',
  },
  refundWaitsStaffTitle: {
    bhs: 'Povrat čeka još jednu osobu',
    en: 'A refund is waiting for a second person',
  },
  refundWaitsStaffMessage: {
    bhs: 'Povrat {{amount}} KM za „{{title}}“ čeka da se složi još neko iz banke.',
    en: 'A refund of {{amount}} KM for “{{title}}” needs somebody else at the bank to agree.',
  },
  refundStuckStaffTitle: { bhs: 'Povrat nije potvrđen', en: 'Refund not confirmed' },
  refundStuckStaffMessage: {
    bhs: 'Kartični sistem nije potvrdio povrat {{amount}} KM za „{{title}}“. Provjeri šta je s njim.',
    en: 'The card system did not confirm a refund of {{amount}} KM for “{{title}}”. Look into it.',
  },
  paymentDiffersStaffTitle: { bhs: 'Uplata se ne slaže', en: 'A payment does not agree' },
  paymentDiffersStaffMessage: {
    bhs: 'Za uplatu {{amount}} KM za „{{title}}“ kartični sistem kaže drugačije. Provjeri šta je tačno.',
    en: 'The card system says otherwise of a payment of {{amount}} KM to “{{title}}”. Look into it.',
  },
  campaignReleasedTeamTitle: { bhs: 'Projekat ne ide dalje', en: 'The project does not go on' },
  campaignReleasedTeamMessage: {
    bhs: 'Kampanja za „{{title}}“ nije skupila minimum i nema drugog kruga. Donatorima se vraća novac. Obrazloženje: {{reason}}',
    en: 'The campaign for “{{title}}” missed its minimum and gets no second round. Donors get their money back. The reason: {{reason}}',
  },
  campaignQuestionTeamTitle: { bhs: 'Neko te pita', en: 'Somebody has a question' },
  campaignQuestionTeamMessage: {
    bhs: '„{{title}}“: {{who}} ima pitanje za tim. Odgovor vide svi.',
    en: '“{{title}}”: {{who}} has a question for the team. Everybody sees the answer.',
  },
  contractSignedTeamTitle: { bhs: 'Ugovor je potpisan', en: 'Contract signed' },
  contractSignedTeamMessage: {
    bhs: 'Ugovor za „{{title}}“ je potpisan.',
    en: 'The contract for “{{title}}” has been signed.',
  },
  implementationStartedTeamTitle: { bhs: 'Provedba je počela', en: 'Work can begin' },
  implementationStartedTeamMessage: {
    bhs: 'Rad na projektu „{{title}}“ može početi. Sretno.',
    en: 'Work on “{{title}}” can begin. Good luck.',
  },
  projectCompletedTeamTitle: { bhs: 'Projekat je završen', en: 'Project completed' },
  projectCompletedTeamMessage: {
    bhs: 'Projekat „{{title}}“ je završen. Hvala cijelom timu.',
    en: '“{{title}}” has been completed. Thanks to the whole team.',
  },
});
