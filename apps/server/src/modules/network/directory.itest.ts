import { networkApi } from '@app/contracts/network/network.api';
import type { DirectoryQuery } from '@app/contracts/network/network.schemas';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { byAlphabet } from '@app/domain/alphabet';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import type { UserChoice } from '../accounts/accounts.factory.ts';
import { createProfile, type ProfilePlan } from '../profiles/profiles.factory.ts';
import { createConnectionInvitation, createTie } from './network.factory.ts';
import { type Member, membersOf } from './network.testing.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const member = membersOf(app);
const tx = <T>(work: Parameters<typeof app.platform.db.transaction<T>>[0]) =>
  app.platform.db.transaction(work);
const as = ({ token }: Pick<Member, 'token'>) => app.as(token);

async function person(choice: UserChoice, plan: ProfilePlan = {}): Promise<Member> {
  const made = await member(choice);
  await tx((it) => createProfile(it, made.id, plan, app.clock.now()));
  return made;
}

let reader: Member;
let people: Record<
  'dzana' | 'ermin' | 'hidden' | 'minor' | 'young' | 'unsaid' | 'blocked' | 'shy',
  Member
>;

beforeAll(async () => {
  reader = await member({ firstName: 'Zejna', lastName: 'Čitalac' });
  people = {
    dzana: await person(
      { firstName: 'Džana', lastName: 'Šišić' },
      {
        headline: 'Snimam zvuk',
        place: 'Živinice',
        skills: ['Ozvučenje', 'Montaža'],
        seeking: ['part_time'],
        interests: ['arts'],
      },
    ),
    ermin: await person(
      { firstName: 'Ermin', lastName: 'Đozić' },
      {
        headline: 'Vodim hor',
        place: 'Zenica',
        skills: ['Pjevanje'],
        seeking: ['mentor', 'job'],
        interests: ['arts', 'sports'],
      },
    ),
    hidden: await person(
      { firstName: 'Džana', lastName: 'Skrivena' },
      { visibility: 'me', skills: ['Ozvučenje'] },
    ),
    minor: await person(
      { firstName: 'Džana', lastName: 'Mala', birthYear: 2011 },
      { skills: ['Ozvučenje'] },
    ),
    // Eighteen this year, perhaps.
    young: await person(
      { firstName: 'Džana', lastName: 'Mlada', birthYear: 2008 },
      { skills: ['Ozvučenje'] },
    ),
    unsaid: await person({ firstName: 'Fata', lastName: 'Nekazano', birthYear: null }, {}),
    blocked: await person({ firstName: 'Džana', lastName: 'Blokirana' }, { skills: ['Ozvučenje'] }),
    shy: await person(
      { firstName: 'Goran', lastName: 'Tihi' },
      {
        place: 'Živinice',
        skills: ['Ozvučenje'],
        seeking: ['part_time'],
        interests: ['arts'],
        parts: { skills: 'me', place: 'me', seeking: 'me', interests: 'me' },
      },
    ),
  };
  await tx((it) => createTie(it, 'blocks', people.blocked, reader));
  await stage.application({ call: stage.closed, status: 'published' });
  await app.platform.db.pool.query(
    'UPDATE calls SET decisions_published_at = now() WHERE id = $1',
    [stage.closed.id],
  );
});

const find = async (query: Partial<DirectoryQuery>, by = reader) =>
  (await as(by).call(networkApi.directory, { query })).data.items;
/** As names are searched: blind to marks. */
const plain = (name: string) =>
  name.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');

const names = async (query: Partial<DirectoryQuery>, by = reader) =>
  (await find(query, by)).map((one) => one.person.name);

describe('the directory', () => {
  it('lists by name whoever lets members see them: nobody hidden, blocked, or known to be under eighteen', async () => {
    const all = await names({ limit: 100 });
    expect(all).toEqual(all.toSorted(byAlphabet));
    expect(all).toEqual(
      expect.arrayContaining(['Džana Šišić', 'Ermin Đozić', 'Fata Nekazano', 'Goran Tihi']),
    );
    for (const one of [
      'Džana Skrivena',
      'Džana Mala',
      'Džana Mlada',
      'Džana Blokirana',
      'Zejna Čitalac',
    ]) {
      expect(all).not.toContain(one);
    }
    // A minor finds the same.
    expect(await names({ q: 'dzana' }, people.minor)).toEqual(['Džana Blokirana', 'Džana Šišić']);
  });

  it('stands in the order of the alphabet, typed or not', async () => {
    const inOrder = [
      ...['Cazim Abc', 'Coso Abc', 'Čamil Abc', 'Ćamil Abc', 'Dado Abc', 'Dževad Abc', 'Đuro Abc'],
      ...['Laza Abc', 'Luka Abc', 'Ljubo Abc', 'Nada Abc', 'Nusret Abc', 'Njegoš Abc'],
      ...['Safet Abc', 'Suad Abc', 'Šaban Abc', 'Zaim Abc', 'Zuhra Abc', 'Žarko Abc'],
    ];
    for (const name of inOrder.toReversed()) {
      const [firstName = '', lastName = ''] = name.split(' ');
      await member({ firstName, lastName });
      await member({ firstName: `Q${lastName}`, lastName: firstName });
    }
    expect(inOrder).toEqual(inOrder.toSorted(byAlphabet));
    expect((await names({ limit: 100 })).filter((name) => name.endsWith(' Abc'))).toEqual(inOrder);
    const begun = (typed: string) => inOrder.filter((name) => plain(name).startsWith(typed));
    for (const typed of [
      'c',
      'ca',
      'd',
      'dz',
      'l',
      'lj',
      'n',
      'nj',
      's',
      'z',
      'za',
      'zark',
      'lu',
    ]) {
      const found = await names({ q: typed, limit: 100 });
      expect(found.filter((name) => name.endsWith(' Abc'))).toEqual(begun(typed));
      const surnames = found.filter((name) => name.startsWith('QAbc')).map((one) => one.slice(5));
      expect(surnames).toEqual(begun(typed).map((one) => one.slice(0, -4)));
    }
  });

  it.each([
    ['the beginning of a name, without marks', { q: 'dzan' }, ['Džana Šišić']],
    ['of a surname', { q: 'DOZ' }, ['Ermin Đozić']],
    ['words of a profile', { q: 'ozvucenj' }, ['Džana Šišić']],
    ['words of a headline', { q: 'hor' }, ['Ermin Đozić']],
    ['a skill', { skill: 'montaza' }, ['Džana Šišić']],
    ['a skill that is a headline only', { skill: 'hor' }, []],
    ['a place', { place: 'zivinice' }, ['Džana Šišić']],
    ['what they look for', { seeking: 'part_time' as const }, ['Džana Šišić']],
    ['an interest', { interest: 'sports' as const }, ['Ermin Đozić']],
    [
      'several at once',
      { interest: 'arts' as const, place: 'Zenica', seeking: 'mentor' as const },
      ['Ermin Đozić'],
    ],
    ['what does not go together', { place: 'Zenica', skill: 'Ozvučenje' }, []],
    ['signs alone', { q: '!!!' }, []],
    ['signs alone as a skill', { skill: '&|' }, []],
    ['pattern signs', { q: '%' }, []],
  ])('is searched by %s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('finds nobody by what they keep to themselves, and shows none of it', async () => {
    const [shy] = await find({ q: 'Goran' });
    expect(shy).toMatchObject({ place: '', skills: [], seeking: [] });
    await as(people.shy).call(profilesApi.setPrivacy, { body: { parts: { skills: 'members' } } });
    expect(await names({ skill: 'ozvucenje' })).toEqual(['Džana Šišić', 'Goran Tihi']);
    await as(people.shy).call(profilesApi.setPrivacy, { body: { parts: { skills: 'me' } } });
    expect(await names({ skill: 'ozvucenje' })).toEqual(['Džana Šišić']);
  });

  it('is of a bank by its published work, for adults', async () => {
    const { vlasnik, clan } = stage.people;
    expect((await names({ bank: 'tuzla' })).sort()).toEqual([clan.name, vlasnik.name].sort());
    expect(await names({ bank: 'zenica' })).toEqual([]);
    await app.platform.db.pool.query('UPDATE users SET adult_said_at = NULL WHERE id = $1', [
      clan.id,
    ]);
    expect(await names({ bank: 'tuzla' })).toEqual([vlasnik.name]);
    await app.platform.db.pool.query('UPDATE users SET adult_said_at = now() WHERE id = $1', [
      clan.id,
    ]);
  });

  it('says what the reader and each are to each other, page by page each once', async () => {
    await tx(async (it) => {
      await createTie(it, 'connections', reader, people.dzana);
      await createConnectionInvitation(it, people.ermin, reader);
    });
    expect(await find({ q: 'dzana' })).toMatchObject([{ state: 'connected', invitationId: null }]);
    const [ermin] = await find({ q: 'ermin' });
    expect(ermin?.state).toBe('invites');
    const all = await names({ limit: 100 });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { data } = await as(reader).call(networkApi.directory, {
        query: { limit: 3, ...(after && { after }) },
      });
      seen.push(...data.items.map((one) => one.person.name));
      after = data.next ?? undefined;
    } while (after);
    expect(seen).toEqual(all);
  });
});

describe('suggestions', () => {
  const suggested = async (to: Member) =>
    (await as(to).call(networkApi.suggestions)).data.map(({ person: one, reasons }) => [
      one.name,
      ...reasons.map(({ kind }) => kind),
    ]);
  const school = (organisation: string) => ({
    education: [{ title: 'Maturant', organisation, from: '2020-09', to: null }],
  });

  it('name what two have in common, the closest first; nobody hidden, blocked or under eighteen', async () => {
    const own = await person(
      { firstName: 'Ina' },
      { ...school('Gimnazija Čapljina'), interests: ['finance', 'healthcare'] },
    );
    const friend = await member({ firstName: 'Prijatelj' });
    const common = await person({ firstName: 'Zajednički' }, {});
    const mate = await person({ firstName: 'Školski' }, school(' gimnazija čapljina '));
    await person({ firstName: 'Skriven' }, { ...school('Gimnazija Čapljina'), visibility: 'me' });
    await person(
      { firstName: 'Tih' },
      { ...school('Gimnazija Čapljina'), parts: { education: 'me' } },
    );
    await person({ firstName: 'Mala', birthYear: 2011 }, school('Gimnazija Čapljina'));
    const apart = await person({ firstName: 'Apart' }, school('Gimnazija Čapljina'));
    await person(
      { firstName: 'Istih', lastName: 'Interesa' },
      { interests: ['finance', 'healthcare', 'marketing'] },
    );
    await person({ firstName: 'Jednog', lastName: 'Interesa' }, { interests: ['finance'] });
    await tx(async (it) => {
      await createTie(it, 'connections', own, friend);
      await createTie(it, 'connections', friend, common);
      await createTie(it, 'connections', friend, mate);
      await createTie(it, 'blocks', apart, own);
    });
    expect(await suggested(own)).toEqual([
      [mate.name, 'mutual', 'school'],
      [common.name, 'mutual'],
      ['Istih Interesa', 'interests'],
    ]);

    await as(own).call(networkApi.dismissSuggestion, { params: { userId: mate.id } });
    await tx((it) => createConnectionInvitation(it, own, common, { status: 'declined' }));
    expect(await suggested(own)).toEqual([['Istih Interesa', 'interests']]);
    expect(
      (await as(own).call(networkApi.dismissSuggestion, { params: { userId: apart.id } })).error
        .code,
    ).toBe('NOT_FOUND');
  });

  it('give reasons to who has no network: the town, its bank, one interest', async () => {
    const { vlasnik, clan } = stage.people;
    const newcomer = await person({ firstName: 'Nova' }, { interests: ['environment'] });
    await app.platform.db.pool.query("UPDATE users SET municipality = 'Tuzla' WHERE id = $1", [
      newcomer.id,
    ]);
    const near = await person({ firstName: 'Sugrađanka' }, { place: 'tuzla' });
    const alike = await person(
      { firstName: 'Istog', lastName: 'Interesa' },
      { place: 'Tuzla', interests: ['environment'] },
    );
    const reserved = await person(
      { firstName: 'Povučen' },
      { place: 'Tuzla', parts: { place: 'me' } },
    );
    const found = await suggested(newcomer);
    expect(found).toEqual(
      expect.arrayContaining([
        [vlasnik.name, 'bank'],
        [clan.name, 'bank'],
        [alike.name, 'town', 'interests'],
        [near.name, 'town'],
      ]),
    );
    expect(found.map(([name]) => name)).not.toContain(reserved.name);
    const [bank] = (await as(newcomer).call(networkApi.suggestions)).data.flatMap(
      ({ reasons }) => reasons,
    );
    expect(bank).toMatchObject({ kind: 'bank', slug: 'tuzla', shared: false });
  });

  it('know a team and a bank', async () => {
    const { vlasnik, clan } = stage.people;
    expect(await suggested(vlasnik)).toContainEqual([clan.name, 'team', 'bank']);
    await tx((it) => createTie(it, 'connections', vlasnik, clan));
    expect((await suggested(vlasnik)).map(([name]) => name)).not.toContain(clan.name);
  });
});
