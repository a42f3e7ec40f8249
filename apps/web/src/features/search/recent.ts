import { browserStore, readStored, storageKeys } from '../../lib/drafts/storage.ts';
import { session } from '../../lib/session/session.ts';

/** So many are known again. */
const atMost = 6;

interface Kept {
  /** Null: somebody who was not signed in. */
  readonly reader: string | null;
  readonly queries: readonly string[];
}

const reader = () => session.read().profile?.id ?? null;

function isKept(value: unknown): value is Kept {
  const { queries } = (value ?? {}) as Partial<Kept>;
  return Array.isArray(queries) && queries.every((one) => typeof one === 'string');
}

function keep(queries: readonly string[]): void {
  if (queries.length === 0) browserStore.remove(storageKeys.searches);
  else browserStore.set(storageKeys.searches, JSON.stringify({ reader: reader(), queries }));
}

/** What this reader searched for on this device, the last first. */
export function recentSearches(): readonly string[] {
  const kept = readStored('searches');
  return isKept(kept) && kept.reader === reader() ? kept.queries.slice(0, atMost) : [];
}

/** The same words are one search, however they are written. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function rememberSearch(query: string): void {
  const others = recentSearches().filter((one) => !isSame(one, query));
  keep([query, ...others].slice(0, atMost));
}

/** @returns what is left. */
export function forgetSearch(query: string): readonly string[] {
  const left = recentSearches().filter((one) => one !== query);
  keep(left);
  return left;
}

export const forgetSearches = (): void => keep([]);
