import { texts } from './catalogue.ts';

/** Of the projects that banks support, and of finding one application. */
export const banksProjectsTexts = texts({
  description: {
    bhs: 'Svi projekti koje su podržale omladinske banke: gdje su, koliko su dobili i dokle su stigli.',
    en: 'Every project that youth banks have backed: where it is, what it got and how far it has come.',
  },
  title: { bhs: 'Šta su mladi već pokrenuli.', en: 'What young people have set in motion.' },
  lead: {
    bhs: 'Svaki projekat kojem je odbor rekao da, s iznosom i s tim dokle je stigao.',
    en: 'Every project that a board said yes to, with its grant and how far it has come.',
  },
  factProjects_one: { bhs: 'projekat', en: 'project' },
  factProjects_few: { bhs: 'projekta', en: 'projects' },
  factProjects_other: { bhs: 'projekata', en: 'projects' },
  factAmount: { bhs: 'grantova', en: 'in grants' },
  factBanks_one: { bhs: 'banka', en: 'bank' },
  factBanks_few: { bhs: 'banke', en: 'banks' },
  factBanks_other: { bhs: 'banaka', en: 'banks' },
  filters: { bhs: 'Pretraga projekata', en: 'Search projects' },
  q: { bhs: 'Riječ iz naziva ili opisa', en: 'A word from the title or description' },
  search: { bhs: 'Traži', en: 'Search' },
  year: { bhs: 'Godina prijave', en: 'Year of application' },
  allYears: { bhs: 'Sve godine', en: 'All years' },
  theme: { bhs: 'Cilj održivog razvoja', en: 'Sustainable development goal' },
  allThemes: { bhs: 'Svi ciljevi', en: 'All goals' },
  stage: { bhs: 'Dokle je stigao', en: 'How far it has come' },
  allStages: { bhs: 'Svejedno', en: 'Any' },
  stage_approved: { bhs: 'Odobren', en: 'Approved' },
  stage_raising: { bhs: 'Skuplja', en: 'Raising money' },
  stage_running: { bhs: 'U toku', en: 'Under way' },
  stage_completed: { bhs: 'Završen', en: 'Finished' },
  list: { bhs: 'Projekti', en: 'Projects' },
  map: { bhs: 'Karta projekata s ove stranice', en: 'Map of the projects on this page' },
  grant: { bhs: 'dobijeni grant', en: 'grant received' },
  more: { bhs: 'Prikaži još projekata', en: 'Show more projects' },
  none: { bhs: 'Nijedan projekat ne odgovara pretrazi.', en: 'No project fits the search.' },
  noneText: {
    bhs: 'Probaj kraću riječ, drugu godinu ili drugu banku.',
    en: 'Try a shorter word, another year or another bank.',
  },
  showAll: { bhs: 'Prikaži sve projekte', en: 'Show all projects' },

  findDescription: {
    bhs: 'Nađi jednu prijavu po nazivu, timu ili kodu.',
    en: 'Find one application by its title, team or code.',
  },
  findTitle: { bhs: 'Nađi prijavu.', en: 'Find an application.' },
  findLead: {
    bhs: 'Upiši naziv, ime tima, kod od osam znakova ili zalijepi adresu. Vidiš ono što smiješ otvoriti.',
    en: 'Type a title, the name of a team, the code of eight letters, or paste an address. You see what you may open.',
  },
  findField: { bhs: 'Naziv, tim, kod ili adresa', en: 'Title, team, code or address' },
  findMore: {
    bhs: 'Tvoje prijave i one koje vodi tvoja banka vide se kad uđeš u nalog.',
    en: 'Your own applications, and those of your bank, show once you sign in.',
  },
  found_one: { bhs: '{{count}} prijava', en: '{{count}} application' },
  found_few: { bhs: '{{count}} prijave', en: '{{count}} applications' },
  found_other: { bhs: '{{count}} prijava', en: '{{count}} applications' },
  foundMany: {
    bhs: 'Prikazano je prvih {{count}}. Dodaj još jednu riječ.',
    en: 'These are the first {{count}}. Add another word.',
  },
  public: { bhs: 'Javna', en: 'Public' },
  private: { bhs: 'Vidiš je ti', en: 'Visible to you' },
  code: { bhs: 'kod {{code}}', en: 'code {{code}}' },
  untitled: { bhs: 'Bez naslova', en: 'Untitled' },
  notFound: { bhs: 'Nema prijave koju smiješ otvoriti.', en: 'No application that you may open.' },
  notFoundText: {
    bhs: 'Provjeri kod ili upiši samo početak naziva.',
    en: 'Check the code, or type just the beginning of the title.',
  },
  findFailed: {
    bhs: 'Tvoje prijave se nisu učitale. Ovo su samo javne.',
    en: 'Your applications didn’t load. These are the public ones only.',
  },
});
