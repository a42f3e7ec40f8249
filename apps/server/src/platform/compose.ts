import type { AnyModule } from './http/module.ts';

type All<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer A) => void
  ? A
  : never;
type Parts = Readonly<Record<string, unknown>>;

function joined(known: Parts, parts: Parts, module: string): Parts {
  const twice = Object.keys(parts).find((name) => Object.hasOwn(known, name));
  if (twice) throw new Error(`The module ${module} gives ${twice}, which another gives already.`);
  return { ...known, ...parts };
}

/** @throws Error if two give the same. */
export function provideAll<const M extends readonly Pick<AnyModule, 'name' | 'provides'>[]>(
  modules: M,
): All<M[number]['provides']> {
  let all: Parts = {};
  for (const { name, provides } of modules) all = joined(all, provides, name);
  return all as All<M[number]['provides']>;
}

/** @throws Error if two give the same kind. */
export function topicsOfAll<const M extends readonly Pick<AnyModule, 'name' | 'topics'>[]>(
  modules: M,
): All<M[number]['topics']> {
  let all: Parts = {};
  for (const { name, topics } of modules) all = joined(all, topics, name);
  return all as All<M[number]['topics']>;
}

/** @throws Error if two modules give the same guard or effect. */
export function moveAll<const M extends readonly Pick<AnyModule, 'name' | 'moves'>[]>(
  modules: M,
): All<M[number]['moves']> {
  const all: Record<string, { guards: Parts; effects: Parts }> = {};
  for (const { name, moves } of modules) {
    const given = Object.entries<{ guards?: Parts; effects?: Parts }>(moves);
    for (const [lifecycle, { guards = {}, effects = {} }] of given) {
      const known = all[lifecycle] ?? { guards: {}, effects: {} };
      all[lifecycle] = {
        guards: joined(known.guards, guards, name),
        effects: joined(known.effects, effects, name),
      };
    }
  }
  return all as All<M[number]['moves']>;
}
