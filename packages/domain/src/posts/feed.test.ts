import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aheadOf, feedStreams, holdsMuted, inFeedOrder, type ReadStream, weave } from './feed.ts';

const place = (minute: number, id: string) => ({ at: new Date(minute * 60_000), id });

it('people come before circles, circles before everybody, and by time all are alike', () => {
  const explained = feedStreams.map((stream) => aheadOf('explained', stream));
  expect(explained).toEqual(explained.toSorted((a, b) => b - a));
  expect(new Set(explained).size).toBe(3);
  expect(feedStreams.map((stream) => aheadOf('time', stream))).toEqual([0, 0, 0]);
});

it('weaves by time, then by id', () => {
  const one = { rows: [place(9, 'a'), place(3, 'b')], until: null };
  const other = { rows: [place(9, 'c'), place(5, 'd')], until: null };
  const woven = weave([one, other], 10);
  expect(woven.rows.map(({ id }) => id)).toEqual(['c', 'a', 'd', 'b']);
  expect(woven.next).toBeNull();
});

it('ends where a stream was not read further', () => {
  const read = { rows: [place(9, 'a')], until: place(6, 'x') };
  const other = { rows: [place(8, 'b'), place(5, 'c')], until: null };
  const woven = weave([read, other], 10);
  expect(woven.rows.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(woven.next).toEqual(place(6, 'x'));
});

it('page after page tells each row once, in order, however far each stream is read at once', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 30 });
  fc.assert(
    fc.property(
      fc.array(minutes, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 7 }),
      (all, limit, scan) => {
        const streams = all.map((stream, n) =>
          stream.map((minute) => place(minute, `${n}`)).toSorted(inFeedOrder),
        );
        const told: string[] = [];
        let after: ReturnType<typeof place> | null = null;
        for (let page = 0; page < 200; page += 1) {
          const from = after;
          const read = streams.map((stream): ReadStream<ReturnType<typeof place>> => {
            const below = stream.filter((row) => from === null || inFeedOrder(row, from) > 0);
            const rows = below.slice(0, scan);
            return { rows, until: below.length > scan ? (rows.at(-1) ?? null) : null };
          });
          const woven = weave(read, limit);
          told.push(...woven.rows.map(({ at, id }) => `${at.getTime()} ${id}`));
          after = woven.next;
          if (after === null) break;
        }
        const expected = streams.flat().toSorted(inFeedOrder);
        expect(told).toEqual(expected.map(({ at, id }) => `${at.getTime()} ${id}`));
      },
    ),
  );
});

it.each([
  ['Utakmica je u subotu.', 'utakmica', true],
  ['Kladionica dijeli bonus!', 'KLADIONICA', true],
  ['Šta kaže čaršija', 'carsija', true],
  ['Velika nagradna igra za sve', 'nagradna igra', true],
  ['Igra nagradna', 'nagradna igra', false],
  ['Podcast o radu', 'cast', false],
  ['Bilo šta', '!!!', false],
])('%s, without %s: %s', (text, word, expected) => {
  expect(holdsMuted(text, [word])).toBe(expected);
});

it('nothing is muted by no word', () => {
  expect(holdsMuted('Bilo šta', [])).toBe(false);
});
