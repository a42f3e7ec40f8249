import { applicationsApi } from '@app/contracts/applications/applications.api';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { describe, expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { putMails } from '../applications/applications.jobs.ts';
import { setUpNotifications } from './notifications.testing.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const { choose, mailed: subjects, titles } = setUpNotifications(app);

async function refundDonation() {
  const application = await stage.application({ status: 'submitted' });
  const body = { event: 'returnForChanges', reason: 'Dodajte ponude.', sections: ['budget'] };
  const answer = await app
    .as(stage.people.koordinator.token)
    .call(applicationsApi.move, { params: { id: application.id }, body: body as never });
  expect(answer.status).toBe(200);
}

describe('an application that is returned', () => {
  it('is written about once to each of the team', async () => {
    const { vlasnik, clan } = stage.people;
    await refundDonation();
    for (const who of [vlasnik, clan]) {
      expect(await titles(who)).toEqual(['Prijavu treba doraditi']);
      expect(await subjects(who)).toHaveLength(1);
    }
  });

  it('is written about as each of them chose, and told in the app whatever they chose', async () => {
    const { vlasnik, clan } = stage.people;
    await choose(vlasnik, { types: [{ type: 'status_change', mail: false }] });
    await choose(clan, { frequency: 'daily' });
    await refundDonation();
    expect([await subjects(vlasnik), await subjects(clan)]).toEqual([[], []]);
    expect([await titles(vlasnik), await titles(clan)]).toEqual([
      ['Prijavu treba doraditi'],
      ['Prijavu treba doraditi'],
    ]);
    app.clock.forward(24 * 3_600_000);
    await app.platform.jobs.runNow('notifications.digests');
    expect([await subjects(vlasnik), await subjects(clan)]).toEqual([[], ['1 novo obavještenje']]);
  });

  it('is written about after quiet hours', async () => {
    const { vlasnik, clan } = stage.people;
    await choose(clan, { quietHours: { from: '00:00', to: '23:59' } });
    await refundDonation();
    expect(await subjects(vlasnik)).toHaveLength(1);
    expect(await subjects(clan)).toEqual([]);
    app.clock.forward(11 * 3_600_000);
    expect(await subjects(clan)).toHaveLength(1);
  });
});

describe('a campaign that starts', () => {
  it('is written about to whoever wants it', async () => {
    const { vlasnik, clan, voditelj } = stage.people;
    await choose(clan, { frequency: 'never' });
    const { id } = await stage.application({ status: 'approved', told: true });
    const now = app.clock.now().getTime();
    const started = await app.as(voditelj.token).call(crowdfundingApi.startCampaign, {
      body: {
        applicationId: id,
        targetAmount: 800,
        startsAt: new Date(now).toISOString(),
        endsAt: new Date(now + 30 * 86_400_000).toISOString(),
      },
    });
    expect(started.status).toBe(201);
    expect(await titles(clan)).toContain('Kampanja je počela');
    expect((await subjects(vlasnik)).length).toBeGreaterThan(0);
    expect(await subjects(clan)).toEqual([]);
  });
});

describe('a receipt', () => {
  it('that an application was submitted comes whatever its owner chose', async () => {
    const { vlasnik } = stage.people;
    const { id } = await stage.application({ status: 'submitted' });
    await choose(vlasnik, { frequency: 'never' });
    await app.platform.db.transaction((tx) =>
      putMails(app.platform, tx, 'submitted', { applicationId: id, userIds: [vlasnik.id] }),
    );
    expect(await subjects(vlasnik)).toHaveLength(1);
  });
});
