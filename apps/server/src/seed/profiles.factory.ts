import { createProfile } from '../modules/profiles/profiles.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import type { People } from './people.factory.ts';
import { demoProfiles } from './profiles.data.ts';

export async function seedProfiles(tx: Tx, people: People, today: Date): Promise<void> {
  for (const [n, [name, plan]] of Object.entries(demoProfiles).entries()) {
    await createProfile(tx, entry(people, name).id, plan, onDay(today, -40 - n));
  }
}
