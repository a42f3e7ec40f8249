import { searchApi } from '@app/contracts/search/search.api';
import type { SearchHit } from '@app/contracts/search/search.schemas';
import { beforeAll, expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';
import type { Caller } from '../../platform/testing/testApp.ts';
import { seedDemo } from '../../seed/seed.ts';
import { createSession } from '../accounts/accounts.factory.ts';
import { type Labelled, labelled, type Trial } from './labelled.data.ts';

const app = setUpApp();
let reader: Caller;

beforeAll(async () => {
  await seedDemo(app.platform);
  const { access, db } = app.platform;
  const email = 'menadzer@demo.zamah.ba';
  const { rows } = await db.pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
    email,
  ]);
  const userId = rows[0]?.id ?? '';
  const { sessionId } = await db.transaction((tx) =>
    createSession(tx, userId, { at: app.clock.now() }),
  );
  reader = app.as(await access.issue({ userId, sessionId, email, role: 'INDIVIDUAL' }));
});

const textOf = ({ kind, title }: SearchHit) => `${kind}:${title.map(({ text }) => text).join('')}`;

/** The first ten of each kind. */
async function found(q: string): Promise<string[]> {
  const { data } = await reader.call(searchApi.search, { query: { q } });
  const hits = data.groups.flatMap(({ items }) => items);
  return [...(data.nearest ? [data.nearest] : []), ...hits].map(textOf);
}

/** What is offered instead of something that is not found counts, as one press finds it. */
async function foundAsOffered(q: string): Promise<string[]> {
  const { data } = await reader.call(searchApi.search, { query: { q } });
  const [likest] = data.similar;
  return likest ? found(likest.words) : [];
}

async function fails({ trial, q, found: wanted, never = [] }: Labelled): Promise<string | null> {
  const hits = await found(q);
  const all = trial === 'typo' && hits.length === 0 ? await foundAsOffered(q) : hits;
  const begins = (one: string) => all.some((hit) => hit.startsWith(one));
  const missing = wanted.filter((one) => !begins(one));
  const forbidden = never.filter(begins);
  if (forbidden.length > 0) throw new Error(`${q} finds ${forbidden.join(', ')}`);
  return missing.length > 0
    ? `${trial} ${q}: ${missing.join(', ')} [${all.slice(0, 4).join(' | ')}]`
    : null;
}

const always: readonly Trial[] = ['dj', 'digraph', 'cyrillic', 'foreign', 'name'];

it('finds what people mean, however they spell it', async () => {
  const failed: { readonly trial: Trial; readonly said: string }[] = [];
  for (const one of labelled) {
    const said = await fails(one);
    if (said) failed.push({ trial: one.trial, said });
  }
  const share = 1 - failed.length / labelled.length;
  const said = failed.map((one) => one.said).join('\n');
  expect(
    failed.filter(({ trial }) => always.includes(trial)),
    said,
  ).toEqual([]);
  expect(share, said).toBeGreaterThanOrEqual(0.93);
}, 120_000);
