import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

/** One line or block to put before a place in a file that exists. */
interface Insertion {
  readonly file: string;
  readonly before: string;
  readonly text: string;
  /** Nothing is put where this stands already. */
  readonly unless?: string;
}

const insertions = ({ many, one, Many, One }: Names): Insertion[] => [
  {
    file: 'apps/server/src/modules.ts',
    before: '\n/** Every domain',
    text: `import { ${many}Module } from './modules/${many}/public.ts';\n`,
  },
  { file: 'apps/server/src/modules.ts', before: '] as const;', text: `  ${many}Module,\n` },
  {
    file: 'apps/server/src/modules.lists.testing.ts',
    before: 'import { runningCampaign }',
    text: `import { create${One} } from './modules/${many}/${many}.factory.ts';\n`,
  },
  {
    file: 'apps/server/src/modules.lists.testing.ts',
    before: "  await pool.query(\n    'ANALYZE application_edits",
    text: `  await app.platform.db.transaction((tx) => create${One}(tx, stage.people.lejla));
  await copy(app, '${many}', 'true', { created_at: before });\n`,
  },
  {
    file: 'apps/server/src/modules.lists.deep.itest.ts',
    before: "};\n\nit('knows every list'",
    text: `  'GET /api/${many}': [{}],\n`,
  },
  {
    file: 'apps/server/src/modules/personal-data/decisions.itest.ts',
    before: '};\n\n/**\n * Columns',
    text: `  ${many}: { part: '${many}' },\n`,
  },
  {
    file: 'apps/server/src/modules/personal-data/decisions.itest.ts',
    before: '};\n\nconst app',
    text: `  '${many}.created_by': 'gone',\n`,
  },
  {
    file: 'packages/contracts/src/pages.ts',
    before: "  mailbox: page('/dev/mail')",
    text: `  ${many}: page('/${many}'),\n`,
    // Addresses that the specification names are there before their domain is.
    unless: `  ${many}: page(`,
  },
  {
    file: 'apps/web/src/routes/career.ts',
    before: '];',
    text: `  {
    path: pages.${many}.path,
    file: 'features/${many}/pages/${many}.tsx',
    access: 'member',
    title: '${many}',
    accent: 'career',
    header: 'main',
  },
`,
  },
  {
    file: 'packages/messages/src/titles.ts',
    before: '});',
    text: `  ${many}: { bhs: '${Many}', en: '${Many}' },\n`,
  },
  {
    file: 'packages/messages/src/all.ts',
    before: 'import type { Domain }',
    text: `import { ${many}Texts } from './${many}.ts';\n`,
  },
  { file: 'packages/messages/src/all.ts', before: '};', text: `  ${many}: ${many}Texts,\n` },
  {
    file: 'packages/messages/src/translations-parts.ts',
    before: '});',
    text: `  ${many}: { bhs: '${Many}', en: '${Many}' },\n`,
  },
  {
    file: 'tools/generators/subjects.ts',
    before: '  reviewPolicy:',
    text: `  ${one}Policy: { always: undefined },\n`,
  },
];

/**
 * Makes a new domain known where domains are listed.
 *
 * @returns the files that it changed.
 * @throws Error when a file does not look as expected; nothing is written then.
 */
export function register(root: string, names: Names): string[] {
  const texts = new Map<string, string>();
  for (const { file, before, text, unless } of insertions(names)) {
    const current = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    if (unless && current.includes(unless)) continue;
    const place = current.lastIndexOf(before);
    if (place < 0) throw new Error(`${file} has no place for ${text.trim()}.`);
    texts.set(file, current.slice(0, place) + text + current.slice(place));
  }
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  return [...texts.keys()];
}
