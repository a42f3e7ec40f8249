import { coordinators, type DemoCall } from './call.ts';

export const prijedor: readonly DemoCall[] = [
  {
    slug: 'selo-ima-plan',
    bank: 'prijedor',
    kind: 'orange',
    topics: ['environment', 'business'],
    title: { bhs: 'Selo ima plan', en: 'The village has a plan' },
    summary: {
      bhs: 'Otvara se uskoro: mjesne zajednice, zadruge i škole s manje od sto đaka.',
      en: 'Opens soon: local communities, co-operatives and schools with fewer than a hundred pupils.',
    },
    description: {
      bhs: 'Poziv se otvara za dvije sedmice. Dotad okupi tim i obiđi mjesto; prijava se piše brže kad znaš mjere.',
      en: 'The call opens in two weeks. Until then gather a team and visit the place; writing goes faster once you know the measurements.',
    },
    opens: 14,
    closes: 58,
    amounts: [1000, 5000, 30000],
    projects: '6–7',
    team: [1, 8],
    contact: coordinators.prijedor,
  },
  {
    slug: 'prijedor-proljece',
    bank: 'prijedor',
    kind: 'orange',
    topics: ['environment'],
    title: { bhs: 'Proljeće u selima', en: 'Spring in the villages' },
    summary: {
      bhs: 'Za škole i mjesne zajednice koje imaju zemlju, a nemaju alat.',
      en: 'For schools and local communities that have land but no tools.',
    },
    description: {
      bhs: 'Knjige već putuju u tri sela, a vrt iza škole skuplja ostatak novca.',
      en: 'The books already travel to three villages; the garden behind the school is raising the rest.',
    },
    opens: -200,
    closes: -140,
    amounts: [500, 4000, 18000],
    projects: '4',
    team: [1, 8],
    contact: coordinators.prijedor,
  },
  {
    slug: 'pod-kozarom',
    bank: 'prijedor',
    kind: 'orange',
    topics: ['environment', 'education'],
    title: { bhs: 'Pod Kozarom', en: 'Below Kozara' },
    summary: {
      bhs: 'Prošlogodišnji krug za sela pod planinom.',
      en: 'Last year’s round for the villages below the mountain.',
    },
    description: {
      bhs: 'Krug je završen. Šumska učionica radi svake srijede.',
      en: 'The round is over. The classroom in the forest works every Wednesday.',
    },
    opens: -570,
    closes: -520,
    amounts: [500, 3000, 12000],
    projects: '4',
    team: [1, 8],
    contact: coordinators.prijedor,
  },
];
