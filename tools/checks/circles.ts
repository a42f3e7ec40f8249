// Features of the web know each other downwards only: no circle of them, of whatever length.
// The other directions of imports are rules of dependency-cruiser, which sees circles of files alone.
// Run by itself it looks at the project and says what it found.
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import type { Source } from './styles.ts';

const features = 'apps/web/src/features';
const featureOf = (file: string) => new RegExp(`^${features}/([^/]+)/`).exec(file)?.[1];

/** Whatever a file imports, types and what is loaded later among it. */
function importsIn({ file, text }: Source): string[] {
  const found: string[] = [];
  const note = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) found.push(node.text);
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) note(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      note(node.argument.literal);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      note(node.arguments[0]);
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

/**
 * Circles of features, one for each way back: `calls → banks → calls (banks/list.tsx)`.
 *
 * @param sources code of the web; tests do not count.
 */
export function circlesIn(sources: readonly Source[]): string[] {
  const known = new Map<string, Map<string, string>>();
  for (const source of sources) {
    const from = featureOf(source.file);
    if (!from) continue;
    for (const path of importsIn(source)) {
      const to = featureOf(posix.join(posix.dirname(source.file), path));
      if (!to || to === from) continue;
      known.set(from, (known.get(from) ?? new Map()).set(to, source.file));
    }
  }
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (feature: string, way: readonly string[]): void => {
    for (const [next, file] of known.get(feature) ?? []) {
      const start = way.indexOf(next);
      if (start >= 0) circles.push(`${[...way.slice(start), next].join(' → ')} (${file})`);
      else if (!done.has(next)) follow(next, [...way, next]);
    }
    done.add(feature);
  };
  for (const feature of known.keys()) if (!done.has(feature)) follow(feature, [feature]);
  return circles;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const sources = globSync(`${features}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(test|testing)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const circles = circlesIn(sources);
  if (sources.length === 0) throw new Error(`No features in ${features}.`);
  for (const circle of circles) console.error(circle);
  if (circles.length > 0) process.exitCode = 1;
}
