import type { ServerResponse } from 'node:http';
import type { Topic } from '../../platform/signals.ts';

export interface Listener {
  readonly topics: readonly Topic[];
  /** What to ask the access control again when the account changes; null for a stranger. */
  readonly member: { readonly id: string; readonly authorization: string } | null;
}

export interface Stream extends Listener {
  readonly response: ServerResponse;
  /** Second of the heartbeat in which it is this stream's turn. */
  readonly slot: number;
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
  all(): Stream[];
  ofTopic(topic: Topic): ReadonlySet<Stream> | undefined;
  ofMember(id: string): Stream[];
  ofSlot(slot: number): ReadonlySet<Stream>;
}

export function createStreamIndex(): StreamIndex {
  const streams = new Set<Stream>();
  const byTopic = new Map<Topic, Set<Stream>>();
  const byMember = new Map<string, Set<Stream>>();
  const bySlot = new Map<number, Set<Stream>>();
  return {
    get size() {
      return streams.size;
    },
    add(stream) {
      streams.add(stream);
      addTo(bySlot, stream.slot, stream);
      for (const topic of stream.topics) addTo(byTopic, topic, stream);
      if (stream.member) addTo(byMember, stream.member.id, stream);
    },
    remove(stream) {
      if (!streams.delete(stream)) return;
      removeFrom(bySlot, stream.slot, stream);
      for (const topic of stream.topics) removeFrom(byTopic, topic, stream);
      if (stream.member) removeFrom(byMember, stream.member.id, stream);
    },
    all: () => [...streams],
    ofTopic: (topic) => byTopic.get(topic),
    ofMember: (id) => [...(byMember.get(id) ?? [])],
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
