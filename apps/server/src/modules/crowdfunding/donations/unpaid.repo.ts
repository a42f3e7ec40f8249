import { holdLimits, nothingUnpaid, type Unpaid } from '@app/domain/crowdfunding/holds';
import { addFening, fening } from '@app/domain/money';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/client.ts';
import { campaigns, donations } from '../crowdfunding.tables.ts';

/** Who asks for a hold, as far as bounds go. */
interface Asking {
  readonly donorEmail: string;
  readonly network: string | null;
  readonly amount: number;
}

const hour = 3_600_000;

/**
 * What those who ask now have not paid in the running campaign of an application. Read before the
 * campaign is locked: two copies of the server may each let one more through, which blocks nobody.
 */
export async function unpaidOf(
  read: Reader,
  applicationId: string,
  asking: readonly Asking[],
  now: Date,
) {
  const since = new Date(now.getTime() - holdLimits.lapsedHours * hour);
  const lapsedIn = await lapsedNetworks(read, applicationId, networksOf(asking), since);
  const emails = [...new Set(asking.map(({ donorEmail }) => donorEmail))];
  const [byEmail, byNetwork] = [
    await sumsBy(read, donations.donorEmail, applicationId, emails, since),
    // Who lets nothing lapse needs no bound besides the goal, however many share a network.
    await sumsBy(read, donations.network, applicationId, lapsedIn, since),
  ];
  return {
    of: ({ donorEmail, network }: Asking) => ({
      donor: byEmail.get(donorEmail) ?? nothingUnpaid,
      network: (network === null ? undefined : byNetwork.get(network)) ?? nothingUnpaid,
    }),
    /** Counts a hold that was placed now. */
    add({ donorEmail, network, amount }: Asking): void {
      byEmail.set(donorEmail, withOne(byEmail.get(donorEmail) ?? nothingUnpaid, amount));
      const known = network === null ? undefined : byNetwork.get(network);
      if (network !== null && known) byNetwork.set(network, withOne(known, amount));
    },
  };
}

const networksOf = (asking: readonly Asking[]) => [
  ...new Set(asking.flatMap(({ network }) => network ?? [])),
];

const withOne = ({ count, held, lapsed }: Unpaid, amount: number): Unpaid => ({
  count: count + 1,
  held: addFening(held, fening(amount)),
  lapsed,
});

const openCampaign = (applicationId: string) =>
  sql`(SELECT id FROM ${campaigns} WHERE application_id = ${applicationId} AND closed_at IS NULL)`;

async function lapsedNetworks(
  read: Reader,
  applicationId: string,
  networks: readonly string[],
  since: Date,
): Promise<string[]> {
  if (networks.length === 0) return [];
  const rows = await read
    .selectDistinct({ network: donations.network })
    .from(donations)
    .where(
      and(
        eq(donations.campaignId, openCampaign(applicationId)),
        eq(donations.status, 'expired'),
        inArray(donations.network, [...networks]),
        gt(donations.createdAt, since),
      ),
    );
  return rows.flatMap(({ network }) => network ?? []);
}

async function sumsBy(
  read: Reader,
  column: typeof donations.donorEmail | typeof donations.network,
  applicationId: string,
  among: readonly string[],
  since: Date,
): Promise<Map<string, Unpaid>> {
  if (among.length === 0) return new Map();
  const isReserved = sql`${donations.status} = 'held'`;
  const rows = await read
    .select({
      of: column,
      count: sql<string>`count(*) FILTER (WHERE ${isReserved})`,
      held: sql<string>`coalesce(sum(amount) FILTER (WHERE ${isReserved}), 0)`,
      lapsed: sql<string>`coalesce(sum(amount) FILTER (WHERE NOT (${isReserved})), 0)`,
    })
    .from(donations)
    .where(
      and(
        eq(donations.campaignId, openCampaign(applicationId)),
        inArray(column, [...among]),
        sql`(${isReserved} OR ${and(eq(donations.status, 'expired'), gt(donations.createdAt, since))})`,
      ),
    )
    .groupBy(column);
  return new Map(
    rows.map(({ of, count, held, lapsed }) => [
      of ?? '',
      { count: Number(count), held: fening(Number(held)), lapsed: fening(Number(lapsed)) },
    ]),
  );
}
