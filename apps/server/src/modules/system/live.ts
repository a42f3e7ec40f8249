import type { ServerResponse } from 'node:http';
import type { Platform } from '../../platform/platform.ts';
import type { Topic } from '../../platform/signals.ts';
import { createStreamIndex, type Listener, type Stream, type StreamIndex } from './streams.ts';

export interface Live {
  readonly size: number;
  /** Writes events to a response whose head has been sent, until either side ends it. */
  open(response: ServerResponse, listener: Listener): void;
  close(): void;
}

/** Milliseconds for which a topic rests once it was told of: a hot one is told this often at most. */
const restFor = 100;
/** Seconds between two signs of life on a quiet stream. */
const heartbeat = 25;
/** Milliseconds that a signed-in stream lives: no longer than an access token. */
const memberStreamFor = 15 * 60_000;
/** Milliseconds after which a reader comes back; sent with each stream. */
const comeBackAfter = 3_000;

const heartbeatFrame = Buffer.from(': \n\n');
const firstFrame = Buffer.from(`retry: ${comeBackAfter}\n\n`);
const frameOf = (topic: Topic) =>
  Buffer.from(`event: signal\ndata: ${JSON.stringify({ topic })}\n\n`);

/**
 * Makes the dispatcher: it alone hears the signals, and finds by topic who is to be told. A frame
 * is made once for all its readers.
 */
export function createLive(
  platform: Pick<Platform, 'signals' | 'access' | 'clock' | 'stopping'>,
): Live {
  const { signals, clock, stopping } = platform;
  const streams = createStreamIndex();
  const send = restingTopics(streams);
  const heart = startHeartbeat(streams, platform);
  let opened = 0;

  const unsubscribe = signals.subscribe((topic) => {
    if (topic.startsWith('account:')) {
      void checkAgain(streams, platform, topic.slice('account:'.length));
    }
    if (streams.ofTopic(topic)) send(topic);
  });
  // What happens meanwhile would be missed; whoever comes back fetches anew.
  signals.onLost(() => endAll(streams));
  stopping.addEventListener('abort', () => sendAway(streams));

  return {
    get size() {
      return streams.size;
    },
    open(response, { topics, member }) {
      opened += 1;
      const until = member ? clock.now().getTime() + memberStreamFor : Number.POSITIVE_INFINITY;
      const slot = opened % heartbeat;
      const stream = { response, topics, member, until, slot, owed: undefined, late: false };
      streams.add(stream);
      response.on('close', () => streams.remove(stream));
      write(stream, firstFrame);
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

/** A right was taken away or a session ended: who may no longer listen is cut off. */
async function checkAgain(
  streams: StreamIndex,
  { access }: Pick<Platform, 'access'>,
  userId: string,
): Promise<void> {
  for (const stream of streams.ofMember(userId)) {
    const reader = await access.recognise(stream.member?.authorization).catch(() => null);
    if (reader?.actor.id !== userId) end(streams, stream);
  }
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
  if (stream.owed) stream.owed.add(topic);
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
