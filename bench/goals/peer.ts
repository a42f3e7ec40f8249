import { pages } from '@app/contracts/pages';
import { each } from '../support/each.ts';
import { browser, load, median, type Sample, type Series, type Target } from '../support/load.ts';
import { type NodeBB, startNodeBB } from '../support/nodebb.ts';
import { factor, perSecond, type Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import { createSeries } from './series.ts';
import type { Pace } from './speed.ts';

interface Pair {
  readonly what: string;
  readonly theirs: Series;
  readonly ours: Series;
  readonly atLeast: number;
}

/** Words that people search for, each a few times. */
const words = ['radionica', 'kino', 'vrt', 'park', 'rijeka', 'muzika', 'sport', 'workshop'];

/** One process of NodeBB beside one of ours, in turn: reading, searching and answering. */
export async function peerVerdicts(
  stage: Stage,
  page: string,
  folder: string,
  pace: Pace,
): Promise<Verdict[]> {
  const peer = await startNodeBB(folder);
  process.stderr.write(`${peer.setup}\n`);
  try {
    const verdicts: Verdict[] = [];
    for (const pair of pairsOf(stage, page, peer)) verdicts.push(await compared(pair, pace));
    return verdicts;
  } finally {
    await peer.stop();
  }
}

function pairsOf(stage: Stage, page: string, peer: NodeBB): Pair[] {
  const { product, seeded } = stage;
  const theirs =
    (path: string, more: Partial<Target> = {}): Series =>
    (seconds) =>
      load(
        { url: peer.url + path, pid: peer.pid, expects: 200, headers: browser, ...more },
        { seconds },
      );
  const searched = (path: (word: string) => string) => [
    each((n) => ({ path: path(`${words[n % words.length]}${n}`) })),
  ];
  const { page: rendered, cached, postComments } = createSeries(stage, page);
  const call = pages.call({ slug: seeded.callSlug });
  const ours = (path: string, more: Partial<Target> = {}): Series => {
    const target = { url: product.url + path, pid: product.pid, expects: 200, headers: browser };
    return (seconds) => load({ ...target, ...more }, { seconds });
  };
  const topic = theirs(peer.topic);
  return [
    { what: 'a project, rendered ÷ its topic page', theirs: topic, ours: rendered, atLeast: 10 },
    { what: 'a project, kept ÷ its topic page', theirs: topic, ours: cached, atLeast: 10 },
    { what: 'a call, kept ÷ its home', theirs: theirs('/'), ours: ours(call), atLeast: 10 },
    {
      what: 'projects found by a word, rendered ÷ its search',
      theirs: theirs('/search', {
        headers: { ...browser, cookie: peer.signedIn.cookie ?? '' },
        requests: searched((word) => `/search?term=${word}&in=titlesposts`),
      }),
      ours: ours(pages.approved(), { requests: searched((word) => pages.approved({ q: word })) }),
      atLeast: 1,
    },
    {
      what: 'comments on a post ÷ its replies',
      theirs: theirs(`/api/v3/topics/${peer.topicId}`, {
        method: 'POST',
        headers: peer.signedIn,
        body: JSON.stringify({ content: 'Thirty-one bicycles, and two that we could not mend.' }),
      }),
      ours: postComments,
      atLeast: 1,
    },
  ];
}

async function compared({ what, theirs, ours, atLeast }: Pair, pace: Pace): Promise<Verdict> {
  await theirs(pace.warmUp);
  await ours(pace.warmUp);
  const rounds: { readonly their: Sample; readonly our: Sample }[] = [];
  for (let n = 1; n <= pace.rounds; n += 1) {
    const round = { their: await theirs(pace.measure), our: await ours(pace.measure) };
    const rates = `${perSecond(round.their.rate)} beside ${perSecond(round.our.rate)}`;
    process.stderr.write(`round ${n}   peer, ${what}   ${rates}\n`);
    rounds.push(round);
  }
  const ratio = median(rounds.map(({ their, our }) => our.rate / their.rate));
  const perCpu = median(
    rounds.map(({ their, our }) => our.rate / (our.cpu ?? 0) / (their.rate / (their.cpu ?? 0))),
  );
  return {
    goal: 'peer',
    what,
    floor: perSecond(median(rounds.map(({ their }) => their.rate))),
    ours: perSecond(median(rounds.map(({ our }) => our.rate))),
    ratio: factor(ratio),
    perCpu: Number.isFinite(perCpu) ? factor(perCpu) : '–',
    wanted: `≥ ${atLeast}`,
    met: ratio >= atLeast,
    isVoid: rounds.some(({ their, our }) => their.isVoid || our.isVoid),
  };
}
