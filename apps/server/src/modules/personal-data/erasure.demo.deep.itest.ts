import { beforeAll, expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { findInDatabase } from '../../platform/testing/whole-database.ts';
import { seedDemo } from '../../seed/seed.ts';
import { checkSums } from '../crowdfunding/public.ts';

const app = setUpApp();

beforeAll(async () => {
  await seedDemo(app.platform);
});

const sql = async <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await app.platform.db.pool.query(text, values)).rows as T[];

it('leaves nothing of anybody when a whole platform is erased, and all of its money', async () => {
  const people = await sql<{ email: string; first_name: string; last_name: string }>(
    'SELECT email, first_name, last_name FROM users',
  );
  const money = 'SELECT id, settled, held, donor_count FROM campaigns ORDER BY id';
  const before = await sql(money);
  await sql('UPDATE users SET deletion_requested_at = $1, deletion_due_at = $1', [app.clock.now()]);
  await app.platform.jobs.runNow('personal-data.erase');
  await app.platform.jobs.drain();
  const words = people.flatMap((one) => [one.email, `${one.first_name} ${one.last_name}`]);
  expect(await findInDatabase(app.platform.db.pool, words)).toEqual([]);
  expect(await sql(money)).toEqual(before);
  expect(await checkSums(app.platform.db.read)).toEqual([]);
  expect(await sql('SELECT id FROM users WHERE closed_at IS NULL')).toEqual([]);
});
