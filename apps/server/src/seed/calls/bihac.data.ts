import { coordinators, type DemoCall } from './call.ts';

export const bihac: readonly DemoCall[] = [
  {
    slug: 'zima-uz-rijeku',
    bank: 'bihac',
    kind: 'orange',
    topics: ['sports', 'social_impact'],
    title: { bhs: 'Zima uz rijeku', en: 'Winter by the river' },
    summary: {
      bhs: 'Za mjesta na kojima se mladi sastaju i kad je hladno.',
      en: 'For places where young people meet even when it’s cold.',
    },
    description: {
      bhs: 'Tražili smo male zahvate na domovima, salama i šetnicama, koji rade i zimi. Odbor uskoro počinje čitati.',
      en: 'We looked for small works on halls and paths that are of use in winter too. The board starts reading soon.',
    },
    opens: -40,
    closes: -4,
    amounts: [500, 3000, 15000],
    projects: '5',
    team: [1, 8],
    contact: coordinators.bihac,
  },
  {
    slug: 'prvi-kupac-s-une',
    bank: 'bihac',
    kind: 'blue',
    topics: ['business', 'marketing'],
    title: { bhs: 'Prvi kupac s Une', en: 'The first customer on the Una' },
    summary: {
      bhs: 'Za prvih deset mušterija: alat, ambalaža, web, dozvola.',
      en: 'For the first ten customers: tools, packaging, a website, a permit.',
    },
    description: {
      bhs: 'Plavi grant je za posao koji tek počinje. Plaćamo ono bez čega ne možeš prodati prvi komad.',
      en: 'The blue grant is for a business that is just starting. We pay for what you can’t sell your first piece without.',
    },
    opens: -10,
    closes: 34,
    amounts: [2000, 8000, 48000],
    projects: '6',
    team: [1, 5],
    contact: coordinators.bihac,
  },
  {
    slug: 'ljeto-na-uni',
    bank: 'bihac',
    kind: 'orange',
    topics: ['business', 'sports'],
    title: { bhs: 'Ljeto na Uni', en: 'Summer on the Una' },
    summary: {
      bhs: 'Za prve ljetne poslove uz rijeku: čamce, vodiče, najam opreme.',
      en: 'For first summer jobs along the river: boats, guides, equipment for hire.',
    },
    description: {
      bhs: 'Sezona je prošla, a čamci su i dalje na vodi. Od zarade je kupljen još jedan.',
      en: 'The season is over and the boats are still on the water. The earnings bought another one.',
    },
    opens: -280,
    closes: -225,
    amounts: [500, 4000, 12000],
    projects: '3',
    team: [1, 6],
    contact: coordinators.bihac,
  },
];
