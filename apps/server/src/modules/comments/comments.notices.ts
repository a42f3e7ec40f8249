import { pages, projectOf } from '@app/contracts/pages';
import { type CommentAudience, mentionedIn } from '@app/domain/comments/comment';
import { commentPolicy } from '@app/domain/comments/comment.policy';
import { namesOf } from '../../kit/people/people.ts';
import type { Reader } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { type SentApplication, subjectOf, titleForBoard } from '../applications/public.ts';
import { noticeTelling, type Telling, together } from '../notifications/public.ts';
import { staffRecords } from '../permissions/public.ts';
import type { CommentRow } from './comments.repo.ts';

interface CommentReader {
  readonly id: string;
  readonly name: string;
  readonly fromTeam: boolean;
}

/** Who reads what is written: the bank's people, before them the team where it is for both. */
export async function readersOf(
  p: Platform,
  read: Reader,
  record: SentApplication,
  audience: CommentAudience,
): Promise<CommentReader[]> {
  const { memberIds, bank } = record;
  const place = { ...subjectOf(record), audience };
  const staff = await staffRecords(read, [bank.slug]);
  const team = audience === 'team' ? memberIds : [];
  const nameOf = await namesOf(p, read, team);
  return [
    ...team.map((id) => ({ id, name: nameOf(id), fromTeam: true })),
    ...staff
      .filter(
        ({ id, records }) =>
          !memberIds.includes(id) &&
          commentPolicy.takePart({ id, role: '', permissions: records }, place).ok,
      )
      .map(({ id, name }) => ({ id, name, fromTeam: false })),
  ];
}

/** An application, and who reads what is written of it. */
export interface Place {
  /** Of the application. */
  readonly id: string;
  readonly record: SentApplication;
  readonly audience: CommentAudience;
  readonly readers: readonly CommentReader[];
  /** Who wrote there already. */
  readonly authors: readonly string[];
}

/**
 * How a comment is told: to who is mentioned; to its team; of the bank's people to those who already
 * took part, and to all of them while none did.
 *
 * @param before what stood there; of a comment that was rewritten only those hear who are newly
 *   mentioned.
 */
export async function commentTelling(
  p: Platform,
  read: Reader,
  { record, readers, authors }: Place,
  row: CommentRow,
  before?: string,
): Promise<Telling> {
  const { audience, authorId } = row;
  const names = readers.map(({ name }) => name);
  const already = before === undefined ? [] : mentionedIn(before, names);
  const meant = mentionedIn(row.comment, names).filter((name) => !already.includes(name));
  const others = readers.filter(({ id }) => id !== authorId);
  const mentioned = others.filter(({ name }) => meant.includes(name));
  const bank = others.filter(({ fromTeam }) => !fromTeam);
  const tookPart = bank.filter(({ id }) => authors.includes(id));
  const anyOfBank = tookPart.length > 0 || (audience === 'team' && !row.fromTeam);
  const concerned = [
    ...others.filter(({ fromTeam }) => fromTeam),
    ...(anyOfBank ? tookPart : bank),
  ];
  const { call, application } = record;
  const { slug } = application;
  const notice = {
    values: { title: await titleForBoard(read, record) },
    actionUrl:
      audience === 'team'
        ? projectOf(call.kind)({ slug, dio: 'komentari' })
        : pages.board({ poziv: call.slug, prijava: slug }),
    ...(authorId && { from: authorId }),
  };
  const to = (people: readonly CommentReader[]) => ({
    ...notice,
    userIds: people.map(({ id }) => id),
  });
  const at = p.clock.now();
  const mention = { ...to(mentioned), type: 'mention', text: 'commentMention' } as const;
  const comment = {
    ...to(before === undefined ? concerned.filter((one) => !mentioned.includes(one)) : []),
    type: 'comment',
    text: audience === 'team' ? 'comment' : 'commentBoard',
  } as const;
  return together([await noticeTelling(read, mention, at), await noticeTelling(read, comment, at)]);
}
