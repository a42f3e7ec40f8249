import { setTimeout as sleep } from 'node:timers/promises';
import { oneAfterTheOther } from '../support/alone.ts';
import { load, median, type Target } from '../support/load.ts';
import { factor, perSecond, type Verdict } from '../support/report.ts';
import type { SeededCampaign } from '../support/seed.ts';
import type { Stage } from '../support/stage.ts';
import { donatePath, donationOf, donationsTo } from './series.ts';

/** What the database says of a campaign's money. */
interface Sums {
  readonly target: number;
  readonly settled: number;
  readonly held: number;
  readonly donors: number;
  readonly settledDonations: number;
  readonly heldDonations: number;
  readonly donations: number;
}

const sumsQuery = `
  SELECT target::float8, settled::float8, held::float8, donor_count AS donors,
    (SELECT coalesce(sum(amount), 0)::float8 FROM donations d
      WHERE d.campaign_id = c.id AND status = 'settled') AS "settledDonations",
    (SELECT coalesce(sum(amount), 0)::float8 FROM donations d
      WHERE d.campaign_id = c.id AND status = 'held') AS "heldDonations",
    (SELECT count(*)::int FROM donations d
      WHERE d.campaign_id = c.id AND status = 'settled') AS donations
  FROM campaigns c WHERE id = $1`;

async function sumsOf({ db }: Stage, campaign: SeededCampaign): Promise<Sums> {
  const { rows } = await db.query<Sums>(sumsQuery, [campaign.id]);
  const [sums] = rows;
  if (!sums) throw new Error(`The campaign ${campaign.id} is gone.`);
  return sums;
}

const addsUp = (sums: Sums) =>
  sums.settled === sums.settledDonations &&
  sums.held === sums.heldDonations &&
  sums.donors === sums.donations &&
  sums.settled + sums.held <= sums.target;

/** How many try for how many places, so many of them at once. */
const rush = { tries: 1_500, places: 500, km: 2, atOnce: 500 };

/** A crowd at a campaign with too little room; then the sums of both campaigns. */
export async function donationVerdicts(stage: Stage): Promise<Verdict[]> {
  const { narrow, open } = stage.seeded;
  const before = await sumsOf(stage, narrow);
  const crowd = {
    ...donors(stage, narrow.applicationId, rush.km),
    connections: rush.atOnce,
    allows: [409],
  };
  const { statuses, p99, rate } = await load(crowd, { amount: rush.tries });
  const after = await sumsOf(stage, narrow);
  const accepted = statuses['200'] ?? 0;
  const kept = after.donations - before.donations;
  const besides = await besideVerdicts(stage);
  // Nor of what is measured after the donations.
  await receiptsSent(stage);
  const openSums = await sumsOf(stage, open);
  return [
    {
      goal: 'donations',
      what: `${rush.tries} donors, ${rush.atOnce} at once, for ${rush.places} places`,
      floor: `${rush.places}`,
      ours: `${accepted} accepted, ${kept} kept, ${statuses['409'] ?? 0} refused; ${perSecond(rate)} accepted, p99 ${p99.toFixed(0)} ms`,
      ratio: '–',
      wanted: 'all places, none above',
      met: accepted === rush.places && kept === accepted && addsUp(after),
    },
    ...besides,
    {
      goal: 'donations',
      what: 'sums of both campaigns against their donations',
      floor: '–',
      ours: `${openSums.donations + after.donations} donations`,
      ratio: '–',
      wanted: 'equal',
      met: addsUp(openSums) && addsUp(after),
    },
  ];
}

const donors = (stage: Stage, to: string | readonly string[], km: number): Target => ({
  ...donationsTo(to, km),
  url: stage.product.url + donatePath,
  pid: stage.product.pid,
  expects: 200,
});

/** Waits until the mails of earlier donations are out: they are no part of what comes next. */
async function receiptsSent({ db }: Stage): Promise<void> {
  for (;;) {
    const { rows } = await db.query(
      `SELECT FROM pgboss.job WHERE group_id = 'crowdfunding.receipts'
         AND state IN ('created', 'retry', 'active') LIMIT 1`,
    );
    if (rows.length === 0) return;
    await sleep(200);
  }
}

const rounds = 3;
/** How many donors the crowd has at any moment, and how many give beside it, one after the other. */
const crowding = { atOnce: 500, beside: 40 };
const noMoreThan = 1.2;

/**
 * Donors of one campaign, one after the other, while a crowd is at another one. Beside them when
 * nobody else is there, which says what the machine has; and when the same crowd is spread over
 * many campaigns, which says what all being at one record takes from those at another.
 */
async function besideVerdicts(stage: Stage): Promise<Verdict[]> {
  const [own, ...others] = stage.seeded.others.map(({ applicationId }) => applicationId);
  if (!own) throw new Error('There is no campaign beside the crowd.');
  const donorOf = donationOf(own, 1);
  const wait = async (crowd: readonly string[]): Promise<number> => {
    await receiptsSent(stage);
    let there = crowd.length > 0;
    const crowded = (async () => {
      const all = { ...donors(stage, crowd, 1), connections: crowding.atOnce };
      while (there) await load(all, { amount: crowding.atOnce });
    })();
    const requests = Array.from({ length: crowding.beside }, (_, n) => donorOf(n));
    const waited = await oneAfterTheOther({ url: stage.product.url + donatePath, requests });
    there = false;
    await crowded;
    return waited;
  };
  const taken: Record<'alone' | 'spread' | 'atOne', number[]> = {
    alone: [],
    spread: [],
    atOne: [],
  };
  for (let n = 1; n <= rounds; n += 1) {
    taken.alone.push(await wait([]));
    taken.spread.push(await wait(others));
    taken.atOne.push(await wait([stage.seeded.open.applicationId]));
    process.stderr.write(`round ${n}   beside a crowd\n`);
  }
  const verdict = (what: string, floor: 'alone' | 'spread'): Verdict => {
    const ratio = median(taken.atOne.map((ms, n) => ms / (taken[floor][n] ?? Number.NaN)));
    return {
      goal: 'donations',
      what,
      floor: `${median(taken[floor]).toFixed(0)} ms`,
      ours: `${median(taken.atOne).toFixed(0)} ms`,
      ratio: `${factor(ratio)} ×`,
      wanted: `≤ ${noMoreThan} ×`,
      met: ratio <= noMoreThan,
    };
  };
  const donor = `a donor elsewhere beside ${crowding.atOnce} at one campaign`;
  return [
    verdict(`${donor} ÷ beside as many at ${others.length} campaigns`, 'spread'),
    verdict(`${donor} ÷ alone`, 'alone'),
  ];
}
