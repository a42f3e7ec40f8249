import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import { teamsApi } from '@app/contracts/teams/teams.api';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createInvitation } from '../teams/teams.factory.ts';
import { type BuiltApplication, completeContent } from './applications.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);
let inScope: BuiltApplication;
let everybodys: BuiltApplication;

beforeAll(async () => {
  const content = completeContent();
  const [activity] = content.projectActivities;
  const named = {
    ...content,
    eligibility: [{ id: 'age', answer: 'no' as const }],
    projectActivities: activity ? [{ ...activity, responsible: 'membership-of-clan' }] : [],
  };
  const call = await stage.call(stage.tuzla, { minAge: 15, maxAge: 30 });
  inScope = await stage.application({ call, content: named, status: 'submitted' });
  everybodys = await stage.application({ call, content: named, status: 'published' });
  await app.platform.db.transaction(async (tx) => {
    const createdAt = app.clock.now();
    await createInvitation(tx, inScope, { inviteeUserId: stage.people.lejla.id, createdAt });
  });
});

type Who = PersonaKey | 'nobody';

const tokenOf = (who: Who) => (who === 'nobody' ? undefined : stage.people[who].token);

describe('fields', () => {
  const view = async (who: Who, { slug }: BuiltApplication): Promise<OrangeView> => {
    const endpoint = who === 'nobody' ? applicationsApi.publicView : applicationsApi.teamAccess;
    return (await app.as(tokenOf(who)).call(endpoint, { params: { slug } })).data
      .data as OrangeView;
  };

  it.each(['odbor1'] as const)('of contacts and accounts go to %s', async (who) => {
    const seen = await view(who, inScope);
    expect(seen.userId).toBe(stage.people.vlasnik.id);
    expect(seen.projectActivities[0]?.responsible).toBe('membership-of-clan');
    expect(seen.members.map((member) => member.email)).toEqual([
      stage.people.vlasnik.email,
      stage.people.clan.email,
    ]);
    expect(seen.members[0]).toMatchObject({
      userId: stage.people.vlasnik.id,
      phone_number: null,
    });
    expect(seen.abilities).toMatchObject({ canViewContacts: true, canViewPrivate: true });
    expect(seen.eligibility).toMatchObject([{ answer: 'no', passes: false }]);
  });

  it.each(['clan'] as const)('of that kind do not go to %s', async (who) => {
    const seen = await view(who, inScope);
    expect(Object.keys(seen)).not.toContain('userId');
    expect(Object.keys(seen.projectActivities[0] ?? {})).not.toContain('responsible');
    expect(JSON.stringify(seen.members)).not.toContain('@');
    expect(seen.abilities).toMatchObject({ canViewContacts: false, canViewPrivate: true });
    expect(seen.eligibility?.[0]?.question.bhs).toBe('Imaju li svi u timu od 15 do 30 godina?');
  });

  it('for strangers hold no account, address or picture of anybody', async () => {
    const answers = [
      JSON.stringify(await view('nobody', everybodys)),
      JSON.stringify(
        (await app.as().call(applicationsApi.members, { params: { id: everybodys.id } })).data,
      ),
      JSON.stringify(
        (await app.as().call(applicationsApi.testMembers, { params: { id: everybodys.id } })).data,
      ),
    ];
    for (const text of answers) {
      for (const { id, email } of [stage.people.vlasnik, stage.people.clan]) {
        expect(text).not.toContain(id);
        expect(text).not.toContain(email);
      }
      expect(text).not.toContain('responsible');
      expect(text).not.toContain('eligibility');
      expect(text).toContain(stage.people.clan.name);
    }
  });

  it('of the team tell owner and members apart', async () => {
    const answer = await app.as().call(applicationsApi.members, { params: { id: everybodys.id } });
    expect(answer.data.data.map(({ name, role }) => [name, role])).toEqual([
      [stage.people.vlasnik.name, 'vlasnik'],
      [stage.people.clan.name, 'clan'],
    ]);
  });

  it('of invitations name accounts to staff only, and run out by the clock', async () => {
    const params = { id: inScope.id };
    const asTeam = await app.as(tokenOf('clan')).call(teamsApi.invitations, { params });
    expect(asTeam.data.invitations).toMatchObject([{ inviteeUserId: null, status: 'pending' }]);
    app.clock.forward(14 * 86_400_000);
    const { id: userId, sessionId, email } = stage.people.asistent;
    const token = await app.platform.access.issue({ userId, sessionId, email, role: 'INDIVIDUAL' });
    const asStaff = await app.as(token).call(teamsApi.invitations, { params });
    expect(asStaff.data.invitations).toMatchObject([
      { inviteeUserId: stage.people.lejla.id, status: 'expired' },
    ]);
    app.clock.forward(-14 * 86_400_000);
  });
});

describe('the public view', () => {
  const read = (token?: string) =>
    app.as(token).call(applicationsApi.publicView, { params: { slug: everybodys.slug } });

  it('carries what the preview shows', async () => {
    const { data } = (await read()).data;
    expect(data).toMatchObject({
      status: 'published',
      youthBankName: stage.tuzla.name,
      requestedAmount: 1562,
      targetFundingAmount: 781,
      minimumCampaignGoal: 156,
      projectDuration: '2027-02-01 - 2027-08-31',
      problemStatement: completeContent().communityProblem,
      teamSize: 2,
      revision: 1,
      abilities: { canEdit: false, canViewPrivate: false, events: [] },
    });
  });

  it('shows each reader their own abilities', async () => {
    await read();
    const { data } = (await read(stage.people.menadzer.token)).data;
    expect(data.abilities.events).toEqual(['signContract']);
    expect((await read()).data.data.abilities.events).toEqual([]);
  });

  it('is anew as soon as anything is changed that it shows', async () => {
    const { pool } = app.platform.db;
    const name = async () => (await read()).data.data.youthBankName;
    const rename = (to: string) =>
      pool.query('UPDATE youth_banks SET name = $1 WHERE id = $2', [to, stage.tuzla.id]);
    expect(await name()).toBe(stage.tuzla.name);
    await rename('Nova');
    await expect.poll(name).toBe('Nova');
    await rename(stage.tuzla.name);
    await expect.poll(name).toBe(stage.tuzla.name);
  });
});
