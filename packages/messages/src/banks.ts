import { texts } from './catalogue.ts';

export const banksTexts = texts({
  homeDescription: {
    bhs: 'Šta je omladinska banka, koji su pozivi otvoreni i koje kampanje upravo skupljaju.',
    en: 'What a youth bank is, which calls are open and which campaigns are raising money.',
  },
  homeTitle: {
    bhs: 'Novac za ono što tvom gradu fali.',
    en: 'Money for what your town is missing.',
  },
  homeLead: {
    bhs: 'Omladinska banka je fond u tvojoj općini. Novac daju općina, donatori i građani, a kome će pripasti odlučuju mladi.',
    en: 'A youth bank is a fund in your municipality. The municipality, donors and citizens pay in, and young people decide who gets it.',
  },
  findCall: { bhs: 'Nađi svoj poziv', en: 'Find your call' },
  supportProject: { bhs: 'Podrži projekat', en: 'Support a project' },
  glanceLabel: { bhs: 'Kako radi omladinska banka', en: 'How a youth bank works' },
  glance1: { bhs: 'Tim piše prijavu', en: 'A team applies' },
  glance1Text: { bhs: 'nekoliko mladih, jedna ideja', en: 'a few young people, one idea' },
  glance2: { bhs: 'Odbor mladih boduje', en: 'A youth board scores' },
  glance2Text: { bhs: 'ocjene 1 do 5, javni kriteriji', en: 'scores 1 to 5, public criteria' },
  glance3: { bhs: 'Banka i grad plaćaju', en: 'Bank and town pay' },
  glance3Text: { bhs: 'grant plus kampanja', en: 'a grant plus a campaign' },
  glance4: { bhs: 'Projekat oživi', en: 'The project comes alive' },
  glance4Text: { bhs: 'i ostane u naselju', en: 'and stays in the neighbourhood' },
  openCalls: { bhs: 'Otvoreni pozivi', en: 'Open calls' },
  allCalls: { bhs: 'Svi pozivi', en: 'All calls' },
  noOpenCalls: { bhs: 'Trenutno nema otvorenih poziva.', en: 'No calls are open right now.' },
  noOpenCallsText: {
    bhs: 'Pogledaj koji se otvaraju uskoro, da tim bude spreman.',
    en: 'See which ones open soon, so that your team is ready.',
  },
  campaigns: { bhs: 'Upravo skupljaju', en: 'Raising money now' },
  campaignsLead: {
    bhs: 'Crtica na traci je minimum uz koji projekat kreće.',
    en: 'The tick on the bar is the minimum with which a project starts.',
  },
  allCampaigns: { bhs: 'Sve kampanje', en: 'All campaigns' },
  noCampaigns: {
    bhs: 'Trenutno nijedna kampanja ne skuplja.',
    en: 'No campaign is raising right now.',
  },
  banksTitle_one: { bhs: '{{count}} banka u mreži', en: '{{count}} bank in the network' },
  banksTitle_few: { bhs: '{{count}} banke u mreži', en: '{{count}} banks in the network' },
  banksTitle_other: { bhs: '{{count}} banaka u mreži', en: '{{count}} banks in the network' },
  openCount_one: { bhs: '{{count}} otvoren poziv', en: '{{count}} open call' },
  openCount_few: { bhs: '{{count}} otvorena poziva', en: '{{count}} open calls' },
  openCount_other: { bhs: '{{count}} otvorenih poziva', en: '{{count}} open calls' },
  openNone: { bhs: 'nema otvorenih poziva', en: 'no open calls' },
});
