import type { SearchKind } from '@app/contracts/search/search.kinds';
import type {
  SearchAnswer,
  SearchHit,
  SearchQuery,
  TypedAnswer,
  TypedQuery,
} from '@app/contracts/search/search.schemas';
import { searchedFor } from '@app/domain/search';
import { z } from 'zod';
import type { Failure } from '../../platform/http/failure.ts';
import { cursorOf, listPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FoundRecord, SearchedKind, Searcher } from '../../platform/search/kinds.ts';
import { candidates, excerpt, marked } from '../../platform/search/marks.ts';
import {
  countedTo,
  type Ranked,
  ranked,
  wordsAlike,
  wordsFound,
} from '../../platform/search/ranked.repo.ts';

type Hit = z.output<typeof SearchHit>;
type Count = { readonly kind: SearchKind; readonly count: number; readonly hasMore: boolean };

/** Of each kind so many are shown where all are asked for, and so many while somebody types. */
const ofEach = 10;
const whileTyping = 6;
const mostSimilar = 3;

const openTo = (p: Platform, { actor }: Searcher): readonly SearchedKind[] =>
  p.searches.filter(({ access }) => access === 'public' || actor !== null);

interface Found {
  readonly hits: readonly Ranked[];
  readonly counts: ReadonlyMap<SearchKind, Count>;
}

/** What the reader may see of these kinds, ranked within each. */
async function find(
  p: Platform,
  kinds: readonly SearchedKind[],
  searcher: Searcher,
  typed: string,
): Promise<Found> {
  const { read } = p.db;
  if (typed === '') return { hits: [], counts: new Map() };
  const rows = await ranked(
    read,
    kinds.map(({ kind, pools }) => ({ kind, pools: pools(p, read, searcher) })),
    typed,
  );
  const seen = await Promise.all(
    kinds.map(async ({ kind, seen: narrow }) => {
      const own = rows.filter((row) => row.kind === kind);
      if (!narrow || own.length === 0) return { kind, own, found: own.length };
      const shown = await narrow(
        p,
        read,
        searcher,
        own.map(({ id }) => id),
      );
      return { kind, own: own.filter(({ id }) => shown.has(id)), found: own.length };
    }),
  );
  return {
    hits: seen.flatMap(({ own }) => own.slice(0, countedTo)),
    counts: new Map(
      seen.map(({ kind, own, found }) => [
        kind,
        { kind, count: Math.min(own.length, countedTo), hasMore: found > countedTo },
      ]),
    ),
  };
}

/** Hits as they are shown, in their order. */
async function show(
  p: Platform,
  searcher: Searcher,
  typed: string,
  hits: readonly Ranked[],
): Promise<Hit[]> {
  const { read } = p.db;
  const kinds = p.searches.filter(({ kind }) => hits.some((hit) => hit.kind === kind));
  const shown = await Promise.all(
    kinds.map(async ({ kind, show: showThese }) => {
      const ids = hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
      const records = await showThese(p, read, searcher, ids);
      return records.map((record) => [`${kind} ${record.id}`, record] as const);
    }),
  );
  const recordOf = new Map<string, FoundRecord>(shown.flat());
  const texts = [...recordOf.values()].flatMap(({ title, parts }) => [
    title,
    ...parts.map(([, text]) => text),
  ]);
  const found = await wordsFound(read, typed, candidates(typed, texts));
  return hits.flatMap(({ kind, id }) => {
    const record = recordOf.get(`${kind} ${id}`);
    if (!record) return [];
    const { title, parts, ...rest } = record;
    return { ...rest, kind, title: marked(title, found), found: excerpt(parts, found) };
  });
}

const byRank = (hits: readonly Ranked[]) => hits.toSorted((a, b) => a.rank - b.rank);

/** Other words, written alike, that would find something the reader may see. */
async function similarTo(
  p: Platform,
  searcher: Searcher,
  typed: string,
): Promise<z.output<typeof SearchAnswer>['similar']> {
  const kinds = openTo(p, searcher);
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const alike = await wordsAlike(
    p.db.read,
    kinds.map(({ kind, pools }) => ({ kind, pools: pools(p, p.db.read, searcher) })),
    words,
  );
  const bestOf = (word: string, n: number) =>
    alike.filter((one) => one.typed === word && one.word !== word).slice(n, n + 1)[0]?.word;
  const isKnown = new Set(alike.filter(({ likeness }) => likeness === 1).map((one) => one.typed));
  const offered = new Map<string, z.output<typeof SearchAnswer>['similar'][number]>();
  for (let n = 0; n < mostSimilar * 2 && offered.size < mostSimilar; n += 1) {
    const changed = words.map((word) =>
      isKnown.has(word) ? word : (bestOf(word, n) ?? bestOf(word, 0) ?? word),
    );
    if (changed.every((word, place) => word === words[place])) break;
    const found = await find(p, kinds, searcher, changed.join(' '));
    const [first] = byRank(found.hits);
    if (!first) continue;
    const [hit] = await show(p, searcher, changed.join(' '), [first]);
    const written = [...(hit?.title ?? []), ...(hit?.found?.text ?? [])]
      .filter(({ isMarked }) => isMarked)
      .map(({ text }) => text.toLocaleLowerCase('bs'));
    const spelled = words.length === 1 ? (written[0] ?? changed.join(' ')) : changed.join(' ');
    const counts = [...found.counts.values()];
    if (!offered.has(spelled)) {
      offered.set(spelled, {
        words: spelled,
        count: counts.reduce((sum, { count }) => sum + count, 0),
        hasMore: counts.some(({ hasMore }) => hasMore),
      });
    }
  }
  return [...offered.values()];
}

const cursor = cursorOf({ place: z.coerce.number().int().min(0).max(countedTo) });

export async function searchEverything(
  p: Platform,
  { q, kind, language, ...page }: z.output<typeof SearchQuery>,
  searcher: Searcher,
): Promise<z.output<typeof SearchAnswer> | Failure> {
  void language;
  const typed = searchedFor(q).trim();
  const { hits, counts } = await find(p, openTo(p, searcher), searcher, typed);
  const kinds = p.searches.map((one) => {
    const count = counts.get(one.kind);
    const isShut = one.access === 'member' && searcher.actor === null;
    return {
      kind: one.kind,
      count: isShut ? null : (count?.count ?? 0),
      hasMore: count?.hasMore ?? false,
    };
  });
  const answer = { query: typed, kinds, nearest: null, groups: [], next: null, similar: [] };
  if (kind) {
    const own = hits.filter((hit) => hit.kind === kind);
    const items = await listPage<Ranked & { place: number }, { place: number }, Hit>(page, {
      cursor,
      read: async ({ after, limit }) =>
        own
          .map((hit, place) => ({ ...hit, place }))
          .filter(({ place }) => place > (after?.place ?? -1))
          .slice(0, limit),
      place: ({ place }) => ({ place }),
      show: (records) => show(p, searcher, typed, records),
    });
    if (!('items' in items)) return items;
    return {
      ...answer,
      groups: items.items.length > 0 ? [{ kind, items: items.items }] : [],
      next: items.next,
      similar: own.length === 0 && typed ? await similarTo(p, searcher, typed) : [],
    };
  }
  if (hits.length === 0) {
    return { ...answer, similar: typed ? await similarTo(p, searcher, typed) : [] };
  }
  const order = [...new Set(byRank(hits).map((hit) => hit.kind))];
  const [nearest] = byRank(hits);
  const taken = order.flatMap((one) => hits.filter((hit) => hit.kind === one).slice(0, ofEach));
  const shown = await show(p, searcher, typed, taken);
  const first = shown.find(({ id }) => id === nearest?.id) ?? null;
  return {
    ...answer,
    nearest: first,
    groups: order.flatMap((one) => {
      const items = shown.filter((hit) => hit.kind === one && hit !== first);
      return items.length > 0 ? [{ kind: one, items }] : [];
    }),
  };
}

export async function searchTyped(
  p: Platform,
  { q }: z.output<typeof TypedQuery>,
  searcher: Searcher,
): Promise<z.output<typeof TypedAnswer>> {
  const typed = searchedFor(q).trim();
  const { hits, counts } = await find(p, openTo(p, searcher), searcher, typed);
  const all = [...counts.values()];
  return {
    query: typed,
    items: await show(p, searcher, typed, byRank(hits).slice(0, whileTyping)),
    count: all.reduce((sum, { count }) => sum + count, 0),
    hasMore: all.some(({ hasMore }) => hasMore),
  };
}
