import { type AnyContent, wholeContent, wholeFields } from '@app/domain/applications/form/form';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { bankTable } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import type { Edit } from './applications.edits.repo.ts';
import type { Listed } from './applications.listed.ts';
import { formFor, memberIds, type WritableApplication, whereKey } from './applications.repo.ts';
import { activityIds, applications, type FieldRevisions } from './applications.tables.ts';
import { claimingNotified } from './applications.team.repo.ts';

const standingColumns = {
  application: {
    id: applications.id,
    ownerId: applications.ownerId,
    status: applications.status,
    openSections: applications.openSections,
    announcedAt: applications.announcedAt,
  },
  call: {
    kind: callTable.kind,
    omittedSections: callTable.omittedSections,
    allowsCampaign: callTable.allowsCampaign,
    blind: callTable.blind,
    decisionsPublishedAt: callTable.decisionsPublishedAt,
  },
  bank: { slug: bankTable.slug },
  memberIds,
};

/** The edit that was written last. */
export interface LastEdit {
  readonly editRevision: number;
  readonly by: string;
  readonly at: Date;
  readonly restored: boolean;
  readonly fields: readonly string[];
}

interface Notified {
  readonly userId: string;
  /** ISO instant. */
  readonly at: string | null;
}

/** An application as a save finds it, with its last edit. */
export interface Saved extends WritableApplication {
  readonly last: LastEdit | undefined;
  /** When its team was last told of what is done here. */
  readonly notified: readonly Notified[];
  /** Of its row: another one as soon as anybody changed it. */
  readonly version: string;
}

const found = (read: Reader, id: string) =>
  read
    .select({
      ...standingColumns,
      application: {
        ...standingColumns.application,
        editRevision: applications.editRevision,
        submittedRevision: applications.submittedRevision,
        updatedAt: applications.updatedAt,
      },
      working: applications.content,
      fieldRevisions: applications.fieldRevisions,
      version: sql<string>`${applications}.xmin::text`,
      notified: sql<readonly Notified[]>`(
        select coalesce(json_agg(json_build_object('userId', user_id, 'at', told_at)), '[]')
        from application_members where application_id = ${applications.id})`,
      last: sql<(Omit<LastEdit, 'at'> & { at: string }) | null>`(
        select json_build_object('editRevision', edit_revision, 'by', edited_by, 'at', at,
          'restored', restored, 'fields', array(select jsonb_object_keys(changes)))
        from application_edits where application_id = ${applications.id}
        order by edit_revision desc limit 1)`,
    })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .where(whereKey({ id }));

const savedOf = (row: Awaited<ReturnType<typeof found>>[number] | undefined): Saved | undefined =>
  row && {
    ...row,
    draft: wholeContent(formFor(row), row.working),
    // One that was written while this save waited is not seen: nothing goes on with it.
    last:
      row.last?.editRevision === row.application.editRevision
        ? { ...row.last, at: new Date(row.last.at) }
        : undefined,
  };

export const findForSave = async (read: Reader, id: string): Promise<Saved | undefined> =>
  savedOf((await found(read, id))[0]);

/** Held. */
export async function lockForSave(tx: Tx, id: string): Promise<Saved | undefined> {
  return savedOf((await found(tx, id).for('update', { of: applications }))[0]);
}

/** Who may read along in an application, and the fields that were saved after a revision. */
export async function changesSince(read: Reader, id: string, revision: number) {
  const [row] = await read
    .select({
      ...standingColumns,
      editRevision: applications.editRevision,
      savedAt: applications.updatedAt,
      changed: sql<AnyContent>`coalesce((
        select jsonb_object_agg(field.key, ${applications.content} -> field.key)
        from jsonb_each(${applications.fieldRevisions}) field
        where (field.value ->> 'revision')::int > ${revision} and ${applications.content} ? field.key
      ), '{}')`,
    })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .where(whereKey({ id }));
  return row && { ...row, changed: wholeFields(formFor(row), row.changed) };
}

/** Those of the ids that an activity has, in whichever application. */
export async function takenActivityIds(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT sent.id FROM unnest(${sql.param([...ids])}::text[]) sent(id)
    WHERE EXISTS (SELECT FROM applications WHERE ${activityIds} @> jsonb_build_array(sent.id))`);
  return new Set(rows.map(({ id }) => id));
}

/** What a save writes. */
export interface Written
  extends Pick<Edit, 'applicationId' | 'editRevision' | 'by' | 'at' | 'restored'> {
  readonly changes: AnyContent;
  readonly fieldRevisions: FieldRevisions;
  /** What lists go by, where it became something else. */
  readonly listed: Listed | undefined;
  /** The edit that it goes on with; undefined if it begins one. */
  readonly last: number | undefined;
  /** Of the row on which it rests: of another one nothing is written. */
  readonly version: string;
}

/**
 * Writes what a save changes, with what stood there before: nothing that was saved is lost. In one
 * statement, for this is what is asked of the database most often.
 *
 * @param since who was told from then on of what is done here is not told again; left out, nobody is.
 * @returns the accounts of those in the team who are to be told; undefined where somebody was faster.
 */
export async function writeChanges(
  tx: Tx,
  written: Written,
  since?: Date,
): Promise<string[] | undefined> {
  const { applicationId, editRevision, by, restored, changes, last, version } = written;
  const at = sql`${written.at.toISOString()}::timestamptz`;
  const before = sql`a.content -> f.key`;
  const kept = (stood: SQL) => sql`(
    SELECT jsonb_object_agg(f.key, CASE WHEN a.content ? f.key
      THEN jsonb_build_object('before', ${stood}, 'after', f.value)
      ELSE jsonb_build_object('after', f.value) END)
    FROM jsonb_each(sent.changes) f)`;
  const edit =
    last === undefined
      ? sql`INSERT INTO application_edits
          (application_id, edit_revision, edited_by, at, changes, restored)
          SELECT a.id, ${editRevision}::int, ${by}::uuid, ${at}, ${kept(before)}, ${restored}::boolean
          FROM held a, sent`
      : sql`UPDATE application_edits e SET edit_revision = ${editRevision}, at = ${at},
          changes = e.changes || ${kept(sql`coalesce(e.changes #> ARRAY[f.key, 'before'], ${before})`)}
          FROM held a, sent WHERE a.id = e.application_id AND e.edit_revision = ${last}`;
  const telling =
    since === undefined
      ? sql`SELECT NULL AS user_id WHERE false`
      : claimingNotified(applicationId, { by, since, now: written.at });
  const done = await tx.execute<{ told: string[] }>(sql`
    WITH sent AS (SELECT ${JSON.stringify(changes)}::jsonb AS changes),
    held AS (SELECT id, content FROM applications
      WHERE id = ${applicationId} AND xmin = ${version}::xid FOR UPDATE),
    edit AS (${edit}),
    told AS (${telling})
    UPDATE applications a SET content = a.content || sent.changes,
      edit_revision = ${editRevision}, updated_at = ${at},
      field_revisions = a.field_revisions || ${JSON.stringify(written.fieldRevisions)}::jsonb
      ${written.listed ? setListed(written.listed) : sql``}
    FROM sent, held WHERE a.id = held.id
    RETURNING ARRAY(SELECT user_id::text FROM told) AS told`);
  return done.rows[0]?.told;
}

const setListed = ({ about, projectTitle, requestedAmount, themes, words }: Listed) => sql`,
  about = ${JSON.stringify(about)}::jsonb, project_title = ${projectTitle},
  requested_amount = ${requestedAmount}, themes = ${`{${themes.join(',')}}`}::int[],
  words = to_tsvector('simple', ${words})`;
