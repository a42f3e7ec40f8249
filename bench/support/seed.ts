import { pages } from '@app/contracts/pages';
import type pg from 'pg';

export const sizes = {
  small: { members: 12_000, applications: 2_000, calls: 300, notifications: 36_000 },
  large: { members: 100_000, applications: 20_000, calls: 2_000, notifications: 1_000_000 },
} as const;
export type Size = keyof typeof sizes;

/** A member with a session. */
export interface SeededMember {
  readonly userId: string;
  readonly sessionId: string;
}

/** A campaign for the donations of the bench. */
export interface SeededCampaign {
  readonly id: string;
  readonly applicationId: string;
}

export interface Seeded {
  /** Members with a session, enough for three rounds. */
  readonly members: readonly SeededMember[];
  /** Without an end to its target, as far as the bench can tell. */
  readonly open: SeededCampaign;
  /** With room for 500 donations of 2 KM. */
  readonly narrow: SeededCampaign;
  /** Further ones without an end, the first for donors whom a crowd elsewhere may not slow. */
  readonly others: readonly SeededCampaign[];
  /** Slug of a public application with a running campaign. */
  readonly publicSlug: string;
  readonly callSlug: string;
}

/** The public page that is measured: an application with a running campaign. */
export const publicPage = ({ publicSlug }: Seeded): string => pages.project({ slug: publicSlug });

/** A name of its query: with another value each time it is another page, which is not kept yet. */
export const publicPageName = pages.project.query[0];

/** Members with a session. */
const signedIn = 12_000;

/** A row again as `made`, some columns changed; new columns come along by themselves. */
export const changed = (row: string, changes: string): string =>
  `LATERAL jsonb_populate_record(${row}, jsonb_build_object(${changes})) made`;

/** Begins a statement that inserts rows `made`, whatever columns the table gets and computes itself. */
export async function insertMade(db: pg.Pool, table: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const made = names.map((name) => `made.${name}`);
  return `INSERT INTO ${table} (${names.join(', ')}) SELECT ${made.join(', ')}`;
}

/** Multiplies the demo's rows to the size, by statements that make whole tables at once. */
export async function seed(db: pg.Pool, size: Size): Promise<Seeded> {
  const { members, applications, calls, notifications } = sizes[size];
  await seedMembers(db, members);
  await seedCalls(db, calls);
  await seedApplications(db, applications);
  await seedNotifications(db, notifications, members);
  await db.query('VACUUM ANALYZE');
  return pick(db);
}

async function seedMembers(db: pg.Pool, count: number): Promise<void> {
  await db.query(
    `CREATE UNLOGGED TABLE bench_members AS
     SELECT n, uuidv7() AS id FROM generate_series(1, $1::int) n`,
    [count],
  );
  await db.query('ALTER TABLE bench_members ADD PRIMARY KEY (n)');
  await db.query(
    `INSERT INTO users SELECT made.* FROM users u, bench_members m,
     ${changed('u', `'id', m.id, 'email', 'clan-' || m.n || '@primjer.ba'`)}
     WHERE u.email = 'lejla@demo.zamah.ba'`,
  );
  await db.query(
    `INSERT INTO sessions (id, user_id, user_agent, ip, created_at, last_used_at)
     SELECT uuidv7(), id, 'bench', '127.0.0.1', now(), now() FROM bench_members WHERE n <= $1`,
    [signedIn],
  );
}

/** Copies of the demo's calls, spread over a year before and after. */
async function seedCalls(db: pg.Pool, count: number): Promise<void> {
  await db.query(
    `INSERT INTO calls SELECT made.*
     FROM calls c, generate_series(1, ceil($1::numeric / (SELECT count(*) FROM calls))::int) n,
     ${changed(
       'c',
       `'id', uuidv7(), 'slug', c.slug || '-' || n,
        'opens_at', c.opens_at + make_interval(mins => n * 7),
        'closes_at', c.closes_at + make_interval(mins => n * 11)`,
     )}`,
    [count],
  );
}

/** Copies of the demo's applications with what was submitted, their campaigns and donations. */
async function seedApplications(db: pg.Pool, count: number): Promise<void> {
  await db.query(
    `CREATE UNLOGGED TABLE bench_applications AS
     SELECT a.id AS source, copy AS n, uuidv7() AS id, m.id AS owner
     FROM (SELECT id FROM applications WHERE status <> 'draft') a
     CROSS JOIN generate_series(1, ceil($1::numeric / (
       SELECT count(*) FROM applications WHERE status <> 'draft'))::int) copy
     JOIN bench_members m ON m.n = 1 + copy % (SELECT count(*) FROM bench_members)`,
    [count],
  );
  const from = 'JOIN bench_applications b ON b.source =';
  const slug = (table: string) => `'slug', ${table}.slug || '-' || b.n`;
  await db.query(
    `INSERT INTO applications
     SELECT made.* FROM applications a ${from} a.id,
     ${changed('a', `'id', b.id, 'owner_id', b.owner, ${slug('a')}`)}`,
  );
  await db.query(
    `INSERT INTO application_revisions
     SELECT made.* FROM application_revisions r ${from} r.application_id,
     ${changed('r', `'application_id', b.id, 'submitted_by', b.owner`)}`,
  );
  await db.query(
    `INSERT INTO application_members
     SELECT made.* FROM application_members m ${from} m.application_id,
     ${changed('m', `'id', uuidv7(), 'application_id', b.id, 'user_id', b.owner`)}
     WHERE m.role = 'vlasnik'`,
  );
  await db.query(
    `CREATE UNLOGGED TABLE bench_campaigns AS
     SELECT c.id AS source, b.n, uuidv7() AS id FROM campaigns c ${from} c.application_id`,
  );
  await db.query(
    `${await insertMade(db, 'campaigns')} FROM campaigns c ${from} c.application_id
     JOIN bench_campaigns bc ON bc.source = c.id AND bc.n = b.n,
     ${changed(
       'c',
       `'id', bc.id, 'application_id', b.id, ${slug('c')},
        'ends_at', c.ends_at + make_interval(secs => b.n)`,
     )}`,
  );
  await db.query(
    `INSERT INTO donations
     SELECT made.* FROM donations d JOIN bench_campaigns b ON b.source = d.campaign_id,
     ${changed(
       'd',
       `'id', uuidv7(), 'campaign_id', b.id, 'order_number', d.order_number || '-' || b.n,
        'receipt_number', d.receipt_number || '-' || b.n, 'idempotency_key', null`,
     )}`,
  );
}

/** Spread over all members, a third of them unread. */
async function seedNotifications(db: pg.Pool, count: number, members: number): Promise<void> {
  await db.query(
    `INSERT INTO notifications (id, user_id, type, text, "values", action_url, read_at, created_at)
     SELECT uuidv7(), m.id, one.type, one.text, one.values, one.action_url,
       CASE WHEN copy % 3 = 0 THEN NULL ELSE now() END, now() - make_interval(mins => copy)
     FROM (SELECT * FROM notifications LIMIT 1) one
     CROSS JOIN generate_series(1, $1::int) copy JOIN bench_members m ON m.n = 1 + copy % $2::int`,
    [count, members],
  );
}

async function pick(db: pg.Pool): Promise<Seeded> {
  const members = await db.query<SeededMember>(
    `SELECT s.user_id AS "userId", s.id AS "sessionId" FROM sessions s
     JOIN bench_members m ON m.id = s.user_id ORDER BY m.n`,
  );
  const campaigns = await db.query<SeededCampaign & { slug: string }>(
    `SELECT c.id, c.application_id AS "applicationId", c.slug FROM campaigns c
     JOIN bench_campaigns b ON b.id = c.id
     WHERE c.ends_at > now() + interval '1 day' AND c.starts_at < now() AND c.closed_at IS NULL
       AND c.settled < c.target ORDER BY c.id LIMIT 24`,
  );
  const call = await db.query<{ slug: string }>(
    'SELECT slug FROM calls WHERE opens_at < now() AND closes_at > now() ORDER BY id LIMIT 1',
  );
  const [open, narrow, shown, ...others] = campaigns.rows;
  const [callSlug] = call.rows.map((row) => row.slug);
  if (!open || !narrow || !shown || !callSlug) throw new Error('The demo lacks what is copied.');
  const endless = [open, ...others].map(({ id }) => id);
  await db.query('UPDATE campaigns SET target = 5000000000 WHERE id = ANY($1)', [endless]);
  await db.query('UPDATE campaigns SET target = settled + held + 100000 WHERE id = $1', [
    narrow.id,
  ]);
  return { members: members.rows, open, narrow, others, publicSlug: shown.slug, callSlug };
}
