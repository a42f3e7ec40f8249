import { texts } from './catalogue.ts';

/** Whom the own profile is shown to, as the settings ask. */
export const profilesPrivacyTexts = texts({
  heldByGuardian: {
    bhs: 'Dok se roditelj ili staratelj ne složi, tvoj profil ne može otvoriti niko drugi. Ovo što ovdje odabereš vrijedi od tada.',
    en: 'Until a parent or guardian agrees, nobody else can open your profile. What you choose here counts from then on.',
  },
  profile: { bhs: 'Ko vidi tvoj profil', en: 'Who sees your profile' },
  profileHint_everyone: {
    bhs: 'Svi koji imaju adresu profila.',
    en: 'Everyone who has the profile’s address.',
  },
  profileHint_members: {
    bhs: 'Samo članovi, kad uđu u nalog.',
    en: 'Members who are signed in.',
  },
  profileHint_me: {
    bhs: 'Niko osim tebe. Tim i dalje vidi tvoje ime i sliku.',
    en: 'Nobody but you. Your team still sees your name and picture.',
  },
  search: { bhs: 'Pretraživači na internetu', en: 'Search engines' },
  searchOn: {
    bhs: 'Smiju pokazati tvoj profil u rezultatima.',
    en: 'They may show your profile in their results.',
  },
  searchOff: {
    bhs: 'Tražimo od njih da te ne pokazuju.',
    en: 'We ask them not to show you.',
  },
  searchNeedsEveryone: {
    bhs: 'Moguće je samo kad profil vide svi.',
    en: 'Possible only while everyone sees the profile.',
  },
  allow: { bhs: 'Dozvoli', en: 'Allow' },
  parts: { bhs: 'Ko vidi koji dio', en: 'Who sees which part' },
  partsHint: {
    bhs: 'Telefon i e-mail nikad nisu na profilu.',
    en: 'Phone and e-mail are never on the profile.',
  },
  narrower: {
    bhs: 'Cijeli profil vidi manje ljudi nego ovaj dio: vrijedi uži izbor.',
    en: 'Fewer people see the whole profile than this part; the narrower choice applies.',
  },
  headline: { bhs: 'Naslov', en: 'Headline' },
  about: { bhs: 'O meni', en: 'About me' },
  seeking: { bhs: 'Šta tražim', en: 'What I’m looking for' },
  skills: { bhs: 'Vještine', en: 'Skills' },
  experience: { bhs: 'Iskustvo', en: 'Experience' },
  education: { bhs: 'Obrazovanje', en: 'Education' },
  volunteering: { bhs: 'Volontiranje', en: 'Volunteering' },
  languages: { bhs: 'Jezici', en: 'Languages' },
  links: { bhs: 'Linkovi', en: 'Links' },
  everyone: { bhs: 'Svi', en: 'Everyone' },
  members: { bhs: 'Članovi', en: 'Members' },
  me: { bhs: 'Samo ja', en: 'Only me' },
  notSaved: { bhs: 'Nije sačuvano', en: 'Not saved' },
  failed: { bhs: 'Privatnost se nije učitala.', en: 'Your privacy settings didn’t load.' },
});
