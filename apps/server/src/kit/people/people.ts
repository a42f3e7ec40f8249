import { profileSlug } from '@app/domain/accounts/profile-slug';
import { type DeclaredAge, isMinor } from '@app/domain/people/age';
import { seenBy, type Visibility } from '@app/domain/profiles/profile.policy';
import { createCache } from '../../platform/cache.ts';
import type { Reader } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Signals } from '../../platform/signals.ts';

/** What is told of somebody beside what they did, and what decides whether it may be. */
export interface Card extends DeclaredAge {
  readonly id: string;
  readonly firstName: string;
  readonly name: string;
  readonly picture: string | null;
  readonly headline: string;
  /** Neither closed nor waiting to be erased. */
  readonly isOpen: boolean;
  readonly hasGuardian: boolean;
  /** Whom the profile, and these parts of it, are shown to. */
  readonly visibility: Visibility;
  readonly pictureFor: Visibility;
  readonly headlineFor: Visibility;
}

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Ids without an account are left out. */
    readonly findCards: (read: Reader, ids: readonly string[]) => Promise<readonly Card[]>;
  }
}

declare module '../../platform/topics.ts' {
  interface Topics {
    /** What is told of a member beside what they did is something else now. */
    readonly person: 'nobody';
  }
}

export type Asking = Pick<Platform, 'provided' | 'clock' | 'signals'>;

/** How somebody is named under what they wrote. */
export interface Signature {
  /** Empty where the account is gone, closed or waiting to be erased. */
  readonly name: string;
  /** Null where the profile is not for whoever reads. */
  readonly profileSlug: string | null;
  /** Its address. */
  readonly profilePictureUrl: string | null;
  readonly headline: string;
}

const cachedFor = 30_000;
const cachedAtMost = 20_000;
/** Signals after which somebody's card may be another one. */
const ends = /^(person|account|rights):/;

type Find = (read: Reader, ids: readonly string[]) => Promise<readonly (Card | null)[]>;
const copies = new WeakMap<Signals, Find>();

/** The cards of this copy. */
function cardsIn(p: Asking): Find {
  const made = copies.get(p.signals) ?? createCards(p);
  copies.set(p.signals, made);
  return made;
}

function createCards(p: Asking): Find {
  const cache = createCache<Card | null>(p, {
    milliseconds: cachedFor,
    atMost: cachedAtMost,
    on: (topic, { delete: drop }) => ends.test(topic) && drop(topic.replace(ends, '')),
  });
  return (read, ids) => {
    const missing: string[] = [];
    let found: Promise<ReadonlyMap<string, Card>> | undefined;
    // Begun once all that are asked for together have said whether they are missing.
    const find = async () => {
      await undefined;
      const cards = await p.provided.findCards(read, missing);
      return new Map(cards.map((card) => [card.id, card]));
    };
    return Promise.all(
      ids.map((id) =>
        cache(id, async () => {
          missing.push(id);
          found ??= find();
          return (await found).get(id) ?? null;
        }),
      ),
    );
  };
}

const nobody: Signature = { name: '', profileSlug: null, profilePictureUrl: null, headline: '' };

/**
 * How members are named under what they wrote, by their ids. Of somebody under eighteen of whom no
 * guardian agreed that they are seen, the first name is all.
 *
 * @param circle who reads it.
 */
export async function signaturesOf(
  p: Asking,
  read: Reader,
  ids: readonly string[],
  circle: Exclude<Visibility, 'me'> = 'everyone',
): Promise<(userId: string | null) => Signature> {
  const now = p.clock.now();
  const cards = await cardsIn(p)(read, [...new Set(ids)]);
  const known = new Map(
    cards.flatMap((card) => (card ? [[card.id, signatureOf(card, circle, now)] as const] : [])),
  );
  return (userId) => (userId === null ? undefined : known.get(userId)) ?? nobody;
}

/** What members are called, whatever became of their account; ids without one are called nothing. */
export async function namesOf(
  p: Asking,
  read: Reader,
  ids: readonly string[],
): Promise<(userId: string | null) => string> {
  const cards = await cardsIn(p)(read, [...new Set(ids)]);
  const known = new Map(cards.flatMap((card) => (card ? [[card.id, card.name] as const] : [])));
  return (userId) => (userId === null ? undefined : known.get(userId)) ?? '';
}

function signatureOf(card: Card, circle: Visibility, now: Date): Signature {
  const { id, name, firstName, picture } = card;
  if (!card.isOpen) return nobody;
  if (isMinor(card, now) && !card.hasGuardian) return { ...nobody, name: firstName };
  if (!seenBy(circle, card.visibility)) return { ...nobody, name };
  return {
    name,
    profileSlug: profileSlug(name, id),
    profilePictureUrl:
      picture !== null && seenBy(circle, card.pictureFor)
        ? `/api/profile-image/${id}/${picture}`
        : null,
    headline: seenBy(circle, card.headlineFor) ? card.headline : '',
  };
}
