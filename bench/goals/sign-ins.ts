import { accountsPaths } from '@app/contracts/accounts/accounts.paths';
import type { LoginBody } from '@app/contracts/accounts/accounts.schemas';
import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import { parseAddress } from '@app/contracts/endpoint';
import { load, median, type Sample, type Target } from '../support/load.ts';
import type { Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import type { Pace } from './speed.ts';

/** How much slower the slowest hundredth of reads may be during the flood. */
const atMost = 3;
/** Seconds for which the flood runs before the reads are measured, and after. */
const lead = 1;
/** Fewest sign-ins answered in a second that make a flood. */
const flood = 20;

/** Reads that the flood must not hold up: the list of running campaigns. */
function readsOf({ product }: Stage): Target {
  const { path } = parseAddress(crowdfundingPaths.campaigns);
  return { url: `${product.url}${path}?limit=20`, pid: product.pid, expects: 200 };
}

/**
 * Everybody tries to sign in to an account of their own from a network address of their own, so
 * that no limit is met and each try costs a whole password hash.
 */
function signInsAt({ product }: Stage): Target {
  const { path } = parseAddress(accountsPaths.login);
  let n = 0;
  return {
    url: product.url + path,
    pid: product.pid,
    method: 'POST',
    expects: 401,
    requests: [
      {
        setupRequest: (request) => {
          n += 1;
          const body: LoginBody = { email: `navala-${n}@primjer.ba`, password: `pogresna-${n}` };
          const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
          return {
            ...request,
            headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
            body: JSON.stringify(body),
          };
        },
      },
    ],
  };
}

interface Round {
  readonly idle: Sample;
  readonly flooded: Sample;
  readonly signIns: Sample;
}

async function round(stage: Stage, seconds: number): Promise<Round> {
  const reads = readsOf(stage);
  const idle = await load(reads, { seconds });
  const flooding = load(signInsAt(stage), { seconds: seconds + 2 * lead });
  await new Promise((resolve) => setTimeout(resolve, lead * 1000));
  const flooded = await load(reads, { seconds });
  return { idle, flooded, signIns: await flooding };
}

/** Reads alone and during a flood of sign-ins, in turn, round by round. */
export async function signInVerdict(stage: Stage, pace: Pace): Promise<Verdict> {
  process.stderr.write('warm-up   reads, sign-ins\n');
  await round(stage, pace.warmUp / 2);
  const rounds: Round[] = [];
  for (let n = 1; n <= pace.rounds; n += 1) {
    const one = await round(stage, pace.measure);
    rounds.push(one);
    const { idle, flooded, signIns } = one;
    process.stderr.write(
      `round ${n}   reads p99 ${idle.p99} ms, with ${Math.round(signIns.rate)} sign-ins/s ${flooded.p99} ms\n`,
    );
  }
  const middle = (figure: (one: Round) => number) => median(rounds.map(figure));
  const ratio = middle(({ idle, flooded }) => flooded.p99 / Math.max(idle.p99, 1));
  const rate = middle(({ signIns }) => signIns.rate);
  return {
    goal: 'P10',
    what: `p99 of reads during ${Math.round(rate)} sign-ins/s ÷ without`,
    floor: `${middle(({ idle }) => idle.p99)} ms`,
    ours: `${middle(({ flooded }) => flooded.p99)} ms`,
    ratio: `${ratio.toFixed(1)} ×`,
    wanted: `≤ ${atMost} ×`,
    met: ratio <= atMost && rate >= flood,
  };
}
