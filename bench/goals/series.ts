import { randomUUID } from 'node:crypto';
import { callsPaths } from '@app/contracts/calls/calls.paths';
import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import type { DonateBody } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { mentorshipPaths } from '@app/contracts/mentorship/mentorship.paths';
import { notificationsPaths } from '@app/contracts/notifications/notifications.paths';
import type { Product } from '../../e2e/support/product.ts';
import { each } from '../support/each.ts';
import type { FloorName } from '../support/floors.ts';
import { browser, load, type Series, type Target } from '../support/load.ts';
import { publicPageName, type SeededMember } from '../support/seed.ts';
import type { Stage } from '../support/stage.ts';
import { accessToken } from '../support/tokens.ts';
import { writingSeries } from './writing.ts';

/** What is measured again in every round. */
export type SeriesName =
  | FloorName
  | 'campaigns'
  | 'calls'
  | 'page'
  | 'olderPage'
  | 'cached'
  | 'unchanged'
  | 'changed'
  | 'mentorUnchanged'
  | 'mentorChanged'
  | 'donations'
  | 'posts'
  | 'postComments'
  | 'messages';

const pathOf = (row: Parameters<typeof parseAddress>[0]) => parseAddress(row).path;
export const donatePath = pathOf(crowdfundingPaths.donate);

/** Makes every series. */
export function createSeries(
  stage: Stage,
  page: string,
  older?: Product,
): Record<SeriesName, Series> {
  const { floors, product } = stage;
  const floor = (name: FloorName): Series => {
    const { url, pid } = floors[name];
    const method = name === 'insert' ? 'POST' : 'GET';
    return (seconds) => load({ url, pid, method, expects: 200 }, { seconds });
  };
  const ours =
    (path: string, more: Partial<Target> = {}): Series =>
    (seconds) =>
      load({ url: product.url + path, pid: product.pid, expects: 200, ...more }, { seconds });
  return {
    http: floor('http'),
    same: floor('same'),
    list: floor('list'),
    key: () => pollsOf(floors.key, tokensOf(stage.seeded.members, 0)),
    insert: floor('insert'),
    react: floor('react'),
    campaigns: ours(`${pathOf(crowdfundingPaths.campaigns)}?limit=20`),
    calls: ours(`${pathOf(callsPaths.list)}?limit=20`),
    page: ours(page, { headers: browser, counts: publicPageName }),
    olderPage: (seconds) => {
      if (!older) throw new Error('There is no older build to ask.');
      return load(
        {
          url: older.url + page,
          pid: older.pid,
          expects: 200,
          headers: browser,
          counts: publicPageName,
        },
        { seconds },
      );
    },
    cached: ours(page, { headers: browser }),
    unchanged: unchangedPolls(stage, unreadPath),
    changed: changedPolls(stage, unreadPath),
    mentorUnchanged: unchangedPolls(stage, mentorUnreadPath),
    mentorChanged: changedPolls(stage, mentorUnreadPath),
    donations: ours(donatePath, donationsTo(stage.seeded.open.applicationId, 1)),
    ...writingSeries(stage),
  };
}

const unreadPath = pathOf(notificationsPaths.unreadCount);
const mentorUnreadPath = pathOf(mentorshipPaths.unread);

type Headers = Record<string, string>;

const signed = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** One member's poll whose answer they have already. */
function unchangedPolls({ product, seeded }: Stage, path: string): Series {
  const [member] = seeded.members.slice(-1);
  if (!member) throw new Error('Nobody is signed in.');
  const headers = signed(accessToken(member));
  const url = product.url + path;
  return async (seconds) => {
    const etag = (await fetch(url, { headers })).headers.get('etag') ?? '';
    const asked = { ...headers, 'if-none-match': etag };
    return load({ url, pid: product.pid, headers: asked, expects: 304 }, { seconds });
  };
}

/** Members whose poll is measured once, as the server keeps the count from then on. */
const pollersPerRound = 3_000;

/** One poll of each of these members, by as many as wait at any moment elsewhere. */
const pollsOf = (target: Pick<Target, 'url' | 'pid'>, tokens: readonly Headers[]) =>
  load(
    {
      ...target,
      expects: 200,
      requests: [each((n) => ({ headers: tokens[(n - 1) % tokens.length] ?? {} }))],
    },
    { amount: tokens.length },
  );

const tokensOf = (members: readonly SeededMember[], from: number): Headers[] =>
  members.slice(from, from + pollersPerRound).map((member) => signed(accessToken(member)));

/**
 * Polls whose answer has to be read anew: each is the first one of its member, whose session the
 * server knows already.
 */
function changedPolls({ product, seeded }: Stage, unread: string): Series {
  let round = 0;
  return async () => {
    const tokens = tokensOf(
      seeded.members,
      (round * pollersPerRound) % (seeded.members.length - 1),
    );
    round += 1;
    const once = (path: string) => pollsOf({ url: product.url + path, pid: product.pid }, tokens);
    await once(`${pathOf(notificationsPaths.list)}?limit=1`);
    return once(unread);
  };
}

/** Donations of so many KM, each by somebody else, to the applications in turn: the nth of them. */
export function donationOf(applicationIds: string | readonly string[], amount: number) {
  const among = [applicationIds].flat();
  const bodyOf = (n: number): string => {
    const body: DonateBody = {
      applicationId: among[n % among.length] ?? '',
      amount,
      donorName: 'Nermina',
      donorSurname: 'Hadžić',
      donorEmail: `nermina-${n}-${randomUUID().slice(0, 8)}@primjer.ba`,
      donorPhone: '+387 62 345 678',
      donorAddress: 'Slatina 12',
      donorCity: 'Tuzla',
      donorPostalCode: '75000',
      acceptTerms: true,
      demoFlow: 'instant',
    };
    return JSON.stringify(body);
  };
  const headers = { 'content-type': 'application/json' };
  const from = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  return (n: number) => ({
    headers: { ...headers, 'x-forwarded-for': from(n) },
    body: bodyOf(n),
  });
}

export const donationsTo = (
  applicationIds: string | readonly string[],
  amount: number,
): Partial<Target> => ({ method: 'POST', requests: [each(donationOf(applicationIds, amount))] });
