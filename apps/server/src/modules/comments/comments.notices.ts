import { pages, projectOf } from '@app/contracts/pages';
import { type CommentAudience, mentionedIn } from '@app/domain/comments/comment';
import { commentPolicy } from '@app/domain/comments/comment.policy';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { type SentApplication, subjectOf, titleForBoard } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import { staffRecords } from '../permissions/public.ts';
import { type CommentRow, commentsOf } from './comments.repo.ts';

interface CommentReader {
  readonly id: string;
  readonly name: string;
  readonly fromTeam: boolean;
}

/** Who reads what is written: the bank's people, before them the team where it is for both. */
export async function readersOf(
  read: Reader,
  record: SentApplication,
  audience: CommentAudience,
): Promise<CommentReader[]> {
  const { memberIds, bank } = record;
  const place = { ...subjectOf(record), audience };
  const staff = await staffRecords(read, [bank.slug]);
  const team = audience === 'team' ? await membersByIds(read, memberIds) : new Map();
  return [
    ...[...team.values()].map(({ id, name }) => ({ id, name, fromTeam: true })),
    ...staff
      .filter(
        ({ id, records }) =>
          !memberIds.includes(id) &&
          commentPolicy.takePart({ id, role: '', permissions: records }, place).ok,
      )
      .map(({ id, name }) => ({ id, name, fromTeam: false })),
  ];
}

/**
 * Tells of a comment: who is mentioned; its team; of the bank's people who already took part, and
 * all of them while none did.
 *
 * @param before what stood there; of a comment that was rewritten only those hear who are newly
 *   mentioned.
 */
export async function tellOf(
  p: Platform,
  tx: Tx,
  record: SentApplication,
  row: CommentRow,
  before?: string,
): Promise<void> {
  const { audience, authorId } = row;
  const readers = await readersOf(tx, record, audience);
  const names = readers.map(({ name }) => name);
  const already = before === undefined ? [] : mentionedIn(before, names);
  const meant = mentionedIn(row.comment, names).filter((name) => !already.includes(name));
  const others = readers.filter(({ id }) => id !== authorId);
  const mentioned = others.filter(({ name }) => meant.includes(name));
  const { call, application } = record;
  const { slug } = application;
  const notice = {
    values: { title: await titleForBoard(tx, record) },
    actionUrl:
      audience === 'team'
        ? projectOf(call.kind)({ slug, dio: 'komentari' })
        : pages.board({ poziv: call.slug, prijava: slug }),
    ...(authorId && { from: authorId }),
  };
  await notify(tx, p, {
    userIds: mentioned.map(({ id }) => id),
    type: 'mention',
    text: 'commentMention',
    ...notice,
  });
  if (before !== undefined) return;
  const authors = new Set(
    (await commentsOf(tx, application.id, audience)).map((one) => one.authorId),
  );
  const bank = others.filter(({ fromTeam }) => !fromTeam);
  const tookPart = bank.filter(({ id }) => authors.has(id));
  const anyOfBank = tookPart.length > 0 || (audience === 'team' && !row.fromTeam);
  const told = [...others.filter(({ fromTeam }) => fromTeam), ...(anyOfBank ? tookPart : bank)];
  await notify(tx, p, {
    userIds: told.filter((one) => !mentioned.includes(one)).map(({ id }) => id),
    type: 'comment',
    text: audience === 'team' ? 'comment' : 'commentBoard',
    ...notice,
  });
}
