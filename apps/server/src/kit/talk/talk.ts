import { changeableFor } from '@app/domain/comments/comment';
import type { Actor } from '@app/domain/permissions/permissions';
import { type Alongside, within, writeWith } from '../../platform/db/alongside.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Topic } from '../../platform/signals.ts';
import type { CommentRow, Listed, Threads } from './threads.repo.ts';

type SignedIn = NonNullable<Actor>;

/** What every new comment is sent with. The id is its writer's: sent again, it adds nothing. */
export interface Sent {
  readonly id: string;
  readonly parentId: string | null;
}

/** All that may forbid a comment. */
export interface Gate<Row, Place> {
  readonly place: Place;
  /** The one with the id that was sent. */
  readonly before: Row | null;
  /** The one that it answers, where the writer sees it. */
  readonly parent: Row | null;
  /** How many there are of those that are limited. */
  readonly written: number;
}

/** A comment that is about to be written. */
export interface Fresh<Row, Place> {
  readonly place: Place;
  readonly row: Row;
  readonly parent: Row | null;
}

/** So much of what may be written is written without waiting for others. */
const quiet = 0.9;

/**
 * What is particular to the talk about one kind of subject.
 *
 * `Place` is what a subject's own module needs to know of the subject for a reader.
 */
export interface TalkDefinition<Row extends CommentRow, Place, New extends Sent, View> {
  readonly threads: Threads<Row>;
  /** Comments of which `written` counts, at most. */
  readonly atMost: number;
  /** Finds all that may forbid it, the subject first: in one statement. */
  gate(
    p: Platform,
    actor: SignedIn,
    subjectId: string,
    sent: New,
  ): Promise<Gate<Row, Place> | Failure>;
  /** Whether a comment stands in the same place, for the same readers. */
  isThere(row: Row, place: Place, sent: New): boolean;
  /** What stands is answered, what was taken away is not. */
  isAnswerable(parent: Row): boolean;
  rowOf(
    p: Platform,
    actor: SignedIn,
    gate: Gate<Row, Place>,
    sent: New,
  ): Promise<Row | Failure> | Row | Failure;
  /** What is counted and who is told, with it. */
  alongside(p: Platform, actor: SignedIn, fresh: Fresh<Row, Place>): Promise<Alongside> | Alongside;
  /** What open pages hear of when it changes. */
  topicsOf(row: Row): readonly Topic[];
  /** The place of a comment for somebody who does something with it; to others there is none. */
  placeOf(p: Platform, tx: Tx, actor: SignedIn, row: Row): Promise<Place | Failure>;
  views(
    p: Platform,
    read: Reader,
    actor: SignedIn,
    rows: readonly Listed<Row>[],
    place: Place,
  ): Promise<View[]>;
  /** An own comment that was just written, if that is shown for less. */
  freshView?(p: Platform, actor: SignedIn, row: Row, place: Place): Promise<View>;
}

/**
 * Makes what is done with the comments on one kind of subject: one is written by one statement that
 * asks and one that writes.
 */
export function createTalk<
  Row extends CommentRow,
  Place extends { readonly id: string },
  New extends Sent,
  View,
>(definition: TalkDefinition<Row, Place, New, View>) {
  const { threads } = definition;

  const viewOf = async (
    p: Platform,
    read: Reader,
    actor: SignedIn,
    comment: Row,
    place: Place,
  ): Promise<View | Failure> => {
    const rows = [{ comment, isSeen: true }];
    return (await definition.views(p, read, actor, rows, place))[0] ?? fail('NOT_FOUND');
  };

  /** What was written under the same id is answered as it stands. */
  const again = async (p: Platform, actor: SignedIn, gate: Gate<Row, Place>, sent: New) => {
    const { before, place } = gate;
    const isSame = before?.authorId === actor.id && definition.isThere(before, place, sent);
    return isSame ? viewOf(p, p.db.read, actor, before, place) : fail('ALREADY_EXISTS');
  };

  const write = async (
    p: Platform,
    actor: SignedIn,
    subjectId: string,
    sent: New,
    gate: Gate<Row, Place>,
  ): Promise<View | Failure> => {
    if (gate.before) return again(p, actor, gate, sent);
    const { place, parent } = gate;
    const isAnswer = sent.parentId !== null;
    if (isAnswer && !(parent && isRoot(parent) && definition.isThere(parent, place, sent))) {
      return fail('VALIDATION', { fields: { parentId: 'invalid' } });
    }
    if (parent && !definition.isAnswerable(parent)) {
      return fail('VALIDATION', { fields: { parentId: 'invalid' } });
    }
    const row = await definition.rowOf(p, actor, gate, sent);
    if (isFailure(row)) return row;
    if (gate.written >= definition.atMost) return fail('TOO_MANY_COMMENTS');
    const { topics, ...alongside } = await definition.alongside(p, actor, { place, row, parent });
    const isWritten = await writeWith(p, (tx) => threads.inserting(tx, row), {
      ...alongside,
      topics: [...definition.topicsOf(row), ...topics],
    });
    if (!isWritten) {
      const now = await definition.gate(p, actor, subjectId, sent);
      return isFailure(now) ? now : again(p, actor, now, sent);
    }
    return definition.freshView
      ? definition.freshView(p, actor, row, place)
      : viewOf(p, p.db.read, actor, row, place);
  };

  return {
    viewOf,

    async add(p: Platform, actor: SignedIn, subjectId: string, sent: New): Promise<View | Failure> {
      const gate = await definition.gate(p, actor, subjectId, sent);
      if (isFailure(gate)) return gate;
      if (gate.written < definition.atMost * quiet) return write(p, actor, subjectId, sent, gate);
      // One after the other, so that the limit holds.
      return p.db.transaction(async (tx) => {
        await lock(tx, `talk of ${gate.place.id}`);
        const held = within(p, tx);
        const now = await definition.gate(held, actor, subjectId, sent);
        return isFailure(now) ? now : write(held, actor, subjectId, sent, now);
      });
    },

    /** Does something with a comment that stands, held, and lets open pages know. */
    with: <R extends object | undefined>(
      p: Platform,
      actor: SignedIn,
      id: string,
      work: (tx: Tx, row: Row, place: Place) => Promise<R | Failure>,
    ): Promise<R | Failure> =>
      p.db.transaction(async (tx) => {
        const row = await threads.lock(tx, id);
        const place = row ? await definition.placeOf(p, tx, actor, row) : fail('NOT_FOUND');
        if (!row || isFailure(place)) return fail('NOT_FOUND');
        const worked = await work(tx, row, place);
        if (!isFailure(worked)) p.signals.publish(tx, ...definition.topicsOf(row));
        return worked;
      }),
  };
}

const isRoot = ({ parentId }: { readonly parentId: string | null }) => parentId === null;

/** Why somebody may not change a comment: it is another's, or stands for too long. */
export function changeRefusal(
  { authorId, createdAt }: { readonly authorId: string | null; readonly createdAt: Date },
  actor: SignedIn,
  now: Date,
): Failure | undefined {
  if (authorId !== actor.id) return fail('FORBIDDEN');
  return now.getTime() - createdAt.getTime() >= changeableFor ? fail('COMMENT_FIXED') : undefined;
}

/** Until when whoever wrote a comment may change it; null where they may not. */
export function changeableUntil(createdAt: Date, mayChange: boolean, now: Date): Date | null {
  const until = new Date(createdAt.getTime() + changeableFor);
  return mayChange && until > now ? until : null;
}
