import { createArticle, createArticleComment } from './modules/articles/articles.factory.ts';
import { createBankRequest } from './modules/bank-requests/bank-requests.factory.ts';
import { createBank } from './modules/banks/banks.factory.ts';
import { fillConversations } from './modules/conversations/conversations.lists.testing.ts';
import { createDonation } from './modules/crowdfunding/crowdfunding.factory.ts';
import { createFundEntry } from './modules/funds/funds.factory.ts';
import { createMentorship } from './modules/mentorship/mentorship.factory.ts';
import { createPost, createPostComment } from './modules/posts/posts.factory.ts';
import { runningCampaign } from './platform/testing/campaigns.ts';
import { copyRecord, many } from './platform/testing/copied-records.ts';
import type { setUpGrants } from './platform/testing/setUp.ts';
import type { TestApp } from './platform/testing/testApp.ts';

type Stage = ReturnType<typeof setUpGrants>;

/** Fills every list. @returns records whose own lists are long. */
export async function fillLists(app: TestApp, stage: Stage) {
  const running = await runningCampaign(app);
  await app.platform.db.transaction((tx) => createDonation(tx, running.campaign, app.clock.now()));
  const applicationId = running.application.id;
  const application = await stage.application({ status: 'submitted' });
  const writtenId = application.id;
  const { pool } = app.platform.db;
  const { id: userId } = stage.people.lejla;
  const few = await app.platform.db.transaction((tx) => createBank(tx, { slug: 'mostar' }));
  const around = "'2026-11-20T12:00:00Z'::timestamptz + (n - 3000) * interval '1 minute'";
  const before = "'2026-11-20T11:00:00Z'::timestamptz - n * interval '1 minute'";
  const someone = `CASE WHEN n % 200 = 0 THEN '${userId}'::uuid END`;
  await copyRecord(app, 'calls', 'true', {
    slug: "'call-' || n",
    title_bhs: "CASE n % 100 WHEN 7 THEN 'Staza' ELSE 'Cesta' END || ' rijeka w' || n % 200",
    kind: "(ARRAY['orange', 'blue'])[1 + n % 2]",
    bank_id: `CASE WHEN n % 2000 = 0 THEN '${few.id}'
      ELSE (ARRAY['${stage.tuzla.id}', '${stage.zenica.id}'])[1 + n % 2] END`,
    created_at: before,
    opens_at: `${around} - interval '1 day'`,
    closes_at: `${around} + interval '1 day'`,
  });
  await copyRecord(app, 'donations', "status = 'settled'", {
    status: "CASE n % 100 WHEN 7 THEN 'declined' ELSE 'settled' END",
    settled_at: before,
    bank_id: `(ARRAY['${stage.tuzla.id}', '${stage.zenica.id}'])[1 + n % 2]::uuid`,
    donor_surname: "CASE n % 100 WHEN 7 THEN 'Staza' ELSE 'Cesta' || n % 200 END",
    order_number: "'order-' || n",
    receipt_number: 'NULL',
    donor_email: `CASE WHEN n % 50 = 0 THEN '${stage.people.admin.email}' ELSE 'd' || n || '@primjer.ba' END`,
    created_at: before,
    idempotency_key: 'NULL',
  });
  await copyRecord(app, 'campaigns', `id = '${running.campaign.id}'`, {
    starts_at: before,
    created_at: "'2020-01-01T00:00:00Z'",
    ends_at: around,
    closed_at: before,
    settled: 'CASE n % 100 WHEN 7 THEN 80000 ELSE 0 END',
    held: '0',
  });
  await copyRecord(app, 'applications', `id = '${application.id}'`, {
    slug: "'application-' || n",
    submitted_at: before,
    themes: 'CASE n % 100 WHEN 7 THEN ARRAY[5] ELSE ARRAY[11] END',
    words:
      "to_tsvector('simple', CASE n % 100 WHEN 7 THEN 'staza' ELSE 'cesta' END || ' rijeka w' || n % 200)",
  });
  const shown = await stage.application({ call: stage.openInZenica, status: 'published' });
  await stage.application({ status: 'draft' });
  await copyRecord(app, 'applications', `id = '${shown.id}'`, {
    slug: "'project-' || n",
    submitted_at: before,
    status: "CASE n % 100 WHEN 7 THEN 'crowdfunding' ELSE 'completed' END",
    themes: 'CASE n % 100 WHEN 7 THEN ARRAY[4] ELSE ARRAY[11] END',
    // As many different words as the planner wants to see before it knows them.
    words:
      "to_tsvector('simple', CASE n % 100 WHEN 7 THEN 'suma' ELSE 'cesta' END || ' rijeka w' || n % 200)",
  });
  await pool.query(
    `INSERT INTO notifications (id, user_id, type, text, values, created_at, in_app, mail_waits)
     VALUES (gen_random_uuid(), $1, 'status_change', 'applicationApprovedTeam', '{}', now(), true, false)`,
    [userId],
  );
  await copyRecord(app, 'notifications', 'true', {
    user_id: `CASE WHEN n % 2 = 0 THEN '${userId}' ELSE '${stage.people.emir.id}' END`,
    type: "(ARRAY['status_change', 'donation'])[1 + n / 2 % 2]",
    read_at: 'CASE WHEN n % 100 = 0 THEN NULL ELSE now() END',
  });
  await pool.query(
    `INSERT INTO sign_in_events (id, at, user_id, outcome, ip, user_agent)
     SELECT gen_random_uuid(), '2026-11-20T11:00:00Z'::timestamptz - n * interval '10 minutes', ${someone},
       (ARRAY['signed_in', 'wrong_password', 'unknown_account', 'limited'])[1 + n % 4],
       '10.0.' || n % 250 || '.1', 'x'
     FROM generate_series(1, ${many}) AS n`,
  );
  await pool.query(
    `INSERT INTO audit_entries (id, at, action, subject, details)
     SELECT gen_random_uuid(), ${before}, CASE n % 100 WHEN 0 THEN 'permission.granted'
       WHEN 1 THEN 'permission.revoked' ELSE 'application.saved' END, '${userId}', '{}'
     FROM generate_series(1, ${many}) AS n`,
  );
  await copyRecord(app, 'users', `id = '${userId}'`, {
    email: "md5(n::text) || '@primjer.ba'",
    first_name: "CASE n % 10 WHEN 0 THEN 'Am' ELSE '' END || md5('f' || n)",
    last_name: "md5('l' || n)",
    closed_at: `CASE WHEN n % 3 = 0 THEN ${before} END`,
  });
  await app.platform.db.transaction((tx) =>
    createBankRequest(tx, stage.people.lejla, app.clock.now()),
  );
  await copyRecord(app, 'bank_requests', 'true', {
    created_at: before,
    status: "CASE n % 100 WHEN 0 THEN 'received' ELSE 'declined' END",
  });
  const day = "'2026-11-20'::date - n::int";
  await app.platform.db.transaction((tx) =>
    createFundEntry(tx, stage.tuzla, stage.people.voditelj, app.clock.now(), { km: 1 }),
  );
  await copyRecord(app, 'fund_entries', `bank_id = '${stage.tuzla.id}'`, { happened_on: day });
  await pool.query(
    `INSERT INTO fund_entries (id, bank_id, kind, amount, year, happened_on, source_name, purpose,
       application_id, reason, corrects_id, created_by, created_at)
     SELECT gen_random_uuid(), bank_id, 'promised', 1, 2026, '2026-11-20', '', '', id, '', null, owner_id, now()
     FROM applications WHERE bank_id = $1`,
    [stage.tuzla.id],
  );
  await copyRecord(app, 'campaign_days', 'true', { bank_id: `'${stage.tuzla.id}'`, day });
  await pool.query(
    `INSERT INTO call_history (id, call_id, at, event, reason, fields)
     SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN $1::uuid ELSE $2::uuid END, now(), 'changes',
       '', '[]' FROM generate_series(1, ${many}) AS n`,
    [stage.open.id, stage.closed.id],
  );
  await pool.query(
    `INSERT INTO content_versions (id, page, at, actor_id, blocks, texts, changes)
     SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN 'home' ELSE 'help' END, now(), $1, '[]',
       '{}', '[]' FROM generate_series(1, ${many}) AS n`,
    [userId],
  );
  await pool.query(
    `INSERT INTO application_edits (application_id, edit_revision, edited_by, at, changes)
     SELECT CASE WHEN n % 2 = 0 THEN $1::uuid ELSE $2::uuid END, n, $3, now(), '{}'
     FROM generate_series(1, ${many}) AS n`,
    [writtenId, applicationId, userId],
  );
  const blue = await stage.call(stage.zenica, { kind: 'blue' });
  const blueId = (await stage.application({ call: blue, status: 'submitted' })).id;
  for (const id of [writtenId, blueId]) {
    await app.platform.db.transaction((tx) =>
      createMentorship(tx, { id }, stage.people.vlasnik, { createdAt: app.clock.now() }),
    );
    await copyRecord(app, 'mentorship_requests', `application_id = '${id}'`, {
      place: 'n',
      priority: "(ARRAY['normal', 'urgent'])[1 + n % 2]",
      status: "CASE n % 100 WHEN 7 THEN 'resolved' WHEN 8 THEN 'archived' ELSE 'open' END",
      claimed_by: `CASE n % 50 WHEN 7 THEN '${stage.people.admin.id}'::uuid END`,
    });
  }
  await pool.query(
    `INSERT INTO agreement_exceptions (id, application_id, bank_id, kind, state, amount, happened_on,
       reason, proposed_by, proposed_at, expires_at, decision_reason)
     SELECT gen_random_uuid(), a.id, a.bank_id, 'payout', wanted.state, 100, '2026-11-20', '', $1,
       '2026-11-20'::timestamptz + n * interval '1 second', '2026-12-04', ''
     FROM (SELECT id, bank_id, row_number() OVER () AS n FROM applications LIMIT 2000) AS a,
       unnest(ARRAY['proposed', 'refused']) AS wanted(state)`,
    [stage.people.vlasnik.id],
  );
  await pool.query(
    `INSERT INTO agreement_events (id, application_id, event, actor_id, reason, at)
     SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN $1::uuid ELSE $2::uuid END, 'prepared', $3,
       '', now() FROM generate_series(1, ${many}) AS n`,
    [writtenId, applicationId, userId],
  );
  const article = await fillArticles(app, stage, before);
  await fillNetwork(app, stage, before);
  await stage.application({ call: await stage.call(few), status: 'published' });
  await fillProfiles(app, stage.people.lejla);
  const { admin: reader, clan: searcher } = stage.people;
  const conversation = await fillConversations(app, { reader, searcher, many });
  const post = await fillPosts(app, stage, before);
  await pool.query(
    'ANALYZE application_edits, agreement_events, agreement_exceptions, sign_in_events, audit_entries, call_history, content_versions',
  );
  const { id: articleId, slug: articleSlug, commentId } = article;
  const conversationId = conversation.id;
  return {
    applicationId,
    writtenId,
    blueId,
    articleId,
    articleSlug,
    commentId,
    conversationId,
    post,
  };
}

async function fillArticles(
  app: TestApp,
  stage: Stage,
  before: string,
): Promise<{ id: string; slug: string; commentId: string }> {
  const { pool } = app.platform.db;
  const { admin } = stage.people;
  const at = app.clock.now();
  const article = await app.platform.db.transaction((tx) => createArticle(tx, admin, at));
  const comment = await app.platform.db.transaction((tx) =>
    createArticleComment(tx, article, admin, { createdAt: at, reportedAt: at }),
  );
  await copyRecord(app, 'articles', `id = '${article.id}'`, {
    group_id: 'gen_random_uuid()',
    slug: "'article-' || n",
    status: "CASE n % 10 WHEN 7 THEN 'review' ELSE 'published' END",
    submitted_at: `CASE n % 10 WHEN 7 THEN ${before} END`,
    published_at: before,
    saved_at: before,
    tags: "CASE n % 100 WHEN 8 THEN ARRAY['rijetko'] ELSE ARRAY['prijave'] END",
    words: `to_tsvector('simple', CASE n % 100 WHEN 8 THEN 'staza oznaka0rijetko' ELSE 'cesta oznaka0prijave' END
      || ' rijeka w' || n % 200)`,
  });
  await pool.query(
    `INSERT INTO article_authors SELECT id, $1, 0, saved_at, saved_at FROM articles
     ON CONFLICT DO NOTHING`,
    [admin.id],
  );
  await pool.query('INSERT INTO article_bookmarks SELECT id, $1, saved_at FROM articles', [
    admin.id,
  ]);
  const one = `id = '${comment.id}'`;
  await copyRecord(app, 'article_comments', one, {
    created_at: before,
    reported_at: `CASE n % 10 WHEN 7 THEN ${before} END`,
  });
  await copyRecord(app, 'article_comments', one, {
    created_at: before,
    reported_at: 'NULL',
    parent_id: `'${comment.id}'`,
  });
  await pool.query(
    `INSERT INTO article_history SELECT id, n + 1, saved_at, $1, 'edit', '', content
     FROM articles, generate_series(1, ${many}) AS n WHERE id = $2`,
    [admin.id, article.id],
  );
  await pool.query('ANALYZE articles, article_authors, article_bookmarks, article_history');
  return { ...article, commentId: comment.id };
}

/** What can be searched for of some, rarely and often, in the directory. */
async function fillProfiles(app: TestApp, subject: { readonly id: string }) {
  const { pool } = app.platform.db;
  const some = "(SELECT id, row_number() OVER () AS n FROM users WHERE email LIKE '%@primjer.ba')";
  await pool.query(
    `UPDATE users SET interests = CASE WHEN one.n % 100 = 7 THEN '{finance}' ELSE '{arts}' END::text[]
     FROM ${some} AS one WHERE users.id = one.id`,
  );
  await pool.query(
    `INSERT INTO profiles (user_id, about, words)
     SELECT one.id, repeat('Prvo pitam ljude. ', 40), setweight(to_tsvector('simple',
         CASE one.n % 100 WHEN 7 THEN 'staza' ELSE 'cesta' END || ' w' || one.n % 200), 'A')
       || setweight(to_tsvector('simple', 'rijeka'), 'B') || to_tsvector('simple', 'mentor')
     FROM ${some} AS one ON CONFLICT (user_id) DO NOTHING`,
  );
  await pool.query(
    `INSERT INTO recommendations (id, author_id, subject_id, text, status, created_at)
     SELECT gen_random_uuid(), one.id, $1, 'x', 'shown', now() - one.n * interval '1 minute'
     FROM ${some} AS one WHERE one.id <> $1`,
    [subject.id],
  );
  await pool.query('ANALYZE users, profiles, recommendations');
}

/** Everybody knows the reader, and nobody else. */
async function fillNetwork(app: TestApp, stage: Stage, before: string) {
  const { pool } = app.platform.db;
  const { id } = stage.people.admin;
  await copyRecord(app, 'users', `id = '${stage.people.emir.id}'`, {
    email: "'clan-' || n || '@b.ba'",
  });
  const sides = {
    connections: [`$1, other.id`, `other.id, $1`],
    member_follows: [`$1, other.id`, `other.id, $1`],
    member_blocks: [`$1, other.id`],
  };
  const others =
    "(SELECT id, row_number() OVER () AS n FROM users WHERE email LIKE 'clan-%') AS other";
  for (const [table, ways] of Object.entries(sides)) {
    for (const way of ways) {
      const since = before.replaceAll(' n ', ' other.n ');
      await pool.query(`INSERT INTO ${table} SELECT ${way}, ${since} FROM ${others}`, [id]);
    }
    await pool.query(`ANALYZE ${table}`);
  }
  for (const [rest, inviter, invitee] of [
    ['0', '$1::uuid', 'other.id'],
    ['1', 'other.id', '$1::uuid'],
  ]) {
    await pool.query(
      `INSERT INTO connection_invitations (id, inviter_id, invitee_id, note, status, created_at)
       SELECT gen_random_uuid(), ${inviter}, ${invitee}, '', 'pending', ${before.replaceAll(' n ', ' other.n ')}
       FROM ${others} WHERE other.n % 2 = ${rest}`,
      [id],
    );
  }
  for (const [author, subject] of [
    ['$1::uuid', 'other.id'],
    ['other.id', '$1::uuid'],
  ]) {
    await pool.query(
      `INSERT INTO recommendations (id, author_id, subject_id, text, status, created_at)
       SELECT gen_random_uuid(), ${author}, ${subject}, 'x',
         (ARRAY['pending', 'shown', 'hidden'])[1 + other.n % 3], ${before.replaceAll(' n ', ' other.n ')}
       FROM ${others}`,
      [id],
    );
  }
  await pool.query(
    `INSERT INTO report_cases (id, kind, subject_id, owner_id, status, opened_at, decided_at, reason)
     SELECT gen_random_uuid(), 'member', other.id, other.id,
       CASE other.n % 2 WHEN 0 THEN 'open' ELSE 'dismissed' END, ${before.replaceAll(' n ', ' other.n ')},
       CASE other.n % 2 WHEN 0 THEN NULL ELSE ${before.replaceAll(' n ', ' other.n ')} END, ''
     FROM ${others}`,
  );
  await pool.query(
    `INSERT INTO reports (id, case_id, reporter_id, fault, text, reported_at)
     SELECT gen_random_uuid(), id, $1, 'spam', 'x', opened_at FROM report_cases`,
    [id],
  );
  await pool.query(
    `INSERT INTO age_corrections (user_id, adult, asked_at)
     SELECT other.id, true, ${before.replaceAll(' n ', ' other.n ')} FROM ${others}`,
  );
  await pool.query(
    'ANALYZE connection_invitations, recommendations, report_cases, reports, age_corrections',
  );
}

/** Posts by whom a member knows and by nobody they know, and one that everybody answered. */
async function fillPosts(app: TestApp, stage: Stage, before: string) {
  const { pool } = app.platform.db;
  const { clan: reader, lejla, emir } = stage.people;
  const { post, comment, own } = await app.platform.db.transaction(async (tx) => {
    const made = await createPost(tx, emir, { circles: ['place:tuzla'] });
    return {
      post: made,
      comment: await createPostComment(tx, made, emir),
      own: await createPost(tx, reader, { visibility: 'private' }),
    };
  });
  const someone = "(SELECT id FROM users WHERE email = 'clan-' || n || '@b.ba')";
  await copyRecord(app, 'posts', `id = '${own.id}'`, { created_at: before });
  await copyRecord(app, 'posts', `id = '${post.id}'`, { created_at: before, author_id: someone });
  const one = `id = '${comment.id}'`;
  await copyRecord(app, 'post_comments', one, { created_at: before, author_id: `'${reader.id}'` });
  await copyRecord(app, 'post_comments', one, { created_at: before, parent_id: `'${comment.id}'` });
  const others =
    "(SELECT id, row_number() OVER () AS n FROM users WHERE email LIKE 'clan-%') AS other";
  const since = before.replaceAll(' n ', ' other.n ');
  for (const [table, values, from] of [
    ['connections', `$1::uuid, other.id, ${since}`, others],
    ['feed_mutes', `$2::uuid, other.id, ${since}`, others],
    ['post_reactions', `$3::uuid, other.id, 'like', ${since}`, others],
    ['post_reactions', "id, $1::uuid, 'like', created_at", 'posts WHERE NOT visibility = $4'],
    ['post_bookmarks', 'id, $1::uuid, created_at', 'posts'],
    ['post_circles', "id, 'place:tuzla', author_id, created_at", 'posts WHERE id <> $3'],
  ]) {
    const given = { $1: reader.id, $2: lejla.id, $3: post.id, $4: 'private' };
    const used = Object.entries(given).reduce(
      (text, [name, value]) => text.replaceAll(name, `'${value}'`),
      `INSERT INTO ${table} SELECT ${values} FROM ${from} ON CONFLICT DO NOTHING`,
    );
    await pool.query(used);
  }
  await pool.query(
    'ANALYZE posts, post_comments, post_reactions, post_bookmarks, post_circles, connections, feed_mutes',
  );
  return { id: post.id, commentId: comment.id };
}
