import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadEvenly, type ToSpread } from './spread.ts';

const application = (id: string, more: Partial<ToSpread> = {}): ToSpread => ({
  id,
  barred: [],
  kept: [],
  ...more,
});
const loads = (added: ReturnType<typeof spreadEvenly>, board: readonly string[]) =>
  board.map((who) => [...added.values()].filter((some) => some.includes(who)).length);

describe('spreading applications over a board', () => {
  it('gives each as many as asked, and nobody more than one above another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 5 }),
        (count, size, per) => {
          const board = Array.from({ length: size }, (_, n) => `m${n}`);
          const some = Array.from({ length: count }, (_, n) => application(`a${n}`));
          const added = spreadEvenly(some, board, per);
          for (const chosen of added.values()) {
            expect(new Set(chosen).size).toBe(Math.min(per, size));
          }
          const each = loads(added, board);
          expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('never gives one to who may not score it', () => {
    const members = fc.constantFrom('m0', 'm1', 'm2', 'm3');
    fc.assert(
      fc.property(fc.array(fc.array(members)), (barred) => {
        const some = barred.map((of, n) => application(`a${n}`, { barred: of }));
        const added = spreadEvenly(some, ['m0', 'm1', 'm2', 'm3'], 3);
        for (const { id, barred: of } of some) {
          expect(added.get(id)?.filter((who) => of.includes(who))).toEqual([]);
          expect(added.get(id)).toHaveLength(Math.min(3, 4 - new Set(of).size));
        }
      }),
    );
  });

  it('leaves what somebody has, and counts it', () => {
    const some = [application('a', { kept: ['m0'] }), application('b'), application('c')];
    const added = spreadEvenly(some, ['m0', 'm1', 'm2'], 2);
    expect(added.get('a')).toHaveLength(1);
    expect(added.get('a')).not.toContain('m0');
    const each = loads(added, ['m0', 'm1', 'm2']);
    expect(each.map((one, n) => one + (n === 0 ? 1 : 0))).toEqual([2, 2, 2]);
  });
});
