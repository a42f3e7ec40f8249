import type { GuardianReason } from '@app/domain/guardian-contact/guardian-contact';
import { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { fail, isFailure } from '../../platform/http/failure.ts';
import { membersByIds } from '../accounts/public.ts';
import { tellGuardians } from '../guardian-contact/public.ts';
import type { ReportSubject } from '../reports/public.ts';
import { countFiles, detachFiles, type FileRow, filesOf, findFile } from './files.repo.ts';
import {
  dropReactions,
  type MessageRow,
  messagesByIds,
  readAmong,
  updateContent,
} from './messages.repo.ts';
import { findFor, publishTo } from './messages.service.ts';

/**
 * What is kept of a report: the words as they were, since their sender may change or delete them, how
 * many files went with them, and which others the reporter chose to show.
 */
const StoredContext = z.object({ text: z.string(), files: z.int(), shown: z.array(z.string()) });
type StoredContext = z.infer<typeof StoredContext>;

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
    return {
      ownerId: row.senderId,
      context: { text: row.content, files, shown } satisfies StoredContext,
    };
  },

  async show(_p, read, reported) {
    const stored = new Map(
      reported.map(({ subjectId, contexts }) => [
        subjectId,
        contexts.map((one) => StoredContext.parse(one)),
      ]),
    );
    const shown = [...stored.values()].flatMap((all) => all.flatMap((one) => one.shown));
    const rows = await messagesByIds(read, [...stored.keys(), ...shown]);
    const known = new Map(rows.map((row) => [row.id, row]));
    const nameOf = await namesOf(read, rows);
    const sent = await filesOf(
      read,
      rows.map(({ id }) => id),
    );
    const filesIn = Map.groupBy(sent, ({ messageId }) => messageId);
    return (subjectId) => {
      const subject = known.get(subjectId);
      const contexts = stored.get(subjectId);
      if (!subject || !contexts) return undefined;
      // The same words reported twice stand once; its files stand with the first of them.
      const said = new Map(contexts.map((one) => [one.text, one.files]));
      const reported = [...said].map(([text, fileCount], n) => ({
        row: subject,
        text,
        isReported: true,
        fileCount,
        files: n === 0 ? (filesIn.get(subjectId) ?? []) : [],
      }));
      const around = [...new Set(contexts.flatMap((one) => one.shown))].flatMap((id) => {
        const row = known.get(id);
        const files = filesIn.get(id) ?? [];
        const text = row?.content ?? '';
        const isEmpty = text === '' && files.length === 0;
        return row && !isEmpty
          ? [{ row, text, isReported: false, fileCount: files.length, files }]
          : [];
      });
      const inOrder = [...reported, ...around].sort((a, b) => a.row.number - b.row.number);
      return {
        name: nameOf(subject.senderId),
        url: null,
        texts: inOrder.map(({ row, text, isReported, fileCount, files }) => ({
          name: row.senderId === subject.senderId ? '' : nameOf(row.senderId),
          text,
          at: row.createdAt,
          isReported,
          ...(fileCount > 0 && { fileCount, files: files.map(fileView) }),
        })),
      };
    };
  },

  async file(_p, read, { subjectId, contexts }, fileId) {
    const file = await findFile(read, fileId);
    const shown = contexts.flatMap((one) => StoredContext.parse(one).shown);
    return file?.messageId && [subjectId, ...shown].includes(file.messageId) ? file : undefined;
  },

  async remove(p, tx, subjectId, at) {
    const [row] = await messagesByIds(tx, [subjectId]);
    if (!row || row.deletedAt !== null) return;
    await updateContent(tx, subjectId, { content: '', deletedAt: at });
    await dropReactions(tx, subjectId);
    await detachFiles(tx, subjectId);
    await publishTo(p, tx, row.conversationId);
  },

  upheld(p, tx, { ownerId, reporterIds }) {
    const reasons = new Map(reporterIds.map((id) => [id, 'received' as GuardianReason]));
    if (ownerId !== null) reasons.set(ownerId, 'wrote');
    return tellGuardians(p, tx, reasons);
  },
};

const fileView = ({ id, name, isPicture }: FileRow) => ({ id, name, isPicture });

async function namesOf(read: Reader, rows: readonly MessageRow[]) {
  const people = await membersByIds(
    read,
    rows.flatMap(({ senderId }) => senderId ?? []),
  );
  return (id: string | null) => people.get(id ?? '')?.name ?? '';
}
