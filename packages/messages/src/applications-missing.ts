import { texts } from './catalogue.ts';

/** What an application still lacks: counted for a section, and said at the field. */
export const applicationsMissingTexts = texts({
  date_one: { bhs: 'fali {{count}} datum', en: '{{count}} date missing' },
  date_few: { bhs: 'fale {{count}} datuma', en: '{{count}} dates missing' },
  date_other: { bhs: 'fali {{count}} datuma', en: '{{count}} dates missing' },
  amount_one: { bhs: 'fali {{count}} iznos', en: '{{count}} amount missing' },
  amount_few: { bhs: 'fale {{count}} iznosa', en: '{{count}} amounts missing' },
  amount_other: { bhs: 'fali {{count}} iznosa', en: '{{count}} amounts missing' },
  number_one: { bhs: 'fali {{count}} broj', en: '{{count}} number missing' },
  number_few: { bhs: 'fale {{count}} broja', en: '{{count}} numbers missing' },
  number_other: { bhs: 'fali {{count}} brojeva', en: '{{count}} numbers missing' },
  name_one: { bhs: 'fali {{count}} ime', en: '{{count}} name missing' },
  name_few: { bhs: 'fale {{count}} imena', en: '{{count}} names missing' },
  name_other: { bhs: 'fali {{count}} imena', en: '{{count}} names missing' },
  text_one: { bhs: 'fali {{count}} tekst', en: '{{count}} text missing' },
  text_few: { bhs: 'fale {{count}} teksta', en: '{{count}} texts missing' },
  text_other: { bhs: 'fali {{count}} tekstova', en: '{{count}} texts missing' },
  member_one: { bhs: 'fali {{count}} osoba', en: '{{count}} member missing' },
  member_few: { bhs: 'fale {{count}} osobe', en: '{{count}} members missing' },
  member_other: { bhs: 'fali {{count}} osoba', en: '{{count}} members missing' },
  consent_one: { bhs: 'čeka se {{count}} saglasnost', en: '{{count}} consent awaited' },
  consent_few: { bhs: 'čekaju se {{count}} saglasnosti', en: '{{count}} consents awaited' },
  consent_other: { bhs: 'čeka se {{count}} saglasnosti', en: '{{count}} consents awaited' },
  age_one: { bhs: 'fali {{count}} odgovor o godinama', en: '{{count}} answer about age missing' },
  age_few: { bhs: 'fale {{count}} odgovora o godinama', en: '{{count}} answers about age missing' },
  age_other: {
    bhs: 'fali {{count}} odgovora o godinama',
    en: '{{count}} answers about age missing',
  },
  thing_one: { bhs: 'fali {{count}} stvar', en: '{{count}} thing missing' },
  thing_few: { bhs: 'fale {{count}} stvari', en: '{{count}} things missing' },
  thing_other: { bhs: 'fali {{count}} stvari', en: '{{count}} things missing' },
  fix_one: { bhs: '{{count}} stvar treba popraviti', en: '{{count}} thing to fix' },
  fix_few: { bhs: '{{count}} stvari treba popraviti', en: '{{count}} things to fix' },
  fix_other: { bhs: '{{count}} stvari treba popraviti', en: '{{count}} things to fix' },
  emptyList: { bhs: 'prazno: {{name}}', en: 'empty: {{name}}' },
  tooMuch: { bhs: 'preko najvišeg iznosa', en: 'over the ceiling' },
  tooLittle: { bhs: 'ispod najmanjeg iznosa', en: 'below the smallest amount' },

  needText: { bhs: 'Napiši ovo.', en: 'Write this.' },
  needChoice: { bhs: 'Odaberi jedno.', en: 'Choose one.' },
  needDay: { bhs: 'Odaberi datum.', en: 'Choose the date.' },
  needNumber: { bhs: 'Upiši broj, makar otprilike.', en: 'Enter a number, roughly at least.' },
  needItem: { bhs: 'Dodaj barem jedno.', en: 'Add at least one.' },
  unbalanced: {
    bhs: 'Ono što treba i ono što je pokriveno nije isti iznos.',
    en: 'What is needed and what is covered are not the same amount.',
  },
  extraAnswer: { bhs: 'Odgovori na pitanje ovog poziva.', en: 'Answer this call’s question.' },
  tooShort: {
    bhs: 'Prekratko: najmanje {{count}} slova.',
    en: 'Too short: at least {{count}} letters.',
  },
  tooLong: {
    bhs: 'Predugo: najviše {{count}} znakova. Skrati, pa će se sačuvati.',
    en: 'Too long: at most {{count}} characters. Shorten it and it saves.',
  },
  pastedTooLong: {
    bhs: 'Ovaj tekst ima {{n}} znakova, zato nije zalijepljen. Skrati ga pa pokušaj ponovo.',
    en: 'This text has {{n}} characters, so it was not pasted. Shorten it and try again.',
  },
  tooLongItem: {
    bhs: 'Predugo za ovo polje. Skrati, pa će se sačuvati.',
    en: 'Too long for this field. Shorten it and it saves.',
  },
  tooManyItems: {
    bhs: 'Previše stavki: stane ih najviše {{limit}}. Ukloni višak, pa će se sačuvati.',
    en: 'Too many items: {{limit}} fit at most. Remove some and it saves.',
  },
  tooBig: {
    bhs: 'Preveliko: najviše {{limit}}.',
    en: 'Too big: {{limit}} at most.',
  },
  answerBetween: {
    bhs: 'Upiši broj od {{from}} do {{to}}.',
    en: 'Write a number from {{from}} to {{to}}.',
  },
  answerFrom: {
    bhs: 'Upiši broj, najmanje {{from}}.',
    en: 'Write a number, {{from}} or more.',
  },
  notNumber: {
    bhs: 'Upiši broj veći od nule, s najviše dvije decimale, npr. 1.250,50.',
    en: 'Write a number above zero, with two decimals at most, like 1,250.50.',
  },
  notCount: {
    bhs: 'Upiši cio broj veći od nule, npr. 20.',
    en: 'Write a whole number above zero, like 20.',
  },
  notDay: {
    bhs: 'Ovaj datum ne postoji. Odaberi drugi.',
    en: 'There is no such date. Choose another.',
  },
  endBeforeStart: { bhs: 'Kraj je prije početka.', en: 'The end is before the start.' },
  beforeProject: {
    bhs: 'To je prije početka projekta ({{date}}).',
    en: 'That’s before the project starts ({{date}}).',
  },
  afterProject: {
    bhs: 'To je poslije kraja projekta ({{date}}).',
    en: 'That’s after the project ends ({{date}}).',
  },
  aboveCeiling: {
    bhs: 'Tražiš {{amount}}, a poziv daje najviše {{limit}}. Smanji za {{over}}.',
    en: 'You ask for {{amount}}; the call gives {{limit}} at most. Bring it down by {{over}}.',
  },
  belowFloor: {
    bhs: 'Tražiš {{amount}}, a poziv daje najmanje {{limit}}.',
    en: 'You ask for {{amount}}; the call gives {{limit}} at least.',
  },
  sdgInvalid: { bhs: 'Odaberi ciljeve ponovo.', en: 'Choose the goals again.' },
  targetsInvalid: {
    bhs: 'Neki potciljevi ne pripadaju odabranim ciljevima. Odaberi ih ponovo.',
    en: 'Some targets don’t belong to the chosen goals. Choose them again.',
  },
  AGE_UNSAID: {
    bhs: '{{name}} treba u cjelini Tim reći ima li 18 godina.',
    en: '{{name}} still has to say in Team whether they are 18.',
  },
  YEAR_UNSAID: {
    bhs: 'Poziv ima granicu godina: {{name}} u cjelini Tim upisuje godinu rođenja.',
    en: 'The call has an age limit: {{name}} enters their year of birth in Team.',
  },
  TOO_YOUNG: {
    bhs: '{{name}} još nema godina koliko poziv traži. Može pomagati, ali ne kao dio tima.',
    en: '{{name}} is younger than the call allows. They can help, but not as a team member.',
  },
  TOO_OLD: {
    bhs: '{{name}} ima više godina nego što poziv dozvoljava. Može pomagati, ali ne kao dio tima.',
    en: '{{name}} is older than the call allows. They can help, but not as a team member.',
  },
  CONSENT_MISSING: {
    bhs: '{{name}} nema 18 godina, a roditelj ili staratelj još nije dao saglasnost.',
    en: '{{name}} is under 18, and a parent or guardian has not agreed yet.',
  },
  teamTooLarge: {
    bhs: 'Tim je veći nego što poziv dozvoljava (najviše {{limit}}). Neko može pomagati i van tima.',
    en: 'The team is larger than the call allows ({{limit}} at most). Some can help without being in the team.',
  },
  teamTooSmall_one: {
    bhs: 'Za ovaj poziv timu fali još {{count}} osoba.',
    en: 'This call needs {{count}} more team member.',
  },
  teamTooSmall_few: {
    bhs: 'Za ovaj poziv timu fale još {{count}} osobe.',
    en: 'This call needs {{count}} more team members.',
  },
  teamTooSmall_other: {
    bhs: 'Za ovaj poziv timu fali još {{count}} osoba.',
    en: 'This call needs {{count}} more team members.',
  },
});
