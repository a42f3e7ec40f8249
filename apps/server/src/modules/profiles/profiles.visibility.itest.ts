import { profilesApi } from '@app/contracts/profiles/profiles.api';
import type { OwnProfile, ProfileView } from '@app/contracts/profiles/profiles.schemas';
import { profileSlug } from '@app/domain/accounts/profile-slug';
import { profileParts, type Visibility } from '@app/domain/profiles/profile.policy';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { createUser } from '../accounts/accounts.factory.ts';
import { createProfile, somePeriod, writtenProfile } from './profiles.factory.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

/** Vlasnik's profile, every section of it written, nothing chosen. */
beforeEach(() =>
  app.platform.db.transaction((tx) =>
    createProfile(tx, cast.vlasnik.id, writtenProfile, app.clock.now()),
  ),
);

const slugOf = (person: Persona) => profileSlug(person.name, person.id);
const view = (token: string | undefined, profileSlugText = slugOf(cast.vlasnik)) =>
  app.as(token).call(profilesApi.view, { params: { profileSlug: profileSlugText } });
const own = async (person = cast.vlasnik) =>
  (await app.as(person.token).call(profilesApi.own)).data;
const asOwner = () => app.as(cast.vlasnik.token);

async function shown(token: string | undefined): Promise<ProfileView> {
  const { data } = await view(token);
  if (data.state !== 'shown') throw new Error(data.state);
  return data.profile;
}

const chooseAll = (visibility: Visibility) =>
  asOwner().call(profilesApi.setPrivacy, {
    body: {
      parts: Object.fromEntries(
        profileParts
          .filter((part) => part !== 'picture' || visibility !== 'me')
          .map((part) => [part, visibility]),
      ),
    },
  });

const sections = [
  'headline',
  'about',
  'place',
  'seeking',
  'skills',
  'experience',
  'education',
  'volunteering',
  'interests',
  'languages',
  'links',
] as const;

/** Sections of which the reader gets anything. */
const filled = (profile: Pick<OwnProfile, (typeof sections)[number]>) =>
  sections.filter((section) => profile[section].length > 0);

describe('who sees a profile', () => {
  const readers = ['nobody', 'lejla', 'voditelj', 'moderator', 'admin', 'vlasnik'] as const;
  const expected: Record<Visibility, string> = {
    everyone: 'shown shown shown shown shown shown',
    members: 'members shown shown shown shown shown',
    me: '404 404 404 404 404 shown',
  };

  it.each(['everyone', 'members', 'me'] as const)('when it is for %s', async (visibility) => {
    await asOwner().call(profilesApi.setPrivacy, { body: { visibility } });
    const seen: (string | number)[] = [];
    for (const reader of readers) {
      const answer = await view(reader === 'nobody' ? undefined : cast[reader].token);
      seen.push(answer.status === 200 ? answer.data.state : answer.status);
    }
    expect(seen.join(' ')).toBe(expected[visibility]);
  });

  it('tells strangers nothing of one that is for members', async () => {
    await asOwner().call(profilesApi.setPrivacy, { body: { visibility: 'members' } });
    expect((await view(undefined)).data).toEqual({ state: 'members' });
  });

  it('finds what is hidden, closed, waiting, unconfirmed or nowhere alike', async () => {
    await asOwner().call(profilesApi.setPrivacy, { body: { visibility: 'me' } });
    const made = await app.platform.db.transaction(async (tx) => {
      const closed = await createUser(tx, { closed: true });
      const waiting = await createUser(tx);
      await tx.execute(
        sql`UPDATE users SET deletion_requested_at = now() WHERE id = ${waiting.id}`,
      );
      return [closed, waiting];
    });
    const ids = [cast.vlasnik.id, cast.novi.id, ...made.map(({ id }) => id), newId()];
    for (const token of [undefined, cast.lejla.token, cast.admin.token]) {
      for (const id of ids) {
        const answer = await view(token, `ime-${id}`);
        expect(answer.status).toBe(404);
        expect(answer.error).toEqual({
          code: 'NOT_FOUND',
          error: 'Ovo ne nalazimo. Možda je obrisano ili adresa nije potpuna.',
        });
      }
    }
  });

  it('goes by the id alone, and names the slug of today', async () => {
    const answer = await view(undefined, `staro-ime-${cast.vlasnik.id.toUpperCase()}`);
    expect(answer.data).toMatchObject({
      state: 'shown',
      profile: { slug: `amina-hodzic-${cast.vlasnik.id}` },
    });
    for (const slug of ['amina', '%00', "' OR 1=1 --", cast.vlasnik.id.slice(1)]) {
      expect((await view(undefined, slug)).status).toBe(404);
    }
  });
});

describe('what is seen of it', () => {
  const keys = [
    'id',
    'slug',
    'name',
    'profilePictureUrl',
    'proven',
    ...sections,
    'indexable',
  ].sort();

  it.each(['nobody', 'lejla', 'moderator', 'admin', 'vlasnik'] as const)(
    'has no other fields for %s',
    async (reader) => {
      const profile = await shown(reader === 'nobody' ? undefined : cast[reader].token);
      expect(Object.keys(profile).sort()).toEqual(keys);
      const text = JSON.stringify(profile);
      expect(text).not.toContain('@demo.zamah.ba');
      expect(text).not.toContain('phone');
    },
  );

  it('is name, picture and headline for strangers until the member chooses', async () => {
    expect(filled(await shown(undefined))).toEqual(['headline']);
    expect(filled(await shown(cast.lejla.token))).toEqual([...sections]);
  });

  it.each([
    ['everyone', [sections, sections, sections]],
    ['members', [[], sections, sections]],
    ['me', [[], [], sections]],
  ] as const)('follows the choice %s in every section', async (visibility, expected) => {
    expect((await chooseAll(visibility)).status).toBe(200);
    const seen: string[][] = [];
    for (const token of [undefined, cast.admin.token, cast.vlasnik.token]) {
      seen.push(filled(await shown(token)));
    }
    expect(seen).toEqual(expected);
  });

  it('orders periods by date', async () => {
    const list = [
      { ...somePeriod, title: 'old', from: '2018-09', to: '2022-06' },
      { ...somePeriod, title: 'now', from: '2024-01', to: null },
      { ...somePeriod, title: 'mid', from: '2022-10', to: '2026-01' },
    ];
    const { editRevision } = await own();
    await asOwner().call(profilesApi.change, { body: { editRevision, experience: list } });
    const { experience } = await shown(cast.lejla.token);
    expect(experience.map(({ title }) => title)).toEqual(['now', 'mid', 'old']);
  });

  it('is the same in the preview as for those whom it stands for', async () => {
    await asOwner().call(profilesApi.setPrivacy, { body: { parts: { about: 'me' } } });
    const preview = async (as: 'everyone' | 'members') =>
      (await asOwner().call(profilesApi.preview, { query: { as } })).data;
    expect(await preview('everyone')).toEqual((await view(undefined)).data);
    expect(await preview('members')).toEqual((await view(cast.lejla.token)).data);
    await asOwner().call(profilesApi.setPrivacy, { body: { visibility: 'members' } });
    expect(await preview('everyone')).toEqual({ state: 'members' });
    await asOwner().call(profilesApi.setPrivacy, { body: { visibility: 'me' } });
    expect(await preview('everyone')).toEqual({ state: 'hidden', why: 'chosen' });
    expect(await preview('members')).toEqual({ state: 'hidden', why: 'chosen' });
  });
});

describe('privacy', () => {
  it('is saved with its time, part by part, and written down', async () => {
    const choose = (body: object) => asOwner().call(profilesApi.setPrivacy, { body });
    await choose({ parts: { about: 'everyone' } });
    const answer = await choose({ parts: { place: 'me' }, searchEngines: true });
    expect(answer.data.privacy).toMatchObject({
      searchEngines: true,
      parts: { about: 'everyone', place: 'me', headline: 'everyone', skills: 'members' },
      changedAt: app.clock.now().toISOString(),
    });
    const { rows } = await app.platform.db.pool.query(
      "SELECT details FROM audit_entries WHERE action = 'profile.privacyChanged' AND actor_id = $1 ORDER BY id DESC LIMIT 1",
      [cast.vlasnik.id],
    );
    expect(rows[0]?.details).toEqual({ searchEngines: true, parts: { place: 'me' } });
  });

  it('lets search engines in only where everybody may read', async () => {
    const choose = (body: object) => asOwner().call(profilesApi.setPrivacy, { body });
    expect((await shown(undefined)).indexable).toBe(false);
    await choose({ searchEngines: true });
    expect((await shown(undefined)).indexable).toBe(true);
    await choose({ visibility: 'members' });
    expect((await shown(cast.lejla.token)).indexable).toBe(false);
  });

  it('takes what may be chosen only', async () => {
    for (const body of [
      { visibility: 'friends' },
      { parts: { picture: 'me' } },
      { searchEngines: 'yes' },
    ]) {
      const answer = await asOwner().call(profilesApi.setPrivacy, { body: body as never });
      expect(answer.status).toBe(400);
    }
  });
});

it('finds others by the beginning of a name, blind to carons, and shows what each shows', async () => {
  const somebody = async (lastName: string, change: Parameters<typeof createUser>[1] = {}) => {
    const email = `${newId()}@primjer.ba`;
    const made = { email, firstName: 'Šćepanija', lastName, ...change };
    return app.platform.db.transaction((tx) => createUser(tx, made));
  };
  await somebody('Ćosić');
  await somebody('Mlada', { birthYear: app.clock.now().getFullYear() - 15 });
  await somebody('Zatvorena', { closed: true });
  const hidden = await somebody('Skrivena');
  const shows = { ...writtenProfile, place: 'Tuzla' };
  await app.platform.db.transaction((tx) => createProfile(tx, hidden.id, shows, app.clock.now()));
  const found = async (q: string) =>
    (await asOwner().call(profilesApi.search, { query: { q } })).data.users;
  expect((await found('scepan')).map(({ name, place }) => [name, place])).toEqual([
    ['Šćepanija Ćosić', ''],
    ['Šćepanija Skrivena', 'Tuzla'],
  ]);
  await app.platform.db.pool.query("UPDATE profiles SET visibility = 'me' WHERE user_id = $1", [
    hidden.id,
  ]);
  expect((await found('cosic š')).map(({ name }) => name)).toEqual(['Šćepanija Ćosić']);
  expect(await found('Skrivena')).toEqual([]);
  expect((await found(cast.vlasnik.name)).map(({ id }) => id)).not.toContain(cast.vlasnik.id);
});

it('tells its owner why nobody else opens the profile', async () => {
  const { pool } = app.platform.db;
  expect((await own()).hidden).toBeNull();
  await asOwner().call(profilesApi.setPrivacy, { body: { visibility: 'me' } });
  expect((await own()).hidden).toBe('chosen');
  await asOwner().call(profilesApi.setPrivacy, { body: { visibility: 'everyone' } });
  const minor = cast.lejla;
  await pool.query('UPDATE users SET birth_year = 2011, adult_said_at = NULL WHERE id = $1', [
    minor.id,
  ]);
  expect((await own(minor)).hidden).toBe('guardian');
});
