import { load } from '../support/load.ts';
import type { Verdict } from '../support/report.ts';
import type { SeededCampaign } from '../support/seed.ts';
import type { Stage } from '../support/stage.ts';
import { donatePath, donationsTo } from './series.ts';

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

/** How many try for how many places. */
const rush = { tries: 1_500, places: 500, km: 2 };

/** A crowd at a campaign with too little room; then the sums of both campaigns. */
export async function donationVerdicts(stage: Stage): Promise<Verdict[]> {
  const { narrow, open } = stage.seeded;
  const before = await sumsOf(stage, narrow);
  const target = {
    ...donationsTo(narrow.applicationId, rush.km),
    url: stage.product.url + donatePath,
    pid: stage.product.pid,
    expects: 200,
    allows: [409],
  };
  const { statuses } = await load(target, { amount: rush.tries });
  const after = await sumsOf(stage, narrow);
  const accepted = statuses['200'] ?? 0;
  const kept = after.donations - before.donations;
  const openSums = await sumsOf(stage, open);
  return [
    {
      goal: 'donations',
      what: `${rush.tries} donors at once for ${rush.places} places`,
      floor: `${rush.places}`,
      ours: `${accepted} accepted, ${kept} kept, ${statuses['409'] ?? 0} refused`,
      ratio: '–',
      wanted: 'all places, none above',
      met: accepted === rush.places && kept === accepted && addsUp(after),
    },
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
