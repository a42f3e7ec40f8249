import { texts } from './catalogue.ts';

/** What stands at the sections of a blue application; part of `formBlueTexts`. */
export const blueSections = texts({
  'section.basics': { bhs: 'Osnovno', en: 'Basics' },
  'section.basics.lead': {
    bhs: 'Kako se posao zove, šta radi i ko ga pokreće.',
    en: 'What the business is called, what it does and who starts it.',
  },
  'section.basics.tip': { bhs: 'Jedna rečenica', en: 'One sentence' },
  'section.basics.tipText': {
    bhs: 'Ako je ne možeš reći u jednom dahu, kupac je neće zapamtiti.',
    en: 'If you can’t say it in one breath, no customer will remember it.',
  },
  'section.customer': { bhs: 'Kupac', en: 'Customer' },
  'section.customer.lead': {
    bhs: 'Čiju muku rješavaš i po čemu znaš da je stvarna.',
    en: 'Whose trouble you solve, and how you know it is real.',
  },
  'section.customer.tip': { bhs: 'Pet razgovora', en: 'Five conversations' },
  'section.customer.tipText': {
    bhs: 'Ne pitaj bi li kupili. Pitaj šta su prošli put uradili i koliko ih je koštalo.',
    en: 'Don’t ask whether they would buy. Ask what they did last time and what it cost them.',
  },
  'section.solution': { bhs: 'Rješenje', en: 'Solution' },
  'section.solution.lead': {
    bhs: 'Šta nudiš i šta kupac od toga ima.',
    en: 'What you offer and what the customer gets out of it.',
  },
  'section.solution.tip': { bhs: 'Prije i poslije', en: 'Before and after' },
  'section.solution.tipText': {
    bhs: 'Opiši kupčev dan bez tebe, pa isti dan s tobom.',
    en: 'Describe the customer’s day without you, then the same day with you.',
  },
  'section.competition': { bhs: 'Konkurencija', en: 'Competition' },
  'section.competition.lead': {
    bhs: 'Kako ljudi to rješavaju sada i zašto bi prešli kod tebe.',
    en: 'How people solve it now, and why they would come to you.',
  },
  'section.competition.tip': { bhs: 'Uvijek neko postoji', en: 'There is always somebody' },
  'section.competition.tipText': {
    bhs: 'I komšija s alatom je konkurencija. I to da ljudi ne urade ništa.',
    en: 'A neighbour with a toolbox is competition too. So is doing nothing.',
  },
  'section.sales': { bhs: 'Prodaja', en: 'Sales' },
  'section.sales.lead': {
    bhs: 'Šta prodaješ, po kojoj cijeni i kako kupac dođe do tebe.',
    en: 'What you sell, at what price, and how customers find you.',
  },
  'section.sales.tip': { bhs: 'Radije manje', en: 'Rather less' },
  'section.sales.tipText': {
    bhs: 'Upiši koliko možeš uraditi u lošem mjesecu. Dobar mjesec iznenadi sam.',
    en: 'Enter what you can do in a bad month. A good month is a surprise anyway.',
  },
  'section.figures': { bhs: 'Brojke', en: 'Figures' },
  'section.figures.lead': {
    bhs: 'Upiši troškove i s koliko počinješ. Kriva se crta dok pišeš, pa vidiš koji mjesec nosi, a koji boli.',
    en: 'Enter your costs and what you start with. The curve draws itself as you write, so you see which month carries and which one hurts.',
  },
  'section.figures.tip': { bhs: 'I sebi plata', en: 'Pay yourself too' },
  'section.figures.tipText': {
    bhs: 'Posao koji ne plaća tebe nije posao. Upiši platu, makar malu i od petog mjeseca.',
    en: 'A business that doesn’t pay you is no business. Enter a wage, even a small one from the fifth month.',
  },
  'section.team': { bhs: 'Tim', en: 'Team' },
  'section.team.lead': {
    bhs: 'Ko šta radi, koliko sati i šta donosi.',
    en: 'Who does what, for how many hours, and what they bring.',
  },
  'section.team.tip': { bhs: 'Dovoljna je i jedna osoba', en: 'One is enough' },
  'section.team.tipText': {
    bhs: 'Ako počinješ bez ikoga, napiši ko pomaže: roditelj, majstor, mentor.',
    en: 'If you start by yourself, say who helps: a parent, a craftsman, a mentor.',
  },
  'section.plan': { bhs: 'Plan', en: 'Plan' },
  'section.plan.lead': {
    bhs: 'Nekoliko dana u godini po kojima se vidi da posao ide.',
    en: 'A few days in the year that show the business is moving.',
  },
  'section.plan.tip': { bhs: 'Nešto što se broji', en: 'Something to count' },
  'section.plan.tipText': {
    bhs: '„Prvih 60 servisa“ se može provjeriti. „Rast“ ne može.',
    en: '“The first 60 repairs” can be checked. “Growth” can’t.',
  },
  'section.asked': { bhs: 'Traženi iznos', en: 'Amount asked for' },
  'section.asked.lead': {
    bhs: 'Šta treba kupiti i ko to plaća: grant, ti i drugi. Zbir mora biti isti.',
    en: 'What has to be bought and who pays for it: the grant, you and others. The sums must be the same.',
  },
  'section.asked.tip': { bhs: 'Dvije ponude', en: 'Two offers' },
  'section.asked.tipText': {
    bhs: 'Za sve preko 500 KM nađi dvije ponude i priloži nižu, kao PDF ili sliku.',
    en: 'For anything over 500 KM get two offers and attach the lower one, as a PDF or a picture.',
  },
  'section.risks': { bhs: 'Rizici', en: 'Risks' },
  'section.risks.lead': {
    bhs: 'Šta može poći naopako i šta onda.',
    en: 'What can go wrong, and what then.',
  },
  'section.risks.tip': { bhs: 'Odbor voli iskrene', en: 'The board likes honesty' },
  'section.risks.tipText': {
    bhs: 'Ko zna šta može poći naopako, bolje se snađe kad pođe.',
    en: 'Whoever knows what can go wrong copes better when it does.',
  },
  'section.review': { bhs: 'Pregled i slanje', en: 'Check and send' },
  'section.review.tip': { bhs: 'Pročitaj naglas', en: 'Read it aloud' },
  'section.review.tipText': {
    bhs: 'Daj nekome ko o poslu ne zna ništa. Gdje zastane, tu dopiši.',
    en: 'Give it to somebody who knows nothing of it. Where they stop, write more.',
  },
});
