import { texts } from './catalogue.ts';

/** Whether development and production have databases of their own. */
export const isolationTexts = texts({
  title: { bhs: 'Jesu li baze razdvojene?', en: 'Are the databases apart?' },
  description: {
    bhs: 'Poređenje baze za razvoj i baze na kojoj platforma radi.',
    en: 'Compares the development database with the one the platform runs on.',
  },
  safe: { bhs: 'Baze su razdvojene', en: 'The databases are apart' },
  safeText: {
    bhs: 'Razvoj i produkcija rade na različitim serverima i nemaju iste korisnike.',
    en: 'Development and production are on different servers and don’t share users.',
  },
  risk: { bhs: 'Rizik: baze nisu razdvojene', en: 'Risk: the databases are not apart' },
  riskText: {
    bhs: 'Razvoj i produkcija su na istom serveru ili imaju istog posljednjeg korisnika. Promjena u razvoju može pogoditi stvarne podatke.',
    en: 'Development and production share a server or the same latest user. A change in development may hit real data.',
  },
  unknown: { bhs: 'Ne može se reći', en: 'We can’t tell' },
  unknownText: {
    bhs: 'Jedna od baza nije navedena ili ne odgovara, pa se nema šta porediti.',
    en: 'One of the databases is not named or does not answer, so there is nothing to compare.',
  },
  development: { bhs: 'Razvoj', en: 'Development' },
  production: { bhs: 'Produkcija', en: 'Production' },
  host: { bhs: 'Server', en: 'Host' },
  embedded: { bhs: 'ugrađena baza', en: 'built-in database' },
  userCount: { bhs: 'Korisnika', en: 'Users' },
  difference: { bhs: 'Razlika u broju korisnika', en: 'Difference in users' },
  latest: { bhs: 'Posljednji korisnik', en: 'Latest user' },
  latestHidden: { bhs: 'vide samo admini', en: 'shown to admins only' },
  nobody: { bhs: 'nema korisnika', en: 'no users' },
  notConfigured: { bhs: 'nije navedena', en: 'not named' },
  unreachable: { bhs: 'ne odgovara', en: 'does not answer' },
});
