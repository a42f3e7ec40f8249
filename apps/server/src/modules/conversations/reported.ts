import { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { fail, isFailure } from '../../platform/http/failure.ts';
import { membersByIds } from '../accounts/public.ts';
import type { ReportSubject } from '../reports/public.ts';
import { countFiles, detachFiles } from './files.repo.ts';
import {
  dropReactions,
  type MessageRow,
  messagesByIds,
  readAmong,
  updateContent,
} from './messages.repo.ts';
import { findFor, publishTo } from './messages.service.ts';

/**
 * What is kept of a report: the words as they were, since their sender may change or delete them,
 * and which others the reporter chose to show.
 */
const Kept = z.object({ text: z.string(), files: z.int(), shown: z.array(z.string()) });
type Kept = z.infer<typeof Kept>;

/** A file that moderators do not read stands as a sign alone. */
const withFiles = (text: string, files: number) =>
  [text, files > 0 ? `📎 ${files}` : ''].filter((part) => part !== '').join('\n');

/** A message, with those around it that reporters chose; staff reads nothing else. */
export const reportedMessage: ReportSubject = {
  async check(_p, tx, actor, subjectId, context) {
    const found = await findFor(tx, actor.id, subjectId);
    if (isFailure(found)) return found;
    const { place, row } = found;
    if (row.deletedAt !== null) return fail('NOT_FOUND');
    const shown = [...new Set(context)].filter((id) => id !== subjectId);
    if ((await readAmong(tx, place, shown)).length !== shown.length) {
      return fail('VALIDATION', { fields: { context: 'invalid' } });
    }
    const files = (await countFiles(tx, [subjectId]))(subjectId);
    return { ownerId: row.senderId, context: { text: row.content, files, shown } satisfies Kept };
  },

  async show(_p, read, asked) {
    const kept = new Map(
      asked.map(({ subjectId, contexts }) => [subjectId, contexts.map((one) => Kept.parse(one))]),
    );
    const shown = [...kept.values()].flatMap((all) => all.flatMap((one) => one.shown));
    const rows = await messagesByIds(read, [...kept.keys(), ...shown]);
    const known = new Map(rows.map((row) => [row.id, row]));
    const nameOf = await namesOf(read, rows);
    const filesIn = await countFiles(
      read,
      rows.map(({ id }) => id),
    );
    return (subjectId) => {
      const subject = known.get(subjectId);
      const contexts = kept.get(subjectId);
      if (!subject || !contexts) return undefined;
      const said = new Set(contexts.map(({ text, files }) => withFiles(text, files)));
      const reported = [...said].map((text) => ({ row: subject, text, isReported: true }));
      const around = [...new Set(contexts.flatMap((one) => one.shown))].flatMap((id) => {
        const row = known.get(id);
        const text = row ? withFiles(row.content, filesIn(id)) : '';
        return row && text !== '' ? [{ row, text, isReported: false }] : [];
      });
      const inOrder = [...reported, ...around].sort((a, b) => a.row.number - b.row.number);
      return {
        name: nameOf(subject.senderId),
        url: null,
        texts: inOrder.map(({ row, text, isReported }) => ({
          name: row.senderId === subject.senderId ? '' : nameOf(row.senderId),
          text,
          at: row.createdAt.toISOString(),
          isReported,
        })),
      };
    };
  },

  async remove(p, tx, subjectId, at) {
    const [row] = await messagesByIds(tx, [subjectId]);
    if (!row || row.deletedAt !== null) return;
    await updateContent(tx, subjectId, { content: '', deletedAt: at });
    await dropReactions(tx, subjectId);
    await detachFiles(tx, subjectId);
    await publishTo(p, tx, row.conversationId);
  },
};

async function namesOf(read: Reader, rows: readonly MessageRow[]) {
  const people = await membersByIds(
    read,
    rows.flatMap(({ senderId }) => senderId ?? []),
  );
  return (id: string | null) => people.get(id ?? '')?.name ?? '';
}
