import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import { pages } from '@app/contracts/pages';
import { emptyQuestion } from '@app/domain/calls/call.content';
import type { Call } from '../modules/calls/calls.factory.ts';
import type { DemoPicture } from './pictures.factory.ts';

type Text = CallContent['title'];
const text = (bhs: string, en: string): Text => ({ bhs, en });

const sells: CallContent['questions'][number] = {
  id: 'firma',
  text: text('Imate li već registrovanu firmu?', 'Do you already have a registered company?'),
  passes: 'no',
  otherwise: text(
    'Plavi grant je za posao koji tek počinje. Za registrovane firme piši osobi za kontakt.',
    'The blue grant is for a business that is just starting. With a company, write to the contact person.',
  ),
};

type Question = CallContent['extraQuestions'][number];

const neighbours: Question = {
  ...(emptyQuestion('komsije') as Question),
  text: text('Ko u komšiluku već zna za vašu ideju?', 'Who in the neighbourhood knows your idea?'),
  help: text(
    'Dovoljne su dvije rečenice: s kim ste pričali i šta su rekli.',
    'Two sentences are enough: whom you talked to and what they said.',
  ),
  maxLength: 600,
  required: false,
};

const visitors: Question = {
  ...(emptyQuestion('posjetioci') as Question),
  kind: 'number',
  text: text(
    'Koliko ljudi će doći u prvih mjesec dana?',
    'How many people will come in the first month?',
  ),
  min: 1,
  max: 5000,
  required: false,
};

const owner: Question = {
  ...(emptyQuestion('prostor') as Question),
  kind: 'choice',
  text: text('Čiji je prostor u kojem radite?', 'Whose is the place you work in?'),
  options: [
    { id: 'grad', text: text('Grada ili javne ustanove', 'The city’s or a public body’s') },
    { id: 'skola', text: text('Škole', 'A school’s') },
    { id: 'privatno', text: text('Privatan', 'Private') },
    { id: 'nema', text: text('Ne treba nam prostor', 'We need no place') },
  ],
  required: false,
};

const consent: Question = {
  ...(emptyQuestion('saglasnost') as Question),
  kind: 'file',
  text: text('Saglasnost vlasnika prostora', 'Consent of the owner of the place'),
  help: text(
    'Potpisan papir, skeniran ili fotografisan.',
    'A signed paper, scanned or photographed.',
  ),
  required: false,
};

/** What single calls have that others have not. */
export const specials: Readonly<Record<string, Partial<Call> & { readonly partner?: string }>> = {
  'tuzla-po-mjeri-mladih': {
    extraQuestions: [neighbours, visitors, owner, consent],
    seo: {
      title: text(
        'Grant za projekte mladih u Tuzli',
        'Grants for young people’s projects in Tuzla',
      ),
      description: text(
        'Do 5.000 KM za projekte koji ulicu, dom ili školsko dvorište vraćaju ljudima.',
        'Up to KM 5,000 for projects that give a street, a hall or a school yard back to people.',
      ),
    },
  },
  'zima-uz-rijeku': { status: 'closed' },
  'prijava-bez-imena-tuzla': { blind: true },
  'plavi-pocetak-tuzla': { allowsCampaign: false },
  'dvije-obale-jedan-projekat': {
    partner: 'gorazde',
    compulsory: ['problem', 'solution', 'activities'],
    omittedSections: ['story'],
  },
  'selo-ima-plan': {
    ownContribution: { percent: 5, inKind: true },
    picture: 'demo-selo.webp' satisfies DemoPicture,
    pictureAlt: text(
      'Tri kuće pod brdima, ispred njih njiva',
      'Three houses below hills, a field in front',
    ),
  },
  'prvi-kupac-s-une': {
    picture: 'demo-una.webp' satisfies DemoPicture,
    pictureAlt: text('Čamac s veslačicom na Uni', 'A rower in a boat on the Una'),
  },
  'prvi-krug-tuzla': { status: 'archived' },
};

/** A draft as its staff left it: two texts have no English, the rubric lacks 5. */
export const demoDraft: Partial<CallContent> & Pick<CallContent, 'title' | 'rubric'> = {
  title: text('Prvi kupac s Jale', 'First customer on the Jala'),
  summary: text(
    'Za prvih deset mušterija: alat, ambalaža, dozvola i prva reklama.',
    'For your first ten customers: tools, packaging, permits and a first ad.',
  ),
  description: text(
    'Zanate, hranu, popravke i usluge koje mladi već rade kod kuće ili na pijaci, a žele račun i stalnog kupca. Ne plaćamo zalihe robe za preprodaju.',
    '',
  ),
  topics: ['business', 'marketing'],
  expectedProjects: '4–6',
  totalFund: 16_000,
  minAmount: 1_000,
  maxAmount: 8_000,
  ownContribution: { percent: 10, inKind: true },
  who: {
    minAge: 18,
    maxAge: 30,
    municipalities: ['Tuzla'],
    minTeam: 1,
    maxTeam: 4,
    eligible: [
      text(
        'Mladi od 18 do 30 godina s idejom za posao',
        'People from 18 to 30 with a business idea',
      ),
    ],
    notEligible: [text('Preprodaja gotove robe', 'Reselling finished goods')],
  },
  questions: [
    sells,
    {
      id: 'prodaja',
      text: text('Prodajete li već nešto, makar bez računa?', ''),
      passes: 'yes',
      otherwise: text(
        'Prvo pronađi jednog kupca, pa se vrati.',
        'First find one customer, then come back.',
      ),
    },
  ],
  documents: [
    {
      id: 'pomoc',
      title: text('Kako napisati prijavu', 'How to write an application'),
      url: pages.help(),
    },
  ],
  contact: {
    name: 'Merima Kovačević',
    role: text('koordinatorica, odgovara radnim danom', 'coordinator, answers on working days'),
    email: 'koordinator@demo.zamah.ba',
  },
  rubric: [
    [
      'kupac',
      20,
      'Kupac',
      'Customer',
      'Ko plaća, i kako to znate?',
      'Who pays, and how do you know?',
    ],
    [
      'rjesenje',
      20,
      'Rješenje',
      'Solution',
      'Šta prodajete, i u čemu je bolje?',
      'What do you sell, and how is it better?',
    ],
    [
      'brojke',
      20,
      'Brojke',
      'Figures',
      'Slažu li se cijena i troškovi?',
      'Do price and costs agree?',
    ],
    ['tim', 15, 'Tim', 'Team', 'Ko šta radi i koliko sati?', 'Who does what, for how many hours?'],
    ['rizik', 20, 'Rizik', 'Risk', 'Šta ako prvi plan ne uspije?', 'What if the first plan fails?'],
  ].map(([key, weight, bhs, en, asksBhs, asksEn]) => ({
    key: String(key),
    weight: Number(weight),
    name: text(String(bhs), String(en)),
    guidance: text(String(asksBhs), String(asksEn)),
  })),
};
