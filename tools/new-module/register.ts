import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

/** What is put before a place in a file that exists; imports are sorted by the formatter. */
interface Insertion {
  readonly file: string;
  readonly before: string;
  readonly text: string;
}

const routeRow = (page: string, file: string, more: string) => `  {
    path: pages.${page}.path,
    file: 'features/${file}.tsx',
    access: 'member',
    title: '${page}',${more}
    accent: 'career',
    header: 'main',
  },
`;

/** Lists of domains. What is forgotten in one of them does not compile, or fails the gate. */
const insertions = ({ many, one, Many, One }: Names): Insertion[] => [
  {
    file: 'packages/contracts/src/pages.ts',
    before: "import { page } from './page-address.ts'",
    text: `import { ${many}Pages } from './${many}/${many}.pages.ts';\n`,
  },
  {
    file: 'packages/contracts/src/pages.ts',
    before: '  ...notBuiltPages,',
    text: `  ...${many}Pages,\n`,
  },
  {
    file: 'packages/messages/src/all.ts',
    before: 'import type { Domain }',
    text: `import { ${many}Texts } from './${many}.ts';\n`,
  },
  {
    file: 'packages/messages/src/all.ts',
    before: '} satisfies Readonly<Record<string, Domain>>',
    text: `  ${many}: ${many}Texts,\n`,
  },
  {
    file: 'packages/messages/src/notifications.ts',
    before: 'import { pagesNotices }',
    text: `import { ${many}Notices } from './notices/${many}.ts';\n`,
  },
  {
    file: 'packages/messages/src/notifications.ts',
    before: '  ...pagesNotices,',
    text: `  ...${many}Notices,\n`,
  },
  {
    file: 'packages/domain/src/reports/report.ts',
    before: '] as const;\nexport type ReportKind',
    text: `, '${one}', '${one}Comment'`,
  },
  {
    file: 'packages/messages/src/reports.ts',
    before: '  remove_messageTitle:',
    text: `  kind_${one}: { bhs: 'Zapis', en: '${One}' },
  remove_${one}: { bhs: 'Ukloni zapis', en: 'Remove it' },
  remove_${one}Title: { bhs: 'Ukloniti zapis?', en: 'Remove it?' },
  remove_${one}Text: {
    bhs: 'Zapis vidi samo osoba čiji je.',
    en: 'Only its owner still sees it.',
  },
  kind_${one}Comment: { bhs: 'Komentar', en: 'Comment' },
  remove_${one}Comment: { bhs: 'Ukloni komentar', en: 'Remove the comment' },
  remove_${one}CommentTitle: { bhs: 'Ukloniti komentar?', en: 'Remove the comment?' },
  remove_${one}CommentText: {
    bhs: 'Ne vidi ga više niko. Odgovori na njega ostaju.',
    en: 'Nobody sees it any more. Answers to it stay.',
  },\n`,
  },
  {
    file: 'packages/messages/src/personal-data.ts',
    before: '});',
    text: `  file_${many}: { bhs: 'tvoji zapisi', en: 'your ${many}' },\n`,
  },
  {
    file: 'packages/messages/src/translations-parts.ts',
    before: '});',
    text: `  ${many}: { bhs: 'Zapisi', en: '${Many}' },\n`,
  },
  {
    file: 'packages/messages/src/titles.ts',
    before: '});',
    text: `  ${many}: { bhs: 'Zapisi', en: '${Many}' },
  ${one}: { bhs: 'Zapis', en: '${One}' },\n`,
  },
  {
    file: 'apps/server/src/modules.ts',
    before: '\n/** Every domain',
    text: `import { ${many}Module } from './modules/${many}/public.ts';\n`,
  },
  { file: 'apps/server/src/modules.ts', before: '] as const;', text: `  ${many}Module,\n` },
  {
    file: 'apps/server/src/samples/samples.ts',
    before: 'import type { AnySample',
    text: `import { ${many}Samples } from './${many}.samples.ts';\n`,
  },
  {
    file: 'apps/server/src/samples/samples.ts',
    before: '};\n\nexport interface SampledRow',
    text: `  ${many}: ${many}Samples,\n`,
  },
  {
    file: 'apps/server/src/seed/seed.ts',
    before: 'import { isEmpty, seedPeople }',
    text: `import { seed${Many} } from './${many}.factory.ts';\n`,
  },
  {
    file: 'apps/server/src/seed/seed.ts',
    before: '};\n\n/**\n * Puts',
    text: `  ${many}: (tx, { people, today }) => seed${Many}(tx, people, today),\n`,
  },
  {
    file: 'apps/web/src/routes/career.ts',
    before: '];',
    text:
      routeRow(many, `${many}/pages/${many}`, '') +
      routeRow(one, `${many}/pages/${one}`, '\n    ownTitle: true,'),
  },
  {
    file: 'e2e/support/states/addresses.ts',
    before: '};\n\nconst sampleOf',
    text: `  ${one}: pages.${one}({ id: '00000000-0000-7000-8000-000000000000' }),\n`,
  },
  {
    file: 'e2e/support/states/states.ts',
    before: 'import type { State }',
    text: `import { ${many}States } from './${many}.ts';\n`,
  },
  { file: 'e2e/support/states/states.ts', before: '];', text: `  ...${many}States,\n` },
  {
    file: 'tools/generators/subjects.ts',
    before: "import { requestStatuses } from '@app/domain/mentorship",
    text: `import { ${one}Statuses } from '@app/domain/${many}/${one}.machine';\n`,
  },
  {
    file: 'tools/generators/subjects.ts',
    before: '  profilePolicy:',
    text: `  ${one}Policy: Object.fromEntries(
    ${one}Statuses.map((status) => [status, { ownerId: 'vlasnik', status }]),
  ),\n`,
  },
];

/**
 * Makes a new domain known where domains are listed. An address that was kept for it goes to it.
 *
 * @returns the changed files with their texts.
 * @throws Error when a file does not look as expected.
 */
export function registered(root: string, names: Names): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { file, before, text } of insertions(names)) {
    const current =
      texts.get(file) ?? withoutReserved(readFileSync(join(root, file), 'utf8'), names);
    const place = current.lastIndexOf(before);
    if (place < 0) throw new Error(`${file} has no place for ${text.trim()}.`);
    texts.set(file, current.slice(0, place) + text + current.slice(place));
  }
  return texts;
}

const withoutReserved = (text: string, { many }: Names) =>
  text.replace(`  ${many}: page('/${many}'),\n`, '');
