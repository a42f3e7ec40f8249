import * as shapes from '@app/contracts/shapes';
import { z } from 'zod';

type Metadata = z.core.GlobalMeta;
export type Named = z.core.$ZodRegistry<Metadata>;

/** Names are of this document alone; what shapes say of themselves stands where it always does. */
class OwnBesideGlobal extends WeakMap<z.core.$ZodType, Metadata> {
  override get(shape: z.core.$ZodType): Metadata | undefined {
    return super.get(shape) ?? z.globalRegistry._map.get(shape);
  }

  override has(shape: z.core.$ZodType): boolean {
    return super.has(shape) || z.globalRegistry._map.has(shape);
  }
}

/** A short one is told where it stands. */
const isWorthAName = (shape: unknown): shape is z.ZodType =>
  shape instanceof z.ZodType &&
  ['object', 'union', 'enum', 'record', 'array', 'lazy'].includes(shape.type);

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The shapes of the contracts by the names that a client made of the document has for them: those of
 * the code, with the domain's before where two domains have one.
 *
 * @param inline what is taken apart in the document, and so has no name there.
 */
export function namedShapes(inline: ReadonlySet<unknown>): {
  readonly registry: Named;
  readonly shapes: readonly [name: string, shape: z.ZodType][];
} {
  const all = Object.entries(shapes).flatMap(([domain, exported]) =>
    Object.entries(exported).map(([name, shape]: [string, unknown]) => ({ domain, name, shape })),
  );
  const counts = Map.groupBy(all, ({ name }) => name);
  const registry: Named = Object.assign(z.registry<Metadata>(), { _map: new OwnBesideGlobal() });
  const named = new Set<unknown>();
  const found: [name: string, shape: z.ZodType][] = [];
  for (const { domain, name, shape } of all) {
    if (!isWorthAName(shape) || inline.has(shape) || named.has(shape)) continue;
    named.add(shape);
    const alone = counts.get(name)?.length === 1;
    const id = alone ? name : `${capital(domain)}${name}`;
    registry.add(shape, { ...z.globalRegistry.get(shape), id });
    found.push([id, shape]);
  }
  return { registry, shapes: found };
}

type Components = Record<string, unknown>;

const prefix = '#/components/schemas/';
const refs = new RegExp(`"\\$ref":"${prefix}(\\w+)"`, 'g');

const namesIn = (json: string): string[] => [...json.matchAll(refs)].map(([, name = '']) => name);

const sent = /Input$/;

/**
 * Leaves of the shapes those that something speaks of. What is sent and answered alike has one name;
 * where they differ, or nothing is answered so, `…Input` is what is sent.
 *
 * @param paths as JSON.
 */
export function usedShapes(
  paths: string,
  components: Components,
): { readonly paths: string; readonly schemas: Components } {
  const texts = new Map(
    Object.entries(components).map(([name, shape]) => [name, JSON.stringify(shape)]),
  );
  const used = reached(paths, texts);
  const alike = sameBothWays(texts, used);
  const renamed = (json: string) =>
    json.replace(refs, (whole, name: string) =>
      alike.has(name) ? `"$ref":"${prefix}${name.replace(sent, '')}"` : whole,
    );
  const schemas: Components = {};
  for (const name of [...used].sort()) {
    const text = texts.get(name);
    if (text) schemas[alike.has(name) ? name.replace(sent, '') : name] = JSON.parse(renamed(text));
  }
  return { paths: renamed(paths), schemas };
}

function reached(paths: string, texts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set(namesIn(paths));
  for (const name of found) for (const inside of namesIn(texts.get(name) ?? '')) found.add(inside);
  return found;
}

/** Names of what is sent that need no ending: nothing is answered by the name, or the same is. */
function sameBothWays(texts: ReadonlyMap<string, string>, used: ReadonlySet<string>): Set<string> {
  const alike = new Set([...used].filter((name) => sent.test(name)));
  const bare = (name: string) =>
    (texts.get(name) ?? '').replace(refs, (whole, inside: string) =>
      alike.has(inside) ? `"$ref":"${prefix}${inside.replace(sent, '')}"` : whole,
    );
  for (let before = -1; before !== alike.size; ) {
    before = alike.size;
    for (const name of alike) {
      const answered = name.replace(sent, '');
      if (used.has(answered) && bare(answered) !== bare(name)) alike.delete(name);
    }
  }
  return alike;
}
