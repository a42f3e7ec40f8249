import { banksApi } from '@app/contracts/banks/banks.api';
import { CallContent } from '@app/contracts/calls/call-content.schemas';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { GrantsPackage } from '@app/contracts/funds/open-data.schemas';
import { callStatuses } from '@app/domain/calls/call.machine';
import { callMissing } from '@app/domain/calls/call.missing';
import { type GiftStatus, giftStatuses } from '@app/domain/gifts/gift.machine';
import { clockState, clockStates } from '@app/domain/mentorship/clock';
import { type RequestStatus, requestStatuses } from '@app/domain/mentorship/request.machine';
import { postTypes } from '@app/domain/posts/post';
import { type VolunteerStatus, volunteerStatuses } from '@app/domain/volunteers/volunteer.machine';
import { beforeAll, expect, it } from 'vitest';
import { listWork } from '../modules/calls/calls.work.repo.ts';
import { type Box, listConversations } from '../modules/conversations/lists.repo.ts';
import { fingerprint } from '../platform/testing/fingerprint.ts';
import { setUpApp } from '../platform/testing/setUp.ts';
import { seedDemo } from './seed.ts';

const app = setUpApp();

beforeAll(() => seedDemo(app.platform));

it('the demo has calls in every state, and none that its editor would refuse', async () => {
  const now = app.clock.now();
  const works = await listWork(app.platform.db.read, { banks: 'all' }, { limit: 100 });
  expect(new Set(works.map(({ call }) => call.status))).toEqual(new Set(callStatuses));
  for (const { call, content } of works) {
    expect(CallContent.parse(content)).toEqual(content);
    const { status } = call;
    const blocking = callMissing(content, { now, status }).filter(({ blocks }) => blocks);
    const codes = blocking.map(({ path, code }) => `${path} ${code}`);
    expect(codes, call.slug).toEqual(status === 'draft' ? ['rubric sum'] : []);
  }
});

it('every bank of the demo publishes its grants in the shape of 360Giving', async () => {
  const banks = (await app.as().call(banksApi.list)).data;
  expect(banks.length).toBeGreaterThanOrEqual(6);
  const ids: string[] = [];
  for (const { slug, name } of banks) {
    const { data } = await app.as().call(fundsApi.grants, { params: { slug } });
    const { grants } = GrantsPackage.parse(data);
    for (const { id, fundingOrganization } of grants) {
      ids.push(id);
      expect(fundingOrganization.map((one) => one.name)).toEqual([name]);
    }
  }
  expect(new Set(ids).size).toBe(ids.length);
});

it('what happened in the demo happened in its order, and no fund ever promised more than it had', async () => {
  const { rows } = await app.platform.db.pool.query<{ slug: string; wrong: string }>(
    `
    WITH moves AS (
      SELECT a.slug, a.about->>'startsOn' AS starts, a.about->>'endsOn' AS ends, c.closes_at,
        c.decisions_published_at AS announced, t.event, t.at,
        lag(t.at) OVER (PARTITION BY a.id ORDER BY t.id) AS before
      FROM application_transitions t
      JOIN applications a ON a.id = t.application_id
      JOIN calls c ON c.id = a.call_id
    )
    SELECT slug, event || CASE
        WHEN at > $1 THEN ' is yet to come'
        WHEN before > at THEN ' comes before what led to it'
        WHEN event = 'submit' AND at > closes_at THEN ' after the deadline'
        WHEN event IN ('approve', 'declareWinner', 'reject') AND at < closes_at THEN ' while open'
        WHEN event IN ('approve', 'declareWinner', 'reject') AND at > announced THEN ' once told'
        WHEN event = 'signContract' AND at::date::text > starts THEN ' after the start'
        WHEN event = 'complete' AND at::date::text < ends THEN ' before the end'
      END AS wrong
    FROM moves`,
    [app.clock.now()],
  );
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter(({ wrong }) => wrong !== null)).toEqual([]);
  const funds = await app.platform.db.pool.query<{ slug: string; least: string; years: string }>(`
    SELECT slug, min(left_then) AS least, count(DISTINCT year) AS years FROM (
      SELECT b.slug, f.year, sum(CASE f.kind
          WHEN 'received' THEN f.amount WHEN 'returned' THEN f.amount
          WHEN 'promised' THEN -f.amount ELSE 0 END)
        OVER (PARTITION BY f.bank_id ORDER BY f.happened_on, f.id) AS left_then
      FROM fund_entries f JOIN youth_banks b ON b.id = f.bank_id
    ) AS sums GROUP BY slug`);
  expect(funds.rows).toHaveLength(6);
  for (const { slug, least, years } of funds.rows) {
    expect(Number(least), slug).toBeGreaterThanOrEqual(0);
    expect(Number(years), slug).toBeGreaterThanOrEqual(2);
  }
});

it('the demo has requests for mentorship in every status, with clocks in every state', async () => {
  const { rows } = await app.platform.db.pool.query<{
    status: RequestStatus;
    deadline: Date | null;
  }>('SELECT status, sla_timer AS deadline FROM mentorship_requests');
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(requestStatuses));
  const clocks = rows.map((row) => clockState(row, app.clock.now()));
  expect(new Set(clocks)).toEqual(new Set(clockStates));
  const late = await app.platform.db.pool.query(
    `SELECT r.id FROM mentorship_requests r JOIN applications a ON a.id = r.application_id
     LEFT JOIN mentorship_messages m ON m.request_id = r.id
     WHERE r.created_at < a.created_at OR m.created_at < r.created_at OR m.created_at > r.resolved_at`,
  );
  expect(late.rows).toEqual([]);
});

it('the demo has gifts in every status, with the mails to who gives', async () => {
  const { rows } = await app.platform.db.pool.query<{ status: GiftStatus; email: string }>(
    'SELECT status, donor_email AS email FROM gifts',
  );
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(giftStatuses));
  for (const { status, email } of rows) {
    const mails = await app.platform.mail.caught(email);
    // The newest first.
    const told = [...(status === 'confirmed' ? ['/epotvrda/'] : []), '/donation-confirm/'];
    expect(mails.map(({ text }) => told.find((place) => text.includes(place)))).toEqual(told);
  }
});

it('the demo has volunteers in every status, with the mails to them', async () => {
  const { rows } = await app.platform.db.pool.query<{ status: VolunteerStatus; email: string }>(
    'SELECT status, email FROM volunteers',
  );
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(volunteerStatuses));
  const invited = rows.filter(({ status }) => status !== 'offered' && status !== 'refused');
  for (const email of new Set(invited.map((one) => one.email))) {
    const mails = await app.platform.mail.caught(email);
    const asked = rows.filter((one) => one.email === email).length;
    expect(
      mails.filter(({ text }) => text.includes('/confirm-volunteer')),
      email,
    ).toHaveLength(asked);
  }
});

it('the feed of the demo has posts of each type, and counts what stands there', async () => {
  const { rows } = await app.platform.db.pool.query(
    `
    SELECT type, count(*)::int AS times,
      bool_and(comments = (SELECT count(*) FROM post_comments WHERE post_id = posts.id)) AS comments,
      bool_and((SELECT sum(n) FROM unnest(reactions) AS n) =
        (SELECT count(*) FROM post_reactions WHERE post_id = posts.id)) AS reactions,
      bool_and(created_at < $1) AS written
    FROM posts GROUP BY type`,
    [app.clock.now()],
  );
  expect(rows.map(({ type }) => type).sort()).toEqual([...postTypes].sort());
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBeGreaterThan(50);
  for (const row of rows)
    expect(row).toMatchObject({ comments: true, reactions: true, written: true });
});

it('the demo has conversations to read, at the door, put away and in groups', async () => {
  const { rows: tokens } = await app.platform.db.pool.query<{ id: string; email: string }>(
    "SELECT id, email FROM users WHERE email IN ('lejla@demo.zamah.ba', 'vlasnik@demo.zamah.ba')",
  );
  const idOf = (key: string) => tokens.find(({ email }) => email.startsWith(key))?.id ?? '';
  const boxes = async (key: string, box: Box) =>
    listConversations(app.platform.db.read, idOf(key), box, { limit: 50 });
  const inbox = await boxes('lejla', 'inbox');
  expect(inbox.map(({ unread }) => unread)).toEqual([0, 2, 1]);
  expect(inbox.filter(({ conversation }) => conversation.isGroup)).toHaveLength(1);
  expect(await boxes('lejla', 'requests')).toHaveLength(3);
  expect(await boxes('lejla', 'archived')).toHaveLength(1);
  expect((await boxes('vlasnik', 'inbox')).map(({ unread }) => unread)).toEqual([1, 1, 0, 0]);
  expect(await boxes('vlasnik', 'requests')).toHaveLength(1);
});

it('what runs by the clock does its work once, at whatever time it runs', async () => {
  const { jobs } = app.platform;
  const run = async () => {
    for (const name of jobs.schedules.keys()) await jobs.runNow(name);
    // The night keeps that it asked; that is no work.
    const { payment_checks: _, ...print } = await fingerprint(app);
    return print;
  };
  for (const hours of [0, 5, 31, 30 * 24]) {
    app.clock.forward(hours * 3_600_000);
    const once = await run();
    expect(await run(), `${hours} hours later`).toEqual(once);
  }
});
