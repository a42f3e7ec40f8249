import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The checkout's folder. */
export const root = dirname(dirname(import.meta.dirname));

/** Something exported by a file. */
export interface Export<T> {
  readonly file: string;
  readonly name: string;
  readonly value: T;
}

/**
 * Loads files and gives what they export under names with an ending.
 *
 * @param pattern files below the checkout, `packages/domain/src/*‌/*.machine.ts`.
 * @param ending `Machine` finds `callMachine`.
 * @throws Error when a file exports no such thing: it is named for what it should hold.
 */
export async function exportsOf<T>(pattern: string, ending: string): Promise<Export<T>[]> {
  const found: Export<T>[] = [];
  for (const file of globSync(pattern, { cwd: root }).sort()) {
    const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, T>;
    const names = Object.keys(module).filter((name) => name.endsWith(ending));
    if (names.length === 0) throw new Error(`${file} exports nothing that ends with ${ending}.`);
    for (const name of names.sort()) {
      const value = module[name];
      if (value !== undefined) found.push({ file, name, value });
    }
  }
  return found;
}

/** A table in Markdown; bars inside cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A name as code. */
export const code = (text: string) => `\`${text}\``;

/** A whole document. */
export function page(title: string, source: string, ...parts: readonly string[]): string {
  const note = `Printed from ${source} by \`npm run generate\`; not edited by hand.`;
  return `${[`# ${title}`, note, ...parts].join('\n\n')}\n`;
}
