import { texts } from './catalogue.ts';

/** Volunteers beside the activities of an application. */
export const volunteersTexts = texts({
  title: { bhs: 'Volonteri', en: 'Volunteers' },
  lead: {
    bhs: 'Pozovi ih e-mailom. Odgovore jednim klikom, a poslije aktivnosti dobiju potvrdu.',
    en: 'Invite them by e-mail. They answer with one click, and get a certificate after the activity.',
  },
  loading: { bhs: 'Učitavanje volontera', en: 'Loading the volunteers' },
  failed: { bhs: 'Volonteri se ne mogu učitati', en: 'The volunteers cannot be loaded' },
  none: {
    bhs: 'Plan ne predviđa volontere ni u jednoj aktivnosti.',
    en: 'The plan expects no volunteers in any activity.',
  },
  of: { bhs: 'dolazi {{count}} od {{expected}}', en: '{{count}} of {{expected}} are coming' },
  ofNone: { bhs: 'dolazi {{count}}', en: '{{count}} coming' },
  sum: { bhs: 'Ukupno sati: {{hours}}', en: 'Total hours: {{hours}}' },
  invite: { bhs: 'Pozovi volontere', en: 'Invite volunteers' },
  inviteOf: { bhs: 'Pozovi volontere: {{name}}', en: 'Invite volunteers: {{name}}' },
  inviteTitle: { bhs: 'Pozovi na „{{name}}“', en: 'Invite to “{{name}}”' },
  inviteText: {
    bhs: 'Svako dobije svoj link. Nalog im ne treba.',
    en: 'Each gets a link of their own. They need no account.',
  },
  people: { bhs: 'Ime i e-mail, svako u svom redu', en: 'Name and e-mail, each in a line' },
  peopleHint: {
    bhs: 'Na primjer: Nedim Okić, nedim@primjer.ba',
    en: 'For example: Nedim Okić, nedim@primjer.ba',
  },
  peopleMissing: {
    bhs: 'Upiši bar jedno ime i adresu.',
    en: 'Write at least one name and address.',
  },
  peopleWrong: {
    bhs: 'Provjeri red: {{line}}',
    en: 'Check the line: {{line}}',
  },
  peopleMany: {
    bhs: 'Odjednom može najviše {{count}}.',
    en: 'At most {{count}} at once.',
  },
  already: {
    bhs: 'Već je pozvano: {{emails}}',
    en: 'Already invited: {{emails}}',
  },
  send: { bhs: 'Pošalji pozive', en: 'Send the invitations' },
  sent: { bhs: 'Pozivi su poslani', en: 'The invitations are sent' },
  state_invited: { bhs: 'čeka', en: 'waiting' },
  state_confirmed: { bhs: 'dolazi', en: 'coming' },
  state_declined: { bhs: 'ne može', en: 'can’t' },
  state_expired: { bhs: 'bez odgovora', en: 'no answer' },
  state_attended: { bhs: 'sati: {{hours}}', en: 'hours: {{hours}}' },
  resend: { bhs: 'Pošalji ponovo: {{name}}', en: 'Send again: {{name}}' },
  resent: { bhs: 'Poziv je ponovo poslan', en: 'The invitation is sent again' },
  remove: { bhs: 'Povuci poziv: {{name}}', en: 'Take back the invitation: {{name}}' },
  removeTitle: { bhs: 'Povući poziv?', en: 'Take the invitation back?' },
  removeText: {
    bhs: 'Link koji ima {{name}} prestaje važiti.',
    en: 'The link of {{name}} stops working.',
  },
  removeConfirm: { bhs: 'Povuci', en: 'Take it back' },
  record: { bhs: 'Upiši sate', en: 'Enter hours' },
  recordOf: { bhs: 'Upiši sate: {{name}}', en: 'Enter hours: {{name}}' },
  recordTitle: { bhs: 'Koliko sati?', en: 'How many hours?' },
  recordText: {
    bhs: '{{name}} prvi put dobije e-mail s potvrdom. Sate možeš ispraviti i kasnije.',
    en: 'The first time {{name}} gets a mail with the certificate. You can correct the hours later.',
  },
  hours: { bhs: 'Sati', en: 'Hours' },
  hoursHint: { bhs: 'Na pola sata, na primjer 4,5', en: 'By half hours, for example 4.5' },
  hoursWrong: {
    bhs: 'Upiši sate veće od nule, zaokružene na pola sata.',
    en: 'Write hours above zero, rounded to half an hour.',
  },
  save: { bhs: 'Upiši', en: 'Enter' },
  saved: { bhs: 'Sati su upisani', en: 'The hours are recorded' },

  own: { bhs: 'Gdje pomažeš', en: 'Where you help' },
  ownLead: {
    bhs: 'Pozivi koji su stigli na tvoju adresu, i sati koje su timovi upisali.',
    en: 'Invitations that came to your address, and the hours that teams recorded.',
  },
  ownFailed: {
    bhs: 'Pozivi da pomogneš se ne mogu učitati',
    en: 'The invitations to help cannot be loaded',
  },
  ownUntil: { bhs: 'odgovori do {{day}}', en: 'answer by {{day}}' },
  own_confirmed: { bhs: 'dolaziš', en: 'you’re coming' },
  own_declined: { bhs: 'ne dolaziš', en: 'you’re not coming' },
  own_expired: { bhs: 'poziv je prošao', en: 'the invitation has passed' },
  own_attended: { bhs: 'sati: {{hours}}', en: 'hours: {{hours}}' },
  come: { bhs: 'Dolazim', en: 'I’m coming' },
  comeOf: { bhs: 'Dolazim: {{name}}', en: 'I’m coming: {{name}}' },
  stay: { bhs: 'Ne mogu', en: 'I can’t' },
  stayOf: { bhs: 'Ne mogu: {{name}}', en: 'I can’t: {{name}}' },
  certificate: { bhs: 'Potvrda', en: 'Certificate' },
  certificateOf: { bhs: 'Potvrda: {{name}}', en: 'Certificate: {{name}}' },
});
