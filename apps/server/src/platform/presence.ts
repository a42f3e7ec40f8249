import type { Clock } from './clock.ts';
import { createRecent } from './recent.ts';
import type { Signals, Topic } from './signals.ts';
import type { TopicKind } from './topics.ts';

/** Somebody who has something open, and the part of it that they look at. */
export interface Presence {
  readonly userId: string;
  readonly section: string;
}

interface Beat {
  readonly place: string;
  readonly userId: string;
  /** Names the open page. */
  readonly editor: string;
  /** Null: the page is left. */
  readonly section: string | null;
}

/** Milliseconds after which whoever said nothing more is gone: two beats of an open page. */
const staysFor = 30_000;
/** Open places of which one copy knows at most. */
const atMost = 20_000;

type Pages = Map<string, Presence & { readonly at: number }>;

/**
 * Knows who has which application, or page, open. Nothing of it is kept: each beat of an open page
 * travels to all copies as a signal and is forgotten where none follows.
 *
 * @param kind `beats` sets these signals apart from those of other kinds; `news` is what those who
 *   look are told with.
 */
export function createPresence(
  p: { readonly signals: Pick<Signals, 'tell' | 'subscribe'>; readonly clock: Clock },
  kind: { readonly beats: TopicKind; readonly news: (place: string) => Topic },
) {
  const open = createRecent<Pages>(atMost, staysFor);
  const stillThere = (at: number) => at > p.clock.now().getTime() - staysFor;

  const note = ({ place, userId, editor, section }: Beat) => {
    const known = [...(open.get(place) ?? [])];
    const pages: Pages = new Map(known.filter(([, { at }]) => stillThere(at)));
    pages.delete(editor);
    if (section !== null) pages.set(editor, { userId, section, at: p.clock.now().getTime() });
    if (pages.size > 0) open.set(place, pages);
    else open.delete(place);
  };
  p.signals.subscribe((topic) => {
    const beat = readBeat(kind.beats, topic);
    if (beat) note(beat);
  });

  return {
    /** A page is open at a section, or left; those who look are told when that is news. */
    beat(beat: Beat): void {
      const known = open.get(beat.place)?.get(beat.editor);
      const before = known && stillThere(known.at) ? known.section : null;
      p.signals.tell(topicOf(kind.beats, beat));
      if (before !== beat.section) p.signals.tell(kind.news(beat.place));
    },
    /** Everybody but one, each where they were last. */
    others(place: string, userId: string): Presence[] {
      const pages = [...(open.get(place)?.values() ?? [])]
        .filter((one) => one.userId !== userId && stillThere(one.at))
        .sort((a, b) => a.at - b.at);
      return [...new Map(pages.map((one) => [one.userId, one])).values()];
    },
  };
}

/** No part holds a colon; a page that is left names no section. */
const topicOf = (beats: TopicKind, { place, userId, editor, section }: Beat): Topic =>
  `${beats}:${place}:${userId}:${editor}:${section ?? ''}`;

function readBeat(beats: string, topic: Topic): Beat | undefined {
  const [kind, place = '', userId = '', editor = '', section = ''] = topic.split(':');
  return kind === beats
    ? { place, userId, editor, section: section === '' ? null : section }
    : undefined;
}
