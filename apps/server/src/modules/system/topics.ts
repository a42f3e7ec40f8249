import type { Actor } from '@app/domain/permissions/permissions';
import type { HeardBy, Hearing } from '../../platform/hearing.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Topic, Topics } from '../../platform/topics.ts';

type SignedIn = NonNullable<Actor>;

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const topicsAtMost = 20;

const subjectOf = (topic: Topic): string => topic.slice(topic.indexOf(':') + 1);

/** Who may hear of a topic; undefined for a kind that there is none of. */
function heardByOf(topics: Topics, topic: string): HeardBy | undefined {
  const kind = topic.slice(0, Math.max(topic.indexOf(':'), 0));
  return Object.hasOwn(topics, kind) ? topics[kind as keyof Topics] : undefined;
}

const isHearing = (by: HeardBy | undefined): by is Hearing => typeof by === 'object';

/** `asked`: topics with commas between. @returns `VALIDATION` for what is none, or over 20. */
export function readTopics(topics: Topics, requested: string | undefined): Topic[] | Failure {
  const named = [...new Set((requested ?? '').split(',').filter((topic) => topic !== ''))];
  const isTopic = (topic: string): topic is Topic => {
    const by = heardByOf(topics, topic);
    if (!isHearing(by)) return by === 'everybody' && isId.test(subjectOf(topic as Topic));
    const name = subjectOf(topic as Topic);
    return by.names ? by.names.includes(name) : isId.test(name);
  };
  return named.every(isTopic) && named.length <= topicsAtMost
    ? (named as Topic[])
    : fail('VALIDATION', { fields: { topics: 'invalid' } });
}

/** What a reader may hear of what they asked for, and by whose rights that may change. */
export interface Heard {
  readonly topics: ReadonlySet<Topic>;
  /** Ids of the reader, of what is read and of members on whom it depends. */
  readonly concerns: ReadonlySet<string>;
}

/** Asks for the rights of a reader, once for all topics that are known the same way. */
export async function heardAmong(
  p: Platform,
  actor: Actor,
  requested: readonly Topic[],
): Promise<Heard> {
  const topics = new Set(requested.filter((topic) => heardByOf(p.topics, topic) === 'everybody'));
  if (!actor) return { topics, concerns: new Set() };
  topics.add(`user:${actor.id}`);
  const concerns = new Set([actor.id]);
  const rest = requested.flatMap((topic) => {
    const by = heardByOf(p.topics, topic);
    return isHearing(by) ? { topic, by, id: subjectOf(topic) } : [];
  });
  for (const { id } of rest) concerns.add(id);
  const known = await findAll(p, actor, rest);
  for (const { topic, by, id } of rest) {
    const subject = known.get(by.find)?.get(id);
    if (subject === undefined || !by.may(actor, subject)) continue;
    topics.add(topic);
    for (const other of by.dependsOn?.(subject) ?? []) concerns.add(other);
  }
  return { topics, concerns };
}

async function findAll(
  p: Platform,
  actor: SignedIn,
  requested: readonly { readonly by: Hearing; readonly id: string }[],
): Promise<ReadonlyMap<Hearing['find'], ReadonlyMap<string, never>>> {
  const ids = Map.groupBy(requested, ({ by }) => by.find);
  const found = await Promise.all(
    [...ids].map(
      async ([find, of]) =>
        [find, await find(p, actor, [...new Set(of.map(({ id }) => id))])] as const,
    ),
  );
  return new Map(found);
}
