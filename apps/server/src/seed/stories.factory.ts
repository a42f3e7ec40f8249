import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { createStory } from '../modules/stories/stories.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import type { People } from './people.factory.ts';

/** A story that is half told: what was, and what happened. */
export async function seedStories(
  tx: Tx,
  applications: ReadonlyMap<string, BuiltApplication>,
  people: People,
  today: Date,
): Promise<void> {
  await createStory(
    tx,
    entry(applications, 'muzicka-soba-u-domu-mladih'),
    entry(people, 'vlasnik'),
    {
      savedAt: onDay(today, -1),
      content: {
        before:
          'U Domu mladih ima četrnaest prostorija i nijedna u kojoj se smije svirati. Ko hoće bubnjeve, ide u garažu na Solini, ako ga komšije puste.',
        turn: 'Tog petka je Emir donio bubnjeve u hodnik škole, jer drugdje nije bilo struje. Svirali smo dvadeset minuta. Domar nas je izbacio, ali je na vratima rekao: „Šteta, prvi put se u ovoj zgradi čuje nešto što nije zvono.“',
      },
    },
  );
}
