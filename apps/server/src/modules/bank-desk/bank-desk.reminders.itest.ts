import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import type { DeskTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import type { DeskTaskKind } from '@app/domain/bank-desk/desk.tasks';
import { expect, it } from 'vitest';
import type { PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createAgreement } from '../agreements/agreements.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const day = 86_400_000;
const params = { slug: 'tuzla' };

const as = (who: PersonaKey) => app.as(stage.people[who].token);
const at = (days: number) => new Date(app.clock.now().getTime() + days * day);
const remind = (who: PersonaKey, kind: DeskTaskKind, about: string, slug = 'tuzla') =>
  as(who).call(bankDeskApi.remind, { params: { slug }, body: { kind, about } });
const waiting = async (who: PersonaKey, kind: DeskTaskKind, about: string) => {
  const { tasks } = (await as(who).call(bankDeskApi.today, { params })).data;
  const of = ({ application, call }: DeskTask) => application?.id ?? call?.slug;
  return tasks.find((task) => task.kind === kind && of(task) === about);
};
/** Who was told what since the last time, and where it leads. */
async function told(): Promise<readonly string[]> {
  const { rows } = await app.platform.db.pool.query<{
    user_id: string;
    text: string;
    action_url: string;
  }>(`DELETE FROM notifications WHERE text LIKE 'remind%' RETURNING user_id, text, action_url`);
  const nameOf = (id: string) =>
    Object.entries(stage.people).find(([, person]) => person.id === id)?.[0] ?? id;
  return rows.map((row) => `${nameOf(row.user_id)} ${row.text} ${row.action_url}`).sort();
}

it('reminds a team of what waits for it, once in three days whoever asks', async () => {
  const { menadzer, vlasnik } = stage.people;
  const { id } = await stage.application({ status: 'published', call: stage.closed });
  const points = ['document', 'guardians', 'account'] as const;
  await app.platform.db.transaction((tx) =>
    createAgreement(tx, { id }, { by: menadzer, team: vlasnik, at: app.clock.now(), points }),
  );
  const before = await waiting('odbor1', 'teamSign', id);
  expect(before?.reminder).toEqual({ sentAt: null, by: null, next: null });
  expect((await remind('lejla', 'teamSign', id)).status).toBe(403);
  expect((await remind('voditelj', 'teamSign', id, 'zenica')).error.code).toBe('NOT_FOUND');
  expect((await remind('globalni', 'teamSign', id, 'zenica')).error.code).toBe('WRONG_STATUS');

  expect((await remind('odbor1', 'teamSign', id)).data).toEqual({ reminded: 2 });
  const to = pages.agreement({ id, hash: 'sada' });
  const { data } = await as('clan').call(notificationsApi.list, { query: {} });
  expect(data.find(({ actionUrl }) => actionUrl === to)?.message).toMatch(/ podsjeća: za „/);
  expect(await told()).toEqual([`clan remindTeamSign ${to}`, `vlasnik remindTeamSign ${to}`]);

  const sentAt = app.clock.now();
  expect((await waiting('voditelj', 'teamSign', id))?.reminder).toMatchObject({
    sentAt: sentAt.toISOString(),
    next: at(3).toISOString(),
  });
  const early = await remind('voditelj', 'teamSign', id);
  expect([early.status, early.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(early.headers['retry-after']).toBe(String((3 * day) / 1000));
  expect(await told()).toEqual([]);
  await app.platform.db.pool.query('UPDATE desk_reminders SET sent_at = $1', [at(-3)]);
  expect((await waiting('voditelj', 'teamSign', id))?.reminder?.next).toBeNull();
  expect((await remind('voditelj', 'teamSign', id)).data.reminded).toBe(2);
});

it('reminds once where two ask at the same moment', async () => {
  const { id } = await stage.application({ status: 'pobjednik', call: stage.closed });
  await app.platform.db.pool.query('UPDATE calls SET decisions_published_at = $1 WHERE id = $2', [
    at(-1),
    stage.closed.id,
  ]);
  await told();
  const answers = await Promise.all(
    (['odbor1', 'odbor2', 'savjetnik'] as const).map((who) => remind(who, 'prepare', id)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  // Those of the bank whose duty it is; who has every bank looks for themselves.
  const to = pages.agreement({ id, hash: 'sada' });
  expect(await told()).toEqual(
    ['koordinator', 'menadzer', 'voditelj'].map((who) => `${who} remindDuty ${to}`),
  );
  // Whose own it is reminds nobody of it.
  expect((await waiting('menadzer', 'prepare', id))?.reminder).toBeNull();
  expect((await remind('menadzer', 'prepare', id)).error.code).toBe('WRONG_STATUS');
});

it('reminds of scores those alone who have not given theirs', async () => {
  const call = await stage.call(stage.tuzla, { opensAt: at(-30), closesAt: at(-2) });
  const application = await stage.application({ status: 'submitted', call });
  const { odbor1, savjetnik } = stage.people;
  for (const reviewer of [odbor1, savjetnik]) await stage.review({ application, reviewer });
  expect((await waiting('menadzer', 'scoring', call.slug))?.reminder).not.toBeNull();
  expect((await remind('menadzer', 'scoring', call.slug)).status).toBe(200);
  const people = (await told()).map((line) => line.split(' '));
  expect(people.every(([, text]) => text === 'remindScores')).toBe(true);
  const names = people.map(([who]) => who);
  expect(names).toContain('odbor2');
  expect(names).not.toContain('odbor1');
  expect(names).not.toContain('savjetnik');
  expect(people[0]?.[2]).toBe(pages.board({ poziv: call.slug }));
});
