import { once } from 'node:events';
import { createServer } from 'node:net';
import type { DonateBody } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { fening } from '@app/domain/money';
import { createUser } from '../../modules/accounts/accounts.factory.ts';
import { createApplication } from '../../modules/applications/applications.factory.ts';
import { createBank } from '../../modules/banks/banks.factory.ts';
import { createCall } from '../../modules/calls/calls.factory.ts';
import {
  type BuiltCampaign,
  type CampaignPlan,
  createCampaign,
} from '../../modules/crowdfunding/crowdfunding.factory.ts';
import { grantPermission } from '../../modules/permissions/permissions.factory.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { type TestApp, testApp } from './testApp.ts';

const day = 24 * 60 * 60 * 1000;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/** A server that listens, so that it and the demo's card provider within it reach each other. */
export async function listeningApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const port = String(await freePort());
  const host = '127.0.0.1';
  const app = await testApp({ PORT: port, PUBLIC_URL: `http://${host}:${port}`, ...environment });
  await app.http.listen({ port: Number(port), host });
  return app;
}

/** A bank with an approved application that waits for its campaign. */
export async function approvedApplication(app: TestApp, bankSlug?: string) {
  const now = app.clock.now();
  return app.platform.db.transaction(async (tx) => {
    const bank = await createBank(tx, bankSlug ? { slug: bankSlug } : {});
    const call = await createCall(tx, bank, now, { decisionsPublishedAt: now });
    const owner = await createUser(tx);
    const member = await createUser(tx, { language: 'en' });
    const application = await createApplication(tx, {
      owner,
      call,
      members: [member],
      status: 'approved',
      from: new Date(now.getTime() - 20 * day),
      to: new Date(now.getTime() - 2 * day),
    });
    return { bank, call, owner, member, application };
  });
}

/** A campaign that takes donations, of an application in the status for it. */
export async function runningCampaign(
  app: { readonly clock: Clock; readonly platform: { readonly db: Db } },
  plan: CampaignPlan & { readonly targetKm?: number } = {},
) {
  const { targetKm = 1000, ...chosen } = plan;
  const now = app.clock.now();
  return app.platform.db.transaction(async (tx) => {
    const bank = await createBank(tx);
    const call = await createCall(tx, bank, now, { decisionsPublishedAt: now });
    const owner = await createUser(tx);
    const voditelj = await createUser(tx);
    await grantPermission(tx, voditelj.id, 'ob_voditelj', bank.slug);
    const application = await createApplication(tx, {
      owner,
      call,
      status: 'crowdfunding',
      from: new Date(now.getTime() - 20 * day),
      to: new Date(now.getTime() - 5 * day),
    });
    const campaign = await createCampaign(tx, application, now, {
      target: fening(targetKm * 100),
      ...chosen,
    });
    return { bank, owner, voditelj, application, campaign };
  });
}

let donors = 0;

/** A filled-in donation form, of a donor of its own: one donor may hold little at once. */
export function donationFor(
  campaign: Pick<BuiltCampaign, 'applicationId'>,
  change: Partial<DonateBody> = {},
): DonateBody {
  donors += 1;
  return {
    applicationId: campaign.applicationId,
    amount: 20,
    donorName: 'Nermina',
    donorSurname: 'Hadžić',
    donorEmail: `nermina${donors}@primjer.ba`,
    donorPhone: '+387 62 345 678',
    donorAddress: 'Slatina 12',
    donorCity: 'Tuzla',
    donorPostalCode: '75000',
    acceptTerms: true,
    ...change,
  };
}
