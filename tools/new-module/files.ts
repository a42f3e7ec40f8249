import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

const template = join(import.meta.dirname, 'template');

/** What a domain is about: whoever makes one writes these anew. The rest stands as planted. */
const written = [
  /^packages\/(?:domain\/|messages\/src\/lessons)/,
  /\/lessons\.(?:schemas|api|tables|repo|service|factory|itest)\.ts\.txt$/,
  /\/(?:pages\/lesson|parts\/lesson-form|parts\/lesson-list)\.tsx\.txt$/,
];

export interface PlantedFile {
  /** From the root of the project. */
  readonly file: string;
  readonly text: string;
  /** Whether a domain's own has to be written in its place. */
  readonly isWritten: boolean;
}

/**
 * The files of a new domain: those of the template, which is about lessons, with the domain's words
 * in the place of theirs.
 */
export function filesOf({ many, one, Many, One }: Names): readonly PlantedFile[] {
  const words: Record<string, string> = { lessons: many, lesson: one, Lessons: Many, Lesson: One };
  const named = (text: string) => text.replace(/[Ll]essons?/g, (word) => words[word] ?? word);
  const files = globSync('**/*.txt', { cwd: template }).sort();
  return files.map((file) => ({
    file: named(file.slice(0, -'.txt'.length)),
    text: named(readFileSync(join(template, file), 'utf8')),
    isWritten: written.some((pattern) => pattern.test(file)),
  }));
}
