import { beforeAll, describe, expect, it } from 'vitest';
import { type Erasable, erasableMember } from '../../platform/testing/erasable/erasable.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import {
  columnsNaming,
  findInDatabase,
  printOfDatabase,
} from '../../platform/testing/whole-database.ts';
import { checkSums } from '../crowdfunding/public.ts';

const app = setUpApp();
let had: Erasable;
let moneyBefore: unknown;
/** Columns that named the member before. */
let named: string[];

const sql = async <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await app.platform.db.pool.query(text, values)).rows as T[];

/** What a campaign's money is, down to each donation. */
const money = async () => ({
  campaigns: await sql('SELECT id, settled, held, donor_count FROM campaigns ORDER BY id'),
  donations: await sql(
    `SELECT id, order_number, campaign_id, status, amount, receipt_number, settled_at, created_at
       FROM donations ORDER BY id`,
  ),
});

const found = () => findInDatabase(app.platform.db.pool, had.words);
const print = () => printOfDatabase(app.platform.db.pool);

beforeAll(async () => {
  had = await erasableMember(app);
  moneyBefore = await money();
  named = await columnsNaming(app.platform.db.pool, had.amina.id);
});

const makeDue = (id = had.amina.id) =>
  sql('UPDATE users SET deletion_requested_at = $2, deletion_due_at = $2 WHERE id = $1', [
    id,
    app.clock.now(),
  ]);
const erase = () => app.platform.jobs.runNow('personal-data.erase');

/** A domain whose part cuts the connection, as a crash of the server would. */
const crashing = {
  name: 'system',
  collect: async () => ({}),
  erase: async (tx: { execute(query: string): Promise<unknown> }) => {
    await tx.execute('SELECT pg_terminate_backend(pg_backend_pid())');
    return [];
  },
};

// One erasure, looked at before, while and after it happens: these tests have an order.
describe('erasing an account', { shuffle: false }, () => {
  it('waits for the day', async () => {
    const before = await print();
    await erase();
    expect(await print()).toEqual(before);
    expect((await found()).map(({ table }) => table)).toEqual([
      'pgboss.job',
      'pgboss.job_common',
      'public.agreement_copies',
      'public.agreement_events',
      'public.agreement_exceptions',
      'public.agreement_expenses',
      'public.agreement_milestones',
      'public.agreement_reports',
      'public.agreements',
      'public.application_comments',
      'public.application_edits',
      'public.application_invitations',
      'public.application_revisions',
      'public.application_tasks',
      'public.application_transitions',
      'public.applications',
      'public.article_comments',
      'public.article_history',
      'public.articles',
      'public.audit_entries',
      'public.bank_people',
      'public.bank_requests',
      'public.call_drafts',
      'public.call_extensions',
      'public.call_history',
      'public.calls',
      'public.campaign_amounts',
      'public.campaign_questions',
      'public.campaign_updates',
      'public.campaigns',
      'public.conversations',
      'public.demo_mails',
      'public.donations',
      'public.email_changes',
      'public.fund_entries',
      'public.gifts',
      'public.guardian_consents',
      'public.guardian_contacts',
      'public.mentorship_files',
      'public.mentorship_messages',
      'public.mentorship_requests',
      'public.message_files',
      'public.messages',
      'public.post_comments',
      'public.post_versions',
      'public.posts',
      'public.profiles',
      'public.reviews',
      'public.stories',
      'public.users',
      'public.volunteers',
    ]);
  });

  it('leaves everything as it was when it is cut anywhere in the middle', async () => {
    await makeDue();
    const before = await print();
    const parts = app.platform.personalData as unknown[];
    for (let at = 0; at <= parts.length; at += 1) {
      parts.splice(at, 0, crashing);
      await expect(erase(), `cut at ${at}`).rejects.toThrow('not erased');
      parts.splice(at, 1);
      expect(await print()).toEqual(before);
    }
  });

  it('holds up no other account when it fails', async () => {
    const other = had.stage.people.lejla;
    await makeDue(other.id);
    const parts = app.platform.personalData as unknown[];
    parts.push({
      ...crashing,
      erase: async (_tx: unknown, userId: string) => {
        if (userId === had.amina.id) throw new Error('a fault');
        return [];
      },
    });
    await expect(erase()).rejects.toThrow('not erased');
    parts.pop();
    const [row] = await sql('SELECT closed_at FROM users WHERE id = $1', [other.id]);
    expect(row?.closed_at).not.toBeNull();
    expect(await findInDatabase(app.platform.db.pool, [had.amina.email])).not.toEqual([]);
  });

  it('leaves nothing of the person anywhere in the database', async () => {
    await Promise.all([erase(), erase()]);
    expect(await found()).toEqual([]);
    // Files go by a job of the same transaction, which a crash before it does not lose.
    expect(await app.platform.files.list(`uploads/${had.amina.id}`)).toHaveLength(1);
    await app.platform.jobs.drain();
    expect(await found()).toEqual([]);
  });

  it('leaves no account number of theirs', async () => {
    const { rows } = await app.platform.db.pool.query(
      'SELECT payee_account FROM agreements WHERE payee_by = $1',
      [had.amina.id],
    );
    expect(rows).toEqual([{ payee_account: '' }]);
  });

  it('leaves the id only where a record needs it', async () => {
    expect(named.length).toBeGreaterThan(18);
    expect(await columnsNaming(app.platform.db.pool, had.amina.id)).toEqual([
      'agreement_copies.decided_by',
      'agreement_copies.sent_by',
      'agreement_events.actor_id',
      'agreement_exceptions.decided_by',
      'agreement_exceptions.proposed_by',
      'agreement_expenses.decided_by',
      'agreement_expenses.sent_by',
      'agreement_files.uploaded_by',
      'agreement_points.ticked_by',
      'agreements.payee_by',
      'agreements.prepared_by',
      'application_edits.edited_by',
      'application_members.user_id',
      'application_revisions.submitted_by',
      'application_transitions.actor_id',
      'applications.owner_id',
      'audit_entries.actor_id',
      'call_drafts.saved_by',
      'call_extensions.granted_by',
      'call_history.actor_id',
      'fund_entries.created_by',
      'fund_entries.proposed_by',
      'notifications.from_user_id',
      'ob_permissions.user_id',
      'reviews.reviewer_id',
      'users.id',
    ]);
  });

  it('is in the audit trail once, by the id alone', async () => {
    const rows = await sql(
      `SELECT actor_id, details FROM audit_entries WHERE action = 'account.erased' AND subject = $1`,
      [had.amina.id],
    );
    expect(rows).toEqual([{ actor_id: null, details: {} }]);
  });

  it('keeps the money to the last donation', async () => {
    expect(await money()).toEqual(moneyBefore);
    expect(await checkSums(app.platform.db.read)).toEqual([]);
    const rows = await sql(
      `SELECT donor_name, donor_email, show_name FROM donations WHERE donor_email = ''`,
    );
    expect(rows).toEqual(Array(3).fill({ donor_name: '', donor_email: '', show_name: false }));
    const [other] = await sql(`SELECT donor_name FROM donations WHERE donor_email <> ''`);
    expect(other).toEqual({ donor_name: 'Nermina' });
  });

  it('removes the draft that nobody else knew, and all files of the member', async () => {
    expect(await sql('SELECT id FROM applications WHERE id = $1', [had.alone.id])).toEqual([]);
    expect(await app.platform.files.list('ob')).toEqual([]);
    expect(await app.platform.files.list(`application-files/${had.alone.id}`)).toEqual([]);
    expect(await app.platform.files.list(`uploads/${had.amina.id}`)).toEqual([]);
    expect(await app.platform.files.list(`profile-pictures/${had.amina.id}`)).toEqual([]);
  });

  it('leaves teams their applications', async () => {
    const { clan } = had.stage.people;
    const rows = await sql(
      `SELECT id, owner_id, status FROM applications WHERE id = ANY ($1) ORDER BY id`,
      [[had.shared.id, had.running.id]],
    );
    expect(rows).toEqual([
      { id: had.shared.id, owner_id: clan.id, status: 'draft' },
      { id: had.running.id, owner_id: clan.id, status: 'crowdfunding' },
    ]);
    const team = await sql(
      'SELECT user_id, role FROM application_members WHERE application_id = ANY ($1)',
      [[had.shared.id, had.running.id]],
    );
    expect(team).toEqual(Array(2).fill({ user_id: clan.id, role: 'vlasnik' }));
    const notices = await sql('SELECT text FROM notifications WHERE user_id = $1 AND text = $2', [
      clan.id,
      'applicationHandedOverTeam',
    ]);
    expect(notices).toHaveLength(2);
  });

  it('withdraws what nobody is left for and keeps the board’s record without the name', async () => {
    const [row] = await sql<{ status: string; content: { applicantName: string } }>(
      'SELECT status, content FROM applications WHERE id = $1',
      [had.pending.id],
    );
    expect(row?.status).toBe('withdrawn');
    expect(row?.content.applicantName).toBe('Obrisan nalog');
    const [revision] = await sql<{ content: { storyContent: string } }>(
      'SELECT content FROM application_revisions WHERE application_id = $1',
      [had.running.id],
    );
    expect(revision?.content.storyContent).toBe('Pišite Obrisan nalog na — ili —.');
  });

  it('leaves articles to their co-authors and their bank, and takes what was hers alone', async () => {
    const { alone, begun, ofBank, other, comment } = had.articles;
    const { emir, clan } = had.stage.people;
    const ids = [alone.id, begun.id, ofBank.id];
    const rows = await sql(
      `SELECT id, slug, owner_id, summary ->> 'summary' AS summary, tags,
           field_revisions -> 'title' ->> 'by' AS changed_by FROM articles WHERE id = ANY ($1)`,
      [ids],
    );
    const left = {
      summary: 'Piše Obrisan nalog, —.',
      tags: ['prijave', 'obrisan-nalog'],
      changed_by: '',
    };
    expect(rows).toHaveLength(2);
    const { id, slug } = begun;
    expect(rows).toContainEqual({ id, slug, owner_id: emir.id, ...left });
    const renamed = { slug: 'razgovor-s-obrisan-nalog', owner_id: null };
    expect(rows).toContainEqual({ id: ofBank.id, ...renamed, ...left });
    const found = await sql('SELECT id FROM articles WHERE words::text LIKE $1', [
      `%${had.amina.id.replaceAll('-', '')}%`,
    ]);
    expect(found).toEqual([]);
    const history = await sql('SELECT article_id FROM article_history WHERE article_id = $1', [
      alone.id,
    ]);
    expect(history).toEqual([]);
    const talk = await sql(
      `SELECT author_id, text, deleted_at IS NOT NULL AS gone FROM article_comments
         WHERE article_id = $1 ORDER BY parent_id NULLS FIRST, author_id NULLS FIRST`,
      [other.id],
    );
    expect(talk).toMatchObject([
      { author_id: null, text: '', gone: true },
      { author_id: clan.id, gone: false },
      { author_id: emir.id, text: 'Hvala, Obrisan nalog!', gone: false },
    ]);
    for (const table of ['article_reactions', 'article_bookmarks', 'article_comment_reports']) {
      expect(await sql(`SELECT FROM ${table} WHERE user_id = $1`, [had.amina.id])).toEqual([]);
    }
    expect(
      await sql('SELECT hidden_by FROM article_comments WHERE id <> $1 AND hidden_at IS NOT NULL', [
        comment.id,
      ]),
    ).toEqual([{ hidden_by: null }]);
  });

  it('takes her posts and answers, counts without them, and names her in no post of another', async () => {
    const { hers, other, asked, answer } = had.posts;
    const { clan } = had.stage.people;
    expect(await sql('SELECT FROM posts WHERE id = $1', [hers.id])).toEqual([]);
    const text = `Hvala @… i @${clan.name}! Njen broj: —.`;
    const mentions = [
      { userId: clan.id, name: clan.name, position: text.indexOf(`@${clan.name}`) },
    ];
    const rest = { comments: 1, shares: 0, reactions: [0, 1, 0, 0] };
    expect(
      await sql(
        `SELECT content, comments, shares, reactions, metadata -> 'mentions' AS mentions
           FROM posts WHERE id = $1`,
        [other.id],
      ),
    ).toEqual([{ content: text, mentions, ...rest }]);
    expect(await sql('SELECT votes FROM posts WHERE id = $1', [asked.id])).toEqual([
      { votes: [1, 0] },
    ]);
    expect(
      await sql('SELECT text, mentions, reactions FROM post_comments WHERE id = $1', [answer.id]),
    ).toEqual([{ text, mentions, reactions: [0, 0, 0, 0] }]);
    const shares = await sql('SELECT is_share, shared_post_id FROM posts WHERE is_share');
    expect(shares).toEqual([{ is_share: true, shared_post_id: null }]);
  });

  it('keeps the scores of a board member, and nothing of a conflict but that there was one', async () => {
    const rows = await sql(
      `SELECT kind, note, total IS NOT NULL AS scored FROM reviews WHERE reviewer_id = $1 ORDER BY kind`,
      [had.amina.id],
    );
    expect(rows).toEqual([
      { kind: 'conflict', note: '', scored: false },
      { kind: 'score', note: 'Ocijenila Obrisan nalog', scored: true },
    ]);
  });

  it('names another of the bank’s staff as the contact of its calls', async () => {
    const contacts = await sql<{ email: string; name: string }>(
      `SELECT DISTINCT c.contact ->> 'email' AS email, c.contact ->> 'name' AS name FROM calls AS c
         JOIN youth_banks AS b ON b.id = c.bank_id WHERE b.slug = 'tuzla'`,
    );
    expect(contacts).toEqual([
      { email: had.stage.people.koordinator.email, name: 'Merima Kovačević' },
    ]);
  });

  it('ends the open invitation and the session', async () => {
    const [invitation] = await sql(
      'SELECT status, invitee_user_id, invitee_email FROM application_invitations',
    );
    expect(invitation).toEqual({ status: 'expired', invitee_user_id: null, invitee_email: '' });
    const answer = await app.http.inject({
      url: '/api/account/archives',
      headers: { authorization: `Bearer ${had.amina.token}` },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('does nothing a second time', async () => {
    const before = await print();
    await erase();
    expect(await print()).toEqual(before);
  });
});
