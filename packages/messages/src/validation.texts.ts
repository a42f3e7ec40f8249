import { texts } from './catalogue.ts';

export const validationTexts = texts({
  required: { bhs: 'Popuni ovo polje.', en: 'Fill in this field.' },
  invalid: { bhs: 'Ova vrijednost nije ispravna.', en: 'This value is not valid.' },
  unstorable: {
    bhs: 'Ovdje je znak koji se ne može sačuvati.',
    en: 'This contains a character that cannot be kept.',
  },
  altMissing: {
    bhs: 'Opiši šta se vidi na slici, za one koji je ne vide.',
    en: 'Say what the picture shows, for those who cannot see it.',
  },
  fileUnknown: {
    bhs: 'Jedan od fajlova ovdje više nije sačuvan. Ukloni ga i pošalji ponovo.',
    en: 'One of the files here is no longer kept. Remove it and send it again.',
  },
  idTwice: {
    bhs: 'Dvije stavke ne mogu imati istu oznaku.',
    en: 'Two items cannot have the same id.',
  },
  idTaken: {
    bhs: 'Oznaka ove stavke je već zauzeta. Obriši stavku i dodaj je ponovo.',
    en: 'The id of this item is already taken. Remove the item and add it again.',
  },
  sectionLeftOut: {
    bhs: 'Poziv više ne traži ovu cjelinu, zato se ovo ne čuva.',
    en: 'The call no longer asks for this section, so this is not saved.',
  },
  amountTwice: {
    bhs: 'Isti iznos stoji dvaput.',
    en: 'The same amount is there twice.',
  },
  taken: { bhs: 'Ova adresa je zauzeta.', en: 'This address is taken.' },
  fixed: {
    bhs: 'Ovo se nakon objave više ne može mijenjati.',
    en: 'This can no longer be changed once it is published.',
  },
  tooShort: { bhs: 'Broj znakova: najmanje {{count}}.', en: 'At least {{count}} characters.' },
  tooLong: { bhs: 'Broj znakova: najviše {{count}}.', en: 'At most {{count}} characters.' },
  notAbove: { bhs: 'Mora biti veće od {{count}}.', en: 'It must be more than {{count}}.' },
  tooSmall: { bhs: 'Najmanje {{count}}.', en: 'At least {{count}}.' },
  tooBig: { bhs: 'Najviše {{count}}.', en: 'At most {{count}}.' },
  tooLarge: {
    bhs: 'Tekst je predugačak ili ima previše dijelova.',
    en: 'The text is too long or has too many parts.',
  },
  tooMany: { bhs: 'Broj stavki: najviše {{count}}.', en: 'At most {{count}} in this list.' },
  notNumber: { bhs: 'Upiši broj.', en: 'Enter a number.' },
  decimals: { bhs: 'Najviše dvije decimale.', en: 'At most two decimals.' },
  email: {
    bhs: 'Upiši ispravnu e-mail adresu, npr. ime@primjer.ba.',
    en: 'Enter a valid e-mail address, like name@example.com.',
  },
  code: { bhs: 'Kod ima šest znakova.', en: 'The code has six characters.' },
  municipality: {
    bhs: 'Odaberi općinu ili grad s popisa',
    en: 'Choose a municipality or town from the list',
  },
  twoPhones: {
    bhs: 'Ovdje su dva broja. Ostavi onaj na koji da te zovemo.',
    en: 'Here are two numbers. Leave the one to call you on.',
  },
  phone: {
    bhs: 'Broj nije potpun. Upiši ga s pozivnim, npr. 061 234 567.',
    en: 'The number is not complete. Enter it with its prefix, like 061 234 567.',
  },
  interests: { bhs: 'Odaberi barem jedno interesovanje', en: 'Select at least one interest' },
  passwordShort: {
    bhs: 'Lozinka mora imati najmanje 8 znakova.',
    en: 'The password needs at least 8 characters.',
  },
  passwordPersonal: {
    bhs: 'Lozinka ne smije sadržavati tvoje ime ni e-mail.',
    en: 'The password must not contain your name or e-mail.',
  },
  passwordCommon: {
    bhs: 'Ova lozinka je na spisku najčešćih. Smisli drugu.',
    en: 'This password is among the most common. Choose another one.',
  },
  passwordWrong: { bhs: 'Lozinka nije tačna.', en: 'The password is not right.' },
  emailSame: {
    bhs: 'To je već tvoja e-mail adresa.',
    en: 'This is your e-mail address already.',
  },
  ofTeam: {
    bhs: 'Ova adresa je nekoga iz tima. Upiši adresu roditelja ili staratelja.',
    en: 'This address is of somebody in the team. Enter that of a parent or guardian.',
  },
  passwordMismatch: { bhs: 'Lozinke se ne poklapaju', en: "Passwords don't match" },
  termsRequired: {
    bhs: 'Morate prihvatiti uslove korišćenja',
    en: 'You must accept the terms of use',
  },
  link: {
    bhs: 'Upiši adresu koja počinje s https://.',
    en: 'Enter an address that begins with https://.',
  },
  month: { bhs: 'Odaberi mjesec i godinu.', en: 'Choose a month and a year.' },
  endAfterStart: { bhs: 'Kraj mora biti poslije početka.', en: 'The end must be after the start.' },
  endPassed: { bhs: 'Kraj mora biti u budućnosti.', en: 'The end must be in the future.' },
  postContent: { bhs: 'Sadržaj objave je obavezan', en: 'Write something first.' },
  pollLong: {
    bhs: 'Anketa može trajati najviše 30 dana.',
    en: 'A poll can be open for 30 days at most.',
  },
  pollFixed: {
    bhs: 'Neko je već glasao, pa tekst, odgovori i kraj u anketi ostaju kakvi jesu.',
    en: 'Somebody has voted, so the question, the options and the end stay as they are.',
  },
  visibilityFixed: {
    bhs: 'Ispod objave već ima komentara. Možeš je pokazati užem krugu, ali ne i širem.',
    en: 'There are comments already. You can show it to fewer people, but not to more.',
  },
  endAfterCampaign: {
    bhs: 'Kampanja završava prije toga. Odaberi raniji dan.',
    en: 'The campaign ends before that. Choose an earlier day.',
  },
  aboveGoal: {
    bhs: 'Do cilja kampanje fali samo {{amount}}.',
    en: 'The campaign’s goal needs only {{amount}} more.',
  },
  cardMinimum: {
    bhs: 'Karticom se može platiti najmanje {{amount}}.',
    en: 'The smallest card payment is {{amount}}.',
  },
  atMostKm: {
    bhs: 'Može se vratiti najviše {{amount}}.',
    en: 'At most {{amount}} can be returned.',
  },
  choiceLocked: { bhs: 'Ovo se ne može isključiti.', en: 'This can’t be turned off.' },
  sameTime: {
    bhs: 'Početak i kraj ne mogu biti u isto vrijeme.',
    en: 'Start and end can’t be the same time.',
  },
  textEmpty: {
    bhs: 'Upiši tekst, ili ga vrati na podrazumijevani.',
    en: 'Write a text, or take it back to the default.',
  },
  textTooLong: {
    bhs: 'Tekst je predug za mjesto na kojem stoji.',
    en: 'The text is too long for the place where it stands.',
  },
  textPlaceholders: {
    bhs: 'Oznake u dvostrukim zagradama moraju ostati iste kao u podrazumijevanom tekstu.',
    en: 'The marks in double braces must stay the same as in the default text.',
  },
  textMarkup: {
    bhs: 'HTML oznake ovdje nisu dopuštene.',
    en: 'HTML tags are not allowed here.',
  },
  textLineBreaks: {
    bhs: 'Ovaj tekst mora ostati u jednom redu.',
    en: 'This text must stay on one line.',
  },
  textCharacters: {
    bhs: 'U tekstu su nevidljivi znakovi. Prepiši ga rukom.',
    en: 'The text contains invisible characters. Type it by hand.',
  },
  fileColumns: {
    bhs: 'Prvi red mora imati kolonu key i bar jednu od kolona value_bhs i value_en.',
    en: 'The first row needs the column key and at least one of value_bhs and value_en.',
  },
  fileUnreadable: {
    bhs: 'Fajl se ne može pročitati. Sačuvaj ga ponovo kao CSV, XLSX ili JSON.',
    en: 'The file can’t be read. Save it again as CSV, XLSX or JSON.',
  },
  fileTooManyRows: {
    bhs: 'Fajl ima previše redova.',
    en: 'The file has too many rows.',
  },
  placeholder: {
    bhs: 'Nešto u vitičastim zagradama ne znamo popuniti, ili nedostaje ono što mora stajati.',
    en: 'Something in braces cannot be filled in, or something that must be said is missing.',
  },
  tooManyLinks: {
    bhs: 'Ovdje je previše adresa. Ostavi najviše tri.',
    en: 'There are too many addresses here. Keep three at most.',
  },
  tooFast: {
    bhs: 'Obrazac je poslan prebrzo. Sačekaj trenutak i pošalji ponovo.',
    en: 'The form was sent too fast. Wait a moment and send it again.',
  },
  tooOld: {
    bhs: 'Stranica je predugo otvorena. Pošalji ponovo; napisano je tu.',
    en: 'The page has been open too long. Send it again; your words are here.',
  },
  unknown: { bhs: 'Ovo polje ne postoji.', en: 'There is no such field.' },
  account: {
    bhs: 'Ovo nije ispravan broj računa. Provjeri cifre: IBAN počinje sa BA39, domaći broj ima 16 cifara.',
    en: 'This is not a valid account number. Check the digits: an IBAN begins with BA39, a domestic number has 16 digits.',
  },
  aboveInstalment: {
    bhs: 'To je više od rate. Dospjelo je {{amount}}.',
    en: 'That is more than the instalment. {{amount}} is due.',
  },
  notException: {
    bhs: 'Ovo je dospjela rata i ne traži drugu osobu. Potvrdi je kao isplatu.',
    en: 'This is an instalment that is due and needs no second person. Confirm it as a payout.',
  },
});
