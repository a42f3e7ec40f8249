import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { createTask } from '../modules/tasks/tasks.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import type { People } from './people.factory.ts';

/** Days from today; `done` counts back. */
const tasks = [
  ['muzicka-soba-u-domu-mladih', 'Izmjeriti sobu i slikati je', { who: 'clan', done: 3 }],
  ['muzicka-soba-u-domu-mladih', 'Pitati školu za stara pojačala', { who: 'lejla', due: 2 }],
  ['muzicka-soba-u-domu-mladih', 'Dobiti ponudu za zvučnu izolaciju', { who: 'vlasnik', due: -1 }],
  ['muzicka-soba-u-domu-mladih', 'Pročitati prijavu naglas, zajedno', {}],
  ['kino-pod-vedrim-nebom', 'Plakati u četiri haustora', { who: 'clan', due: 1 }],
  ['kino-pod-vedrim-nebom', 'Zahvaliti se prvim donatorima', { who: 'vlasnik', done: 1 }],
  ['radio-iz-podruma', 'Dogovoriti ključeve podruma', { who: 'vlasnik', due: 6 }],
  ['staza-uz-jalu', 'Naručiti table za stazu', { who: 'clan', due: 9 }],
] as const satisfies readonly (readonly [
  string,
  string,
  { who?: string; due?: number; done?: number },
])[];

/** What teams wrote down for themselves, in several statuses. */
export async function seedTasks(
  tx: Tx,
  applications: ReadonlyMap<string, BuiltApplication>,
  people: People,
  today: Date,
): Promise<void> {
  const owner = entry(people, 'vlasnik');
  for (const [slug, title, plan] of tasks) {
    const { who, due, done }: { who?: string; due?: number; done?: number } = plan;
    const assigned = who === undefined ? null : entry(people, who).id;
    await createTask(tx, entry(applications, slug), owner, {
      title,
      createdAt: onDay(today, -5),
      assignedUserId: assigned,
      on: due === undefined ? null : onDay(today, due).toISOString().slice(0, 10),
      ...(done === undefined ? {} : { doneBy: assigned, doneAt: onDay(today, -done) }),
    });
  }
}
