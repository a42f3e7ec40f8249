import { texts } from './catalogue.ts';

/** What can be wrong with a field. */
export const validationTexts = texts({
  required: { bhs: 'Popuni ovo polje.', en: 'Fill in this field.' },
  invalid: { bhs: 'Ova vrijednost nije ispravna.', en: 'This value is not valid.' },
  tooShort: { bhs: 'Najmanje {{count}} znakova.', en: 'At least {{count}} characters.' },
  tooLong: { bhs: 'Najviše {{count}} znakova.', en: 'At most {{count}} characters.' },
  tooSmall: { bhs: 'Najmanje {{count}}.', en: 'At least {{count}}.' },
  tooBig: { bhs: 'Najviše {{count}}.', en: 'At most {{count}}.' },
  notNumber: { bhs: 'Upiši broj.', en: 'Enter a number.' },
  decimals: { bhs: 'Najviše dvije decimale.', en: 'At most two decimals.' },
  email: {
    bhs: 'Upiši ispravnu e-mail adresu, npr. ime@primjer.ba.',
    en: 'Enter a valid e-mail address, like name@example.com.',
  },
  code: { bhs: 'Kod ima šest znakova.', en: 'The code has six characters.' },
  phone: { bhs: 'Broj telefona nije ispravan.', en: 'The phone number is not valid.' },
  interests: { bhs: 'Odaberi barem jedno interesovanje.', en: 'Select at least one interest' },
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
  passwordMismatch: { bhs: 'Lozinke se ne poklapaju', en: "Passwords don't match" },
  termsRequired: {
    bhs: 'Morate prihvatiti uslove korišćenja',
    en: 'You must accept the terms of use',
  },
  endAfterStart: { bhs: 'Kraj mora biti poslije početka.', en: 'The end must be after the start.' },
  endPassed: { bhs: 'Kraj mora biti u budućnosti.', en: 'The end must be in the future.' },
  cardMinimum: {
    bhs: 'Karticom se može platiti najmanje 1 KM.',
    en: 'The smallest card payment is KM 1.',
  },
  unknown: { bhs: 'Ovo polje ne postoji.', en: 'There is no such field.' },
});
