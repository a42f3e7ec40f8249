import { texts } from './catalogue.ts';

export const teamsMailsTexts = texts({
  subject: { bhs: '{{name}} te zove u tim: {{title}}', en: '{{name}} invites you: {{title}}' },
  subjectUnnamed: { bhs: '{{name}} te zove u tim', en: '{{name}} invites you to a team' },
  preview: {
    bhs: 'Pogledaj šta se sprema pa odluči.',
    en: 'See what is being prepared, then decide.',
  },
  title: { bhs: 'Pozivnica u tim: {{title}}', en: 'Come and join: {{title}}' },
  titleUnnamed: { bhs: 'Pozivnica u tim', en: 'An invitation to a team' },
  text: {
    bhs: '{{name}} piše prijavu za grant omladinske banke i želi te u timu. Ko je u timu, piše zajedno s ostalima. Ništa se ne plaća i možeš izaći kad god poželiš.',
    en: '{{name}} is writing an application for a youth-bank grant and wants you in the team. Whoever is in the team writes together with the others. It costs nothing, and you can leave whenever you like.',
  },
  quoted: { bhs: '„{{message}}“', en: '“{{message}}”' },
  responsibility: { bhs: 'Tvoj dio', en: 'Your part' },
  call: { bhs: 'Poziv', en: 'Call' },
  closes: { bhs: 'Rok za slanje prijave', en: 'Applications close' },
  until: { bhs: 'Odgovori do', en: 'Answer by' },
  see: { bhs: 'Pogledaj pozivnicu', en: 'See the invitation' },
  decline: {
    bhs: 'Ako ne želiš u tim, odbij pozivnicu na istoj stranici ili ne radi ništa.',
    en: 'If you don’t want to join, decline on the same page or do nothing.',
  },
  reason: {
    bhs: 'Ovaj e-mail stiže jer te na platformi {{brand}} u svoj tim zove {{name}}.',
    en: 'You get this mail because {{name}} entered your address on {{brand}} to invite you to a team.',
  },
});
