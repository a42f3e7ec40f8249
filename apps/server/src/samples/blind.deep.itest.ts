import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../modules/accounts/accounts.factory.ts';
import {
  type ApplicationPlan,
  completeContent,
} from '../modules/applications/applications.factory.ts';
import { newId } from '../platform/ids.ts';
import { readPdf } from '../platform/pdf/pdf.testing.ts';
import type { AnyCall } from './sample.ts';
import { type SampledRow, sampledRows } from './samples.ts';
import { send } from './send.ts';
import { setStage } from './set-stage.ts';
import { readerOf, type Stage } from './stage.ts';

const team = [
  { firstName: 'Ksenija', lastName: 'Džumhurović' },
  { firstName: 'Vuk', lastName: 'Zvrkalović' },
] as const;
/** However the names are written; their letters stand nowhere else. */
const named = /ksenij|d(?:ž|z|j)umhur|џумхур|zvrkal|\bvuk(?:om|a|u)?\b/i;

/** Names its team wherever a team writes, and in all the ways in which names are written. */
const telling = () => {
  const content = completeContent();
  const [activity] = content.projectActivities;
  const [item] = content.budgetBreakdown;
  if (!activity || !item) throw new Error('nothing to name anybody in');
  return {
    ...content,
    projectTitle: 'Muzička soba Ksenije Džumhurović',
    projectDescription:
      'Vode je Ksenija i Vuk (ksenija_dzumhurovic), s Vukom i Џумхуровић Ксенијом.',
    applicantName: 'Ksenija Džumhurović',
    projectLocation: 'Kod Zvrkalovića',
    storyContent: 'Počela je Ksenija Dzumhurovic, a DŽUMHUROVIĆ joj je prezime.',
    projectActivities: [
      { ...activity, name: 'Radionica s Ksenijom', description: 'Vukova ideja.' },
    ],
    budgetBreakdown: [
      {
        ...item,
        description: 'Ponuda za K. Zvrkalović',
        offers: [{ file: newId(), name: 'ponuda_ksenija-dzumhurovic.pdf', bytes: 9 }],
      },
    ],
  };
};

/** The stage on which all that is not decided belongs to a team of which the board is not told. */
async function hushed(stage: Stage): Promise<Stage> {
  const at = stage.app.clock.now();
  const [owner, mate] = await stage.tx(async (tx) => [
    await createUser(tx, { ...team[0], at }),
    await createUser(tx, { ...team[1], at }),
  ]);
  if (!owner || !mate) throw new Error('nobody is in the team');
  const call: Stage['call'] = (bank, plan = {}) => stage.call(bank, { ...plan, blind: true });
  const open = await call(stage.tuzla);
  const isOpen = ({ status = 'draft' }: Partial<ApplicationPlan>) =>
    ['draft', 'submitted', 'pending'].includes(status);
  const application: Stage['application'] = (plan = {}) =>
    stage.application(
      !isOpen(plan)
        ? plan
        : {
            ...(plan.call?.kind === 'blue' ? {} : { content: telling() }),
            ...plan,
            call: { ...(plan.call ?? open), blind: true },
            owner,
            members: [mate],
          },
    );
  const submitted = await application({ status: 'submitted', earlier: [telling()] });
  const standing = {
    ...stage.standing,
    submitted,
    rejected: submitted,
    published: submitted,
    running: submitted,
    draft: await application(),
  };
  await stage.app.platform.db.pool.query('UPDATE calls SET blind = true');
  return { ...stage, call, open, closed: open, application, standing };
}

let stage: Stage;

beforeAll(async () => {
  stage = await hushed(await setStage());
});
afterAll(() => stage.app.close());

/**
 * Whoever has one of these codes was asked into the team, is the parent of somebody in it, or gives
 * it something; of a receipt they may show it to whom they like.
 */
const byCode = [
  'teams.invitation',
  'teams.link',
  'teams.consent',
  'teams.moveConsent',
  'gifts.asked',
  'gifts.answer',
  'gifts.receipt',
  'gifts.receiptPdf',
  'volunteers.asked',
  'volunteers.answer',
  'volunteers.answerMine',
];

/** Names every member who lets members see them, whatever they apply for, and tells nothing of that. */
const ofEverybody = ['network.directory'];

/** What a call before it decided, or took back, is open again. */
const nothingDecided = () =>
  stage.app.platform.db.pool.query(
    `UPDATE applications SET status = CASE status WHEN 'withdrawn' THEN 'pending' ELSE 'submitted' END
     WHERE status IN ('approved', 'rejected', 'pobjednik', 'withdrawn') AND owner_id = (SELECT owner_id FROM applications WHERE id = $1)`,
    [stage.standing.draft.id],
  );

type Kind = 'odbor1' | 'voditelj' | 'menadzer';

async function answerOf({ row, sample }: SampledRow, kind: Kind) {
  await stage.app.platform.db.pool.query('DELETE FROM rate_limits');
  const reader =
    sample.caller === 'fresh'
      ? await stage.fresh(kind)
      : (readerOf(stage, kind) ?? stage.people.odbor1);
  const call = ((await sample.own?.(stage, reader)) ?? {}) as AnyCall;
  return send(stage, row, call, {
    authorization: `Bearer ${reader.token}`,
    ...(sample.method ? { method: sample.method } : {}),
  });
}

/** Whole answers, heads and files among them. */
async function answerTo(one: SampledRow, kind: Kind) {
  const answer = await answerOf(one, kind);
  const isPdf = answer.statusCode === 200 && /pdf/.test(String(answer.headers['content-type']));
  const pages = isPdf && answer.rawPayload.length > 100 ? await readPdf(answer.rawPayload) : '';
  // Three letters of a name stand by chance in what is compressed, in tokens too, and tell nothing.
  const body = answer.body.includes('\0') ? '' : answer.body;
  const told = `${JSON.stringify(answer.headers)}${body}`.replace(/[\w-]{40,}/g, '');
  return `${told}${JSON.stringify(pages)}`;
}

const tellingRows = async (kind: Kind) => {
  const found: string[] = [];
  for (const one of sampledRows.filter(({ name }) => ![...byCode, ...ofEverybody].includes(name))) {
    await nothingDecided();
    const heard = named.exec(await answerTo(one, kind));
    if (heard) found.push(`${one.name}: ${heard[0]}`);
  }
  return found;
};

it('no call tells a board whose application of a blind call it is, by whatever name', async () => {
  expect(await tellingRows('odbor1')).toEqual([]);
  expect(await tellingRows('voditelj')).toEqual([]);
}, 300_000);

const isSheet = (type: unknown) => /csv|spreadsheet/.test(String(type));

it('no file that leaves the product names a team before the decision, whoever takes it along', async () => {
  const taken: string[] = [];
  for (const one of sampledRows.filter(({ row }) => row.kind === 'stream')) {
    await nothingDecided();
    const answer = await answerOf(one, 'menadzer');
    if (answer.statusCode !== 200 || !isSheet(answer.headers['content-type'])) continue;
    taken.push(one.name);
    expect(named.exec(answer.body), one.name).toBeNull();
  }
  expect(taken).toEqual(expect.arrayContaining(['bank-desk.file', 'reviews.rankingFile']));
}, 300_000);

it('whoever answers the team is told by the same calls', async () => {
  const rows = (await tellingRows('menadzer')).map((found) => found.split(':')[0]);
  expect(rows).toEqual(
    expect.arrayContaining([
      'applications.teamAccess',
      'applications.extensions',
      'applications.pdf',
      'bank-desk.applications',
      'reviews.detail',
      'reviews.inbox',
      'skills.skills',
      'teams.team',
    ]),
  );
}, 300_000);
