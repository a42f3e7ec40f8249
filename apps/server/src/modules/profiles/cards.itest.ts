import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { beforeEach, expect, it } from 'vitest';
import { namesOf, signaturesOf } from '../../kit/people/people.ts';
import { statementsOf } from '../../platform/db/statements.testing.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { updateAccount } from '../accounts/public.ts';
import { postsStage, type TestMember } from '../posts/posts.testing.ts';

const app = setUpApp();
const { as, member, tx } = postsStage(app);

let amra: TestMember;
beforeEach(async () => {
  amra = await member({ firstName: 'Amra', lastName: 'Hodžić' });
});

const seen = async (circle: 'everyone' | 'members' = 'members') =>
  (await signaturesOf(app.platform, app.platform.db.read, [amra.id], circle))(amra.id);

it('people who are asked for together are read in one statement, and again in none', async () => {
  const others = [amra.id, (await member()).id, (await member()).id];
  const ask = () => signaturesOf(app.platform, app.platform.db.read, others);
  const [statements, again] = [await statementsOf(ask), await statementsOf(ask)];
  expect([statements.length, again.length]).toEqual([1, 0]);
  expect(statements[0]).not.toContain('"about"');
});

it('a changed name, headline and visibility are seen at once', async () => {
  expect(await seen()).toMatchObject({ name: 'Amra Hodžić', headline: '' });
  await as(amra).call(accountSettingsApi.changeAccount, { body: { firstName: 'Amina' } });
  expect((await seen()).name).toBe('Amina Hodžić');
  const { editRevision } = (await as(amra).call(profilesApi.own, {})).data;
  await as(amra).call(profilesApi.change, { body: { editRevision, headline: 'Stolarka' } });
  expect((await seen()).headline).toBe('Stolarka');
  await as(amra).call(profilesApi.setPrivacy, { body: { visibility: 'me' } });
  expect(await seen()).toMatchObject({ name: 'Amina Hodžić', profileSlug: null, headline: '' });
});

it('whose account is closed has no name under what they wrote, but is not nobody', async () => {
  expect((await seen()).name).toBe('Amra Hodžić');
  await tx((open) => updateAccount(open, amra.id, { closedAt: app.clock.now() }));
  // What no signal tells of, as here, is known soon by itself.
  app.clock.forward(30_000);
  expect((await seen()).name).toBe('');
  expect((await namesOf(app.platform, app.platform.db.read, [amra.id]))(amra.id)).toBe(
    'Amra Hodžić',
  );
});

it('of who is under eighteen the first name is all, until a guardian agrees', async () => {
  const young = await member({ firstName: 'Dino', lastName: 'Kos', birthYear: 2012 });
  const signature = await signaturesOf(app.platform, app.platform.db.read, [young.id], 'members');
  expect(signature(young.id)).toEqual({
    name: 'Dino',
    profileSlug: null,
    profilePictureUrl: null,
    headline: '',
  });
});
