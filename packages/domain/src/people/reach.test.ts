import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageFlaw,
  type DeclaredAge,
  guardianMayConfirm,
  isMinor,
  protectsNoLess,
  undeclaredAge,
} from './age.ts';
import { type Between, reach, type Way, ways } from './reach.ts';

const now = new Date('2026-11-25T12:00:00Z');
const grown = { birthYear: 1990, adultSaidAt: null };
const young = { birthYear: 2011, adultSaidAt: null };
const stranger = {
  isOpen: true,
  isConfirmed: true,
  isBlocked: false,
  isConnected: false,
  isShown: true,
  hasGuardian: false,
};
const waysTo = (to: DeclaredAge, more: Partial<Between> = {}): Way[] => {
  const found = reach({ ...stranger, ...to, ...more }, now);
  return ways.filter((way) => found[way]);
};

describe('the ways to somebody', () => {
  const open = ['meet', 'find', 'see', 'name', 'note', 'knock', 'mail', 'guard'];
  const known = ['meet', 'find', 'see', 'name', 'note', 'knock', 'write', 'mail', 'guard'];
  it.each([
    ['an adult stranger', grown, {}, open],
    ['of whom no age is known', undeclaredAge, {}, open],
    ['an adult connection', grown, { isConnected: true }, known],
    ['who hides their profile', grown, { isShown: false }, ['meet', 'knock', 'mail', 'guard']],
    [
      'who did not confirm their address',
      grown,
      { isConfirmed: false },
      open.filter((way) => way !== 'find'),
    ],
    ['whose account is closed', grown, { isOpen: false }, ['mail', 'guard']],
    ['apart', grown, { isBlocked: true, isConnected: true }, []],
    ['under eighteen', young, {}, ['meet']],
    ['under eighteen, with a guardian', young, { hasGuardian: true }, ['meet', 'see']],
    [
      'under eighteen and connected',
      young,
      { isConnected: true },
      ['meet', 'name', 'write', 'mail'],
    ],
    ['under eighteen and apart', young, { isBlocked: true, isConnected: true }, []],
  ] as const)('%s', (_, to, more, expected) => {
    expect(waysTo(to, more)).toEqual(expected);
  });
});

/** Born in years of adults and of minors of two ages; of one nothing is known. */
const people = 5;
const kinds = [
  ...['say', 'correct', 'guardian', 'staff', 'hide', 'invite', 'accept'],
  ...['block', 'unblock', 'note', 'name', 'knock', 'write', 'mail'],
] as const;
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    by: fc.nat(people - 1),
    to: fc.nat(people - 1),
    birthYear: fc.constantFrom(null, 1990, 2008, 2010, 2014),
    adult: fc.boolean(),
  }),
  { minLength: 10, maxLength: 60 },
);

/** What members are to each other, kept apart from the rules: what was granted, and by whom. */
class World {
  readonly said: DeclaredAge[] = [
    { ...grown },
    { ...grown },
    undeclaredAge,
    { ...young },
    { ...young },
  ];
  readonly asked = new Map<number, DeclaredAge>();
  readonly guarded = new Set<number>();
  readonly hidden = new Set<number>();
  readonly blocks = new Set<string>();
  readonly invited = new Set<string>();
  /** Who agreed to be connected with whom, by inviting or accepting. */
  readonly agreed = new Set<string>();
  readonly reached: string[] = [];

  isApart = (a: number, b: number) => this.blocks.has(`${a} ${b}`) || this.blocks.has(`${b} ${a}`);
  areConnected = (a: number, b: number) =>
    this.agreed.has(`${a} ${b}`) && this.agreed.has(`${b} ${a}`);
  isMinor = (who: number) => isMinor(this.said[who] ?? undeclaredAge, now);
  between = (by: number, to: number): Between => ({
    ...(this.said[to] ?? undeclaredAge),
    isOpen: true,
    isConfirmed: true,
    isBlocked: this.isApart(by, to),
    isConnected: this.areConnected(by, to),
    isShown: !this.hidden.has(to),
    hasGuardian: this.guarded.has(to),
  });
  ways = (by: number, to: number) => reach(this.between(by, to), now);
  waysToMinors = (by: number) =>
    Array.from({ length: people }, (_, to) => to)
      .filter((to) => to !== by && this.isMinor(to))
      .map((to) => [to, this.ways(by, to)]);
  part(a: number, b: number): void {
    for (const pair of [`${a} ${b}`, `${b} ${a}`]) {
      this.agreed.delete(pair);
      this.invited.delete(pair);
    }
  }
}
type Step = (typeof steps extends fc.Arbitrary<infer T> ? T : never) extends (infer One)[]
  ? One
  : never;

/** Words that came to somebody: none of whom they blocked, and to a minor of connections alone. */
function came(world: World, by: number, to: number): void {
  expect(world.isApart(by, to)).toBe(false);
  if (world.isMinor(to)) expect(world.agreed.has(`${to} ${by}`)).toBe(true);
  world.reached.push(`${by} ${to}`);
}

function say(world: World, { by, birthYear, adult }: Step): void {
  if (ageFlaw({ birthYear, adult }, now)) return;
  const known = world.said[by] ?? undeclaredAge;
  const next = { birthYear, adultSaidAt: adult ? now : null };
  const before = world.waysToMinors(by);
  if (protectsNoLess(known, next, now)) world.said[by] = next;
  else world.asked.set(by, next);
  expect(world.waysToMinors(by)).toEqual(before);
  // Who was known to be under eighteen is it still, and no older; their eighteenth birthday apart.
  if (!isMinor(known, now) || known.birthYear === 2008) return;
  const after = world.said[by] ?? undeclaredAge;
  expect(isMinor(after, now)).toBe(true);
  expect(after.birthYear).toBeGreaterThanOrEqual(known.birthYear ?? 0);
}

/** What a guardian, or staff, agrees to of what was asked. */
function confirm(world: World, { kind, by }: Step): void {
  const asked = world.asked.get(by);
  const before = world.waysToMinors(by);
  if (kind === 'guardian' && world.isMinor(by)) world.guarded.add(by);
  if (asked && (kind === 'staff' || guardianMayConfirm(asked, now))) {
    world.said[by] = asked;
    world.asked.delete(by);
  }
  expect(world.waysToMinors(by)).toEqual(before);
}

/** What one member does to another. */
function act(world: World, { kind, by, to }: Step): void {
  const ways = world.ways(by, to);
  if (kind === 'block') {
    world.part(by, to);
    world.blocks.add(`${by} ${to}`);
  } else if (kind === 'unblock') world.blocks.delete(`${by} ${to}`);
  else if (kind === 'accept') {
    // Each answers only whoever invited them.
    if (world.invited.has(`${to} ${by}`) && ways.meet) {
      world.agreed.add(`${by} ${to}`).add(`${to} ${by}`);
    }
  } else if (kind === 'invite') {
    if (!ways.see) return;
    expect(world.isApart(by, to)).toBe(false);
    world.invited.add(`${by} ${to}`);
  } else if (kind in ways && ways[kind as Way]) came(world, by, to);
}

function run(world: World, step: Step): void {
  const { kind, by, to } = step;
  if (kind === 'say' || kind === 'correct') say(world, step);
  else if (kind === 'guardian' || kind === 'staff') confirm(world, step);
  else if (kind === 'hide') world.hidden.add(by);
  else if (by !== to) act(world, step);
}

it('whatever members do, nobody reaches a minor who did not agree to it, nor who blocked them', () => {
  let reached = 0;
  fc.assert(
    fc.property(steps, (all) => {
      const world = new World();
      for (const step of all) run(world, step);
      reached += world.reached.length;
    }),
    { numRuns: 2000 },
  );
  // The walk does come to where words arrive.
  expect(reached).toBeGreaterThan(2000);
});
