import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Signals, Topic } from '../../platform/signals.ts';

/** Somebody who has an application open, and the section that they look at. */
export interface Presence {
  readonly userId: string;
  readonly section: string;
}

interface Beat {
  readonly applicationId: string;
  readonly userId: string;
  /** Names the open page. */
  readonly editor: string;
  /** Null: the page is left. */
  readonly section: string | null;
}

/** Milliseconds after which whoever said nothing more is gone: two beats of an open page. */
const staysFor = 30_000;
/** Open applications of which one copy knows at most. */
const atMost = 20_000;

type Pages = Map<string, Presence & { readonly at: number }>;

/**
 * Knows who has which application open. Nothing of it is kept: each beat of an open page travels to
 * all copies as a signal and is forgotten where none follows.
 */
export function createPresence(p: {
  readonly signals: Pick<Signals, 'tell' | 'subscribe'>;
  readonly clock: Clock;
}) {
  const open = new LRUCache<string, Pages>({ max: atMost, ttl: staysFor });
  const stillThere = (at: number) => at > p.clock.now().getTime() - staysFor;

  const note = ({ applicationId, userId, editor, section }: Beat) => {
    const known = [...(open.get(applicationId) ?? [])];
    const pages: Pages = new Map(known.filter(([, { at }]) => stillThere(at)));
    pages.delete(editor);
    if (section !== null) pages.set(editor, { userId, section, at: p.clock.now().getTime() });
    if (pages.size > 0) open.set(applicationId, pages);
    else open.delete(applicationId);
  };
  p.signals.subscribe((topic) => {
    const beat = readBeat(topic);
    if (beat) note(beat);
  });

  return {
    /** A page is open at a section, or left; those who look are told when that is news. */
    beat(beat: Beat): void {
      const known = open.get(beat.applicationId)?.get(beat.editor);
      const before = known && stillThere(known.at) ? known.section : null;
      p.signals.tell(topicOf(beat));
      if (before !== beat.section) p.signals.tell(`presence:${beat.applicationId}`);
    },
    /** Everybody but one, each where they were last. */
    others(applicationId: string, userId: string): Presence[] {
      const pages = [...(open.get(applicationId)?.values() ?? [])]
        .filter((one) => one.userId !== userId && stillThere(one.at))
        .sort((a, b) => a.at - b.at);
      return [...new Map(pages.map((one) => [one.userId, one])).values()];
    },
  };
}

/** No part holds a colon; a page that is left names no section. */
const topicOf = ({ applicationId, userId, editor, section }: Beat): Topic =>
  `here:${applicationId}:${userId}:${editor}:${section ?? ''}`;

function readBeat(topic: Topic): Beat | undefined {
  const [kind, applicationId = '', userId = '', editor = '', section = ''] = topic.split(':');
  return kind === 'here'
    ? { applicationId, userId, editor, section: section === '' ? null : section }
    : undefined;
}
