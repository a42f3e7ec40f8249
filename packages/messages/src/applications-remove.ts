import { texts } from './catalogue.ts';

/** Taking back an application: a draft is deleted, what was sent is withdrawn. */
export const applicationsRemoveTexts = texts({
  delete: { bhs: 'Obriši nacrt', en: 'Delete the draft' },
  deleteTitle: { bhs: 'Obrisati ovaj nacrt?', en: 'Delete this draft?' },
  deleteText: {
    bhs: 'Nestaje za cijeli tim. Možeš ga vratiti odmah nakon brisanja.',
    en: 'It goes for the whole team. You can bring it back right after.',
  },
  deleted: { bhs: 'Nacrt je obrisan.', en: 'The draft is deleted.' },
  restored: { bhs: 'Nacrt je vraćen.', en: 'The draft is back.' },
  withdraw: { bhs: 'Povuci prijavu', en: 'Withdraw the application' },
  withdrawShort: { bhs: 'Povuci', en: 'Withdraw' },
  withdrawTitle: { bhs: 'Povući ovu prijavu?', en: 'Withdraw this application?' },
  withdrawText: {
    bhs: 'Tim i odbor dobijaju obavještenje, a prijava se više ne mijenja i ne vraća. Tekst ostaje vidljiv timu.',
    en: 'The team and the board are told; the application no longer changes and can’t come back. The team can still read it.',
  },
  withdrawn: { bhs: 'Prijava je povučena.', en: 'The application was withdrawn.' },
  keep: { bhs: 'Ostavi', en: 'Keep it' },
});
