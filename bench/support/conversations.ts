import { parseAddress } from '@app/contracts/endpoint';
import { mentorshipPaths } from '@app/contracts/mentorship/mentorship.paths';
import { type Editor, seedLargeDrafts } from './editors.ts';
import type { SeededMember } from './seed.ts';
import type { Measured } from './stage.ts';
import { accessToken } from './tokens.ts';

type Headers = Editor['headers'];

/** A conversation under way between a team and its mentor. */
export interface Talk {
  readonly id: string;
  readonly team: Headers;
  readonly mentor: Headers;
}

const headersOf = (member: SeededMember): Headers => ({
  authorization: `Bearer ${accessToken(member)}`,
  'content-type': 'application/json',
});

/** Conversations, each with a team and a mentor of their own, of people after the first so many. */
export async function seedTalks(
  stage: Pick<Measured, 'db' | 'seeded'>,
  { count, after }: { readonly count: number; readonly after: number },
): Promise<Talk[]> {
  const { db, seeded } = stage;
  const drafts = await seedLargeDrafts(stage, { count, after });
  const mentors = seeded.members.slice(after + 2 * count, after + 3 * count);
  const applications = drafts.map(({ owner }) => owner.applicationId);
  await db.query(
    `INSERT INTO ob_permissions (id, user_id, permission_type, scope, scope_value, is_active, created_at)
     SELECT uuidv7(), one.mentor, 'ob_committee_member', 'bank', b.slug, true, now()
     FROM unnest($1::uuid[], $2::uuid[]) one (application, mentor)
     JOIN applications a ON a.id = one.application JOIN youth_banks b ON b.id = a.bank_id`,
    [applications, mentors.map(({ userId }) => userId)],
  );
  // As the product says it: who polled before is known to it without the right.
  for (const { userId } of mentors) {
    await db.query("SELECT pg_notify('signals', $1)", [`* account:${userId}`]);
  }
  const { rows } = await db.query<{ id: string; application: string }>(
    `INSERT INTO mentorship_requests (id, application_id, bank_id, author_id, description, type,
       priority, status, claimed_by, last_message_at, created_at, place)
     SELECT uuidv7(), a.id, a.bank_id, a.owner_id, 'Smijemo li zamijeniti dobavljača?',
       'mentorship', 'normal', 'in_progress', one.mentor, now(), now(), 1
     FROM unnest($1::uuid[], $2::uuid[]) one (application, mentor)
     JOIN applications a ON a.id = one.application
     RETURNING id, application_id AS application`,
    [applications, mentors.map(({ userId }) => userId)],
  );
  const ids = new Map(rows.map(({ id, application }) => [application, id]));
  return drafts.map(({ owner }, n) => {
    const [id, mentor] = [ids.get(owner.applicationId), mentors[n]];
    if (!id || !mentor) throw new Error('Too few people are signed in.');
    return { id, team: owner.headers, mentor: headersOf(mentor) };
  });
}

const addressOf = ({ product }: Pick<Measured, 'product'>, { id }: Talk) =>
  product.url + parseAddress(mentorshipPaths.conversation).path.replace(':id', id);

/** Writes as the team. */
export async function say(stage: Pick<Measured, 'product'>, talk: Talk): Promise<void> {
  const body = JSON.stringify({ message: 'Dodali smo obje ponude, pogledajte kad stignete.' });
  const { team: headers } = talk;
  const answer = await fetch(addressOf(stage, talk), { method: 'POST', body, headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A message answered ${answer.status}.`);
}

/** Reads as the mentor. @returns how many messages there are. */
export async function readTalk(stage: Pick<Measured, 'product'>, talk: Talk): Promise<number> {
  const answer = await fetch(addressOf(stage, talk), { headers: talk.mentor });
  if (answer.status !== 200) throw new Error(`A conversation answered ${answer.status}.`);
  return ((await answer.json()) as { data: unknown[] }).data.length;
}
