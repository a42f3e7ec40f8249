import { setTimeout as sleep } from 'node:timers/promises';
import { median, type Sample, type Series } from '../support/load.ts';
import { factor, perSecond, table, type Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import type { SeriesName } from './series.ts';

/** How long to measure, in seconds. */
export interface Pace {
  readonly warmUp: number;
  readonly measure: number;
  readonly rounds: number;
}

export type Samples = ReadonlyMap<SeriesName, readonly Sample[]>;

/** A goal that compares two series. */
interface Comparison {
  readonly goal: string;
  readonly what: string;
  readonly floor: SeriesName;
  readonly ours: SeriesName;
  readonly atLeast: number;
}

const comparisons: readonly Comparison[] = [
  {
    goal: 'P1',
    what: 'list of campaigns ÷ list floor',
    floor: 'list',
    ours: 'campaigns',
    atLeast: 0.5,
  },
  { goal: 'P1', what: 'list of calls ÷ list floor', floor: 'list', ours: 'calls', atLeast: 0.5 },
  {
    goal: 'P2',
    what: 'public page, rendered ÷ list floor',
    floor: 'list',
    ours: 'page',
    atLeast: 0.12,
  },
  {
    goal: 'P2',
    what: 'public page, rendered ÷ the older build',
    floor: 'olderPage',
    ours: 'page',
    atLeast: 2.5,
  },
  {
    goal: 'P3',
    what: 'the same page, kept ÷ node:http with 1 KB, or the next',
    floor: 'http',
    ours: 'cached',
    atLeast: 0.3,
  },
  {
    goal: 'P3',
    what: 'the same page, kept ÷ node:http with the same bytes',
    floor: 'same',
    ours: 'cached',
    atLeast: 0.8,
  },
  {
    goal: 'P4',
    what: 'unread count, unchanged ÷ changed',
    floor: 'changed',
    ours: 'unchanged',
    atLeast: 5,
  },
  { goal: 'P7', what: 'posts ÷ insert floor', floor: 'insert', ours: 'posts', atLeast: 0.4 },
  {
    goal: 'P7',
    what: 'comments on posts ÷ insert floor',
    floor: 'insert',
    ours: 'postComments',
    atLeast: 0.4,
  },
  { goal: 'P7', what: 'messages ÷ insert floor', floor: 'insert', ours: 'messages', atLeast: 0.4 },
  {
    goal: 'mentorship',
    what: 'unread mentorship, changed ÷ a row by its key',
    floor: 'key',
    ours: 'mentorChanged',
    atLeast: 0.5,
  },
  {
    goal: 'mentorship',
    what: 'unread mentorship, unchanged ÷ changed',
    floor: 'mentorChanged',
    ours: 'mentorUnchanged',
    atLeast: 5,
  },
];

const donationsAtLeast = 200;

/** Without an older build nothing is measured beside it. */
const isMeasured =
  (wanted: (goal: string) => boolean, hasOlder: boolean) =>
  ({ goal, floor }: Comparison) =>
    wanted(goal) && (hasOlder || floor !== 'olderPage');

/** The series that the chosen goals need. */
export function neededSeries(wanted: (goal: string) => boolean, hasOlder: boolean): SeriesName[] {
  const needed = new Set<SeriesName>();
  for (const { floor, ours } of comparisons.filter(isMeasured(wanted, hasOlder))) {
    needed.add(floor).add(ours);
  }
  if (wanted('donations')) needed.add('insert').add('donations');
  return [...needed];
}

/** Warms every series up, then measures all of them in turn, round by round. */
export async function measure(
  series: Record<SeriesName, Series>,
  names: readonly SeriesName[],
  pace: Pace,
): Promise<Samples> {
  const samples = new Map<SeriesName, Sample[]>();
  for (const name of names) {
    process.stderr.write(`warm-up   ${name}\n`);
    await series[name](pace.warmUp);
  }
  for (let round = 1; round <= pace.rounds; round += 1) {
    for (const name of names) {
      const sample = await series[name](pace.measure);
      samples.set(name, [...(samples.get(name) ?? []), sample]);
      process.stderr.write(`round ${round}   ${name.padEnd(10)} ${perSecond(sample.rate)}\n`);
    }
  }
  return samples;
}

const rateOf = (samples: Samples, name: SeriesName) =>
  median((samples.get(name) ?? []).map(({ rate }) => rate));

const p99Of = (samples: Samples, name: SeriesName) =>
  median((samples.get(name) ?? []).map(({ p99 }) => p99));

const cpuOf = (samples: Samples, name: SeriesName): number | undefined => {
  const known = (samples.get(name) ?? []).flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu]));
  return known.length > 0 ? median(known) : undefined;
};

/** What the measured rates say. */
export function speedVerdicts(samples: Samples, wanted: (goal: string) => boolean): Verdict[] {
  const verdicts = comparisons
    .filter(isMeasured(wanted, samples.has('olderPage')))
    .map((one) => compared(samples, one));
  if (wanted('donations')) {
    const rate = rateOf(samples, 'donations');
    const floor = rateOf(samples, 'insert');
    verdicts.push({
      goal: 'donations',
      what: 'donations accepted on one campaign',
      floor: perSecond(floor),
      ours: perSecond(rate),
      ratio: factor(rate / floor),
      wanted: `≥ ${donationsAtLeast}/s`,
      met: rate >= donationsAtLeast,
      isVoid: isVoid(samples, ['donations']),
    });
  }
  return eitherOfKept(verdicts);
}

/** The median of the rounds' own ratios: what disturbs a round disturbs both of its sides. */
function ratioOf(
  samples: Samples,
  [ours, floor]: readonly [SeriesName, SeriesName],
  figure: (sample: Sample) => number,
): number {
  const floors = samples.get(floor) ?? [];
  return median(
    (samples.get(ours) ?? []).flatMap((sample, round) => {
      const beside = floors[round];
      return beside ? [figure(sample) / figure(beside)] : [];
    }),
  );
}

const isVoid = (samples: Samples, names: readonly SeriesName[]) =>
  names.some((name) => samples.get(name)?.some((sample) => sample.isVoid));

function compared(samples: Samples, { goal, what, floor, ours, atLeast }: Comparison): Verdict {
  const pair = [ours, floor] as const;
  const ratio = ratioOf(samples, pair, ({ rate }) => rate);
  const perCpu = ratioOf(samples, pair, ({ rate, cpu = 0 }) => rate / cpu);
  return {
    goal,
    what,
    floor: perSecond(rateOf(samples, floor)),
    ours: perSecond(rateOf(samples, ours)),
    ratio: factor(ratio),
    perCpu: Number.isFinite(perCpu) ? factor(perCpu) : '–',
    wanted: `≥ ${atLeast}`,
    met: ratio >= atLeast,
    isVoid: isVoid(samples, pair),
  };
}

/** Of the two floors of a kept page one is enough. */
function eitherOfKept(verdicts: readonly Verdict[]): Verdict[] {
  const met = verdicts.some(({ goal, met }) => goal === 'P3' && met);
  return verdicts.map((verdict) => (verdict.goal === 'P3' ? { ...verdict, met } : verdict));
}

/** How long to listen before the polls: each job of the server by the clock runs once a minute. */
const backgroundSeconds = 65;

/** A statement of the log without what differs from one run to the next. */
const shapeOf = (line: string) =>
  line
    .replace(/^.*?LOG: {2}/, '')
    .replace(/<[^>]*>|'[^']*'|\d+/g, '')
    .trim();

/** Whether unchanged polls leave the database alone; what the server does unasked is known before. */
export async function quietVerdict(
  stage: Stage,
  unchanged: Series,
  named: Pick<Verdict, 'goal' | 'what'>,
): Promise<Verdict> {
  const unasked = await stage.statementsDuring(() => sleep(backgroundSeconds * 1000));
  const background = new Set(unasked.map(shapeOf));
  // The first one is answered from the database; what it read is kept for 30 s.
  await unchanged(1);
  let polls = 0;
  const statements = await stage.statementsDuring(async () => {
    polls = (await unchanged(3)).total;
  });
  const ofPolls = statements.filter((line) => !background.has(shapeOf(line)));
  for (const line of ofPolls) process.stderr.write(`of the polls: ${shapeOf(line)}\n`);
  return {
    ...named,
    floor: '–',
    ours: `${ofPolls.length} in ${polls.toLocaleString('en')} polls`,
    ratio: '–',
    wanted: 'none',
    met: ofPolls.length === 0,
  };
}

/** Each series with its rounds, for those who want to see how far they lie apart. */
export function samplesTable(samples: Samples): string {
  const rows = [...samples].map(([name, of]) => {
    const cpu = cpuOf(samples, name);
    return [
      name,
      perSecond(rateOf(samples, name)),
      of.map(({ rate }) => Math.round(rate).toLocaleString('en')).join(' · '),
      `${p99Of(samples, name)} ms`,
      cpu === undefined ? '–' : `${Math.round(cpu * 100)} %`,
      cpu ? perSecond(rateOf(samples, name) / cpu) : '–',
    ];
  });
  const head = ['series', 'median', 'rounds', 'p99', 'CPU of its process', 'per CPU second'];
  return table(head, rows);
}
