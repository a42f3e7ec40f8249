import { hash } from 'node:crypto';
import type { PageCall } from '@app/contracts/page';
import type { Changes, Ground } from '../db/changes.ts';

/** What a page is made from: the answers to what its loaders ask. */
export interface PageGround extends Ground {
  readonly call: PageCall;
  /** When the first was asked for, milliseconds. */
  readonly from: number;
  /** The first instant after it that the answers name, milliseconds: from then on they may differ. */
  readonly until: number;
  /** What each call was answered, in short. */
  readonly answers: ReadonlyMap<string, Answered>;
  /** Asks all that was asked before. Answers whether each answer is the same. */
  repeats(before: PageGround): Promise<boolean>;
}

interface Answered {
  readonly call: Parameters<PageCall>;
  readonly tag: string;
}

const instant = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)"/g;

/**
 * Makes the ground of one rendering.
 *
 * @param now milliseconds of the server's clock.
 */
export function createPageGround(
  changes: Pick<Changes, 'follow'>,
  now: () => number,
  ask: PageCall,
): PageGround {
  const readings = changes.follow();
  const answers = new Map<string, Answered>();
  let from: number | undefined;
  let until = Number.POSITIVE_INFINITY;

  const call: PageCall = async (...asked) => {
    from ??= now();
    const answer = await readings.during(() => ask(...asked));
    const text = JSON.stringify(answer) ?? '';
    for (const [, written = ''] of text.matchAll(instant)) {
      const at = Date.parse(written);
      if (at > from && at < until) until = at;
    }
    answers.set(JSON.stringify(asked), { call: asked, tag: hash('sha1', text, 'base64url') });
    return answer;
  };

  return {
    call,
    answers,
    isOld: readings.isOld,
    get from() {
      from ??= now();
      return from;
    },
    get until() {
      return until;
    },
    async repeats(before) {
      await Promise.all([...before.answers.values()].map((one) => call(...one.call)));
      return [...before.answers].every(([asked, { tag }]) => answers.get(asked)?.tag === tag);
    },
  };
}
