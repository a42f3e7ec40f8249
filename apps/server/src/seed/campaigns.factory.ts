import { matchFor } from '@app/domain/crowdfunding/match';
import { fening } from '@app/domain/money';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import {
  type BuiltCampaign,
  createCampaign,
  createDonation,
  createMatch,
} from '../modules/crowdfunding/crowdfunding.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { fromDemoKm, onDay } from './calls.factory.ts';
import { type DemoCampaign, demoCampaigns } from './campaigns.data.ts';

const firstNames = [
  'Nermina',
  'Adnan',
  'Jelena',
  'Kenan',
  'Ivana',
  'Miloš',
  'Senada',
  'Armin',
  'Dragana',
  'Lana',
  'Vedad',
  'Tea',
] as const;
const lastNames = [
  'Hadžić',
  'Begović',
  'Marković',
  'Delić',
  'Kovač',
  'Stanić',
  'Omerović',
  'Jurić',
  'Ćosić',
  'Žilić',
  'Đurić',
] as const;
const messages = [
  'Jedva čekam prvo veče.',
  'Za komšiluk.',
  'Samo hrabro.',
  'Svaka čast, ekipo.',
] as const;

/** A member who gave to every campaign, so that a zone has donations of its own. */
const memberGiving = {
  donorName: 'Lejla',
  donorSurname: 'Softić',
  donorEmail: 'lejla@demo.zamah.ba',
};

export async function seedCampaigns(
  tx: Tx,
  applications: ReadonlyMap<string, BuiltApplication>,
  now: Date,
): Promise<void> {
  for (const one of demoCampaigns) {
    const endsAt = new Date(onDay(now, one.endsInDays).getTime() + 3_600_000);
    const campaign = await createCampaign(tx, entry(applications, one.application), now, {
      target: fromDemoKm(one.target),
      minimum: fromDemoKm(one.minimum),
      startsAt: onDay(now, -one.startedDaysAgo),
      endsAt,
      closedAt: endsAt < now && !one.undecided ? endsAt : null,
      endToldAt: endsAt < now ? endsAt : null,
      createdAt: onDay(now, -one.startedDaysAgo),
    });
    const match = one.match && (await seedMatch(tx, campaign, one.match, now));
    let left = match?.amount ?? 0;
    const amounts = shares(one);
    const last = Math.min(now.getTime(), endsAt.getTime());
    const span = last - campaign.startsAt.getTime() - 3_600_000;
    for (const [n, km] of amounts.entries()) {
      const at = new Date(last - 20 * 60_000 - (span * (amounts.length - 1 - n)) / amounts.length);
      const matched =
        match && at >= match.createdAt
          ? matchFor(fromDemoKm(km), fening(left), fening(campaign.target))
          : 0;
      left -= matched;
      const message = n % 7 === 3 ? messages[((n / 7) % messages.length) | 0] : undefined;
      await createDonation(tx, campaign, at, {
        km,
        ...(match && matched > 0 ? { matchId: match.id, matched } : {}),
        donorName: firstNames[n % firstNames.length] ?? 'Nermina',
        donorSurname: lastNames[n % lastNames.length] ?? 'Hadžić',
        donorEmail: `donator${n + 1}@primjer.ba`,
        ...(n === 2 ? memberGiving : {}),
        // The demo's card provider knows nothing of them.
        flow: 'instant',
        showName: n % 3 !== 0,
        wantsNews: n % 4 === 1,
        ...(message ? { message } : {}),
      });
    }
  }
}

const seedMatch = (
  tx: Tx,
  campaign: BuiltCampaign,
  { giver, km, sinceDaysAgo }: NonNullable<DemoCampaign['match']>,
  now: Date,
) =>
  createMatch(tx, campaign, onDay(now, -sinceDaysAgo), {
    giver,
    amount: fromDemoKm(km),
    endsAt: onDay(campaign.endsAt, -4),
  });

/** Splits what was raised into usual gifts: 10, 20, 50 and the rest. */
function shares({ donors, raised }: DemoCampaign): number[] {
  const amounts = Array.from({ length: donors }, () => 10);
  let left = raised - 10 * donors;
  for (let n = 0; left > 0; n = (n + 3) % donors) {
    const more = Math.min(left, amounts[n] === 10 && left >= 10 ? 10 : 30);
    amounts[n] = (amounts[n] ?? 0) + more;
    left -= more;
  }
  return amounts;
}
