import type { AnyContent, AnyForm } from './form.ts';
import { fieldsOf, sectionOfField } from './form.ts';
import type { Value } from './values.ts';

export interface Change {
  readonly section: string;
  /** Dotted path as of the later content; of what was removed, as of the earlier. */
  readonly path: string;
  /** `null` where there was nothing: an item that is new. */
  readonly before: unknown;
  /** `null` where there is nothing any more. */
  readonly after: unknown;
}

/**
 * What differs between two contents of a form, value by value, in the order of the canvas. Items of
 * lists are the same by their id, not by their place: an item that only moved has not changed. Where
 * nothing but the order did, the list itself is named.
 */
export function changesBetween(form: AnyForm, before: AnyContent, after: AnyContent): Change[] {
  return Object.entries(fieldsOf(form)).flatMap(([key, value]) =>
    differences(value, before[key], after[key], key).map((change) => ({
      section: sectionOfField(form, key),
      ...change,
    })),
  );
}

type Difference = Omit<Change, 'section'>;

function differences(value: Value, before: unknown, after: unknown, path: string): Difference[] {
  if (same(before, after)) return [];
  if (value.kind === 'group' && before !== null && after !== null) {
    const [was, is] = [before, after] as Record<string, unknown>[];
    return Object.entries(value.fields).flatMap(([key, field]) =>
      differences(field, was?.[key], is?.[key], `${path}.${key}`),
    );
  }
  if (value.kind === 'list' && value.item.kind === 'group' && 'id' in value.item.fields) {
    const found = itemDifferences(value.item, before as Item[], after as Item[], path);
    if (found.length > 0) return found;
  }
  return [{ path, before: before ?? null, after: after ?? null }];
}

type Item = Readonly<Record<string, unknown>> & { readonly id: string };

function itemDifferences(
  item: Value,
  before: readonly Item[],
  after: readonly Item[],
  path: string,
): Difference[] {
  const was = new Map(before.map((one) => [one.id, one]));
  const is = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((one, n) => {
      const old = was.get(one.id);
      const at = `${path}.${n}`;
      return old ? differences(item, old, one, at) : [{ path: at, before: null, after: one }];
    }),
    ...before.flatMap((one, n) =>
      is.has(one.id) ? [] : [{ path: `${path}.${n}`, before: one, after: null }],
    ),
  ];
}

/** Whether two values are the same, whatever the order of their keys. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [some, others] = [a, b] as Record<string, unknown>[];
  const keys = Object.keys(some ?? {});
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(others ?? {}).length &&
    keys.every((key) => same(some?.[key], others?.[key]))
  );
}
