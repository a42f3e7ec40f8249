import type { Actor } from '@app/domain/permissions/permissions';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CommentRow, Listed, SeenBy, Threads } from './threads.repo.ts';
import { type Thread, threadsOf } from './threads.ts';

interface PageQuery {
  readonly after?: string | undefined;
  readonly limit: number;
  /** A comment that somebody looks for. */
  readonly with?: string | undefined;
}

/** How lists of a talk are read. */
export interface ListDefinition<Row extends CommentRow, Place, View, A extends Actor> {
  readonly threads: Threads<Row>;
  /** So many answers come with a comment. */
  readonly shownAnswers: number;
  /** What a reader finds comments of; to others there is none. */
  open(p: Platform, actor: A, subjectId: string): Promise<Place | Failure>;
  subjectOf(row: Row): string;
  /** Whether a comment is for the reader; others are the place of answers that are. */
  isSeen(p: Platform, actor: A): SeenBy<Row>;
  views(
    p: Platform,
    read: Reader,
    actor: A,
    rows: readonly Listed<Row>[],
    place: Place,
  ): Promise<View[]>;
}

/** Answers up to the one that is sought, at most so many. */
const wantedAnswers = 200;

type Shown = { readonly id: string; readonly parentId: string | null; readonly createdAt: Date };

/** Makes the lists of a talk that is read page by page. */
export function createTalkLists<
  Row extends CommentRow,
  Place extends { readonly id: string },
  View extends Shown,
  A extends Actor,
>({ threads, shownAnswers, ...definition }: ListDefinition<Row, Place, View, A>) {
  const seen = (comment: Row) => ({ comment, isSeen: true });

  /** The thread in which a comment stands; undefined where there is none for the reader. */
  async function threadWith(
    p: Platform,
    actor: A,
    place: Place,
    id: string,
  ): Promise<Thread<View> | undefined> {
    const { read } = p.db;
    const isSeen = definition.isSeen(p, actor);
    const wanted = await threads.findSeen(read, id, isSeen);
    if (!wanted || definition.subjectOf(wanted) !== place.id) return undefined;
    const rootId = wanted.parentId ?? wanted.id;
    const root = await threads.find(read, rootId);
    if (!root) return undefined;
    const isRootSeen = (await threads.findSeen(read, rootId, isSeen)) !== undefined;
    const answers = await threads.listAnswers(read, rootId, isSeen, { limit: wantedAnswers });
    const at = answers.findIndex((one) => one.id === id);
    const all = [{ comment: root, isSeen: isRootSeen }, ...answers.map(seen)];
    const [first, ...others] = await definition.views(p, read, actor, all, place);
    return first && threadsOf([first], others, Math.max(shownAnswers, at + 1))[0];
  }

  return {
    async list(
      p: Platform,
      actor: A,
      subjectId: string,
      { with: wantedId, ...page }: PageQuery,
    ): Promise<ListPage<Thread<View>> | Failure> {
      const { read } = p.db;
      const place = await definition.open(p, actor, subjectId);
      if (isFailure(place)) return place;
      const isSeen = definition.isSeen(p, actor);
      const wanted =
        wantedId === undefined || page.after !== undefined
          ? undefined
          : await threadWith(p, actor, place, wantedId);
      const found = await listPage(page, {
        cursor: timeCursor,
        read: (slice) => threads.listThreads(read, place.id, isSeen, slice),
        place: ({ comment: { createdAt, id } }) => ({ at: createdAt, id }),
        async show(rows) {
          const ids = rows.map(({ comment }) => comment.id);
          // One more than is shown tells whether others follow.
          const answers = await threads.firstAnswers(read, ids, isSeen, shownAnswers + 1);
          const views = await definition.views(
            p,
            read,
            actor,
            [...rows, ...answers.map(seen)],
            place,
          );
          return threadsOf(views.slice(0, rows.length), views.slice(rows.length), shownAnswers);
        },
      });
      if (isFailure(found) || !wanted) return found;
      return { ...found, items: [wanted, ...found.items.filter(({ id }) => id !== wanted.id)] };
    },

    /** Also of a comment that is only the place of its answers. */
    async answers(
      p: Platform,
      actor: A,
      id: string,
      page: PageQuery,
    ): Promise<ListPage<View> | Failure> {
      const { read } = p.db;
      const comment = await threads.find(read, id);
      if (!comment) return fail('NOT_FOUND');
      const place = await definition.open(p, actor, definition.subjectOf(comment));
      if (isFailure(place)) return place;
      return listPage(page, {
        cursor: timeCursor,
        read: (slice) => threads.listAnswers(read, id, definition.isSeen(p, actor), slice),
        place: ({ createdAt, id: answerId }) => ({ at: createdAt, id: answerId }),
        show: (rows) => definition.views(p, read, actor, rows.map(seen), place),
      });
    },
  };
}
