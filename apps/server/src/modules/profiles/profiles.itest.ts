import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { createProfile, somePeriod, writtenProfile } from './profiles.factory.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

/** Vlasnik's profile, every section of it written, nothing chosen. */
beforeEach(() =>
  app.platform.db.transaction((tx) =>
    createProfile(tx, cast.vlasnik.id, writtenProfile, app.clock.now()),
  ),
);

const own = async (person = cast.vlasnik) =>
  (await app.as(person.token).call(profilesApi.own)).data;
const asOwner = () => app.as(cast.vlasnik.token);

describe('the own profile', () => {
  it('is blank before anything is written, and begins with the interests of the first steps', async () => {
    await app.platform.db.transaction((tx) =>
      tx.execute(sql`UPDATE users SET interests = '{sports}' WHERE id = ${cast.lejla.id}`),
    );
    expect(await own(cast.lejla)).toMatchObject({
      name: cast.lejla.name,
      interests: ['sports'],
      headline: '',
      experience: [],
      editRevision: 0,
      updatedAt: null,
      privacy: { visibility: 'everyone', searchEngines: false, changedAt: null },
    });
  });

  it('changes what was sent and nothing else', async () => {
    const before = await own();
    const answer = await asOwner().call(profilesApi.change, {
      body: {
        editRevision: before.editRevision,
        headline: '  Nova   rečenica\u202e ',
        interests: ['sports', 'arts', 'sports'],
      },
    });
    expect(answer.data).toEqual({
      ...before,
      headline: 'Nova rečenica',
      interests: ['sports', 'arts'],
      editRevision: before.editRevision + 1,
      updatedAt: app.clock.now().toISOString(),
    });
    expect(await own()).toEqual(answer.data);
  });

  it('takes no field that is not the member’s to set', async () => {
    const before = await own(cast.lejla);
    const { editRevision } = await own();
    const body = {
      editRevision,
      userId: cast.lejla.id,
      id: cast.lejla.id,
      role: 'ADMIN',
      name: 'Neko Drugi',
      picture: 'x.webp',
      privacy: { visibility: 'me' },
      revision: 99,
    };
    await asOwner().call(profilesApi.change, { body });
    await asOwner().call(profilesApi.setPrivacy, { body: body as never });
    expect(await own(cast.lejla)).toEqual(before);
    expect(await own()).toMatchObject({
      name: 'Amina Hodžić',
      profilePictureUrl: null,
      editRevision,
      privacy: { visibility: 'everyone' },
    });
  });

  it('keeps ids of periods, gives new ones theirs, and never the same twice', async () => {
    const { editRevision, experience } = await own();
    const [kept] = experience;
    const answer = await asOwner().call(profilesApi.change, {
      body: { editRevision, experience: [...experience, ...experience, somePeriod] },
    });
    const ids = answer.data.experience.map(({ id }) => id);
    expect(ids).toContain(kept?.id);
    expect(new Set(ids).size).toBe(3);
  });

  it('says what is wrong by field, in the reader’s language, and changes nothing', async () => {
    const before = await own();
    const answer = await asOwner().call(profilesApi.change, {
      body: {
        editRevision: before.editRevision,
        headline: 'x'.repeat(121),
        links: [{ kind: 'website', url: 'http://primjer.ba' }],
        education: [{ ...somePeriod, from: '2025-05', to: '2025-01' }],
      },
    });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toEqual({
      headline: 'Broj znakova: najviše 120.',
      'links.0.url': 'Upiši adresu koja počinje s https://.',
      'education.0.to': 'Kraj mora biti poslije početka.',
    });
    expect(await own()).toEqual(before);
  });
});

describe('a change on two devices', () => {
  const change = (editRevision: number, body: object) =>
    asOwner().call(profilesApi.change, { body: { editRevision, ...body } });

  it('is refused where the same section was changed, with the profile as it stands', async () => {
    const { editRevision } = await own();
    const first = await change(editRevision, { about: 'S telefona' });
    const second = await change(editRevision, { about: 'S računara', place: 'Lukavac' });
    expect(second.status).toBe(409);
    expect(second.error).toMatchObject({ code: 'REVISION_CLASH', details: first.data });
    expect(await own()).toEqual(first.data);
    const again = await change(first.data.editRevision, { about: 'S računara' });
    expect(again.data.about).toBe('S računara');
  });

  it('stands where another section was changed', async () => {
    const { editRevision } = await own();
    await change(editRevision, { about: 'S telefona' });
    const second = await change(editRevision, { place: 'Lukavac' });
    expect(second.data).toMatchObject({ about: 'S telefona', place: 'Lukavac' });
  });

  it('has one winner when both come at the same moment, also as the very first', async () => {
    await app.platform.db.transaction((tx) =>
      tx.execute(sql`DELETE FROM profiles WHERE user_id = ${cast.emir.id}`),
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        app.as(cast.emir.token).call(profilesApi.change, {
          body: { editRevision: 0, headline: `Naslov ${n}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('is refused when it rests on what has not been yet', async () => {
    const { editRevision } = await own();
    expect((await change(editRevision + 5, { about: 'x' })).status).toBe(409);
  });
});

describe('personal data', () => {
  const part = () => {
    const found = app.platform.personalData.find(({ name }) => name === 'profiles');
    if (!found) throw new Error('profiles keep nothing about members');
    return found;
  };
  const person = (id: string) => ({
    id,
    firstName: 'Amina',
    lastName: 'Hodžić',
    addresses: [],
    phoneNumber: null,
    language: 'bhs' as const,
  });

  it('is given whole and erased whole', async () => {
    const { id } = cast.vlasnik;
    const kept = await part().collect(app.platform.db.read, id, person(id));
    expect(kept).toMatchObject({
      profile: { headline: writtenProfile.headline, skills: ['Budžet'] },
    });
    await app.platform.db.transaction((tx) => part().erase(tx, id, app.clock.now(), person(id)));
    const after = await part().collect(app.platform.db.read, id, person(id));
    expect(after).toMatchObject({ profile: { headline: '', experience: [], revision: 0 } });
  });

  it('comes before the accounts, which forget the picture', () => {
    const names = app.platform.personalData.map(({ name }) => name);
    expect(names.indexOf('profiles')).toBeLessThan(names.indexOf('accounts'));
  });
});
