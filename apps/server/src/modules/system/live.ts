import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { memberOf } from '../../platform/access/access.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Topic } from '../../platform/topics.ts';
import { createStreamIndex, type Listener, type Stream, type StreamIndex } from './streams.ts';
import { type Heard, heardAmong } from './topics.ts';

export interface Live {
  readonly size: number;
  /** What a reader may hear of, asked for now. */
  admit(listener: Listener): Promise<Admitted>;
  /** Whether this copy has heard all that was signalled since a moment, milliseconds since 1970. */
  knows(since: number): boolean;
  /**
   * Writes events to a response whose head has been sent, until either side ends it.
   *
   * @param since moment from which on what was signalled before is told first; `knows` it.
   */
  open(response: ServerResponse, admitted: Admitted, since?: number): void;
  close(): void;
}

export interface Admitted {
  readonly listener: Listener;
  readonly heard: Heard;
  /** How many signals about rights had come when it was asked. */
  readonly asOf: number;
}

/** Milliseconds for which a topic rests once it was told of: a hot one is told this often at most. */
const restFor = 100;
/** Seconds between two signs of life on a quiet stream. */
const heartbeat = 25;
/** Milliseconds that a signed-in stream lives: no longer than an access token. */
const memberStreamFor = 15 * 60_000;
/** Milliseconds after which a reader comes back; sent with each stream. */
const comeBackAfter = 3_000;
/** Streams whose rights one copy asks for at a time, should a signal concern many. */
const concurrentLookups = 4;

const heartbeatFrame = Buffer.from(': \n\n');
const firstFrame = Buffer.from(`retry: ${comeBackAfter}\n\n`);
const frameOf = (topic: Topic) =>
  Buffer.from(`event: signal\ndata: ${JSON.stringify({ topic })}\n\n`);

/**
 * Makes the dispatcher: it alone hears the signals, and finds by topic who is to be told. A frame
 * is made once for all its readers.
 */
export function createLive(p: Platform): Live {
  const { signals, clock, stopping } = p;
  const streams = createStreamIndex();
  const send = restingTopics(streams);
  const askAgain = createAsking(p, streams);
  const heart = startHeartbeat(streams, p);
  const past = rememberSignals(p);
  let opened = 0;
  let changes = 0;

  const unsubscribe = signals.subscribe((topic) => {
    if (topic.startsWith('account:') || topic.startsWith('rights:')) {
      changes += 1;
      const id = topic.slice(topic.indexOf(':') + 1);
      for (const stream of streams.concernedBy(id)) void askAgain(stream);
    }
    if (streams.ofTopic(topic)) send(topic);
    past.add(topic);
  });
  // What happens meanwhile would be missed; whoever comes back fetches anew.
  signals.onLost(() => {
    changes += 1;
    past.clear();
    endAll(streams);
  });
  stopping.addEventListener('abort', () => sendAway(streams));

  return {
    get size() {
      return streams.size;
    },
    async admit(listener) {
      const asOf = changes;
      const actor = listener.member?.actor ?? null;
      return { listener, asOf, heard: await heardAmong(p, actor, listener.topics) };
    },
    knows: past.reaches,
    open(response, { listener, heard, asOf }, since) {
      // They left while it was asked.
      if (response.destroyed) return;
      opened += 1;
      const until = listener.member
        ? clock.now().getTime() + memberStreamFor
        : Number.POSITIVE_INFINITY;
      const stream: Stream = {
        ...listener,
        response,
        heard,
        asking: undefined,
        until,
        slot: opened % heartbeat,
        owed: undefined,
        late: false,
      };
      streams.add(stream);
      response.on('close', () => streams.remove(stream));
      write(stream, firstFrame);
      if (since !== undefined)
        for (const topic of past.since(since, heard.topics)) tell(stream, topic, frameOf(topic));
      if (asOf !== changes) void askAgain(stream);
    },
    close() {
      unsubscribe();
      clearInterval(heart);
      endAll(streams);
    },
  };
}

/** Tells the readers of what was named at once, and of all that is named while it rests once more. */
function restingTopics(streams: StreamIndex): (topic: Topic) => void {
  const resting = new Set<Topic>();
  const owed = new Set<Topic>();
  const send = (topic: Topic) => {
    if (resting.has(topic)) {
      owed.add(topic);
      return;
    }
    resting.add(topic);
    setTimeout(() => {
      resting.delete(topic);
      if (owed.delete(topic)) send(topic);
    }, restFor).unref();
    const frame = frameOf(topic);
    for (const stream of streams.ofTopic(topic) ?? []) tell(stream, topic, frame);
  };
  return send;
}

/** Milliseconds for which signals are remembered, for who asked shortly before they began to listen. */
const rememberedFor = 30_000;
/** Topics that are remembered at most. */
const rememberedAtMost = 10_000;
/** Milliseconds by which the clocks of two copies may differ. */
const clocksDiffer = 2_000;

function rememberSignals({ clock, signals }: Pick<Platform, 'clock' | 'signals'>) {
  /** When each was signalled last, the earliest first. */
  const told = new Map<Topic, number>();
  const now = () => clock.now().getTime();
  let from = now();
  const forget = (topic: Topic, at: number) => {
    told.delete(topic);
    from = at;
  };
  return {
    add(topic: Topic): void {
      told.delete(topic);
      told.set(topic, now());
      for (const [oldest, at] of told) {
        if (told.size <= rememberedAtMost && at > now() - rememberedFor) break;
        forget(oldest, at);
      }
    },
    /** What happened meanwhile was not heard. */
    clear(): void {
      told.clear();
      from = Number.POSITIVE_INFINITY;
    },
    reaches(since: number): boolean {
      // Hears again from now on.
      if (signals.connected && from === Number.POSITIVE_INFINITY) from = now();
      return signals.connected && since - clocksDiffer > from && since <= now() + clocksDiffer;
    },
    since: (since: number, topics: ReadonlySet<Topic>): Topic[] =>
      [...topics].filter((topic) => (told.get(topic) ?? 0) >= since - clocksDiffer),
  };
}

/** Each second the streams of one slot have their turn, so that the work is spread evenly. */
function startHeartbeat(streams: StreamIndex, { clock }: Pick<Platform, 'clock'>): NodeJS.Timeout {
  let second = 0;
  const beat = () => {
    second += 1;
    const now = clock.now().getTime();
    for (const stream of streams.ofSlot(second % heartbeat)) {
      if (stream.owed) {
        // A reader who took nothing from one beat to the next is gone or cannot follow.
        if (stream.late) stream.response.destroy();
        stream.late = true;
      } else if (now >= stream.until) end(streams, stream);
      else write(stream, heartbeatFrame);
    }
  };
  return setInterval(beat, 1_000).unref();
}

/**
 * Makes what asks for the rights of an open stream again. Until that is answered nothing is told on
 * it; who may no longer listen at all is cut off.
 */
function createAsking(p: Platform, streams: StreamIndex): (stream: Stream) => Promise<void> {
  const turn = pLimit(concurrentLookups);
  const heardNow = async ({ member, topics }: Stream): Promise<Heard | undefined> => {
    const reader = memberOf(await p.access.recognise(member?.authorization));
    return reader && reader.actor.id === member?.actor.id
      ? heardAmong(p, reader.actor, topics)
      : undefined;
  };
  return async (stream) => {
    if (stream.asking) {
      stream.asking.again = true;
      return;
    }
    const asking = { told: new Set<Topic>(), again: true };
    stream.asking = asking;
    let now: Heard | undefined;
    while (asking.again && streams.has(stream)) {
      asking.again = false;
      now = await turn(() => heardNow(stream)).catch(() => undefined);
    }
    stream.asking = undefined;
    if (!streams.has(stream)) return;
    if (now) settle(streams, stream, now, asking.told);
    else end(streams, stream);
  };
}

/** Of what came or went a reader is told once, so that their page asks and learns it. */
function settle(
  streams: StreamIndex,
  stream: Stream,
  now: Heard,
  announced: ReadonlySet<Topic>,
): void {
  const { topics: before, concerns } = stream.heard;
  const came = [...now.topics].filter((topic) => !before.has(topic));
  const went = [...before].filter((topic) => !now.topics.has(topic));
  // By whom a right went, by them it comes back.
  streams.hear(stream, { ...now, concerns: new Set([...concerns, ...now.concerns]) });
  for (const topic of new Set([...came, ...went, ...announced]))
    tell(stream, topic, frameOf(topic));
}

function end(streams: StreamIndex, stream: Stream): void {
  streams.remove(stream);
  stream.response.end();
}

function endAll(streams: StreamIndex): void {
  for (const stream of streams.all()) end(streams, stream);
}

/** To the other copies, and not all at the same moment. */
function sendAway(streams: StreamIndex): void {
  for (const stream of streams.all()) {
    const after = Math.round((0.5 + Math.random()) * comeBackAfter);
    if (!stream.owed) stream.response.write(`retry: ${after}\n\n`);
    end(streams, stream);
  }
}

function tell(stream: Stream, topic: Topic, frame: Buffer): void {
  if (stream.asking) stream.asking.told.add(topic);
  else if (stream.owed) stream.owed.add(topic);
  else write(stream, frame);
}

/** Writes; once the line is full, what follows is remembered by topic until it is free again. */
function write(stream: Stream, frame: Buffer): void {
  const { response } = stream;
  if (response.write(frame) || stream.owed) return;
  stream.owed = new Set();
  response.once('drain', () => {
    const owed = stream.owed ?? [];
    stream.owed = undefined;
    stream.late = false;
    for (const topic of owed) tell(stream, topic, frameOf(topic));
  });
}
