import { desk, foreignDesk, type Kind, type Kinds, noOne, team } from './kinds.ts';

/** A private text of the stage, and who may be told it. */
export interface Marker {
  readonly text: string;
  readonly for: Kinds;
}

const insiders: Kinds = [...team, ...desk];
const own: Kinds = ['vlasnik'];
const contacts: Kinds = ['vlasnik', ...desk];
/** Reviews that are given show to whoever reviews or decides; on what is decided only. */
const reviewers: Kinds = desk.filter((kind) => kind !== 'menadzer' && kind !== 'obAdmin');

/** Private texts, each unlike anything that chance could write. */
export const markers = {
  ownerPhone: { text: '+387609000000000001', for: contacts },
  ownerEmail: { text: 'vlasnik@demo.zamah.ba', for: contacts },
  mateEmail: { text: 'clan@demo.zamah.ba', for: ['clan', ...desk] },
  foreignPhone: { text: '+387609000000000002', for: foreignDesk },
  foreignEmail: { text: 'emir@demo.zamah.ba', for: foreignDesk },
  pendingEmail: { text: 'oznaka-nova-adresa@primjer.ba', for: noOne },
  draft: { text: 'OZNAKA⟦nacrt prijave⟧', for: insiders },
  submitted: { text: 'OZNAKA⟦predata prijava⟧', for: insiders },
  foreignDraft: { text: 'OZNAKA⟦tuđi nacrt⟧', for: foreignDesk },
  foreignSubmitted: { text: 'OZNAKA⟦tuđa predata prijava⟧', for: foreignDesk },
  draftCall: { text: 'OZNAKA⟦nacrt poziva⟧', for: desk },
  foreignDraftCall: { text: 'OZNAKA⟦tuđi nacrt poziva⟧', for: foreignDesk },
  returned: { text: 'OZNAKA⟦razlog vraćanja⟧', for: insiders },
  // The team hears of it once the decisions of the call are announced.
  decision: { text: 'OZNAKA⟦neobjavljena odluka⟧', for: desk },
  invitee: { text: 'oznaka-pozvana@primjer.ba', for: insiders },
  giftEmail: { text: 'oznaka-davalac@primjer.ba', for: insiders },
  // Nobody of the kinds has given their own review of it.
  review: { text: 'OZNAKA⟦tuđa ocjena⟧', for: noOne },
  decidedReview: { text: 'OZNAKA⟦ocjena odlučene prijave⟧', for: reviewers },
  profileForMe: { text: 'OZNAKA⟦profil samo za mene⟧', for: own },
  profileForMembers: {
    text: 'OZNAKA⟦profil za članove⟧',
    for: ['lejla', 'zenica', 'moderator', ...insiders],
  },
  hiddenProfile: { text: 'OZNAKA⟦skriven profil⟧', for: ['lejla'] },
  privatePost: { text: 'OZNAKA⟦objava samo za mene⟧', for: own },
  connectionsPost: { text: 'OZNAKA⟦objava za veze⟧', for: noOne },
  removedPost: { text: 'OZNAKA⟦uklonjena objava⟧', for: ['moderator', 'admin'] },
  fundReason: { text: 'OZNAKA⟦razlog u fondu⟧', for: [...desk, 'zenica'] },
  donorName: { text: 'OZNAKA⟦prezime donatora⟧', for: noOne },
  donorEmail: { text: 'oznaka-donator@primjer.ba', for: noOne },
  donorPhone: { text: '+387609000000000003', for: noOne },
  donorAddress: { text: 'OZNAKA⟦adresa donatora⟧', for: noOne },
  paymentSecret: { text: 'OZNAKA⟦ključ plaćanja⟧', for: noOne },
  paymentReference: { text: 'OZNAKA⟦oznaka plaćanja⟧', for: noOne },
  notification: { text: 'OZNAKA⟦obavijest⟧', for: own },
  foreignNotification: { text: 'OZNAKA⟦tuđa obavijest⟧', for: noOne },
  network: { text: '2001:db8:0:0:0:0:face:b00c', for: ['vlasnik', 'admin'] },
  passwordHash: { text: 'OZNAKA⟦otisak lozinke⟧', for: noOne },
  factorSecret: { text: 'OZNAKA⟦tajna drugog faktora⟧', for: noOne },
  secretHash: { text: 'OZNAKA⟦otisak koda⟧', for: noOne },
  audit: { text: 'OZNAKA⟦zapis u dnevniku⟧', for: noOne },
  archive: { text: 'OZNAKA⟦tuđa arhiva⟧', for: noOne },
} as const satisfies Record<string, Marker>;

/** Texts that this kind of reader must not be told. */
export const hiddenFrom = (kind: Kind): readonly (readonly [name: string, text: string])[] =>
  Object.entries<Marker>(markers)
    .filter(([, marker]) => !marker.for.includes(kind))
    .map(([name, { text }]) => [name, text] as const);
