import { coordinators, type DemoCall } from './call.ts';

export const gorazde: readonly DemoCall[] = [
  {
    slug: 'drina-za-mlade',
    bank: 'gorazde',
    kind: 'orange',
    topics: ['sports', 'environment'],
    title: { bhs: 'Drina za mlade', en: 'The Drina for the young' },
    summary: {
      bhs: 'Krug iz kojeg su staza uz Drinu i čitaonica u staroj pošti.',
      en: 'The round that gave us the path along the Drina and the reading room in the old post office.',
    },
    description: {
      bhs: 'Podržana su četiri projekta, a svi su gotovi. Novi poziv se priprema za februar.',
      en: 'Four projects were backed, and all are done. A new call is being prepared for February.',
    },
    opens: -260,
    closes: -200,
    amounts: [500, 3500, 14000],
    projects: '4',
    team: [1, 8],
    contact: coordinators.gorazde,
  },
];
