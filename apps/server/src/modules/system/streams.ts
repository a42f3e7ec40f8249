import type { ServerResponse } from 'node:http';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Topic } from '../../platform/topics.ts';
import type { Heard } from './topics.ts';

export interface Listener {
  /** What they named, whether they may hear of it or not: a right may come as well as go. */
  readonly topics: readonly Topic[];
  /** What to ask the access control again when the account changes; null for a stranger. */
  readonly member: { readonly actor: NonNullable<Actor>; readonly authorization: string } | null;
}

export interface Stream extends Listener {
  readonly response: ServerResponse;
  /** Second of the heartbeat in which it is this stream's turn. */
  readonly slot: number;
  /** What they may hear of now. */
  heard: Heard;
  /** While their rights are asked for again: what is told meanwhile, and whether to ask once more. */
  asking: { readonly told: Set<Topic>; again: boolean } | undefined;
  /** When a signed-in reader must come again with a newer token, milliseconds. */
  readonly until: number;
  /** What a slow reader has not been told yet; undefined while the line is free. */
  owed: Set<Topic> | undefined;
  /** Whether the line was full at the last heartbeat already. */
  late: boolean;
}

export interface StreamIndex {
  readonly size: number;
  add(stream: Stream): void;
  remove(stream: Stream): void;
  has(stream: Stream): boolean;
  /** Puts what a stream is found by in the place of what it was. */
  hear(stream: Stream, heard: Heard): void;
  all(): Stream[];
  ofTopic(topic: Topic): ReadonlySet<Stream> | undefined;
  /** Those whose rights a signal about this id may change. */
  concernedBy(id: string): Stream[];
  ofSlot(slot: number): ReadonlySet<Stream>;
}

export function createStreamIndex(): StreamIndex {
  const streams = new Set<Stream>();
  const byTopic = new Map<Topic, Set<Stream>>();
  const byConcern = new Map<string, Set<Stream>>();
  const bySlot = new Map<number, Set<Stream>>();
  const index = (stream: Stream) => {
    for (const topic of stream.heard.topics) addTo(byTopic, topic, stream);
    for (const id of stream.heard.concerns) addTo(byConcern, id, stream);
  };
  const unindex = (stream: Stream) => {
    for (const topic of stream.heard.topics) removeFrom(byTopic, topic, stream);
    for (const id of stream.heard.concerns) removeFrom(byConcern, id, stream);
  };
  return {
    get size() {
      return streams.size;
    },
    add(stream) {
      streams.add(stream);
      addTo(bySlot, stream.slot, stream);
      index(stream);
    },
    remove(stream) {
      if (!streams.delete(stream)) return;
      removeFrom(bySlot, stream.slot, stream);
      unindex(stream);
    },
    has: (stream) => streams.has(stream),
    hear(stream, heard) {
      unindex(stream);
      stream.heard = heard;
      index(stream);
    },
    all: () => [...streams],
    ofTopic: (topic) => byTopic.get(topic),
    concernedBy: (id) => [...(byConcern.get(id) ?? [])],
    ofSlot: (slot) => bySlot.get(slot) ?? new Set(),
  };
}

function addTo<K>(index: Map<K, Set<Stream>>, key: K, stream: Stream): void {
  const found = index.get(key);
  if (found) found.add(stream);
  else index.set(key, new Set([stream]));
}

function removeFrom<K>(index: Map<K, Set<Stream>>, key: K, stream: Stream): void {
  const found = index.get(key);
  found?.delete(stream);
  if (found?.size === 0) index.delete(key);
}
