import { texts } from './catalogue.ts';

export const adminLoginTexts = texts({
  title: { bhs: 'Ulaz za osoblje', en: 'Staff sign-in' },
  lead: {
    bhs: 'Za one koji vode platformu. Isti nalog kao i inače.',
    en: 'For those who run the platform. The same account as usual.',
  },
  description: {
    bhs: 'Ulaz za administraciju i moderaciju platforme.',
    en: 'Sign-in for the platform’s admins and moderators.',
  },
  notStaff: { bhs: 'Ne vodiš platformu?', en: 'Not one of the staff?' },
  memberLogin: { bhs: 'Ulaz za članove', en: 'Members’ sign-in' },
  whyLabel: { bhs: 'Kako osoblje radi', en: 'How the staff work' },
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
    bhs: 'Uključi ulazak u dva koraka u postavkama.',
    en: 'Turn on two-step sign-in in the settings.',
  },
  noRoleTitle: { bhs: 'Ovaj nalog ne pripada osoblju', en: 'This account isn’t a staff account' },
  noRoleText: {
    bhs: 'Ulazak je uspio, ali {{email}} nema ulogu admina ni moderatora. Ako treba da je ima, dodijelit će je admin.',
    en: 'You’re signed in, but {{email}} has neither the role of admin nor of moderator. If it should, an admin can give it.',
  },
  toOwnSpace: { bhs: 'Otvori svoj prostor', en: 'Open my space' },
});
