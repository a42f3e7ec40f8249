import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import type { OrangeContent } from '@app/domain/applications/form/orange.form';
import type { BusinessSketch } from './businesses.ts';
import type { ProjectSketch } from './project.ts';
import { decidedProjects as decided } from './projects-decided.data.ts';
import { earlierProjects as earlier } from './projects-earlier.data.ts';
import { finishedProjects as finished } from './projects-finished.data.ts';
import { openProjects as open } from './projects-open.data.ts';
import { runningProjects as running } from './projects-running.data.ts';
import { writtenProjects as written } from './projects-written.data.ts';

export interface DemoApplication {
  readonly slug: string;
  readonly project?: ProjectSketch;
  readonly business?: BusinessSketch;
  readonly call: string;
  readonly owner: string;
  readonly members?: readonly string[];
  readonly status: ApplicationStatus;
  /** Who changed what, oldest first, with what stood there before. */
  readonly edits?: readonly { readonly by: string; readonly before: Partial<OrangeContent> }[];
  /** What was sent before the board returned it. */
  readonly earlier?: Partial<OrangeContent>;
  readonly returned?: { readonly sections: readonly string[]; readonly reason: string };
  /** What the board gave: a person and their six scores, or their conflict of interest. */
  readonly reviews?: readonly (readonly [reviewer: string, scores: string | 'conflict'])[];
  /** Who is asked to score it, and in how many days. */
  readonly asked?: readonly (readonly [reviewer: string, days: number])[];
  readonly reason?: string;
  /** Why the team may still send it three days from now. */
  readonly extension?: { readonly by: string; readonly reason: string };
}

const three = [
  ['odbor1', '445544'],
  ['odbor2', '554443'],
  ['odbor3', '454354'],
] as const;

export const demoApplications: readonly DemoApplication[] = [
  {
    slug: 'muzicka-soba-u-domu-mladih',
    project: written.muzicka,
    call: 'tuzla-po-mjeri-mladih',
    owner: 'vlasnik',
    members: ['clan', 'lejla', 'mak', 'ajla'],
    status: 'draft',
    edits: [
      { by: 'vlasnik', before: { communityProblem: 'Nemamo gdje vježbati.' } },
      { by: 'clan', before: { storyContent: '' } },
      { by: 'lejla', before: { solutionSteps: ['Izolacija zidova', 'Nabavka opreme'] } },
      {
        by: 'vlasnik',
        before: {
          projectTitle: 'Soba za probe',
          projectDescription: 'Soba za probe koju dijeli sedam bendova.',
        },
      },
      { by: 'clan', before: { storyContent: 'Soba stoji prazna. Ključ nam daju u domu.' } },
    ],
  },
  {
    slug: 'zelena-tabla-na-ircu',
    project: written.tabla,
    call: 'jesenji-poziv-tuzla',
    owner: 'vlasnik',
    members: ['clan'],
    status: 'submitted',
    reviews: [
      ['odbor1', '445443'],
      ['odbor2', '544534'],
    ],
  },
  {
    slug: 'ljetna-liga-sjenjak',
    project: written.ljetnaLiga,
    call: 'jesenji-poziv-tuzla',
    owner: 'emir',
    status: 'submitted',
    reviews: three,
  },
  {
    slug: 'zelena-ruta-do-skole',
    project: written.zelenaRuta,
    call: 'jesenji-poziv-tuzla',
    owner: 'lejla',
    members: ['emir'],
    status: 'submitted',
    asked: [
      ['odbor1', 3],
      ['odbor2', 3],
      ['asistent', 3],
    ],
    reviews: [
      ['odbor1', '344334'],
      ['odbor3', 'conflict'],
    ],
  },
  {
    slug: 'bazar-knjiga',
    project: written.bazar,
    call: 'jesenji-poziv-tuzla',
    owner: 'vlasnik',
    members: ['clan'],
    status: 'pending',
    returned: {
      sections: ['budget'],
      reason: 'Za tende nam treba ponuda, a za stolove koliko ih već ima biblioteka.',
    },
  },
  {
    slug: 'murali-mejdana',
    project: decided.murali,
    call: 'jesenji-poziv-tuzla',
    owner: 'vlasnik',
    status: 'withdrawn',
  },
  {
    slug: 'skejt-za-sve',
    project: decided.skejt,
    call: 'proljetni-poziv-tuzla',
    owner: 'vlasnik',
    members: ['clan'],
    status: 'approved',
    reviews: three,
  },
  {
    slug: 'pcele-na-krovu-skole',
    project: decided.pcele,
    call: 'proljetni-poziv-tuzla',
    owner: 'vlasnik',
    status: 'pobjednik',
    reviews: [
      ['odbor1', '555545'],
      ['odbor2', '555454'],
      ['odbor3', '545555'],
    ],
  },
  {
    slug: 'hor-solana',
    project: decided.hor,
    call: 'proljetni-poziv-tuzla',
    owner: 'vlasnik',
    status: 'rejected',
    reason:
      'Ideja je topla, ali honorari nose tri četvrtine budžeta. Pošaljite je ponovo s manjim honorarima.',
    reviews: [
      ['odbor1', '332323'],
      ['odbor2', '323233'],
      ['odbor3', '332222'],
    ],
  },
  {
    slug: 'kod-kuce-kod-nane',
    project: decided.nana,
    call: 'proljetni-poziv-tuzla',
    owner: 'vlasnik',
    members: ['clan', 'mak'],
    status: 'published',
    reviews: three,
  },
  {
    slug: 'kino-pod-vedrim-nebom',
    project: running.kino,
    call: 'proljetni-poziv-tuzla',
    owner: 'vlasnik',
    members: ['clan', 'lejla', 'emir'],
    status: 'crowdfunding',
    reviews: three,
  },
  {
    slug: 'radio-iz-podruma',
    project: running.radio,
    call: 'proljetni-poziv-tuzla',
    owner: 'vlasnik',
    members: ['clan'],
    status: 'contract_signed',
    reviews: three,
  },
  {
    slug: 'staza-uz-jalu',
    project: running.obala,
    call: 'proljetni-poziv-tuzla',
    owner: 'vlasnik',
    members: ['clan'],
    status: 'implementation',
    reviews: three,
  },
  {
    slug: 'prva-pomoc-za-maturante',
    project: running.prvaPomoc,
    call: 'proljetni-poziv-tuzla',
    owner: 'vlasnik',
    status: 'completed',
    reviews: three,
  },
  {
    slug: 'biciklo-radionica-za-sve',
    project: running.biciklo,
    call: 'zenica-prvi-krug',
    owner: 'lejla',
    members: ['emir'],
    status: 'crowdfunding',
  },
  {
    slug: 'vrt-iza-skole',
    project: running.vrt,
    call: 'prijedor-proljece',
    owner: 'emir',
    status: 'crowdfunding',
  },
  {
    slug: 'sah-na-keju',
    project: running.sah,
    call: 'mostar-prvi-krug',
    owner: 'ena',
    members: ['luka'],
    status: 'crowdfunding',
  },
  {
    slug: 'pozornica-u-ljubiji',
    project: running.pozornica,
    call: 'prijedor-proljece',
    owner: 'marija',
    members: ['luka'],
    status: 'crowdfunding',
  },
  {
    slug: 'klupe-kod-zeljezare',
    project: finished.klupe,
    call: 'zenica-prvi-krug',
    owner: 'amra',
    members: ['benjamin', 'ena'],
    status: 'completed',
  },
  {
    slug: 'orkestar-dvije-skole',
    project: finished.orkestar,
    call: 'mostar-prvi-krug',
    owner: 'luka',
    members: ['marija', 'amra', 'ena'],
    status: 'completed',
  },
  {
    slug: 'camac-za-prvi-posao',
    project: finished.camac,
    call: 'ljeto-na-uni',
    owner: 'ena',
    members: ['benjamin', 'luka'],
    status: 'completed',
  },
  {
    slug: 'knjige-u-tri-sela',
    project: finished.kombi,
    call: 'prijedor-proljece',
    owner: 'marija',
    members: ['luka', 'amra'],
    status: 'completed',
  },
  {
    slug: 'citaonica-u-staroj-posti',
    project: finished.citaonica,
    call: 'drina-za-mlade',
    owner: 'benjamin',
    members: ['ena', 'luka'],
    status: 'completed',
  },
  {
    slug: 'sumska-ucionica-na-kozari',
    project: earlier.suma,
    call: 'pod-kozarom',
    owner: 'marija',
    members: ['benjamin', 'luka'],
    status: 'completed',
  },
  {
    slug: 'ljuljacke-za-sve-na-ircu',
    project: earlier.ljuljacke,
    call: 'tuzla-svaka-ulica',
    owner: 'amra',
    members: ['ena', 'marija'],
    status: 'completed',
  },
  {
    slug: 'tribine-za-skolski-turnir',
    project: open.tribine,
    call: 'jesenji-poziv-tuzla',
    owner: 'emir',
    members: ['lejla'],
    status: 'draft',
    extension: {
      by: 'voditelj',
      reason: 'Škola je ponudu za klupe poslala dva dana nakon roka, krivica nije do tima.',
    },
  },
  {
    slug: 'topla-sala-uz-unu',
    project: open.sala,
    call: 'zima-uz-rijeku',
    owner: 'ena',
    status: 'submitted',
  },
  {
    slug: 'nadstresnica-na-londzi',
    project: open.nadstresnica,
    call: 'naselje-je-nas-dnevni-boravak',
    owner: 'amra',
    status: 'submitted',
  },
  {
    slug: 'hor-koji-prelazi-most',
    project: open.hor,
    call: 'dvije-obale-jedan-projekat',
    owner: 'luka',
    status: 'submitted',
  },
  {
    slug: 'struja-sa-skolskog-krova',
    project: earlier.sunce,
    call: 'tuzla-svaka-ulica',
    owner: 'luka',
    members: ['amra', 'benjamin'],
    status: 'completed',
  },
];
