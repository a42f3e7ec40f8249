import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { skillsApi } from '@app/contracts/skills/skills.api';
import type { SkillAnswers } from '@app/contracts/skills/skills.schemas';
import { completeBlueContent } from '@app/domain/applications/form/blue.factory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { testApp } from '../../platform/testing/testApp.ts';
import { completeContent } from '../applications/applications.factory.ts';
import { provenOf } from './skills.proven.ts';

const sent: string[] = [];
/** Stands for the service that reads: finds in the first text what the rules do not. */
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    sent.push(messages[1]?.content ?? '');
    const quote = 'struja i police';
    const skills = [
      { skill: 'electrical', learners: 'team', confidence: 0.6, field: 'description', quote },
    ];
    const content = JSON.stringify({ skills });
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
});
const app = setUpApp(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const { port } = service.address() as AddressInfo;
  return testApp({ AI_URL: `http://127.0.0.1:${port}`, AI_MODEL: 'm', AI_REQUESTS_A_DAY: '2' });
});
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

beforeAll(() => sent.splice(0));
afterAll(() => {
  service.close();
});

const as = (who: Who) => app.as(stage.people[who].token);
const at = (id: string) => ({ params: { id } });
const read = async (who: Who, id: string) => (await as(who).call(skillsApi.read, at(id))).data;
const view = async (who: Who, id: string) => (await as(who).call(skillsApi.skills, at(id))).data;
const teamSkills = (data: Awaited<ReturnType<typeof view>>) =>
  data.activities[0]?.analysis?.teamMemberSkills ?? [];

it('is read, answered, and taken back by the team; strangers see what it accepted', async () => {
  const made = await stage.application({ status: 'published' });
  const before = await view('vlasnik', made.id);
  expect(before.activities[0]).toMatchObject({ name: 'Uređenje sobe', analysis: null });
  const activityId = before.activities[0]?.id ?? '';
  const single = async (who: Who) =>
    (await as(who).call(skillsApi.analysis, at(activityId))).data.analysis;
  expect(await single('lejla')).toBeNull();

  const first = await read('clan', made.id);
  expect(first.activities[0]?.analysis?.volunteerSkills).toMatchObject([
    {
      id: 'painting-walls',
      skill: 'Krečenje i farbanje',
      quote: 'Krečenje i montaža',
      answer: null,
    },
  ]);
  expect(first.fullScoreReady).toBe(false);
  const answers: SkillAnswers['answers'] = [
    { activityId, learners: 'volunteers', skill: 'painting-walls', answer: 'accepted' },
    { activityId, learners: 'team', skill: 'teamwork', answer: 'accepted' },
    { activityId, learners: 'team', skill: 'budgeting', answer: 'refused' },
  ];
  const put = (body: SkillAnswers) => as('clan').call(skillsApi.answer, { ...at(made.id), body });
  const answered = (await put({ answers })).data;
  expect(answered.fullScoreReady).toBe(true);
  expect(answered.activities[0]?.analysis?.volunteerSkills[0]).toMatchObject({
    answer: 'accepted',
    answeredBy: stage.people.clan.name,
    answeredAt: app.clock.now().toISOString(),
  });
  const seen = await single('lejla');
  expect(seen).toMatchObject({ texts: [], suggestions: [], stale: false });
  expect(seen?.teamMemberSkills.map(({ id }) => id)).toEqual(['teamwork']);
  expect(seen?.volunteerSkills).toMatchObject([{ quote: '', place: null, answeredBy: null }]);
  expect(seen).not.toHaveProperty('overallAssessment');
  expect((await single('voditelj'))?.teamMemberSkills).toHaveLength(2);

  const back = await put({
    answers: [{ activityId, learners: 'team', skill: 'budgeting', answer: null }],
  });
  expect(teamSkills(back.data).map(({ id }) => id)).toEqual(['teamwork']);
  const unknown = [
    { activityId, learners: 'team', skill: 'wizardry', answer: 'accepted' } as const,
  ];
  expect((await put({ answers: unknown })).status).toBe(404);
});

it('tells what is learned in a milestone or a way to customers of a business as well', async () => {
  const call = await stage.call(stage.tuzla, { kind: 'blue' });
  const made = await stage.application({ call, status: 'published' });
  const { activities, kind } = await read('vlasnik', made.id);
  const ids = activities.map(({ id }) => id);
  const content = completeBlueContent();
  expect(ids).toEqual([...content.milestones, ...content.channels].map(({ id }) => id));
  for (const activityId of ids) {
    const answer = await as('clan').call(skillsApi.analysis, at(activityId));
    expect(answer.data.analysis?.activityId).toBe(activityId);
  }
  expect(kind).toBe('blue');
});

it('asks the service once it was allowed, without names, within the day', async () => {
  const { vlasnik } = stage.people;
  const made = await stage.application({ content: withName(vlasnik.name) });
  expect((await view('vlasnik', made.id)).service).toEqual({ allowed: null, canAllow: true });
  expect((await view('clan', made.id)).service?.canAllow).toBe(false);
  await read('vlasnik', made.id);
  await app.platform.jobs.drain();
  expect(sent).toEqual([]);

  const body = { allowed: true };
  expect((await as('clan').call(skillsApi.consent, { ...at(made.id), body })).status).toBe(403);
  await as('vlasnik').call(skillsApi.consent, { ...at(made.id), body });
  await read('vlasnik', made.id);
  await app.platform.jobs.drain();
  expect(sent).toHaveLength(1);
  for (const name of vlasnik.name.split(' ')) expect(sent[0]).not.toContain(name);
  const found = teamSkills(await view('vlasnik', made.id));
  expect(found.find(({ id }) => id === 'electrical')).toMatchObject({ quote: 'struja i police' });

  // The same texts are not asked about twice; other texts are, until the day's budget is spent.
  await read('vlasnik', made.id);
  await app.platform.jobs.drain();
  expect(sent).toHaveLength(1);
  for (const more of ['Farbamo ogradu.', 'Sadimo lipe.']) {
    const other = await stage.application({
      content: withName(more),
      call: await stage.call(stage.tuzla),
    });
    await as('vlasnik').call(skillsApi.consent, { ...at(other.id), body });
    await read('vlasnik', other.id);
    await app.platform.jobs.drain();
  }
  expect(sent).toHaveLength(2);
});

it('proves to the members of a finished project what their team accepted', async () => {
  const { vlasnik, lejla } = stage.people;
  const made = await stage.application({ status: 'implementation' });
  const activityId = (await read('vlasnik', made.id)).activities[0]?.id ?? '';
  const answers: SkillAnswers['answers'] = [
    { activityId, learners: 'team', skill: 'teamwork', answer: 'accepted' },
    { activityId, learners: 'volunteers', skill: 'painting-walls', answer: 'accepted' },
  ];
  await as('vlasnik').call(skillsApi.answer, { ...at(made.id), body: { answers } });
  const proven = (who: { readonly id: string }) => provenOf(app.platform.db.read, who.id);
  const before = await proven(vlasnik);
  await app.platform.db.pool.query(`UPDATE applications SET status = 'completed' WHERE id = $1`, [
    made.id,
  ]);
  expect(await proven(vlasnik)).toEqual([
    ...before,
    {
      skill: { bhs: 'Timski rad', en: 'Teamwork' },
      projectTitle: made.projectTitle,
      slug: made.slug,
      kind: 'orange',
    },
  ]);
  expect(await proven(lejla)).toEqual([]);
  expect((await as('vlasnik').call(skillsApi.read, at(made.id))).status).toBe(403);
});

/** A plan whose text names somebody. */
function withName(name: string) {
  const content = completeContent();
  const [activity] = content.projectActivities;
  if (!activity) throw new Error('The complete content has no activity.');
  const description = `Izolacija, struja i police. ${name} vodi posao.`;
  return { ...content, projectActivities: [{ ...activity, description }] };
}
