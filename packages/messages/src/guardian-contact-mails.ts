import { texts } from './catalogue.ts';

/** Mails to the guardian of a member under fifteen, who has no account. */
export const guardianContactMailsTexts = texts({
  subject: {
    bhs: '{{firstName}} Vas navodi kao roditelja ili staratelja',
    en: '{{firstName}} names you as parent or guardian',
  },
  text: {
    bhs: '{{name}} je na platformi {{brand}} i navodi Vas kao roditelja ili staratelja. Potvrdite da je ova adresa Vaša.',
    en: '{{name}} uses {{brand}} and says that you are their parent or guardian. Please confirm that this address is yours.',
  },
  what: {
    bhs: 'Pisat ćemo Vam samo ako moderator potvrdi dojavu poruke iz razgovora u kojem je {{firstName}}. Šta u porukama piše, ne šaljemo. Adresu vidi samo {{firstName}}, a brišemo je u godini u kojoj puni 15.',
    en: 'We will write to you only if a moderator upholds a report on a message in one of {{firstName}}’s conversations. We never send what the messages say. Only {{firstName}} sees the address, and we delete it in the year in which they turn 15.',
  },
  until: { bhs: 'Potvrdite do', en: 'Confirm by' },
  see: { bhs: 'Pogledajte i odlučite', en: 'Have a look and decide' },
  nothing: {
    bhs: 'Ako ne odgovorite, adresu brišemo. Ako ovu osobu ne poznajete, na istoj stranici odaberite „Ukloni moju adresu“.',
    en: 'If you don’t answer, we delete the address. If you don’t know this person, choose “Remove my address” on the same page.',
  },
  confirmed: { bhs: 'Vaša adresa je potvrđena', en: 'Your address is confirmed' },
  confirmedText: {
    bhs: 'Hvala Vam. Ako moderator potvrdi dojavu poruke iz razgovora u kojem je {{firstName}}, javit ćemo Vam na ovu adresu.',
    en: 'Thank you. If a moderator upholds a report on a message in one of {{firstName}}’s conversations, we will tell you at this address.',
  },
  remove: { bhs: 'Ukloni moju adresu', en: 'Remove my address' },
  keep: {
    bhs: 'Sačuvajte ovaj e-mail: dugme iznad i kasnije uklanja Vašu adresu, bez objašnjenja.',
    en: 'Keep this e-mail: the button above removes your address later too, without a reason.',
  },
  upheld: {
    bhs: 'Moderator je potvrdio dojavu: {{firstName}}',
    en: 'A moderator upheld a report: {{firstName}}',
  },
  wrote: {
    bhs: 'Poruka koju piše {{firstName}} krši pravila platforme {{brand}}. Moderator je dojavu pregledao i potvrdio.',
    en: 'A message written by {{firstName}} breaks the rules of {{brand}}. A moderator looked into the report and upheld it.',
  },
  received: {
    bhs: '{{firstName}} nam javlja da poruka iz razgovora krši pravila platforme {{brand}}. Moderator je dojavu pregledao i potvrdio.',
    en: '{{firstName}} reported a message in a conversation that breaks the rules of {{brand}}. A moderator looked into the report and upheld it.',
  },
  upheldText: {
    bhs: 'Šta u poruci piše, ne šaljemo. Razgovor pomaže: pitajte mirno šta se desilo i šta treba da se {{firstName}} osjeća sigurno.',
    en: 'We don’t send what the message says. Talk it over: ask calmly what happened, and what would help {{firstName}} feel safe.',
  },
  removeText: {
    bhs: 'Ako ovakve e-mailove više ne želite, dugme iznad uklanja Vašu adresu.',
    en: 'If you no longer want e-mails like this, the button above removes your address.',
  },
  reason: {
    bhs: 'Ovaj e-mail Vam šalje {{brand}} jer {{name}} upisuje ovu adresu kao adresu roditelja ili staratelja.',
    en: '{{brand}} sends you this because {{name}} gave this address as that of a parent or guardian.',
  },
});
