import { liveKinds } from '@app/contracts/system/live-topics';
import pLimit from 'p-limit';
import type { App } from '../app.ts';
import type { Topic } from '../platform/topics.ts';
import { type Ear, listenTo, topicsAtMost } from './ear.ts';
import { type Kind, kinds } from './kinds.ts';
import { includes, missingId } from './sample.ts';
import { readerOf, type Stage } from './stage.ts';
import { type Right, waysToLose } from './topics.rights.ts';
import { subjectOf, topicSamples } from './topics.samples.ts';

interface Named {
  readonly topic: Topic;
  readonly isHeard: boolean;
}

/** What a reader may name: of each kind something of theirs, of others, and of nobody. */
async function namedBy(stage: Stage, kind: Kind): Promise<Named[]> {
  const reader = readerOf(stage, kind) ?? stage.people.lejla;
  const named: Named[] = [];
  for (const of of liveKinds) {
    const sample = topicSamples[of];
    for (const where of ['own', 'foreign'] as const) {
      const call = await sample[where]?.(stage, reader);
      if (!call) continue;
      const topic: Topic = `${of}:${subjectOf(call)}`;
      named.push({ topic, isHeard: includes(sample.may, kind, where) });
    }
    const isPublic = stage.app.platform.topics[of] === 'everybody';
    if (of !== 'content') named.push({ topic: `${of}:${missingId}`, isHeard: isPublic });
  }
  return named;
}

/** Listens to every topic as every kind of reader. @returns what was wrong, one by one. */
export async function walkTopics(stage: Stage, copies: readonly App[]): Promise<string[]> {
  const wrong: string[] = [];
  const all = new Set<Topic>();
  const ears = [];
  for (const kind of kinds) {
    const named = await namedBy(stage, kind);
    for (const { topic } of named) all.add(topic);
    for (let from = 0; from < named.length; from += topicsAtMost) {
      const part = named.slice(from, from + topicsAtMost);
      const topics = part.map(({ topic }) => topic);
      for (const [n, copy] of copies.entries()) {
        const ear = await listenTo(copy, topics, readerOf(stage, kind)?.token);
        ears.push({ ear, part, who: `${kind}, copy ${n}` });
      }
    }
  }
  stage.app.platform.signals.tell(...all);
  await Promise.all(ears.map(({ ear }) => ear.caughtUpWith(stage.app)));
  for (const { ear, part, who } of ears) {
    for (const { topic, isHeard } of part) {
      if (ear.heard.includes(topic) !== isHeard) {
        wrong.push(`${topic} is ${isHeard ? 'not heard' : 'heard'} by ${who}`);
      }
    }
    const others = ear.heard.filter((topic) => !part.some((one) => one.topic === topic));
    if (others.length > 0) wrong.push(`${others} is heard by ${who}`);
    ear.close();
  }
  return wrong;
}

/** Ways that are tried side by side. */
const atOnce = 6;

/** Takes each right to hear in each way in which it goes. @returns what was wrong, one by one. */
export async function walkRights(stage: Stage, copies: readonly App[]): Promise<string[]> {
  const turn = pLimit(atOnce);
  const ways = liveKinds.flatMap((kind) =>
    Object.entries(waysToLose[kind] ?? {}).map(([name, way]) => ({ kind, name, way })),
  );
  const wrong = await Promise.all(
    ways.map(({ kind, name, way }) =>
      turn(async () => {
        const right = await way(stage);
        const found = await loseRight(stage.app, copies, `${kind}:${right.id}`, right);
        return found.map((what) => `${kind}, ${name}: ${what}`);
      }),
    ),
  );
  return wrong.flat();
}

async function loseRight(
  app: App,
  copies: readonly App[],
  topic: Topic,
  { reader, go, back }: Right,
): Promise<string[]> {
  const ears = await Promise.all(copies.map((copy) => listenTo(copy, [topic], reader.token)));
  const caughtUp = () => Promise.all(ears.map((ear) => ear.caughtUpWith(app)));
  const times = ({ heard }: Ear) => heard.filter((one) => one === topic).length;
  const wrong: string[] = [];
  /** Tells of it, and compares who hears. */
  const tell = async (isHeard: boolean, when: string) => {
    await caughtUp();
    const before = ears.map(times);
    app.platform.signals.tell(topic);
    await caughtUp();
    for (const [n, ear] of ears.entries()) {
      if (times(ear) > (before[n] ?? 0) !== isHeard) {
        wrong.push(`${isHeard ? 'not heard' : 'heard'} ${when}, copy ${n}`);
      }
    }
  };
  await tell(true, 'before');
  await go();
  await tell(false, 'after');
  if (back) {
    await back();
    await tell(true, 'when it came back');
  }
  for (const ear of ears) {
    if (!ear.isOpen) wrong.push('the stream ended');
    ear.close();
  }
  return wrong;
}
