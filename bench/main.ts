// Measures the built product beside bare programs: npm run bench -- --help
import { parseArgs } from 'node:util';
import type { Product } from '../e2e/support/product.ts';
import { arrivalsVerdict } from './goals/arrivals.ts';
import { articlesVerdicts } from './goals/articles.ts';
import { donationVerdicts } from './goals/donations.ts';
import { memoryVerdicts, readyVerdict } from './goals/house.ts';
import { listenersVerdicts } from './goals/listeners.ts';
import { liveVerdict } from './goals/live.ts';
import { mentorshipVerdicts } from './goals/mentorship.ts';
import { peerVerdicts } from './goals/peer.ts';
import { phoneVerdicts } from './goals/phone.ts';
import { rankingVerdict } from './goals/ranking.ts';
import { saveVerdicts } from './goals/saves.ts';
import { createSeries } from './goals/series.ts';
import { signInVerdict } from './goals/sign-ins.ts';
import { sizeVerdicts } from './goals/size.ts';
import {
  measure,
  neededSeries,
  type Pace,
  quietVerdict,
  samplesTable,
  speedVerdicts,
} from './goals/speed.ts';
import { viewsVerdict } from './goals/views.ts';
import { weightVerdicts } from './goals/weight.ts';
import { type Verdict, verdictTable } from './support/report.ts';
import { publicPage, type Size, sizes } from './support/seed.ts';
import { onStage, type Stage } from './support/stage.ts';

const usage = `npm run bench -- [--size small|large] [--only P1,P3,donations] [--quick] [--older FOLDER] [--peer FOLDER]

  --size   rows in the database: small (12,000 members) or large (100,000 members,
           20,000 applications, 1,000,000 notifications); small unless named
  --only   goals to measure: P1, P2, P3, P4, P5, P6, P7, P8, P10, P11,
           phone, peer, donations, saves, live, mentorship, ranking, views, articles;
           all unless named
  --older  a checkout of another state, built: the phone opens both in turn, and a rendered
           page (P2) is asked for from both
  --peer   an installed NodeBB with its config.json: read, searched and written in turn with
           ours; PEER_USER and PEER_PASSWORD name an administrator of it
  --quick  short warm-up and rounds: for a look, not for the record
`;

const goals = [
  'P1',
  'P2',
  'P3',
  'P4',
  'P5',
  'P6',
  'P7',
  'P8',
  'P10',
  'P11',
  'phone',
  'peer',
  'donations',
  'saves',
  'live',
  'mentorship',
  'ranking',
  'views',
  'articles',
];

const full: Pace = { warmUp: 8, measure: 4, rounds: 3 };
const quick: Pace = { warmUp: 2, measure: 1, rounds: 3 };

function readOptions() {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: 'small' },
      only: { type: 'string' },
      older: { type: 'string' },
      peer: { type: 'string' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const only = values.only?.split(',') ?? goals;
  const hasPeer = !values.only?.includes('peer') || values.peer !== undefined;
  const known = hasPeer && values.size in sizes && only.every((goal) => goals.includes(goal));
  if (values.help || !known) {
    process.stdout.write(usage);
    process.exit(values.help ? 0 : 1);
  }
  return {
    size: values.size as Size,
    older: values.older,
    peer: values.peer,
    pace: values.quick ? quick : full,
    wanted: (goal: string) => only.includes(goal),
  };
}

const { size, pace, older, peer, wanted } = readOptions();
const verdicts: Verdict[] = [];
let rounds = '';

if (wanted('phone')) verdicts.push(...(await phoneVerdicts(pace.rounds, older)));
if (goals.some((goal) => goal !== 'phone' && wanted(goal)))
  await onStage(size, onRunningProduct, async (dataDir) => {
    if (wanted('P11')) verdicts.push(await readyVerdict(dataDir, pace.rounds));
  });
process.stdout.write(`\n${verdictTable(verdicts)}\n\n${rounds}\n`);

async function onRunningProduct(stage: Stage): Promise<void> {
  const page = publicPage(stage.seeded);
  const beside = older && wanted('P2') ? await stage.beside('older', older) : undefined;
  try {
    await onStageWith(stage, page, beside?.product);
  } finally {
    await beside?.stop();
  }
}

async function onStageWith(stage: Stage, page: string, olderProduct?: Product): Promise<void> {
  const series = createSeries(stage, page, olderProduct);
  if (wanted('P4')) {
    const named = { goal: 'P4', what: 'SQL of unchanged polls' };
    verdicts.push(await quietVerdict(stage, series.unchanged, named));
  }
  if (wanted('mentorship')) {
    const named = { goal: 'mentorship', what: 'SQL of unchanged polls' };
    verdicts.push(await quietVerdict(stage, series.mentorUnchanged, named));
  }
  const samples = await measure(series, neededSeries(wanted, olderProduct !== undefined), pace);
  verdicts.unshift(...speedVerdicts(samples, wanted));
  if (wanted('P2')) verdicts.push(await arrivalsVerdict(stage, page, pace));
  if (peer && wanted('peer')) {
    verdicts.push(...(await peerVerdicts(stage, page, peer, pace)));
  }
  if (wanted('donations')) verdicts.push(...(await donationVerdicts(stage)));
  if (wanted('P5')) verdicts.push(...(await listenersVerdicts(stage)));
  if (wanted('live')) verdicts.push(await liveVerdict(stage, pace));
  if (wanted('mentorship')) verdicts.push(...(await mentorshipVerdicts(stage, pace)));
  if (wanted('saves')) verdicts.push(...(await saveVerdicts(stage, pace)));
  if (wanted('ranking')) verdicts.push(await rankingVerdict(stage, pace));
  if (wanted('views')) verdicts.push(await viewsVerdict(stage, pace));
  if (wanted('P6')) verdicts.push(...(await sizeVerdicts(stage, pace)));
  if (wanted('articles')) verdicts.push(...(await articlesVerdicts(stage, pace)));
  if (wanted('P8')) verdicts.push(...(await weightVerdicts(stage, page)));
  if (wanted('P11')) verdicts.push(...(await memoryVerdicts(stage)));
  if (wanted('P10')) verdicts.push(await signInVerdict(stage, pace));
  rounds = samples.size > 0 ? `Public page: ${page}\n\n${samplesTable(samples)}\n` : '';
}
