import { texts } from './catalogue.ts';

/** What the product says of itself where it is installed, and where there is no connection. */
export const siteTexts = texts({
  description: {
    bhs: 'Grantovi omladinskih banaka, projekti mladih i karijera u Bosni i Hercegovini.',
    en: 'Youth bank grants, projects by young people and careers in Bosnia and Herzegovina.',
  },
  calls: { bhs: 'Otvoreni pozivi', en: 'Open calls' },
  zone: { bhs: 'Moja zona', en: 'My zone' },
  offlineTitle: { bhs: 'Nema interneta', en: 'You’re offline' },
  offlineText: {
    bhs: 'Ova stranica će se otvoriti čim se veza vrati. Ono što je sačuvano na uređaju čeka te.',
    en: 'This page opens as soon as the connection is back. What is kept on your device is waiting for you.',
  },
  busyTitle: { bhs: 'Trenutno je velika gužva', en: 'It’s very busy right now' },
  busyText: {
    bhs: 'Stranica se za nekoliko sekundi otvara sama.',
    en: 'The page opens on its own in a few seconds.',
  },
  offlineRetry: { bhs: 'Pokušaj ponovo', en: 'Try again' },
});
