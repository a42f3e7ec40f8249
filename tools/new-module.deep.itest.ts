import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOf } from './new-module/names.ts';

describe('the words of a new domain', () => {
  it('come from its plural', () => {
    expect(namesOf('articles')).toEqual({
      many: 'articles',
      one: 'article',
      Many: 'Articles',
      One: 'Article',
    });
    expect(namesOf('stories').one).toBe('story');
    expect(namesOf('people', 'person').One).toBe('Person');
  });

  it.each([['sheep'], ['Two'], ['two-words'], ['']])('cannot be %j', (word) => {
    expect(() => namesOf(word)).toThrow();
  });
});

const root = dirname(import.meta.dirname);

describe('a whole new domain', () => {
  let copy = '';
  let planted: string[] = [];

  const run = (program: string, ...args: string[]) =>
    execFileSync(join(copy, 'node_modules/.bin', program), args, { cwd: copy, encoding: 'utf8' });

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'zamah-module-'));
    for (const file of filesOf(root)) cpSync(join(root, file), join(copy, file));
    linkPackages(copy);
    execFileSync('git', ['init', '--quiet'], { cwd: copy });
    execFileSync('git', ['add', '--all'], { cwd: copy });
    run('node', 'tools/new-module.ts', 'lessons');
    planted = changedIn(copy);
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('stands in every package, with its table, and in what is printed', () => {
    const folders = planted.map((file) => file.split('/').slice(0, 2).join('/'));
    for (const folder of ['apps/server', 'apps/web', 'docs/generated']) {
      expect(folders).toContain(folder);
    }
    for (const name of ['domain', 'contracts', 'messages']) {
      expect(folders).toContain(`packages/${name}`);
    }
    const migration = planted.find((file) => /migrations\/\d+_lessons\.sql$/.test(file));
    expect(readFileSync(join(copy, migration ?? ''), 'utf8')).toContain('CREATE INDEX');
  });

  it('has the types of both sides right', () => {
    expect(typeErrors(copy, planted)).toEqual([]);
  }, 120_000);

  it('is formatted and linted, its classes exist, its rules are tested', () => {
    const sources = planted.filter((file) => /\.(?:tsx?|css)$/.test(file));
    run('biome', 'check', '--error-on-warnings', ...sources);
    run('node', 'tools/checks/styles.ts');
    run('vitest', 'run', '--project=unit', 'packages/domain/src/lessons');
  }, 120_000);
});

const listed = (folder: string, ...args: string[]) =>
  execFileSync('git', ['ls-files', '-z', ...args], { cwd: folder, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(folder, file)));

/** All that belongs to the checkout, committed or not yet. */
const filesOf = (folder: string) => listed(folder, '-co', '--exclude-standard');

const changedIn = (folder: string) => listed(folder, '-mo', '--exclude-standard');

/** Every package by a link; those of the workspaces lead into the copy. */
function linkPackages(copy: string): void {
  for (const place of filesOf(root).filter((file) => /(?:^|\/)package\.json$/.test(file))) {
    const packages = join(dirname(place), 'node_modules');
    if (!existsSync(join(root, packages))) continue;
    mkdirSync(join(copy, packages));
    for (const name of readdirSync(join(root, packages))) {
      if (name === '@app' || name === '.cache' || name.startsWith('.vite')) continue;
      symlinkSync(join(root, packages, name), join(copy, packages, name));
    }
  }
  const own = join(copy, 'node_modules/@app');
  mkdirSync(own);
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, folder))) {
      symlinkSync(join(copy, folder, name), join(own, name));
    }
  }
}

/** Checks these files only, by what all others declare: the whole would take a minute. */
function typeErrors(copy: string, files: readonly string[]): string[] {
  const config = join(copy, 'apps/web/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const roots = files.filter((file) => /\.tsx?$/.test(file)).map((file) => join(copy, file));
  const ambient = listed(copy, '*.d.ts').map((file) => join(copy, file));
  const program = ts.createProgram([...roots, ...ambient], options);
  return roots
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .map(({ file, messageText }) => {
      const where = file ? relative(copy, file.fileName) : '';
      return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}
