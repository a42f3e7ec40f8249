import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { createComment } from '../modules/comments/comments.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import type { People } from './people.factory.ts';

/** A comment and what was answered; `@clan` becomes their name. */
interface DemoTalk {
  readonly slug: string;
  readonly board?: true;
  readonly section?: string;
  readonly said: readonly (readonly [who: string, text: string])[];
  /** Days ago. */
  readonly ago: number;
  readonly resolvedBy?: string;
}

const talks: readonly DemoTalk[] = [
  {
    slug: 'muzicka-soba-u-domu-mladih',
    section: 'budget',
    ago: 2,
    said: [
      ['vlasnik', '@clan, imamo li drugu ponudu za pojačala?'],
      ['clan', 'Stiže sutra iz prodavnice u Živinicama.'],
    ],
  },
  {
    slug: 'bazar-knjiga',
    section: 'budget',
    ago: 3,
    said: [
      ['asistent', 'Police su napisane dvaput, jednom kao materijal i jednom kao oprema.'],
      ['vlasnik', 'Tačno, ispravljamo. Hvala na dobrom oku.'],
    ],
  },
  {
    slug: 'bazar-knjiga',
    section: 'activities',
    ago: 4,
    said: [
      ['odbor2', 'Ko je na bazaru kad pada kiša?'],
      ['clan', 'Škola nam tada daje hol. Dopisali smo u drugu aktivnost.'],
    ],
    resolvedBy: 'odbor2',
  },
  {
    slug: 'zelena-tabla-na-ircu',
    ago: 1,
    said: [['odbor1', '@vlasnik, lijepo napisano. Javi kad stigne dozvola za stub.']],
  },
  {
    slug: 'zelena-tabla-na-ircu',
    board: true,
    section: 'budget',
    ago: 1,
    said: [
      ['odbor1', 'Cijena table mi se čini visoka. Ima li neko iskustva s tim?'],
      ['koordinator', 'Za Park prošle godine bilo je slično, uz montažu.'],
    ],
  },
  {
    slug: 'ljetna-liga-sjenjak',
    board: true,
    ago: 2,
    said: [['odbor3', 'Slično smo podržali 2024. Vrijedi pitati kako je prošlo.']],
  },
  {
    slug: 'stripoteka-na-skveru',
    section: 'impact',
    ago: 31,
    said: [
      ['asistent', 'Šta se promijeni kad ormar stoji? Ovako se ne vidi kome pomaže.'],
      ['ena', 'Dopisali smo koga sve okuplja.'],
    ],
  },
  {
    slug: 'kino-pod-vedrim-nebom',
    section: 'impact',
    ago: 9,
    said: [
      ['voditelj', 'Brojte posjetioce od prve večeri, trebat će za izvještaj.'],
      ['clan', 'Dogovoreno, Sara vodi listu na ulazu.'],
    ],
    resolvedBy: 'vlasnik',
  },
  {
    slug: 'pedala',
    section: 'figures',
    ago: 5,
    said: [
      ['menadzer', 'U januaru račun pada ispod nule. Šta je plan za zimu?'],
      ['vlasnik', 'Zimski servis na rate, dodali smo ga u proizvode.'],
    ],
  },
];

/** What teams, banks and boards say to each other. */
export async function seedComments(
  tx: Tx,
  applications: ReadonlyMap<string, BuiltApplication>,
  people: People,
  today: Date,
): Promise<void> {
  for (const { slug, board, section, said, ago, resolvedBy } of talks) {
    let parentId: string | null = null;
    for (const [n, [who, text]] of said.entries()) {
      const createdAt = new Date(onDay(today, -ago).getTime() + n * 3_600_000);
      const settled: boolean = n === 0 && resolvedBy !== undefined;
      const made: { id: string } = await createComment(
        tx,
        entry(applications, slug),
        entry(people, who),
        {
          audience: board ? 'board' : 'team',
          section: section ?? null,
          parentId,
          fromTeam: ['vlasnik', 'clan', 'ena'].includes(who),
          comment: text.replace(/@(\w+)/g, (_, key: string) => `@${entry(people, key).name}`),
          revision: slug === 'muzicka-soba-u-domu-mladih' ? 0 : 1,
          createdAt,
          ...(settled && resolvedBy
            ? { resolvedBy: entry(people, resolvedBy).id, resolvedAt: onDay(today, 1 - ago) }
            : {}),
        },
      );
      parentId ??= made.id;
    }
  }
}
