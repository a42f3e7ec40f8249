import { z } from 'zod';
import { Id, Instant, LanguageCode, Line, listQuery } from '../common.schemas.ts';
import { searchKinds, searchParts } from './search.kinds.ts';

export const SearchKind = z.enum(searchKinds);

/** What somebody types, in any script, with or without marks. */
const Typed = Line(100);

export const SearchQuery = listQuery(20).extend({
  q: Typed,
  /** One kind alone, page by page; without it the first of each. */
  kind: SearchKind.optional(),
  /** In which language titles and texts are given where there are two. */
  language: LanguageCode.default('bhs'),
});
export type SearchQuery = z.input<typeof SearchQuery>;

export const TypedQuery = z.object({ q: Typed, language: LanguageCode.default('bhs') });
export type TypedQuery = z.input<typeof TypedQuery>;

/** A text in pieces, in order; `isMarked` is what was searched for. Put together, it is the text. */
export const MarkedText = z.array(z.object({ text: z.string(), isMarked: z.boolean() }));
export type MarkedText = z.infer<typeof MarkedText>;

export const SearchHit = z.object({
  kind: SearchKind,
  id: Id,
  /** Its page, beginning with `/`. */
  page: z.string(),
  /** Of a person their name; of a post how it begins. */
  title: MarkedText,
  /** Where else the words stand, and a piece of the text around them; null: in the title alone. */
  found: z.object({ part: z.enum(searchParts), text: MarkedText }).nullable(),
  /** A bank's name, an article's authors, who wrote a post; empty where it is nobody's. */
  by: z.string(),
  /** A town; empty where there is none, or the reader is not shown it. */
  place: z.string(),
  /** An address within the product, or null. */
  picture: z.string().nullable(),
  /** As the kind's own lists name it: of a project its status, of a call `open`, `coming`, `closed`. */
  status: z.string().nullable(),
  /** When it was submitted, published or written; of a call its end. Null for people and banks. */
  at: Instant.nullable(),
  /** Whether others than the reader's team see it not yet. */
  isTeamOnly: z.boolean(),
});
export type SearchHit = z.input<typeof SearchHit>;

const count = z.int().nonnegative();

/** How many the reader may see; null is for members, and a stranger is not told how many. */
export const SearchCount = z.object({
  kind: SearchKind,
  count: count.nullable(),
  /** Whether there are more than were counted: `count` is then the least. */
  hasMore: z.boolean(),
});
export type SearchCount = z.infer<typeof SearchCount>;

export const SearchAnswer = z.object({
  /** As it is searched for: without what is no letter or digit, spaces between. */
  query: z.string(),
  /** Every kind there is, in one order; also those of which nothing was found. */
  kinds: z.array(SearchCount),
  /** The nearest of all; null on further pages, for one kind, and where nothing was found. */
  nearest: SearchHit.nullable(),
  /** Kinds of which something was found, the nearest first; the nearest hit is not repeated. */
  groups: z.array(z.object({ kind: SearchKind, items: z.array(SearchHit) })),
  /** Cursor of the next page of one kind; null on its last page and for all kinds. */
  next: z.string().nullable(),
  /** Where nothing was found: what is written alike and would be found, the likest first. */
  similar: z.array(z.object({ words: z.string(), count, hasMore: z.boolean() })),
});
export type SearchAnswer = z.input<typeof SearchAnswer>;

export const TypedAnswer = z.object({
  query: z.string(),
  /** The nearest of all kinds, six at most. */
  items: z.array(SearchHit),
  /** Of all kinds together. */
  count,
  hasMore: z.boolean(),
});
export type TypedAnswer = z.input<typeof TypedAnswer>;
