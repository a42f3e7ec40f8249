export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, n) => equal(item, b[n]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => equal(a[key], b[key]));
}

type Json = Readonly<Record<string, unknown>>;
interface Item extends Json {
  readonly id: string;
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isItem = (value: unknown): value is Item => isRecord(value) && typeof value.id === 'string';

const areItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem);

/** A merged value; null where both sides changed the same thing differently. */
export type Merged = { readonly value: unknown } | null;

/**
 * Brings together what two people made of the same value: lists item by item (items carry an `id`),
 * records field by field.
 *
 * @param base what both began from.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (equal(mine, theirs) || equal(base, theirs)) return { value: mine };
  if (equal(base, mine)) return { value: theirs };
  if (areItems(base) && areItems(mine) && areItems(theirs)) return mergeItems(base, mine, theirs);
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeFields(base, mine, theirs);
  return null;
}

function mergeFields(base: Json, mine: Json, theirs: Json): Merged {
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const one = merge(base[key], mine[key], theirs[key]);
    if (!one) return null;
    merged[key] = one.value;
  }
  return { value: merged };
}

/** Told of an item that both changed; answers what stands for it, or null to give up. */
type Settle = (mine: Item, theirs: Item) => readonly Item[] | null;

function mergeItems(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  settle: Settle = () => null,
): { readonly value: readonly Item[] } | null {
  const order = orderOf(base, mine, theirs);
  const merged: Item[] = [];
  for (const id of order) {
    const [b, m, t] = [base, mine, theirs].map((list) => list.find((item) => item.id === id));
    const kept = m && t ? mergeItem(b, m, t, settle) : survivor(b, m ?? t);
    if (!kept) return null;
    merged.push(...kept);
  }
  return { value: merged };
}

function mergeItem(base: Item | undefined, mine: Item, theirs: Item, settle: Settle) {
  const one = merge(base, mine, theirs);
  return one ? [one.value as Item] : settle(mine, theirs);
}

/** Of an item that one side no longer has: gone if the other left it as it was. */
const survivor = (base: Item | undefined, left: Item | undefined): readonly Item[] =>
  !left || (base && equal(base, left)) ? [] : [left];

/** The order of whoever moved something, with what the other added at the end. */
function orderOf(...[base, mine, theirs]: readonly (readonly Item[])[]): Set<string> {
  const ids = (list: readonly Item[] = []) => list.map((item) => item.id);
  const common = (list: readonly Item[] = []) =>
    ids(list).filter((id) => ids(base).includes(id) && ids(mine).includes(id));
  const moved = !equal(common(base), common(mine));
  return new Set(moved ? [...ids(mine), ...ids(theirs)] : [...ids(theirs), ...ids(mine)]);
}

/**
 * Brings together two lists in which order says nothing and nothing stands twice: what either added
 * stays, what either removed goes.
 */
export function mergeSets<V>(base: readonly V[], mine: readonly V[], theirs: readonly V[]): V[] {
  const added = mine.filter((value) => !base.includes(value));
  const removed = base.filter((value) => !mine.includes(value));
  const kept = theirs.filter((value) => !removed.includes(value));
  return [...kept, ...added.filter((value) => !kept.includes(value))];
}

/**
 * Keeps both versions: one text after the other, all lines of both lists; items that both changed
 * stand twice.
 *
 * @param newId names the second copy of such an item.
 * @returns null where only one value can stand.
 */
export function keepBoth(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  newId: () => string,
): unknown {
  if (typeof mine === 'string' && typeof theirs === 'string') {
    return [mine.trim(), theirs.trim()].filter((text) => text !== '').join('\n\n');
  }
  if (areItems(base) && areItems(mine) && areItems(theirs)) {
    const twice: Settle = (m, t) => [m, { ...t, id: newId() }];
    return mergeItems(base, mine, theirs, twice)?.value ?? null;
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return [...mine, ...theirs.filter((line) => !mine.some((known) => equal(known, line)))];
  }
  return null;
}
