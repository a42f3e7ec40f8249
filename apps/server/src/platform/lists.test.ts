import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cursorOf, cursorParts, itemsOf, listPage, timeCursor } from './lists.ts';

const id = '018f0000-0000-7000-8000-000000000000';

describe('a cursor', () => {
  it('comes back as it went out', () => {
    const place = { at: new Date('2026-11-20T12:00:00.123Z'), id };
    expect(timeCursor.read(timeCursor.write(place))).toEqual(place);
  });

  it.each([
    '',
    'x',
    id,
    `${id}.1`,
    `-1.${id}`,
    `1e9.${id}`,
    `1.${id}'`,
    `1.${id}.1`,
    `1.${id.toUpperCase()}`,
    `999999999999999.${id}`,
  ])('takes %s for none', (text) => expect(timeCursor.read(text)).toBeNull());

  it('holds the parts of its list', () => {
    const cursor = cursorOf({ state: z.enum(['open', 'closed']), ...cursorParts });
    const text = cursor.write({ state: 'open', time: new Date(5), id });
    expect(text).toBe(`open.5.${id}`);
    expect(cursor.read(text)).toEqual({ state: 'open', time: new Date(5), id });
    expect(cursor.read(`other.5.${id}`)).toBeNull();
  });
});

describe('a page', () => {
  const cursor = cursorOf({ n: z.coerce.number().int() });
  const list = {
    cursor,
    read: async ({ after, limit }: { after?: { n: number } | undefined; limit: number }) =>
      [1, 2, 3, 4, 5].filter((n) => n > (after?.n ?? 0)).slice(0, limit),
    place: (n: number) => ({ n }),
    show: (all: readonly number[]) => all.map((n) => `${n}`),
  };

  it('names the next one until the last', async () => {
    expect(await listPage({ limit: 2 }, list)).toEqual({ items: ['1', '2'], next: '2' });
    expect(await listPage({ limit: 3, after: '2' }, list)).toEqual({
      items: ['3', '4', '5'],
      next: null,
    });
    expect(await listPage({ limit: 3, after: '5' }, list)).toEqual({ items: [], next: null });
  });

  it('is refused for what is no cursor', async () => {
    expect(await listPage({ limit: 2, after: 'x' }, list)).toMatchObject({ code: 'VALIDATION' });
  });

  it('names the next one in a header where the answer is an array', () => {
    const headers: string[] = [];
    const header = (name: string, value: string) => void headers.push(`${name}: ${value}`);
    expect(itemsOf({ items: [1], next: '1' }, { header })).toEqual([1]);
    expect(itemsOf({ items: [2], next: null }, { header })).toEqual([2]);
    expect(headers).toEqual(['x-next-cursor: 1']);
  });
});
