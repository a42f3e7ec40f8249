import { coordinators, type DemoCall } from './call.ts';

export const mostar: readonly DemoCall[] = [
  {
    slug: 'dvije-obale-jedan-projekat',
    bank: 'mostar',
    kind: 'orange',
    topics: ['arts', 'social_impact'],
    title: { bhs: 'Dvije obale, jedan projekat', en: 'Two banks, one project' },
    summary: {
      bhs: 'Za timove u kojima su mladi iz barem dvije škole.',
      en: 'For teams with young people from at least two schools.',
    },
    description: {
      bhs: 'Prijava vrijedi ako su u timu bar dvije škole. Temu biraš ti; zajednički rad je uslov.',
      en: 'An application counts if at least two schools are in the team. The topic is yours; working together is the condition.',
    },
    opens: -6,
    closes: 41,
    amounts: [1000, 4500, 27000],
    projects: '6',
    team: [1, 8],
    contact: coordinators.mostar,
  },
  {
    slug: 'mostar-prvi-krug',
    bank: 'mostar',
    kind: 'orange',
    topics: ['education', 'arts'],
    title: { bhs: 'Prvi zajednički krug', en: 'First round together' },
    summary: {
      bhs: 'Prvi krug u kojem su se prijavile samo ekipe s obje obale.',
      en: 'The first round open only to teams from both banks of the river.',
    },
    description: {
      bhs: 'Iz ovog kruga je orkestar dvije škole, koji danas ima mjesto u rasporedu obje.',
      en: 'The orchestra of two schools came out of this round; today it has its place in both timetables.',
    },
    opens: -270,
    closes: -215,
    amounts: [500, 3500, 12000],
    projects: '3',
    team: [1, 8],
    contact: coordinators.mostar,
  },
];
