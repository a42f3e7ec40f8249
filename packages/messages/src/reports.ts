import { texts } from './catalogue.ts';

export const reportsTexts = texts({
  kind_member: { bhs: 'Profil', en: 'Profile' },
  kind_post: { bhs: 'Objava', en: 'Post' },
  kind_postComment: { bhs: 'Komentar', en: 'Comment' },

  title: { bhs: 'Dojava: {{name}}', en: 'Report {{name}}' },
  lead: {
    bhs: 'Moderatori pročitaju dojavu i odluče. Ko dojavljuje, ne saznaje niko.',
    en: 'Moderators read your report and decide. Nobody learns who reported.',
  },
  fault: { bhs: 'Šta nije u redu?', en: 'What is wrong?' },
  spam_fault: { bhs: 'Reklama ili prevara', en: 'Advertising or fraud' },
  insult_fault: { bhs: 'Vrijeđanje ili mržnja', en: 'Insults or hate' },
  danger_fault: { bhs: 'Nekome prijeti opasnost', en: 'Somebody is in danger' },
  minor_fault: { bhs: 'Ugrožava maloljetnu osobu', en: 'It puts somebody under age at risk' },
  identity_fault: { bhs: 'Lažno predstavljanje', en: 'A false identity' },
  other_fault: { bhs: 'Nešto drugo', en: 'Something else' },
  urgent: {
    bhs: 'Ako je opasnost hitna, prvo zovi policiju (122) ili hitnu pomoć (124).',
    en: 'If the danger is urgent, call the police (122) or an ambulance (124) first.',
  },
  text: { bhs: 'Opiši šta se dešava (nije obavezno)', en: 'Describe what happens (optional)' },
  context: { bhs: 'Pokaži moderatorima i ovo', en: 'Show moderators this too' },
  send: { bhs: 'Pošalji dojavu', en: 'Send the report' },
  sent: { bhs: 'Dojava je poslana', en: 'Report sent' },
  sentText: {
    bhs: 'Javljamo ti kad moderator odluči.',
    en: 'We tell you once a moderator has decided.',
  },
  already: {
    bhs: 'Ovo je već u tvojim dojavama i čeka odluku moderatora.',
    en: 'You have reported this already. It is waiting for a moderator’s decision.',
  },
});
