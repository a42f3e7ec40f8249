import { texts } from './catalogue.ts';

export const systemTexts = texts({
  mailboxTitle: { bhs: 'Demo sandučić', en: 'Demo mailbox' },
  mailboxLead: {
    bhs: 'U demo načinu rada pošta ne odlazi nikome: svaka poruka završi ovdje, najnovija prva.',
    en: 'In demo mode no mail is sent to anybody: every message lands here, newest first.',
  },
  mailboxEmpty: {
    bhs: 'Još nema pošte. Registruj se ili zatraži novu lozinku pa osvježi stranicu.',
    en: 'No mail yet. Register or ask for a new password, then reload this page.',
  },
  mailboxEmptyFor: {
    bhs: 'Na ovu adresu još ništa nije stiglo.',
    en: 'Nothing has arrived for this address yet.',
  },
  mailboxSearch: { bhs: 'Adresa primaoca', en: 'Recipient’s address' },
  mailboxShow: { bhs: 'Prikaži', en: 'Show' },
  mailboxAll: { bhs: 'Sva pošta', en: 'All mail' },
  mailboxTo: { bhs: 'Za', en: 'To' },
  mailboxText: { bhs: 'Samo tekst', en: 'Plain text' },
  mailboxBack: { bhs: 'Nazad na platformu', en: 'Back to the platform' },
  mailboxCount_one: { bhs: '{{count}} poruka', en: '{{count}} message' },
  mailboxCount_few: { bhs: '{{count}} poruke', en: '{{count}} messages' },
  mailboxCount_other: { bhs: '{{count}} poruka', en: '{{count}} messages' },
});
