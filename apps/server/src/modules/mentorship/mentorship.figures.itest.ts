import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { beforeAll, expect, it } from 'vitest';
import { readCsv } from '../../platform/csv.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createMentorship } from './mentorship.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const hour = 3_600_000;
const bank = { params: { bankSlug: 'tuzla' } };

beforeAll(async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const { vlasnik, odbor1, odbor2 } = stage.people;
  const after = (from: Date, hours: number) => new Date(from.getTime() + hours * hour);
  await app.platform.db.transaction(async (tx) => {
    // The last hour of October, and the first of November, in Sarajevo.
    const october = new Date('2026-10-31T22:30:00Z');
    const november = new Date('2026-10-31T23:30:00Z');
    for (const hours of [1, 2, 3]) {
      await createMentorship(tx, { id }, vlasnik, {
        createdAt: october,
        status: 'resolved',
        claimedBy: odbor1.id,
        slaTimer: null,
        firstAnsweredAt: after(october, hours),
        resolvedAt: after(october, hours * 10),
        wasLate: hours === 3,
        rating: hours + 2,
        ratedMentorId: odbor2.id,
      });
    }
    await createMentorship(tx, { id }, vlasnik, { createdAt: november, priority: 'urgent' });
    const archived = { status: 'archived', slaTimer: null } as const;
    await createMentorship(tx, { id }, vlasnik, { createdAt: november, ...archived });
  });
});

it('figures say how soon a bank answers, by mentor and month of Sarajevo', async () => {
  const { odbor1, odbor2 } = stage.people;
  const { data } = await app.as(stage.people.voditelj.token).call(mentorshipApi.figures, bank);
  expect(data.total).toEqual({
    requests: 5,
    answered: 3,
    resolved: 3,
    firstAnswer: { median: 2, p90: 2.8 },
    resolution: { median: 20, p90: 28 },
    // One was answered late, one is overdue.
    overdueShare: 0.4,
    rating: 4,
    ratings: 3,
  });
  expect(data.openByPriority).toEqual({ low: 0, normal: 0, high: 0, urgent: 1 });
  expect(data.byMonth.map(({ month, requests }) => [month, requests])).toEqual([
    ['2026-10', 3],
    ['2026-11', 2],
  ]);
  // Whoever took it over since, the rating is of the one who was rated.
  const mentors = data.byMentor.map(({ mentor, requests, ratings }) => [mentor, requests, ratings]);
  expect(mentors).toEqual([
    [odbor1.name, 3, 0],
    [odbor2.name, 0, 3],
  ]);
  const within = { ...bank, query: { from: '2026-11-01', to: '2026-11-01' } };
  const november = await app.as(stage.people.voditelj.token).call(mentorshipApi.figures, within);
  expect(november.data.total).toMatchObject({ requests: 2, firstAnswer: { median: null } });
  const file = await app.http.inject({
    url: '/api/ob-direct/mentorship-analytics/banks/tuzla/figures.csv?language=en',
    headers: { authorization: `Bearer ${stage.people.voditelj.token}` },
  });
  const rows = readCsv(file.body) ?? [];
  expect(rows.slice(1)).toEqual([
    ['in total', '', '5', '3', '3', '2', '2.8', '20', '28', '40', '4', '3'],
    ['mentor', odbor1.name, '3', '3', '3', '2', '2.8', '20', '28', '33', '', '0'],
    ['mentor', odbor2.name, '0', '0', '0', '', '', '', '', '', '4', '3'],
    ['month', '2026-10', '3', '3', '3', '2', '2.8', '20', '28', '33', '4', '3'],
    ['month', '2026-11', '2', '0', '0', '', '', '', '', '50', '', '0'],
  ]);
});

it('the mean of the last three months tells a board how soon it answers', async () => {
  const hours = async (who: 'odbor1' | 'menadzer') =>
    (await app.as(stage.people[who].token).call(mentorshipApi.answerTime)).data.hours;
  expect(await hours('odbor1')).toBe(2);
  expect(await hours('menadzer')).toBeNull();
});

it('of a bank without requests they say nothing', async () => {
  const { data } = await app
    .as(stage.people.admin.token)
    .call(mentorshipApi.figures, { params: { bankSlug: 'zenica' } });
  expect(data.total).toMatchObject({ requests: 0, overdueShare: null, rating: null });
  expect([data.byMentor, data.byMonth]).toEqual([[], []]);
});

it('templates are written by who leads, used by the board, and kept apart by bank', async () => {
  const as = (who: keyof typeof stage.people) => app.as(stage.people[who].token);
  const body = { title_bhs: 'A', title_en: 'A', text_bhs: 'Tekst', text_en: 'Text' };
  const { id } = (await as('voditelj').call(mentorshipApi.addTemplate, { ...bank, body })).data;
  const list = async () => (await as('odbor1').call(mentorshipApi.templates, bank)).data.items;
  expect(await list()).toEqual([{ id, ...body }]);
  const elsewhere = { params: { bankSlug: 'zenica', templateId: id } };
  expect((await as('admin').call(mentorshipApi.removeTemplate, elsewhere)).status).toBe(404);
  const here = { params: { bankSlug: 'tuzla', templateId: id } };
  const blank = { ...body, text_en: '  ' };
  const refused = await as('voditelj').call(mentorshipApi.changeTemplate, { ...here, body: blank });
  expect(refused.error.fields).toHaveProperty('text_en');
  expect((await as('voditelj').call(mentorshipApi.removeTemplate, here)).status).toBe(200);
  expect(await list()).toEqual([]);
});
