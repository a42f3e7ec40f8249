import { type Mention, mentionsIn } from '@app/domain/posts/mentions';

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly userId: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

const addresses = /\b(?:https?:\/\/|www\.)[^\s<>"]+/giu;

/** Signs that end a sentence rather than an address; a bracket only where the address opens none. */
function trimmed(address: string): string {
  const end = address.replace(/[.,;:!?'”“»…]+$/u, '');
  return end.endsWith(')') && !end.includes('(') ? trimmed(end.slice(0, -1)) : end;
}

const whole = (address: string) => (/^https?:/i.test(address) ? address : `https://${address}`);

/** The first address that stands in a text; null where there is none. */
export function firstAddress(text: string): string | null {
  for (const [found] of text.matchAll(addresses)) {
    const url = whole(trimmed(found));
    if (URL.parse(url)?.hostname.includes('.')) return url;
  }
  return null;
}

function withLinks(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = trimmed(found);
    const url = whole(address);
    if (!URL.parse(url)?.hostname.includes('.')) continue;
    parts.push({ kind: 'text', text: text.slice(from, index) });
    parts.push({ kind: 'link', text: address, url });
    from = index + address.length;
  }
  return [...parts, { kind: 'text', text: text.slice(from) }];
}

/** A text in parts: who is mentioned where the text still says so, addresses, and all between. */
export function partsOf(content: string, mentions: readonly Mention[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { userId, name, position } of mentionsIn(content, mentions)) {
    const text = `@${name}`;
    parts.push(...withLinks(content.slice(from, position)), { kind: 'mention', text, userId });
    from = position + text.length;
  }
  parts.push(...withLinks(content.slice(from)));
  return parts.filter(({ text }) => text !== '');
}

/** Whether a name ends here, and is not the beginning of a longer one. */
const endsAt = (content: string, place: number) => !/^[\p{L}\p{N}]/u.test(content.slice(place));

/**
 * Where those who were chosen stand in a text. Who was taken out of it is left out; of two with the
 * same name the order says who is who.
 */
export function placedMentions(
  content: string,
  chosen: readonly { readonly userId: string; readonly name: string }[],
): Mention[] {
  const longestFirst = chosen.toSorted((a, b) => b.name.length - a.name.length);
  const used = new Map<string, number>();
  const placed: Mention[] = [];
  for (const { index: position } of content.matchAll(/@/g)) {
    const match = longestFirst.find(
      ({ name }) =>
        content.startsWith(name, position + 1) && endsAt(content, position + 1 + name.length),
    );
    if (!match) continue;
    const namesakes = chosen.filter(({ name }) => name === match.name);
    const nth = used.get(match.name) ?? 0;
    used.set(match.name, nth + 1);
    const who = namesakes[Math.min(nth, namesakes.length - 1)];
    if (who) placed.push({ userId: who.userId, name: who.name, position });
  }
  return placed;
}

/** More words than this are no name but the rest of a sentence. */
const mostWords = 4;

/** What is searched of what was typed behind an `@`; null where a chosen name already stands there. */
export function searchedMention(
  typed: string | null,
  chosen: readonly { readonly name: string }[],
): string | null {
  if (typed === null || typed.trim().split(/\s+/).length > mostWords) return null;
  if (chosen.some(({ name }) => typed === name || typed.startsWith(`${name} `))) return null;
  return typed;
}
