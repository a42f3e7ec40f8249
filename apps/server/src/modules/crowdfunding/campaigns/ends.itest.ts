import { applicationsApi } from '@app/contracts/applications/applications.api';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { describe, expect, it } from 'vitest';
import { donationFor, listeningApp, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { mailsTo } from '../../../platform/testing/mails.ts';
import { fieldsOf } from '../../../platform/testing/payments.ts';
import { setUpApp, setUpPersonas } from '../../../platform/testing/setUp.ts';
import { createFundEntry } from '../../funds/funds.factory.ts';
import { sumsOfBank } from '../../funds/funds.repo.ts';
import { checkSums } from '../donations/sums.repo.ts';

const app = setUpApp(() => listeningApp());
const people = setUpPersonas(app);

const day = 24 * 60 * 60 * 1000;
const end = 9 * day;

const globalni = async () => {
  const { id: userId, sessionId, email } = people.globalni;
  return app.as(await app.platform.access.issue({ userId, sessionId, email, role: 'INDIVIDUAL' }));
};

/** A campaign with a minimum of 156 KM. */
async function campaign() {
  const made = await runningCampaign(app, { targetKm: 1000 });
  const { applicationId, id } = made.campaign;
  return {
    ...made,
    donate: (donorEmail: string, amount: number, demoFlow: 'instant' | 'provider' = 'instant') =>
      app.as().call(crowdfundingApi.donate, {
        body: donationFor({ applicationId }, { amount, donorEmail, demoFlow }),
      }),
    /** At the demo's provider, which can give it back. */
    pay: async (donorEmail: string, amount: number) => {
      const body = donationFor({ applicationId }, { amount, donorEmail });
      const { data: asked } = await app.as().call(crowdfundingApi.donate, { body });
      const chosen = fieldsOf(asked.paymentResult.form_html ?? '');
      chosen.set('decision', 'approve');
      const url = `${app.platform.settings.publicUrl}/dev/payments/decide`;
      await fetch(url, { method: 'POST', body: chosen, redirect: 'manual' });
    },
    see: async () => (await app.as().call(crowdfundingApi.campaign, { params: { id } })).data,
    told: async (userId: string) => {
      await app.platform.jobs.drain();
      const { rows } = await app.platform.db.pool.query(
        `SELECT text FROM notifications WHERE user_id = $1 AND text LIKE 'campaign%' ORDER BY id`,
        [userId],
      );
      return rows.map(({ text }: { text: string }) => text);
    },
    move: async (event: 'release' | 'planSecondRound', reason = 'Ni pola nije skupljeno.') =>
      (await globalni()).call(applicationsApi.move, {
        params: { id: applicationId },
        body: { event, reason },
      }),
  };
}

const sweep = () => app.platform.jobs.runNow('crowdfunding.ends');
const over = async () => {
  await sweep();
  await app.platform.jobs.drain();
};

describe('a campaign that is over', () => {
  it('asks the bank for the contract if it has its minimum, and tells donors once', async () => {
    const { donate, see, told, owner, voditelj } = await campaign();
    await donate('dva@primjer.ba', 100);
    await donate('dva@primjer.ba', 60);
    await over();
    expect(await told(voditelj.id)).toEqual([]);
    app.clock.forward(end);
    await Promise.all([sweep(), sweep()]);
    await over();
    expect(await see()).toMatchObject({ state: 'ended', outcome: 'enough' });
    expect(await told(owner.id)).toEqual(['campaignEndedTeam']);
    expect(await told(voditelj.id)).toEqual(['campaignEnoughStaff']);
    const mails = await mailsTo(app, 'dva@primjer.ba');
    const ended = mails.filter(({ subject }) => subject.endsWith('je završena'));
    expect(ended).toHaveLength(1);
    expect(ended[0]?.text).toContain('160');
  });

  it('waits for who is paying at that very moment', async () => {
    const { donate, told, voditelj } = await campaign();
    app.clock.forward(end - 60_000);
    await donate('kasni@primjer.ba', 160, 'provider');
    app.clock.forward(60_000);
    await over();
    expect(await told(voditelj.id)).toEqual([]);
    app.clock.forward(30 * 60_000);
    await app.platform.jobs.runNow('crowdfunding.expire');
    await over();
    expect(await told(voditelj.id)).toEqual(['campaignBelowStaff']);
  });
});

describe('a project that is let go', () => {
  it('gives donors their money back, frees the grant, and is over', async () => {
    const { pay, see, told, move, owner, bank, application } = await campaign();
    const { requestedAmount } = application;
    await app.platform.db.transaction(async (tx) => {
      await createFundEntry(tx, bank, people.globalni, app.clock.now(), { km: 2_000 });
      await createFundEntry(tx, bank, people.globalni, app.clock.now(), {
        kind: 'promised',
        km: requestedAmount / 100,
        applicationId: application.id,
      });
    });
    await pay('prva@primjer.ba', 20);
    await pay('druga@primjer.ba', 30);
    expect(await see()).toMatchObject({ currentAmount: 50 });
    expect((await move('release')).status).toBe(422);
    app.clock.forward(end);
    await over();
    expect((await move('release', '')).error.fields).toHaveProperty('reason');
    const answers = await Promise.all([move('release'), move('release')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await move('planSecondRound')).status).toBe(409);
    expect(answers.find(({ status }) => status === 200)?.data.status).toBe('withdrawn');
    await over();
    expect(await see()).toMatchObject({ outcome: 'released', currentAmount: 0, donorCount: 0 });
    expect((await told(owner.id)).at(-1)).toBe('campaignReleasedTeam');
    const [mail] = await mailsTo(app, 'prva@primjer.ba');
    expect(mail?.subject).toContain('Vraćamo ti');
    expect(mail?.text).toContain('nije skupila minimum');
    expect((await sumsOfBank(app.platform.db.read, bank.id)).left).toBe(200_000);
    expect(await checkSums(app.platform.db.read)).toEqual([]);
  });
});
