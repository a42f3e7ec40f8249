import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyForm, fieldsOf } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import type { Shape, Value } from '@app/domain/applications/form/values';
import { allTexts } from '@app/messages/all';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const last = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** A file as far as texts go. */
const read = (file: string, text: string) => ({
  file,
  /** Catalogues and hooks that it names, and the hooks that it makes, by their catalogue. */
  names: new Set(text.match(/\b\w+Texts?\b/g)),
  hooks: new Map(
    [...text.matchAll(/export const (\w+) = textsFor\(\s*'[^']+',\s*(\w+)/g)].map(
      ([, hook = '', variable = '']) => [variable, hook],
    ),
  ),
  /** What may ask for a key: literals, names of fields, and templates that can make it. */
  known: [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|\b(\w+)(?=\??: )/g)].map(([, a, b, c]) =>
    last(a ?? b ?? c ?? ''),
  ),
  templates: [...text.matchAll(/`([^`\s/]*\$\{[^`\s/]*)`/g)]
    .map(([, template = '']) => last(template.replace(/\$\{[^}]*\}/g, '~')))
    .filter((template) => /^[\w~-]*\w[\w~-]*$/.test(template)),
});
type Source = ReturnType<typeof read>;

const featureOf = (file: string) =>
  /^apps\/web\/src\/(?:entities|features|pages)\/[^/]+/.exec(file)?.[0] ??
  file.slice(0, file.lastIndexOf('/'));

/** Where keys of a catalogue may stand: in what asks for it; anywhere once the server does. */
function askers(variable: string, sources: readonly Source[]): readonly Source[] {
  // Common texts are asked for through every catalogue.
  if (variable === 'commonTexts') return sources;
  const named = [variable, ...sources.flatMap(({ hooks }) => hooks.get(variable) ?? [])];
  const asking = sources.filter(({ names }) => named.some((one) => names.has(one)));
  if (asking.some(({ file }) => !file.startsWith('apps/web/'))) return sources;
  const features = asking.map(({ file }) => `${featureOf(file)}/`);
  // Rules and contracts name the values for which there are texts.
  return sources.filter(
    ({ file }) => file.startsWith('packages/') || features.some((one) => file.startsWith(one)),
  );
}

const asked = (sources: readonly Source[]) => ({
  known: new Set(sources.flatMap(({ known }) => known)),
  made: new RegExp(
    `^(?:${[...new Set(sources.flatMap(({ templates }) => templates)), '-']
      .join('|')
      .replaceAll('~', '.+')})$`,
  ),
});

/** Keys that the canvas makes of a form: of its sections, fields, parts of items and choices. */
function keysOf(form: AnyForm): Set<string> {
  const and = (key: string, ...endings: string[]) => ['', ...endings].map((end) => key + end);
  const ofField = (path: string, value: Value): string[] => {
    const own = and(path, '.hint', '.example', '.missing');
    if (value.kind === 'choice') return [...own, ...value.of.map((one) => `${path}=${one}`)];
    if (value.kind === 'group') return ofFields(`${path}.`, value.fields);
    if (value.kind !== 'list') return own;
    return [
      ...own,
      `${path}.item`,
      `${path}.item.missing`,
      `${path}.empty`,
      `${path}.add`,
      ...ofField(path, value.item),
    ];
  };
  const ofFields = (prefix: string, fields: Shape) =>
    Object.entries(fields).flatMap(([key, value]) => ofField(prefix + key, value));
  const sections = Object.keys(form.sections);
  return new Set([
    ...sections.flatMap((key) => and(`section.${key}`, '.lead', '.tip', '.tipText')),
    ...ofFields('', fieldsOf(form)),
  ]);
}

/** Keys that nothing asks for. Numbers at the end are made of a place: the third section. */
function unused(keys: readonly string[], { known, made }: ReturnType<typeof asked>): string[] {
  const stem = (key: string) => key.replace(/_(?:one|few|other)$|\d+(?=$|Text$)/, '');
  const isAsked = (name: string) => name === '' || known.has(name) || made.test(name);
  return keys.filter((key) => !/^\d/.test(key) && !isAsked(key) && !isAsked(stem(key)));
}

it('knows a key that nobody asks for', () => {
  const text = "t('title'); t(`state_$" + "{state}`); const row = { more: t('a.back') };";
  const keys = ['title', 'state_open', 'more', 'back', 'old', 'old_one'];
  expect(unused(keys, asked([read('planted.tsx', text)]))).toEqual(['old', 'old_one']);
});

it('leaves no text that nothing shows', () => {
  const sources = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'],
    { cwd: root },
  )
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.i?test\.|\/(?:testing|samples)\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, text]) => !/ = texts\(\{|Record<string, Text>|allTexts = /.test(text))
    .map(([file, text]) => read(file, text));

  const anywhere = asked(sources);
  const all = readFileSync(join(root, 'packages/messages/src/all.ts'), 'utf8');
  // The parts' names are compared with the catalogues by their own test.
  const { 'translations-parts': _, ...shown } = allTexts;
  const found = Object.entries(shown).flatMap(([catalogue, domain]) => {
    const variable = new RegExp(`  '?${catalogue}'?: (\\w+),`).exec(all)?.[1] ?? '';
    const asking = askers(variable, sources);
    const names = asking === sources ? anywhere : asked(asking);
    const kind = /^form-(\w+)$/.exec(catalogue)?.[1];
    const made = kind ? keysOf(formOf(kind)) : new Set();
    const keys = Object.keys(domain).filter((key) => !made.has(key));
    return unused(keys, names).map((key) => `${catalogue}.${key}`);
  });
  expect(found).toEqual([]);
});
