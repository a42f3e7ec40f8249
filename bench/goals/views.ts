import { parseAddress } from '@app/contracts/endpoint';
import { pageViewsPaths } from '@app/contracts/page-views/page-views.paths';
import { pages } from '@app/contracts/pages';
import { load, median, type Target } from '../support/load.ts';
import { factor, perSecond, type Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import type { Pace } from './speed.ts';

/** Milliseconds of the server's processor. */
const atMost = 1;
/** Each has a network address of their own, so that no limit is met. */
const visitors = 5_000;
/** Views are written each ten seconds: a round has room for that. */
const seconds = 12;

/** What a counted view costs the server, its share of being written included. */
export async function viewsVerdict({ product }: Stage, pace: Pace): Promise<Verdict> {
  const { path } = parseAddress(pageViewsPaths.record);
  const patterns = Object.values(pages).map((page) => page.path);
  let n = 0;
  const target: Target = {
    url: product.url + path,
    pid: product.pid,
    method: 'POST',
    expects: 204,
    requests: [
      {
        setupRequest: (request) => {
          n += 1;
          const visitor = n % visitors;
          return {
            ...request,
            headers: {
              'content-type': 'application/json',
              'user-agent':
                'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
              'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}`,
            },
            body: JSON.stringify({ page: patterns[n % patterns.length] }),
          };
        },
      },
    ],
  };
  await load(target, { seconds: pace.warmUp });
  const rounds = [];
  for (let round = 1; round <= pace.rounds; round += 1)
    rounds.push(await load(target, { seconds }));
  const cost = median(rounds.map(({ cpu = Number.NaN, rate }) => (cpu / rate) * 1_000));
  return {
    goal: 'views',
    what: 'processor time of a counted page view, writing included',
    floor: '–',
    ours: `${factor(cost)} ms`,
    ratio: perSecond(median(rounds.map(({ rate }) => rate))),
    wanted: `< ${atMost} ms`,
    met: cost < atMost,
    isVoid: rounds.some(({ isVoid }) => isVoid),
  };
}
