import { texts } from './catalogue.ts';

export const adminLoginTexts = texts({
  title: { bhs: 'Ulaz za tim', en: 'Team sign-in' },
  lead: {
    bhs: 'Za one koji vode platformu. Isti nalog kao i inače.',
    en: 'For those who run the platform. The same account as usual.',
  },
  description: {
    bhs: 'Prijava na nalog za administratore i moderatore platforme.',
    en: 'Sign-in for the platform’s administrators and moderators.',
  },
  notStaff: { bhs: 'Nisi dio tima?', en: 'Not on the team?' },
  memberLogin: { bhs: 'Ulaz za članove', en: 'Members’ sign-in' },
  whyLabel: { bhs: 'Kako tim radi', en: 'How the team works' },
  point1: { bhs: 'Rad je vidljiv', en: 'Work leaves a trace' },
  point1Text: {
    bhs: 'Svaka dozvola ostaje zapisana.',
    en: 'Every permission given is on record.',
  },
  point2: { bhs: 'Niko nije sam', en: 'Nobody is alone' },
  point2Text: {
    bhs: 'Posljednji admin se ne može ukloniti.',
    en: 'The last admin can’t be removed.',
  },
  point3: { bhs: 'Jedan nalog, dva ključa', en: 'One account, two keys' },
  point3Text: {
    bhs: 'Uključi prijavu u dva koraka u postavkama.',
    en: 'Turn on two-step sign-in in the settings.',
  },
  noRoleTitle: { bhs: 'Ovaj nalog nije u timu', en: 'This account isn’t on the team' },
  noRoleText: {
    bhs: 'Prijava je uspjela, ali {{email}} nema ulogu admina ni moderatora. Ako treba da je ima, dodijelit će je admin.',
    en: 'You’re signed in, but {{email}} has neither the role of admin nor of moderator. If it should, an admin can give it.',
  },
  toOwnSpace: { bhs: 'Na svoj prostor', en: 'Go to my space' },
  otherAccount: { bhs: 'Prijavi se drugim nalogom', en: 'Sign in with another account' },
});
