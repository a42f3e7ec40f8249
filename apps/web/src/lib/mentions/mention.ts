import { searchable } from '@app/domain/search';

export const suggestedAtMost = 8;

/** The name that is being typed behind an `@` at a place in a text; null where none is. */
export function mentionAt(text: string, place: number): string | null {
  const typed = /(?:^|[\s(])@([\p{L}\p{N}][\p{L}\p{N} .'-]{0,60}|)$/u.exec(text.slice(0, place));
  return typed?.[1] ?? null;
}

/** The text with a name in the place of what was typed of it, and where writing goes on. */
export function withMention(
  text: string,
  place: number,
  name: string,
): { readonly text: string; readonly place: number } {
  const typed = mentionAt(text, place) ?? '';
  const before = `${text.slice(0, place - typed.length)}${name} `;
  return { text: before + text.slice(place).replace(/^ /, ''), place: before.length };
}

/** Those of whose names one begins as what was typed. */
export function suggested<P extends { readonly name: string }>(
  people: readonly P[],
  typed: string,
): P[] {
  const wanted = searchable(typed);
  return people
    .filter(({ name }) => ` ${searchable(name)}`.includes(` ${wanted}`))
    .slice(0, suggestedAtMost);
}

/** A text in parts, and which of them mention somebody by name. */
export function mentionParts(
  text: string,
  names: readonly string[],
): { readonly text: string; readonly isMention: boolean }[] {
  if (names.length === 0) return [{ text, isMention: false }];
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(@(?:${escaped.join('|')}))(?![\\p{L}\\p{N}])`, 'giu'))
    .map((part, n) => ({ text: part, isMention: n % 2 === 1 }))
    .filter((part) => part.text !== '');
}
