import { findSkills, type Written } from '../matcher.ts';

export interface Labelled {
  readonly text: string;
  readonly skills: readonly string[];
}

/** Reads a set: a sentence a line, ` | ` and the skills that it speaks of. */
export const labelled = (set: string): Labelled[] =>
  set
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', skills = ''] = line.split(' |');
      return { text, skills: skills.split(',').flatMap((skill) => skill.trim() || []) };
    });

export interface Measured {
  readonly sentences: number;
  /** Skills found that the text speaks of, of all found. */
  readonly precision: number;
  /** Skills found, of all that the texts speak of. */
  readonly recall: number;
  readonly wrong: readonly { readonly text: string; readonly skill: string }[];
  readonly missed: readonly { readonly text: string; readonly skill: string }[];
}

/**
 * @param languageOf tells the language of each sentence.
 * @param atLeast counts only what is found with this confidence.
 */
export function measure(
  set: readonly Labelled[],
  languageOf: (text: string) => Written,
  atLeast = 0,
): Measured {
  const read = set.map(({ text, skills }) => ({
    text,
    skills,
    found: findSkills(text, languageOf(text)).flatMap((one) =>
      one.confidence >= atLeast ? one.skill : [],
    ),
  }));
  const pick = (choose: (one: (typeof read)[number]) => readonly string[]) =>
    read.flatMap((one) => choose(one).map((skill) => ({ text: one.text, skill })));
  const wrong = pick(({ skills, found }) => found.filter((skill) => !skills.includes(skill)));
  const missed = pick(({ skills, found }) => skills.filter((skill) => !found.includes(skill)));
  const found = pick((one) => one.found).length;
  const right = found - wrong.length;
  return {
    sentences: set.length,
    precision: found === 0 ? 1 : right / found,
    recall: right + missed.length === 0 ? 1 : right / (right + missed.length),
    wrong,
    missed,
  };
}
