export const conversationLimits = {
  /** Characters of a message. */
  message: 4_000,
  filesPerMessage: 10,
  /** Characters of a group's name. */
  name: 80,
  /** Members of a group, whoever made it among them. */
  members: 50,
  /** Strangers to whom a member first writes within a day. */
  strangersPerDay: 20,
} as const;

export const messageReactions = ['like', 'love', 'laugh', 'wow', 'sad', 'thanks'] as const;
export type MessageReaction = (typeof messageReactions)[number];

/** Lines between the messages; the sender is whom it happened to. */
export const messageEvents = ['joined', 'left', 'removed', 'renamed'] as const;
export type MessageEvent = (typeof messageEvents)[number];

/** Who may add a member to groups; each time they are asked, too. */
export const groupChoices = ['connections', 'nobody'] as const;
export type GroupChoice = (typeof groupChoices)[number];

/** From whom a first message is taken; connections always may write. */
export const strangerChoices = ['members', 'nobody'] as const;
export type StrangerChoice = (typeof strangerChoices)[number];

/** Milliseconds that a message waits unread before its reader is told of it. */
export const notifyAfter = 30 * 60 * 1000;

const day = 24 * 60 * 60 * 1000;
const quiet = 30 * day;

/** When somebody may ask again whom they refused then. */
export const mayAskAgainAt = (refusedAt: Date): Date => new Date(refusedAt.getTime() + quiet);

/** What a stranger's message keeps back until it is let in. */
export const withheldParts = ['link', 'phone', 'file'] as const;
export type WithheldPart = (typeof withheldParts)[number];

/** With a scheme, with `www.`, or a name with a known ending; mail addresses too. */
const link =
  /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)\S+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]{1,63}\.){1,6}(?:com|net|org|info|ba|rs|hr|me|si|mk|eu|io|co|gg|ly|link|site|xyz|online|app|dev|ru|tv|cc|to|de|at)(?![\p{L}\p{N}])(?:\/\S*)?/giu;
/** Seven digits and more, however they are written apart; a day of a year is none. */
const phone =
  /(?<!\d)(?!\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d{2}(?!\d))\+?\d(?:[\s()/.-]{0,3}\d){6,}/gu;

/** Stands where something was kept back. */
export const withheldMark = '[…]';

/** A stranger's message as it is read before it is let in: without addresses and numbers. */
export function readByStranger(content: string): {
  readonly content: string;
  readonly held: WithheldPart[];
} {
  const withoutLinks = content.replace(link, withheldMark);
  const shown = withoutLinks.replace(phone, withheldMark);
  const withheld: WithheldPart[] = [];
  if (withoutLinks !== content) withheld.push('link');
  if (shown !== withoutLinks) withheld.push('phone');
  return { content: shown, held: withheld };
}
