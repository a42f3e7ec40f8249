import type { DemoApplication } from './applications.data.ts';
import { decidingProjects as deciding } from './projects-deciding.data.ts';

const ranked = { call: 'dvorista-i-igralista-tuzla', status: 'submitted' } as const;
const blind = { call: 'prijava-bez-imena-tuzla', status: 'submitted' } as const;

/** What the board has before it: a call that asks for far more than there is, and a blind one. */
export const demoDeciding: readonly DemoApplication[] = [
  {
    ...ranked,
    slug: 'klizaliste-na-igralistu',
    project: deciding.klizaliste,
    owner: 'amra',
    reviews: [
      ['odbor1', '444434'],
      ['odbor2', '555454'],
      ['odbor3', '555535'],
    ],
  },
  {
    ...ranked,
    slug: 'stripoteka-na-skveru',
    project: deciding.stripoteka,
    owner: 'ena',
    earlier: { communityImpact: 'Ljudi čitaju stripove.' },
    returned: { sections: ['impact'], reason: 'Napišite šta se promijeni kad ormar stoji.' },
    reviews: [
      ['odbor1', '334333'],
      ['odbor2', '444545'],
      ['odbor3', '342434'],
    ],
  },
  {
    ...ranked,
    slug: 'voda-na-tri-igralista',
    project: deciding.vodomati,
    owner: 'luka',
    reviews: [
      ['odbor1', '444434'],
      ['odbor2', '555555'],
      ['odbor3', '554444'],
    ],
  },
  {
    ...ranked,
    slug: 'krojacnica-iz-druge-ruke',
    project: deciding.krojacnica,
    owner: 'marija',
    reviews: [
      ['odbor1', '343433'],
      ['odbor2', '545454'],
      ['odbor3', '452344'],
    ],
  },
  {
    ...ranked,
    slug: 'oznake-za-ilincicu',
    project: deciding.planinari,
    owner: 'benjamin',
    reviews: [
      ['odbor1', '333433'],
      ['odbor2', '445444'],
      ['odbor3', '433433'],
    ],
  },
  {
    ...ranked,
    slug: 'sah-u-parku',
    project: deciding.sah,
    owner: 'amra',
    reviews: [
      ['odbor1', '434343'],
      ['odbor2', '455445'],
      ['odbor3', 'conflict'],
      ['savjetnik', '344344'],
    ],
  },
  {
    ...ranked,
    slug: 'ozvucenje-za-svaku-raju',
    project: deciding.ozvucenje,
    owner: 'luka',
    reviews: [
      ['odbor1', '223232'],
      ['odbor2', '433444'],
      ['odbor3', '122322'],
    ],
  },
  {
    ...ranked,
    slug: 'kompost-za-sjenjak',
    project: deciding.kompost,
    owner: 'marija',
    asked: [
      ['odbor1', 1],
      ['odbor2', 1],
      ['odbor3', 1],
    ],
    reviews: [
      ['odbor1', '332333'],
      ['odbor2', '444434'],
    ],
  },
  {
    ...blind,
    slug: 'ploca-za-gluhi-telefon',
    project: deciding.telefon,
    owner: 'benjamin',
    reviews: [['odbor2', '445344']],
  },
  { ...blind, slug: 'sat-na-domu', project: deciding.sat, owner: 'ena' },
];
