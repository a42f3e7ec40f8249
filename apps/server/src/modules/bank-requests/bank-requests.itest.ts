import { bankRequestsApi } from '@app/contracts/bank-requests/bank-requests.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const as = (who: keyof typeof stage.people) => app.as(stage.people[who].token);
const text = 'Devetero nas se već godinu sastaje u čitaonici, a nemamo banku.';
const forBank = { kind: 'bank' as const, municipality: 'Lukavac', groupName: 'Modrac', people: 9 };
const queued = async (who: 'admin' | 'voditelj', query = {}) =>
  (await as(who).call(bankRequestsApi.queue, { query })).data.items.map(({ id }) => id);
const move = (
  who: 'admin' | 'voditelj' | 'lejla' | 'emir',
  id: string,
  event: 'answer' | 'reply' | 'accept' | 'decline' | 'withdraw',
  said = '',
) => as(who).call(bankRequestsApi.move, { params: { id }, body: { event, text: said } });
const news = async (who: 'lejla' | 'voditelj') =>
  (await as(who).call(notificationsApi.list, {})).data.map(({ message }) => message);
const mailed = async (to: string) => (await mailsTo(app, to)).map(({ subject }) => subject);

it('a wish is kept once, confirmed, asked about, answered and accepted', async () => {
  const body = { ...forBank, id: newId(), text };
  const { data: made } = await as('lejla').call(bankRequestsApi.create, { body });
  expect(made).toMatchObject({ status: 'received', events: ['withdraw'], bank: null });
  expect((await as('lejla').call(bankRequestsApi.create, { body })).data).toEqual(made);
  expect((await as('emir').call(bankRequestsApi.create, { body })).status).toBe(409);
  expect(await mailed(stage.people.lejla.email)).toContainEqual(expect.stringContaining('Lukavac'));
  expect(await queued('admin')).toContain(body.id);
  // A wish for a bank of its own is nothing for the staff of another.
  expect(await queued('voditelj')).not.toContain(body.id);
  expect((await move('voditelj', body.id, 'accept', text)).status).toBe(404);

  expect((await move('admin', body.id, 'answer')).status).toBe(400);
  expect((await move('admin', body.id, 'answer', 'Imate li prostor?')).data.status).toBe(
    'answered',
  );
  expect(await news('lejla')).toContainEqual(expect.stringContaining('Imate li prostor?'));
  expect((await move('lejla', body.id, 'reply', 'Imamo, u biblioteci.')).data.status).toBe(
    'received',
  );
  const both = await Promise.all([
    move('admin', body.id, 'accept', 'Javljamo se.'),
    move('admin', body.id, 'decline', 'Nažalost ne.'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await queued('admin')).not.toContain(body.id);
  expect(await queued('admin', { state: 'closed' })).toContain(body.id);
  const [own] = (await as('lejla').call(bankRequestsApi.mine)).data;
  expect(own?.messages.map(({ event }) => event).slice(0, 2)).toEqual(['answer', 'reply']);
});

it('a call is proposed to a bank, whose managers see it', async () => {
  const body = {
    kind: 'call' as const,
    id: newId(),
    groupName: 'Modrac',
    title: 'Ljeto u naselju',
    text,
  };
  const create = (bank: string) =>
    as('lejla').call(bankRequestsApi.create, { body: { ...body, bank } });
  expect((await create('nema-ga')).status).toBe(404);
  const { data } = await create('tuzla');
  expect(data.bank?.slug).toBe('tuzla');
  expect(await queued('voditelj')).toEqual([body.id]);
  expect(await news('voditelj')).toContainEqual(expect.stringContaining('Modrac'));
  expect((await move('emir', body.id, 'withdraw')).status).toBe(404);
  expect((await move('lejla', body.id, 'withdraw')).data.status).toBe('withdrawn');
  expect((await move('voditelj', body.id, 'accept', text)).status).toBe(409);
});
