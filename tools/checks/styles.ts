// Style classes: where they are defined, that what is defined and what is used are the same, and
// that nothing but what is computed stands in a `style`.
// Run by itself it looks at the project and says what it found.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { type Mentions, mentionsIn } from './style-mentions.ts';

export interface Source {
  /** From the root of the project. */
  readonly file: string;
  readonly text: string;
}

interface Sheet {
  readonly file: string;
  readonly isModule: boolean;
  /** Classes that a rule is about, and not only what stands around or beside them. */
  readonly owners: ReadonlySet<string>;
  /** Every class of its own. */
  readonly names: ReadonlySet<string>;
  /** What a module says of classes that are not its own. */
  readonly foreign: ReadonlySet<string>;
  /** Rules of a module without any class of its own. */
  readonly leaking: readonly string[];
  /** Ids, which a module renames as it does classes: no element bears them any more. */
  readonly ids: readonly string[];
}

const isModule = (file: string) => file.endsWith('.module.css');
const isUi = (file: string) => file.startsWith('packages/ui/');

/** Whether a class or an id stands within a pseudo-class of this name. */
const isIn = (name: string, node: selectorParser.ClassName | selectorParser.Identifier) =>
  node.parent?.parent?.type === 'pseudo' && node.parent.parent.value === name;

/** Whether all classes of a selector stand on one element, which the rule is then about. */
function oneCompound(selector: selectorParser.Selector): boolean {
  const parts = selector.split((node) => node.type === 'combinator');
  return parts.filter((part) => part.some((node) => node.type === 'class')).length === 1;
}

function sheetOf({ file, text }: Source): Sheet {
  const owners = new Set<string>();
  const names = new Set<string>();
  const foreign = new Set<string>();
  const leaking: string[] = [];
  const ids: string[] = [];
  postcss.parse(text, { from: file }).walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(`${parent.name}`))
      return;
    const nested = parent?.type === 'rule';
    selectorParser((selectors) => {
      selectors.each((selector) => {
        const outer = selector.nodes.filter((node) => node.type === 'class');
        let local = false;
        let foreignHere = false;
        selector.walkIds((node) => {
          if (!isIn(':global', node)) ids.push(node.value);
        });
        selector.walkClasses((node) => {
          const isForeign = isIn(':global', node);
          (isForeign ? foreign : names).add(node.value);
          local ||= !isForeign;
          foreignHere ||= isForeign;
        });
        if (nested) return;
        const [first] = outer;
        if (first && oneCompound(selector)) owners.add(first.value);
        if (foreignHere && !local) leaking.push(`${selector}`.trim());
      });
    }).processSync(rule.selector);
  });
  return { file, isModule: isModule(file), owners, names, foreign, leaking, ids };
}

/**
 * What breaks the one form of styles.
 *
 * @param sources the sheets and the code that may name their classes.
 * @returns one sentence each; none where all is well.
 */
export function problemsOf(sources: readonly Source[]): string[] {
  const sheets = sources.filter(({ file }) => file.endsWith('.css')).map(sheetOf);
  const code = sources.filter(({ file }) => /\.tsx?$/.test(file)).map(mentionsIn);
  const modules = new Map(sheets.filter((sheet) => sheet.isModule).map((it) => [it.file, it]));
  const global = sheets.filter((sheet) => !sheet.isModule);
  return [
    ...definedOutside(sheets),
    ...definedTwice(global),
    ...unusedGlobals(global, code),
    ...unusedLocals(modules, code),
    ...undefinedNames(global, modules, code),
    ...code.flatMap(({ file, fixedStyles }) =>
      fixedStyles.map((it) => `${file}: ${it} never changes; a sheet can say it`),
    ),
  ];
}

const definedOutside = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ file, isModule: scoped, names, leaking, ids }) => {
    if (scoped) {
      return [
        ...leaking.map((it) => `${file}: no class of its own in "${it}"`),
        ...ids.map((it) => `${file}: #${it} is renamed; :global(#${it}) is not`),
      ];
    }
    return isUi(file) ? [] : [...names].map((it) => `${file}: global class .${it} outside ui`);
  });

function definedTwice(sheets: readonly Sheet[]): string[] {
  const homes = new Map<string, string>();
  return sheets
    .filter(({ file }) => isUi(file))
    .flatMap(({ file, owners }) =>
      [...owners].flatMap((name) => {
        const home = homes.get(name) ?? file;
        homes.set(name, home);
        return home === file ? [] : [`${file}: .${name} is defined in ${home} too`];
      }),
    );
}

function unusedGlobals(sheets: readonly Sheet[], code: readonly Mentions[]): string[] {
  const words = new Set(code.flatMap((it) => [...it.words]));
  const beginnings = code.flatMap((it) => [...it.beginnings]);
  const isUsed = (name: string) =>
    words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  return sheets.flatMap(({ file, names }) =>
    [...names].filter((name) => !isUsed(name)).map((name) => `${file}: nothing uses .${name}`),
  );
}

function unusedLocals(modules: ReadonlyMap<string, Sheet>, code: readonly Mentions[]): string[] {
  const used = new Map<string, Set<string>>();
  for (const { file, imported } of code) {
    for (const { from, names } of imported) {
      const sheet = join(dirname(file), from);
      used.set(sheet, new Set([...(used.get(sheet) ?? []), ...names]));
    }
  }
  return [...modules.values()].flatMap(({ file, names }) =>
    [...names]
      .filter((name) => !used.get(file)?.has(name))
      .map((name) => `${file}: nothing uses .${name}`),
  );
}

/** Classes that the article editor's library puts on what it draws, and only there. */
const ofLibraries = /^(ProseMirror(-|$)|selectedCell$)/;

function undefinedNames(
  global: readonly Sheet[],
  modules: ReadonlyMap<string, Sheet>,
  code: readonly Mentions[],
): string[] {
  const known = new Set(global.flatMap(({ names }) => [...names]));
  return [
    ...[...modules.values()].flatMap(({ file, foreign }) =>
      [...foreign]
        .filter((it) => !known.has(it) && !ofLibraries.test(it))
        .map((it) => `${file}: no sheet defines .${it}`),
    ),
    ...code.flatMap(({ file, classes, imported }) => [
      ...[...classes]
        .filter((it) => !known.has(it))
        .map((it) => `${file}: no sheet defines .${it}`),
      ...imported.flatMap(({ from, accessed }) => {
        const sheet = modules.get(join(dirname(file), from));
        return [...accessed]
          .filter((name) => !sheet?.names.has(name))
          .map((name) => `${file}: ${from} has no .${name}`);
      }),
    ]),
  ];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const files = globSync(['apps/web/src/**/*.{css,ts,tsx}', 'packages/ui/src/**/*.{css,ts,tsx}'], {
    cwd: root,
  }).filter((file) => !/\.test\.tsx?$/.test(file));
  const found = problemsOf(
    files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  );
  for (const one of found) console.error(one);
  process.exitCode = found.length > 0 ? 1 : 0;
}
