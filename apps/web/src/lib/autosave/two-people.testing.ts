import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clock, type Content, fakeServer, openEditor, type Server } from './autosave.fake.ts';
import type { UnsavedFields } from './fields.ts';
import { keepBoth } from './merge.ts';

type Opened = ReturnType<typeof openEditor>;

interface Person {
  readonly name: string;
  opened: Opened;
  reloads: number;
  readonly words: string[];
}

type Step =
  | {
      readonly do: 'write' | 'line' | 'hold' | 'release' | 'refresh' | 'hear' | 'reload';
      readonly who: number;
    }
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'online' | 'hears'; readonly is: boolean };

const who = fc.constantFrom(0, 1);
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('write' as const), who }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('line' as const), who }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constantFrom('hold', 'release', 'refresh', 'hear', 'reload'),
        who,
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        milliseconds: fc.constantFrom(1, 60, 120, 900, 6_000),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constantFrom('online', 'hears'), is: fc.boolean() }),
    },
  ),
  { maxLength: 40 },
);

/** Far more than the longest plan needs; who needs more goes round for ever. */
const mostTimers = 2_000;

const answered = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A clock of the plan's own. Vitest's is common to all that runs in the process: in the eight minutes
 * of each plan, timers that another test left behind and that start over would go off thousands of
 * times.
 */
function planClock() {
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  let now = 0;
  let gone = 0;
  const clock: Clock = {
    now: () => now,
    later(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  const pass = async (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      await answered();
      const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      gone += 1;
      if (gone > mostTimers) throw new Error(`no rest after ${mostTimers} timers`);
      timers.delete(next);
      now = next.at;
      next.run();
    }
    now = end;
  };
  return { ...clock, pass, waiting: () => timers.size };
}

type PlanClock = ReturnType<typeof planClock>;

interface World {
  readonly clock: PlanClock;
  readonly server: Server;
  readonly people: readonly Person[];
}

function act({ clock, server, people }: World, step: Step): Promise<void> | undefined {
  if ('milliseconds' in step) return clock.pass(step.milliseconds);
  if ('is' in step) {
    if (step.do === 'online') server.state.online = step.is;
    else server.state.deaf = !step.is;
    return undefined;
  }
  const person = people[step.who];
  if (person) doAs(server, person, step.do);
  return undefined;
}

function doAs(
  server: Server,
  person: Person,
  what: Exclude<Step['do'], 'wait' | 'online' | 'hears'>,
) {
  const { saver } = person.opened;
  const word = `<${person.name}${person.words.length}>`;
  const { story, lines } = saver.read().content;
  switch (what) {
    case 'write':
      person.words.push(word);
      return saver.change('story', `${story}${word}`);
    case 'line':
      person.words.push(word);
      return saver.change('lines', [...lines, { id: word, name: word }]);
    case 'hold':
      return saver.hold('story');
    case 'release':
      return saver.release('story');
    case 'refresh':
      return void saver.refresh();
    case 'hear':
      return void saver.refresh('written');
    case 'reload':
      return reload(server, person);
  }
}

/** The page opens anew: with what the server has, if it is reached, and what the device kept. */
function reload(server: Server, person: Person): void {
  if (!server.state.online) return;
  const kept: UnsavedFields<Content> = person.opened.shelf.kept;
  person.opened.saver.stop();
  person.reloads += 1;
  person.opened = openEditor(server, `${person.name}-${person.reloads}`, { kept });
}

async function settle({ clock, server, people }: World): Promise<void> {
  server.state.online = true;
  server.state.deaf = false;
  for (let round = 0; round < 12; round += 1) {
    for (const { opened } of people) {
      const { saver } = opened;
      saver.release('story');
      for (const [field, { theirs }] of saver.read().clashes) {
        const mine = saver.read().content[field];
        const both = keepBoth(saver.baseOf(field), mine, theirs, () => `copy-${round}`);
        saver.resolve(field, both as never);
      }
      void saver.refresh();
    }
    await clock.pass(40_000);
  }
}

/** Has two people do whatever they may with one record, in so many ways. */
export function itLosesNothing(ways: number): void {
  describe('whatever two people do', () => {
    it('no word that was written is lost, and in the end all see the same', async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (plan) => {
          const clock = planClock();
          const server = fakeServer(clock);
          const people: Person[] = ['a', 'b'].map((name) => ({
            name,
            opened: openEditor(server, name),
            reloads: 0,
            words: [],
          }));
          const world = { clock, server, people };
          for (const step of plan) await act(world, step as Step);
          await settle(world);
          const written = JSON.stringify(server.state.content);
          for (const { words, opened } of people) {
            for (const word of words) expect(written).toContain(word);
            expect(opened.saver.read().state).toBe('saved');
            expect(opened.saver.read().content).toEqual(server.state.content);
          }
          // Pages that were left are seen by nobody, but must come to an end too.
          expect(clock.waiting()).toBe(0);
        }),
        { numRuns: ways },
      );
    });
  });
}
