import { applicationsPaths } from '@app/contracts/applications/applications.paths';
import type {
  OrangeDraft,
  SaveAnswer,
  SaveBody,
} from '@app/contracts/applications/applications.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { completeContent } from '@app/domain/applications/applications.factory';
import { activity, type OrangeContent } from '@app/domain/applications/form/orange.form';
import { budgetItem } from '@app/domain/applications/form/parts';
import { emptyOf } from '@app/domain/applications/form/values';
import { fening } from '@app/domain/money';
import { changed, type SeededMember } from './seed.ts';
import type { Measured } from './stage.ts';
import { accessToken } from './tokens.ts';

/** As many activities and lines of a budget as the form takes. */
const activities = 50;
const lines = 100;

const many = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

function largeContent(): OrangeContent {
  return {
    ...completeContent(),
    projectActivities: many(activities, (n) => ({
      ...emptyOf(activity, () => `a${n}`),
      name: `Radionica ${n}`,
      description: 'Mladi iz naselja uče kako se snima, montira i prikazuje film. '.repeat(3),
      startDate: '2027-05-10',
      endDate: '2027-05-11',
    })),
    budgetBreakdown: many(lines, (n) => ({
      ...emptyOf(budgetItem, () => `b${n}`),
      name: `Oprema ${n}`,
      amount: fening(1_000 + n),
    })),
  };
}

/** Somebody who has an application open. */
export interface Editor {
  readonly applicationId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Large drafts, each with an owner and one more member, of people after the first so many. */
export async function seedLargeDrafts(
  { db, seeded }: Pick<Measured, 'db' | 'seeded'>,
  { count, after }: { readonly count: number; readonly after: number },
): Promise<{ owner: Editor; member: Editor }[]> {
  const people = seeded.members.slice(after, after + 2 * count);
  const { rows } = await db.query<{ id: string; owner: string }>(
    `WITH made AS (
       INSERT INTO applications SELECT made.* FROM
         (SELECT a.id FROM applications a JOIN calls c ON c.id = a.call_id
          WHERE a.status <> 'draft' AND c.kind = 'orange' LIMIT 1) one
         JOIN applications a ON a.id = one.id,
         unnest($1::uuid[]) owner,
         ${changed(
           'a',
           `'id', uuidv7(), 'slug', 'nacrt-' || owner, 'owner_id', owner, 'status', 'draft',
            'content', $2::jsonb, 'edit_revision', 1, 'field_revisions', '{}'::jsonb,
            'submitted_revision', 0, 'submitted_at', null, 'open_sections', null`,
         )} RETURNING id, owner_id)
     SELECT id, owner_id AS owner FROM made`,
    [people.slice(0, count).map(({ userId }) => userId), JSON.stringify(largeContent())],
  );
  const editorOf = (applicationId: string, member: SeededMember): Editor => ({
    applicationId,
    headers: {
      authorization: `Bearer ${accessToken(member)}`,
      'content-type': 'application/json',
    },
  });
  const drafts = rows.map(({ id, owner }, n) => {
    const first = people.find(({ userId }) => userId === owner);
    const second = people[count + n];
    if (!first || !second) throw new Error('Too few people are signed in.');
    return { id, first, second };
  });
  await db.query(
    `INSERT INTO application_members (id, application_id, user_id, role, joined_at)
     SELECT uuidv7(), one.application, one.person, one.role, now()
     FROM unnest($1::uuid[], $2::uuid[], $3::text[]) one (application, person, role)`,
    [
      drafts.flatMap(({ id }) => [id, id]),
      drafts.flatMap(({ first, second }) => [first.userId, second.userId]),
      drafts.flatMap(() => ['vlasnik', 'clan']),
    ],
  );
  return drafts.map(({ id, first, second }) => ({
    owner: editorOf(id, first),
    member: editorOf(id, second),
  }));
}

export const addressOf = (
  { product }: Pick<Measured, 'product'>,
  row: Parameters<typeof parseAddress>[0],
  { applicationId }: Editor,
): string => product.url + parseAddress(row).path.replace(':id', applicationId);

/** Opens an application, as the canvas does; again where the server had no room for it. */
export async function openDraft(
  stage: Pick<Measured, 'product'>,
  editor: Editor,
): Promise<OrangeDraft> {
  const answer = await fetch(addressOf(stage, applicationsPaths.open, editor), editor);
  if (answer.status === 200) return (await answer.json()) as OrangeDraft;
  if (answer.status !== 503) throw new Error(`An application answered ${answer.status}.`);
  await answer.arrayBuffer();
  return openDraft(stage, editor);
}

/** Looks what was saved since a revision, as an open canvas does when others write; its answer. */
export async function lookAgain(
  stage: Pick<Measured, 'product'>,
  editor: Editor,
  since: number,
): Promise<number> {
  const address = `${addressOf(stage, applicationsPaths.changes, editor)}?since=${since}`;
  const answer = await fetch(address, editor);
  if (answer.status === 200) return ((await answer.json()) as SaveAnswer).editRevision;
  if (answer.status !== 503) throw new Error(`What was saved answered ${answer.status}.`);
  await answer.arrayBuffer();
  return lookAgain(stage, editor, since);
}

/** An open canvas: each save changes one activity or one line, and sends the list that holds it. */
export async function openCanvas(stage: Pick<Measured, 'product'>, editor: Editor) {
  const { content, ...draft } = await openDraft(stage, editor);
  let { editRevision } = draft;
  let { projectActivities, budgetBreakdown } = content;
  let n = 0;
  const change = (): SaveBody['changes'] => {
    n += 1;
    const named = <T>(list: readonly T[]) =>
      list.map((one, at) => (at === n % list.length ? { ...one, name: `Izmjena ${n}` } : one));
    if (n % 2 === 0) {
      budgetBreakdown = named(budgetBreakdown);
      return { budgetBreakdown };
    }
    projectActivities = named(projectActivities);
    return { projectActivities };
  };
  return {
    /** @returns the revision that it became. */
    async save(): Promise<number> {
      const body = JSON.stringify({
        editRevision,
        changes: change(),
        editor: editor.applicationId,
      });
      const address = addressOf(stage, applicationsPaths.save, editor);
      const answer = await fetch(address, { method: 'PATCH', body, headers: editor.headers });
      if (answer.status !== 200) throw new Error(`A save answered ${answer.status}.`);
      editRevision = ((await answer.json()) as { editRevision: number }).editRevision;
      return editRevision;
    },
  };
}

/**
 * Everybody works at random moments, so often on average; nobody begins anew before they are done.
 *
 * @returns milliseconds of each piece of work.
 */
export async function atRandom(
  work: readonly (() => Promise<unknown>)[],
  { seconds, everyMs }: { readonly seconds: number; readonly everyMs: number },
): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  await Promise.all(
    work.map(async (one) => {
      for (;;) {
        const wait = -Math.log(1 - Math.random()) * everyMs;
        if (performance.now() + wait > until) return;
        await new Promise((resolve) => setTimeout(resolve, wait));
        const began = performance.now();
        await one();
        took.push(performance.now() - began);
      }
    }),
  );
  return took;
}
