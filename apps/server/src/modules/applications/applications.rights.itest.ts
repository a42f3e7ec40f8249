import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { Endpoint } from '@app/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Grants, grants } from '../../platform/testing/grants.ts';
import type { PersonaKey } from '../../platform/testing/personas.ts';
import { type TestApp, testApp } from '../../platform/testing/testApp.ts';
import {
  type BuiltApplication,
  completeContent,
  createInvitation,
} from './applications.factory.ts';

let app: TestApp;
let stage: Grants;
let inScope: BuiltApplication;
let outOfScope: BuiltApplication;
let everybodys: BuiltApplication;

const missing = { id: '018f0000-0000-7000-8000-000000000000', slug: 'nema-ga' };

beforeAll(async () => {
  app = await testApp();
  stage = await grants(app);
  const content = completeContent();
  const [activity] = content.projectActivities;
  const named = {
    ...content,
    projectActivities: activity ? [{ ...activity, responsible: 'membership-of-clan' }] : [],
  };
  inScope = await stage.application({ content: named, status: 'submitted' });
  outOfScope = await stage.application({
    content: named,
    status: 'submitted',
    call: stage.openInZenica,
  });
  everybodys = await stage.application({ content: named, status: 'published' });
  await app.platform.db.transaction(async (tx) => {
    for (const application of [inScope, outOfScope]) {
      const createdAt = app.clock.now();
      await createInvitation(tx, application, { inviteeUserId: stage.people.lejla.id, createdAt });
    }
  });
});
afterAll(() => app.close());

type Who = PersonaKey | 'nobody';

const everybody: readonly Who[] = [
  'nobody',
  'lejla',
  'moderator',
  'novi',
  'vlasnik',
  'clan',
  'asistent',
  'koordinator',
  'voditelj',
  'savjetnik',
  'menadzer',
  'odbor1',
  'admin',
  'globalni',
];
const staff: readonly Who[] = ['asistent', 'koordinator', 'voditelj', 'savjetnik', 'menadzer'];
const bank: readonly Who[] = [...staff, 'odbor1'];
const everywhere: readonly Who[] = ['admin', 'globalni'];
const team: readonly Who[] = ['vlasnik', 'clan'];

/** Who gets through to which endpoint; everybody else gets 404, or what is said of them. */
interface Row {
  readonly endpoint: Endpoint;
  readonly body?: unknown;
  readonly through: { readonly inScope: readonly Who[]; readonly outOfScope: readonly Who[] };
  /** Who knows of the application, but may not do this. */
  readonly forbidden?: { readonly inScope: readonly Who[]; readonly outOfScope: readonly Who[] };
  readonly anonymous: 401 | 404;
}

const insiders = {
  inScope: [...team, ...bank, ...everywhere],
  outOfScope: [...team, ...everywhere],
};

const rows: Record<string, Row> = {
  open: {
    endpoint: applicationsApi.open,
    through: { inScope: [...team, ...staff], outOfScope: team },
    forbidden: { inScope: ['odbor1', ...everywhere], outOfScope: everywhere },
    anonymous: 401,
  },
  save: {
    endpoint: applicationsApi.save,
    body: { editRevision: 1, changes: {} },
    through: { inScope: [...team, ...staff], outOfScope: team },
    forbidden: { inScope: ['odbor1', ...everywhere], outOfScope: everywhere },
    anonymous: 401,
  },
  history: { endpoint: applicationsApi.history, through: insiders, anonymous: 401 },
  teamAccess: { endpoint: applicationsApi.teamAccess, through: insiders, anonymous: 401 },
  members: { endpoint: applicationsApi.members, through: insiders, anonymous: 404 },
  testMembers: { endpoint: applicationsApi.testMembers, through: insiders, anonymous: 404 },
  invitations: { endpoint: applicationsApi.invitations, through: insiders, anonymous: 401 },
  publicView: {
    endpoint: applicationsApi.publicView,
    through: { inScope: [], outOfScope: [] },
    anonymous: 404,
  },
};

const tokenOf = (who: Who) => (who === 'nobody' ? undefined : stage.people[who].token);

async function ask(who: Who, row: Row, target: { id: string; slug: string }) {
  const input = { params: target, ...(row.body ? { body: row.body } : {}) };
  const answer = await app.as(tokenOf(who)).call(row.endpoint, input as never);
  return answer;
}

function expected(who: Who, row: Row, where: 'inScope' | 'outOfScope'): number {
  if (who === 'nobody') return row.anonymous;
  // Nobody who has not confirmed their address is let in, public endpoints aside.
  if (who === 'novi' && row.endpoint.access !== 'public') return 403;
  if (row.through[where].includes(who)) return 200;
  return row.forbidden?.[where].includes(who) ? 403 : 404;
}

describe('rights', () => {
  it.each(Object.keys(rows))('%s, for everybody, in and out of scope', async (name) => {
    const row = rows[name];
    if (!row) throw new Error(name);
    const wrong: string[] = [];
    for (const where of ['inScope', 'outOfScope'] as const) {
      for (const who of everybody) {
        const target = where === 'inScope' ? inScope : outOfScope;
        const { status } = await ask(who, row, target);
        const should = expected(who, row, where);
        if (status !== should) wrong.push(`${who} ${where}: ${status} instead of ${should}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(rows))('%s answers foreign and missing ones alike', async (name) => {
    const row = rows[name];
    if (!row) throw new Error(name);
    for (const who of ['lejla', 'moderator', 'nobody'] as const) {
      const foreign = await ask(who, row, inScope);
      const none = await ask(who, row, missing);
      expect(foreign.status).toBe(none.status);
      expect(foreign.error).toEqual(none.error);
    }
  });
});

describe('fields', () => {
  const view = async (who: Who, { slug }: BuiltApplication): Promise<ApplicationView> => {
    const endpoint = who === 'nobody' ? applicationsApi.publicView : applicationsApi.teamAccess;
    return (await app.as(tokenOf(who)).call(endpoint, { params: { slug } })).data.data;
  };

  it.each(['admin', 'globalni', 'odbor1', 'asistent', 'menadzer'] as const)(
    'of contacts and accounts go to %s',
    async (who) => {
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
    },
  );

  it.each(['vlasnik', 'clan'] as const)('of that kind do not go to %s', async (who) => {
    const seen = await view(who, inScope);
    expect(Object.keys(seen)).not.toContain('userId');
    expect(Object.keys(seen.projectActivities[0] ?? {})).not.toContain('responsible');
    expect(JSON.stringify(seen.members)).not.toContain('@');
    expect(seen.abilities).toMatchObject({ canViewContacts: false, canViewPrivate: true });
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
    const asTeam = await app.as(tokenOf('clan')).call(applicationsApi.invitations, { params });
    expect(asTeam.data.invitations).toMatchObject([{ inviteeUserId: null, status: 'pending' }]);
    app.clock.forward(14 * 86_400_000);
    const { id: userId, sessionId, email } = stage.people.asistent;
    const token = await app.platform.access.issue({ userId, sessionId, email, role: 'INDIVIDUAL' });
    const asStaff = await app.as(token).call(applicationsApi.invitations, { params });
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

  it('is kept for seconds, and forgotten when the application changes', async () => {
    await read();
    const { pool } = app.platform.db;
    await pool.query(`UPDATE youth_banks SET name = 'Nova' WHERE slug = 'tuzla'`);
    expect((await read()).data.data.youthBankName).toBe(stage.tuzla.name);
    await app.platform.db.transaction(async (tx) =>
      app.platform.signals.publish(tx, `application:${everybodys.id}`),
    );
    expect((await read()).data.data.youthBankName).toBe('Nova');
    await pool.query(`UPDATE youth_banks SET name = 'Novija' WHERE slug = 'tuzla'`);
    app.clock.forward(5_001);
    expect((await read()).data.data.youthBankName).toBe('Novija');
    app.clock.forward(-5_001);
  });
});
