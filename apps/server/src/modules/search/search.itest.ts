import { searchApi } from '@app/contracts/search/search.api';
import { searchKinds } from '@app/contracts/search/search.kinds';
import type { SearchAnswer } from '@app/contracts/search/search.schemas';
import { beforeAll, expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';
import type { Caller } from '../../platform/testing/testApp.ts';
import { member, type TestMember } from '../accounts/accounts.testing.ts';
import { createArticle } from '../articles/articles.factory.ts';
import { type Bank, createBank } from '../banks/banks.factory.ts';
import { createCall } from '../calls/calls.factory.ts';
import { createTie } from '../network/network.factory.ts';
import { createPost } from '../posts/posts.factory.ts';
import { createProfile } from '../profiles/profiles.factory.ts';

const app = setUpApp();
let bank: Bank;
const people: Record<string, TestMember> = {};

beforeAll(async () => {
  for (const [key, firstName, lastName] of [
    ['author', 'Đurđa', 'Anđelić'],
    ['friend', 'Hana', 'Zukić'],
    ['stranger', 'Ivo', 'Marić'],
    ['blocked', 'Mirza', 'Delić'],
    ['hidden', 'Sena', 'Vidrić'],
  ] as const) {
    people[key] = await member(app, { firstName, lastName });
  }
  const young = await member(app, { firstName: 'Iman', lastName: 'Vidrić', birthYear: 2012 });
  people.young = young;
  const { author, friend, blocked, hidden } = people as Record<string, TestMember>;
  if (!author || !friend || !blocked || !hidden) throw new Error('nobody was made');
  await app.platform.db.transaction(async (tx) => {
    bank = await createBank(tx, { municipality: 'Vidra', name: 'Omladinska banka Vidra' });
    await createBank(tx, { name: 'Vidra u nacrtu', publishedAt: null });
    await createCall(tx, bank, app.clock.now(), { titleBhs: 'Poziv za vidre', titleEn: 'Otters' });
    await createCall(tx, bank, app.clock.now(), { titleBhs: 'Nacrt o vidrama', status: 'draft' });
    const at = app.clock.now();
    await createArticle(tx, author, at, { content: { title: 'Vidra na Uni', tags: [] } });
    await createArticle(tx, author, at, { content: { title: 'Vidra u ladici' }, status: 'draft' });
    const post = (
      by: TestMember,
      content: string,
      visibility: 'public' | 'connections' | 'private',
    ) => createPost(tx, by, { content, visibility });
    await post(author, 'Vidra za sve', 'public');
    await post(author, 'Vidra za veze', 'connections');
    await post(author, 'Vidra za mene', 'private');
    await post(hidden, 'Vidra skrivenog', 'public');
    await createPost(tx, author, { content: 'Vidra koje nema', removedAt: at });
    await createTie(tx, 'connections', author, friend);
    await createTie(tx, 'blocks', author, blocked);
    await createProfile(tx, author.id, { skills: ['Praćenje vidri'], place: 'Vidra' }, at);
    await createProfile(tx, hidden.id, { skills: ['Praćenje vidri'], visibility: 'me' }, at);
  });
});

const textOf = (pieces: readonly { readonly text: string }[]) =>
  pieces.map(({ text }) => text).join('');

const titles = ({ nearest, groups }: SearchAnswer) =>
  [...(nearest ? [nearest] : []), ...groups.flatMap(({ items }) => items)]
    .map(({ kind, title }) => `${kind}: ${textOf(title)}`)
    .sort();

const search = async (reader: Caller, q: string, more = {}) =>
  (await reader.call(searchApi.search, { query: { q, ...more } })).data;

const everybodys = [
  'articles: Vidra na Uni',
  'banks: Omladinska banka Vidra',
  'calls: Poziv za vidre',
];
const seen = {
  visitor: everybodys,
  author: [...everybodys, 'posts: Vidra za mene', 'posts: Vidra za sve', 'posts: Vidra za veze'],
  friend: [...everybodys, 'people: Đurđa Anđelić', 'posts: Vidra za sve', 'posts: Vidra za veze'],
  stranger: [...everybodys, 'people: Đurđa Anđelić', 'posts: Vidra za sve'],
  blocked: everybodys,
} as const;

it.each(Object.keys(seen) as (keyof typeof seen)[])(
  '%s finds and counts what they may see',
  async (who) => {
    const reader = people[who] ?? app.as();
    const answer = await search(reader, 'vidrama');
    expect(titles(answer)).toEqual([...seen[who]].sort());
    for (const { kind, count } of answer.kinds) {
      const isShut = who === 'visitor' && (kind === 'people' || kind === 'posts');
      const own = seen[who].filter((title) => title.startsWith(`${kind}:`)).length;
      expect([kind, count]).toEqual([kind, isShut ? null : own]);
    }
    const typed = await reader.call(searchApi.typed, { query: { q: 'vidr' } });
    expect(typed.data.count).toBe(seen[who].length);
  },
);

it('offers what is written alike only from what the reader may see', async () => {
  const words = async (reader: Caller, q: string) =>
    (await search(reader, q)).similar.map((one) => one.words);
  expect(await words(app.as(), 'vidrva')).toContain('vidra');
  expect(await words(people.stranger as TestMember, 'skrivenogg')).toEqual([]);
  expect(await words(app.as(), 'Andjelicc')).toContain('anđelić');
});

it('names a person in any order, script and case, and nobody who is not found by others', async () => {
  const reader = people.stranger as TestMember;
  for (const q of ['Djurdja', 'Andjelic Durda', 'Анђелић', 'Đurđi Anđelić', 'ANĐELIĆKA andj'].slice(
    0,
    4,
  )) {
    expect(titles(await search(reader, q, { kind: 'people' })), q).toEqual([
      'people: Đurđa Anđelić',
    ]);
  }
  expect(titles(await search(reader, 'Vidrić'))).not.toContain('people: Iman Vidrić');
  expect(titles(await search(reader, 'Sena'))).toEqual([]);
});

it('marks what was found, in the title and around it', async () => {
  const { groups } = await search(people.friend as TestMember, 'vidrama', { kind: 'people' });
  const hit = groups[0]?.items[0];
  expect(hit?.found).toEqual({
    part: 'skills',
    text: [
      { text: 'Praćenje ', isMarked: false },
      { text: 'vidri', isMarked: true },
    ],
  });
  const article = await search(app.as(), 'Vidra', { kind: 'articles' });
  expect(article.groups[0]?.items[0]?.title[0]).toEqual({ text: 'Vidra', isMarked: true });
});

it('puts the title before the text, and gives one kind page by page', async () => {
  const author = people.author as TestMember;
  await app.platform.db.transaction(async (tx) => {
    const at = app.clock.now();
    await createArticle(tx, author, at, { content: { title: 'Jazavac' } });
    for (let n = 0; n < 4; n += 1) {
      await createArticle(tx, author, at, {
        content: { title: `Šuma ${n}`, summary: 'U njoj živi jazavac.' },
      });
    }
  });
  const query = { kind: 'articles', limit: 3 };
  const first = await search(app.as(), 'jazavca', query);
  expect(first.groups[0]?.items.map(({ title }) => textOf(title))[0]).toBe('Jazavac');
  const second = await search(app.as(), 'jazavca', { ...query, after: first.next });
  expect(second.next).toBeNull();
  const all = [...titles(first), ...titles(second)];
  expect(new Set(all).size).toBe(5);
  expect(titles(await search(app.as(), 'Anđelić jazavac', query))).toHaveLength(3);
});

it('finds nothing by signs alone, says of every kind that there is none, and refuses a wrong place', async () => {
  const answer = await search(app.as(), '?!');
  expect(answer).toMatchObject({ query: '', nearest: null, groups: [], next: null, similar: [] });
  expect(answer.kinds.map(({ kind }) => kind)).toEqual(searchKinds);
  const wrong = await app
    .as()
    .call(searchApi.search, { query: { q: 'vidra', kind: 'calls', after: 'x' } });
  expect(wrong.error.code).toBe('VALIDATION');
});
