import { texts } from '../catalogue.ts';

export const peopleNotices = texts({
  permissionGrantedTitle: { bhs: 'Nova dozvola', en: 'New permission' },
  permissionGrantedMessage: {
    bhs: 'Sada imaš dozvolu: {{permission}}.',
    en: 'You now have the permission: {{permission}}.',
  },
  permissionRevokedTitle: { bhs: 'Dozvola je oduzeta', en: 'Permission removed' },
  permissionRevokedMessage: {
    bhs: 'Više nemaš dozvolu: {{permission}}.',
    en: 'You no longer have the permission: {{permission}}.',
  },
  factorLostAdminsTitle: { bhs: 'Izgubljen drugi korak', en: 'A lost second step' },
  factorLostAdminsMessage: {
    bhs: '{{member}} ne može ući: izgubljeni su i aplikacija i kodovi za oporavak. Provjeri ko pita i upiši dokaz.',
    en: '{{member}} cannot sign in: the app and the recovery codes are lost. Check who asks, and write down the proof.',
  },
  factorStoppedAdminsTitle: {
    bhs: 'Uklanjanje drugog koraka je zaustavljeno',
    en: 'Removal of a second step stopped',
  },
  factorStoppedAdminsMessage: {
    bhs: '{{member}} javlja preko e-maila da to nije tražio vlasnik naloga. Neko se možda lažno predstavljao.',
    en: '{{member}} says by e-mail that the owner didn’t ask for it. Somebody may have pretended to be them.',
  },
  roleChangedTitle: { bhs: 'Nova uloga', en: 'New role' },
  roleChangedMessage: {
    bhs: 'Tvoja uloga na platformi je sada: {{role}}.',
    en: 'Your role on the platform is now: {{role}}.',
  },
  invitationAcceptedTitle: { bhs: 'Pozivnica je prihvaćena', en: 'Invitation accepted' },
  invitationAcceptedMessage: {
    bhs: 'U timu projekta „{{title}}“ je sada i {{name}}.',
    en: '{{name}} is now in the team of “{{title}}”.',
  },
  connectionInvitedTitle: { bhs: 'Poziv za povezivanje', en: 'Invitation to connect' },
  connectionInvitedMessage: {
    bhs: '{{name}} te poziva u svoju mrežu.',
    en: '{{name}} would like to connect with you.',
  },
  connectionAcceptedTitle: { bhs: 'Nova veza', en: 'New connection' },
  connectionAcceptedMessage: {
    bhs: 'Tvoj poziv za povezivanje je prihvaćen: {{name}}.',
    en: '{{name}} accepted your invitation to connect.',
  },
  recommendedTitle: { bhs: 'Imaš preporuku', en: 'You have a recommendation' },
  recommendedMessage: {
    bhs: '{{name}} te preporučuje. Drugi to vide tek kad prihvatiš.',
    en: '{{name}} recommends you. Others see it once you accept.',
  },
  recommendationShownTitle: { bhs: 'Tvoja preporuka se vidi', en: 'Your recommendation is shown' },
  recommendationShownMessage: {
    bhs: '{{name}} pokazuje tvoju preporuku na profilu.',
    en: '{{name}} shows your recommendation on their profile.',
  },
  reportOpenedTitle: { bhs: 'Nova dojava', en: 'New report' },
  reportOpenedMessage: {
    bhs: 'Dojavljeno: {{what}}. Čeka odluku moderatora.',
    en: 'Reported: {{what}}. It is waiting for a moderator’s decision.',
  },
  reportDecidedTitle: { bhs: 'Tvoja dojava je riješena', en: 'Your report was decided' },
  reportDecidedMessage: {
    bhs: 'Dojavljeno: {{what}}. Moderator je sve pregledao i odlučio. Hvala što paziš na druge.',
    en: 'Reported: {{what}}. A moderator has looked into it and decided. Thank you for looking out for others.',
  },
  reportWarnedTitle: { bhs: 'Upozorenje', en: 'Warning' },
  reportWarnedMessage: {
    bhs: '{{what}}: imaš upozorenje moderatora. Prekršeno pravilo: {{rule}}. Obrazloženje: {{reason}}',
    en: '{{what}}: a moderator warns you. Rule that was broken: {{rule}}. Reason: {{reason}}',
  },
  reportRemovedTitle: { bhs: 'Odluka moderatora', en: 'A moderator’s decision' },
  reportRemovedMessage: {
    bhs: '{{what}}: drugi to više ne vide. Prekršeno pravilo: {{rule}}. Obrazloženje: {{reason}}',
    en: '{{what}}: others no longer see it. Rule that was broken: {{rule}}. Reason: {{reason}}',
  },
  teamInvitedTitle: { bhs: 'Pozivnica u tim', en: 'Invitation to a team' },
  teamInvitedMessage: {
    bhs: '{{name}} te zove u tim projekta „{{title}}“.',
    en: '{{name}} invites you to the team of “{{title}}”.',
  },
  invitationDeclinedTitle: { bhs: 'Pozivnica je odbijena', en: 'Invitation declined' },
  invitationDeclinedMessage: {
    bhs: '{{name}} ovaj put ne može u tim projekta „{{title}}“.',
    en: '{{name}} can’t join the team of “{{title}}” this time.',
  },
  teamAskedTitle: { bhs: 'Neko želi u tim', en: 'Somebody wants to join' },
  teamAskedMessage: {
    bhs: '{{name}} je iz linka i želi u tim projekta „{{title}}“. Odluči ti.',
    en: '{{name}} came through your link and wants to join “{{title}}”. You decide.',
  },
  teamAdmittedTitle: { bhs: 'U timu si', en: 'You are in the team' },
  teamAdmittedMessage: {
    bhs: 'Sada i ti pišeš prijavu „{{title}}“.',
    en: 'You are now writing “{{title}}” too.',
  },
  teamRefusedTitle: { bhs: 'Tim je odgovorio', en: 'The team has answered' },
  teamRefusedMessage: {
    bhs: 'Tim projekta „{{title}}“ ovaj put ne prima nikoga novog.',
    en: 'The team of “{{title}}” takes no new members this time.',
  },
  teamJoinedTeamTitle: { bhs: 'Tim raste', en: 'The team is growing' },
  teamJoinedTeamMessage: {
    bhs: 'U timu projekta „{{title}}“ je sada i {{name}}.',
    en: '{{name}} is now in the team of “{{title}}”.',
  },
  consentAgreedTitle: { bhs: 'Saglasnost je stigla', en: 'A guardian has agreed' },
  consentAgreedMessage: {
    bhs: 'Roditelj ili staratelj se slaže: {{name}} se sada vidi uz projekat „{{title}}“.',
    en: 'A parent or guardian agrees: {{name}} is now shown with “{{title}}”.',
  },
  consentRefusedTitle: { bhs: 'Saglasnost nije data', en: 'A guardian has not agreed' },
  consentRefusedMessage: {
    bhs: 'Roditelj ili staratelj se ne slaže da {{name}} bude u timu projekta „{{title}}“. Razgovor pomaže prije slanja prijave.',
    en: 'A parent or guardian does not agree to {{name}} being in the team of “{{title}}”. Talk it over before you submit.',
  },
  consentWithdrawnTitle: {
    bhs: 'Saglasnost je povučena',
    en: 'A guardian’s consent was withdrawn',
  },
  consentWithdrawnMessage: {
    bhs: 'Saglasnost roditelja ili staratelja je povučena: {{name}} se više ne vidi uz projekat „{{title}}“.',
    en: 'A parent or guardian took back their consent: {{name}} is no longer shown with “{{title}}”.',
  },
  consentExpiredTitle: { bhs: 'Na saglasnost nema odgovora', en: 'No answer from your guardian' },
  consentExpiredMessage: {
    bhs: 'Prošlo je 14 dana, a za projekat „{{title}}“ nema odgovora roditelja ili staratelja. Pošalji molbu ponovo.',
    en: 'After 14 days there is no answer from your parent or guardian for “{{title}}”. Ask them again.',
  },
  ageCorrectionAskedTitle: { bhs: 'Ispravka godina', en: 'An age to put right' },
  ageCorrectionAskedMessage: {
    bhs: 'Neko traži ispravku svojih godina. Čeka provjeru moderatora.',
    en: 'Somebody asks to have their age put right. It needs a moderator.',
  },
  ageConfirmedTitle: { bhs: 'Godine su ispravljene', en: 'Your age is put right' },
  ageConfirmedMessage: {
    bhs: 'Tvoja ispravka je potvrđena i od sada važi.',
    en: 'What you asked to have put right is confirmed and holds from now on.',
  },
  ageRefusedTitle: { bhs: 'Godine ostaju kako su bile', en: 'Your age stays as it was' },
  ageRefusedMessage: {
    bhs: 'Ispravku nismo mogli potvrditi. Ako je podatak ipak pogrešan, piši nam preko Pomoći.',
    en: 'We could not confirm what you asked to have put right. If it is wrong all the same, write to us through Help.',
  },
  teamWroteTeamTitle: { bhs: 'Tim piše', en: 'Your team is writing' },
  teamWroteTeamMessage: {
    bhs: 'U prijavi „{{title}}“ ima novog, a prvo piše {{name}}. Javljamo najviše jednom dnevno.',
    en: 'There is news in “{{title}}”, first by {{name}}. We tell you at most once a day.',
  },
  teamLeftTeamTitle: { bhs: 'Promjena u timu', en: 'A change in the team' },
  teamLeftTeamMessage: {
    bhs: 'U timu projekta „{{title}}“ više nije {{name}}. Napisano ostaje.',
    en: '{{name}} is no longer in the team of “{{title}}”. What was written stays.',
  },
  teamRemovedTitle: { bhs: 'Promjena u timu', en: 'A change in the team' },
  teamRemovedMessage: {
    bhs: 'Više nisi u timu projekta „{{title}}“. Ono što je napisano ostaje timu.',
    en: 'You are no longer in the team of “{{title}}”. What was written stays with the team.',
  },
  handoverOfferedTitle: { bhs: 'Preuzimaš li prijavu?', en: 'Will you take it over?' },
  handoverOfferedMessage: {
    bhs: '{{name}} ti želi predati prijavu „{{title}}“. Slanje prijave i vođenje tima bili bi tvoji.',
    en: '{{name}} wants to hand “{{title}}” over to you: you would submit it and lead the team.',
  },
  handoverAnsweredTeamTitle: { bhs: 'Prijavu vodi neko drugi', en: 'Somebody else leads' },
  handoverAnsweredTeamMessage: {
    bhs: 'Prijavu „{{title}}“ sada vodi {{name}}.',
    en: '“{{title}}” is now led by {{name}}.',
  },
  handoverDeclinedTitle: { bhs: 'Prijava ostaje tebi', en: 'The application stays with you' },
  handoverDeclinedMessage: {
    bhs: '{{name}} ne može preuzeti prijavu „{{title}}“.',
    en: '{{name}} can’t take “{{title}}” over.',
  },
  teamActivityTitle: { bhs: 'Izmjene u prijavi', en: 'Changes to an application' },
  teamActivityMessage: {
    bhs: '{{name}} radi na prijavi „{{title}}“. Izmijenjeno: {{section}}.',
    en: '{{name}} is working on “{{title}}”. Changed: {{section}}.',
  },
});
