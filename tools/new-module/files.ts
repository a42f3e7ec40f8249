import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

const template = join(import.meta.dirname, 'template');

/** What a domain is about: whoever makes one writes these anew. The rest stands as planted. */
const written = [
  /\/(?:domain|messages)\/src\//,
  /\.(?:schemas|api|tables|repo|service|factory|itest)\.ts$/,
  /\/(?:pages\/(?!lessons)|parts\/(?!.*-facts)).*\.tsx$/,
];

export const isWritten = (file: string): boolean => written.some((pattern) => pattern.test(file));

/**
 * The files of a new domain with their texts: those of the template, which is about lessons, with
 * its words in the place of theirs.
 */
export function filesOf({ many, one, Many, One }: Names): Record<string, string> {
  const words: Record<string, string> = { lessons: many, lesson: one, Lessons: Many, Lesson: One };
  const named = (text: string) => text.replace(/[Ll]essons?/g, (word) => words[word] ?? word);
  const files = globSync('**/*.txt', { cwd: template }).sort();
  return Object.fromEntries(
    files.map((file) => [
      named(file.slice(0, -'.txt'.length)),
      named(readFileSync(join(template, file), 'utf8')),
    ]),
  );
}
