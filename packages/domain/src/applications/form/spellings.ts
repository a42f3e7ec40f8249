import { type AnyContent, type AnyForm, fieldsOf } from './form.ts';
import { emptyOf, type Value } from './values.ts';

type Item = Readonly<Record<string, unknown>>;

/**
 * What was sent, under the names of the form: no other spelling is ever kept. What is not understood
 * stays as it is, for the schema to refuse.
 *
 * @param newId for items that come from elsewhere: they have no id, and may lack parts.
 */
export function asSpelled(form: AnyForm, sent: AnyContent, newId: () => string): AnyContent {
  const fields = fieldsOf(form);
  const { spellings } = form;
  const known = Object.entries(sent).map(([name, current]): [string, unknown] => {
    const other = spellings?.fields[name];
    return [other !== undefined && !(other in sent) ? other : name, current];
  });
  return Object.fromEntries(
    known
      // The form's own name counts where both were sent.
      .filter(([name]) => spellings?.fields[name] === undefined)
      .map(([name, current]) => {
        const value = fields[name];
        if (value?.kind !== 'list') return [name, current];
        const list = typeof current === 'string' ? parsed(current) : current;
        const item = spellings?.items[name];
        return [
          name,
          item && Array.isArray(list) ? list.map(fromElsewhere(value.item, item, newId)) : list,
        ];
      }),
  );
}

const fromElsewhere =
  (value: Value, spelled: (item: Item) => Item, newId: () => string) => (one: unknown) => {
    if (typeof one !== 'object' || one === null || 'id' in one) return one;
    return { ...(emptyOf(value, newId) as Item), ...spelled(one as Item) };
  };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The item with `to` for the first of the other names that it has, and none of these. */
export function renamed(item: Item, to: string, ...others: readonly string[]): Item {
  const found = [to, ...others].find((name) => item[name] !== undefined && item[name] !== '');
  const rest = Object.entries(item).filter(([name]) => !others.includes(name));
  return { ...Object.fromEntries(rest), ...(found === undefined ? {} : { [to]: item[found] }) };
}

/** An item whose sum was given: its price, or the sum as one piece where no whole fening fits. */
export function priced({ total, ...item }: Item): Item {
  if (typeof total !== 'number' || item.amount !== undefined) return item;
  const quantity = typeof item.quantity === 'number' && item.quantity > 0 ? item.quantity : 1;
  const each = Math.round(total * 100) / quantity;
  return Number.isInteger(each)
    ? { ...item, quantity, amount: each / 100 }
    : { ...item, quantity: 1, amount: total };
}
