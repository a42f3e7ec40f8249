import { plainLine } from '@app/domain/profiles/plain-text';

/** Entered words, and the one that is being written. */
export interface EnteredSkills {
  readonly words: readonly string[];
  readonly pending: string;
}

const key = (word: string) => plainLine(word).toLocaleLowerCase('bs');

/** Whether the word being written is in the list already, however it is spelled. */
export const wordIsThere = ({ words, pending }: EnteredSkills): boolean =>
  pending.trim() !== '' && words.some((word) => key(word) === key(pending));

/** The list with what is being written; commas part several words, none comes twice. */
export function withWord({ words, pending }: EnteredSkills, most: number): EnteredSkills {
  const all = [...words];
  for (const word of pending.split(/[,;\n]/).map(plainLine)) {
    if (word && all.length < most && !all.some((one) => key(one) === key(word))) all.push(word);
  }
  return { words: all, pending: '' };
}

/** What is saved: a word that was written and not added counts too. */
export const skillsOf = (entered: EnteredSkills): string[] => [
  ...withWord(entered, Number.POSITIVE_INFINITY).words,
];
