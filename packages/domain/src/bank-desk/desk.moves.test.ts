import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import type { Machine } from '../machine.ts';
import { type StaffRole, staffRoles } from '../permissions/permissions.ts';
import { deskPolicy } from './desk.policy.ts';
import { type DutyKind, dutyKinds } from './desk.tasks.ts';

type Table = Machine<string, string, string, string, string>;

/** Every status table of the product, by the file that holds it. */
async function tables(): Promise<[string, Table][]> {
  const root = new URL('..', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .sort();
  const found = files.map(async (file): Promise<[string, Table]> => {
    const given: Record<string, unknown> = await import(/* @vite-ignore */ `../${file}`);
    const [name] = Object.keys(given).filter((one) => one.endsWith('Machine'));
    return [file.replace('.machine.ts', ''), given[name ?? ''] as Table];
  });
  return Promise.all(found);
}

/** Actors of the tables who are nobody of a bank and nobody of the platform. */
const outside =
  `owner team invitee inviter asker subject creator connection donor guardian volunteer
  author requester proposer payee member clock provider`.split(/\s+/);

const noted = (reason: string) => ({ reason });

/** Each move that staff may make: the duty that asks for it, or why nobody has to make it. */
const asked: Readonly<Record<string, DutyKind | { readonly reason: string }>> = {
  'applications/application submitted returnForChanges': noted('another answer than deciding'),
  'applications/application submitted approve': 'decide',
  'applications/application submitted reject': 'decide',
  'applications/application submitted declareWinner': 'decide',
  'applications/application approved startCampaign': 'campaign',
  'applications/application approved publish': 'publish',
  'applications/application approved signContract': 'sign',
  'applications/application approved reopenDecision': noted('corrects what is done'),
  'applications/application pobjednik reopenDecision': noted('corrects what is done'),
  'applications/application pobjednik signContract': 'sign',
  'applications/application rejected reopenDecision': noted('corrects what is done'),
  'applications/application crowdfunding planSecondRound': 'campaignMissed',
  'applications/application crowdfunding release': 'campaignMissed',
  'applications/application crowdfunding signContract': 'sign',
  'applications/application published signContract': 'sign',
  'applications/application contract_signed startImplementation': 'start',
  'applications/application implementation complete': 'complete',
  'agreements/signed-copy sent confirm': noted(
    'comes with signing, the duty of those who may sign',
  ),
  'agreements/signed-copy sent return': noted('another answer than confirming'),
  'agreements/milestone proven accept': 'proof',
  'agreements/milestone proven return': 'proof',
  'agreements/expense sent accept': 'receipt',
  'agreements/expense sent return': 'receipt',
  'agreements/report sent accept': 'report',
  'agreements/report sent return': 'report',
  'agreements/due-day asked accept': 'dueDay',
  'agreements/due-day asked refuse': 'dueDay',
  'agreements/exception proposed accept': 'payout',
  'agreements/exception proposed refuse': 'shortfall',
  'agreements/exception accepted takeBack': noted('corrects what is done'),
  'calls/call closed announce': 'announce',
  'calls/call deciding announce': 'announce',
  'calls/call draft publish': noted('a draft waits for whoever writes it'),
  'calls/call closed startDeciding': noted(
    'a word for the public; decisions are duties without it',
  ),
  'mentorship/request open claim': 'ticket',
  'mentorship/request claimed begin': 'ticket',
  'crowdfunding/refund waiting approve': 'refund',
  'crowdfunding/refund waiting reject': 'refund',
  'crowdfunding/refund unclear retry': 'refund',
  'crowdfunding/refund unclear confirm': 'refund',
  'crowdfunding/refund unclear reject': 'refund',
  'crowdfunding/refund failed retry': 'refund',
  'crowdfunding/refund failed confirm': 'refund',
  'crowdfunding/refund failed reject': 'refund',
};

/** The same for whole events of a table, in whatever state. */
const askedInAny: Readonly<Record<string, { readonly reason: string }>> = {
  'agreements/signed-copy outdate': noted('comes with another text'),
  'agreements/signed-copy reopen': noted('takes back what was done'),
  'calls/call archive': noted('puts away what is over'),
  'calls/call unpublish': noted('takes back what was done'),
  'calls/call reopen': noted('takes back what was done'),
  'mentorship/request assign': noted('another way to claim'),
  'mentorship/request begin': noted('a word of the mentor about their own work'),
  'mentorship/request claim': noted('takes over what has a mentor'),
  'mentorship/request resolve': noted('the mentor says when it is settled'),
  'mentorship/request reopen': noted('takes back what was done'),
  'mentorship/request archive': noted('puts away what is over'),
};

/** Tables whose work has a desk of its own, counted there (decision 089). */
const desks: Readonly<Record<string, { readonly reason: string }>> = {
  'articles/article': noted('the moderators’ list of articles'),
  'reports/report': noted('the moderators’ desk'),
  'bank-requests/bank-request': noted('the admins’ list of requests'),
};

/** Duties that no status table moves: a policy says whose they are. */
const byPolicy: readonly DutyKind[] = ['score', 'prepare', 'check', 'payee', 'pay'];

const bankSlug = 'tuzla';
const isStaff = (actor: string): actor is StaffRole => staffRoles.some((role) => role === actor);

it('every move of the status tables that waits for staff is a duty, or is listed with the reason why not', async () => {
  const moves = (await tables()).flatMap(([table, states]) =>
    Object.entries(states).flatMap(([state, events]) =>
      Object.entries(events).flatMap(([event, move]) => {
        const by = move?.by.filter((actor) => !outside.includes(actor)) ?? [];
        return by.length > 0 ? [{ table, state, event, by }] : [];
      }),
    ),
  );
  const answered = moves.map(({ table, state, event, by }) => {
    const move = `${table} ${state} ${event}`;
    return { move, by, found: asked[move] ?? askedInAny[`${table} ${event}`] ?? desks[table] };
  });
  expect(answered.filter(({ found }) => !found).map(({ move }) => move)).toEqual([]);
  const known = new Set(answered.map(({ move }) => move));
  expect(Object.keys(asked).filter((move) => !known.has(move))).toEqual([]);

  // Whoever the table names has the duty.
  for (const { move, by, found } of answered) {
    if (typeof found !== 'string') continue;
    for (const role of by.filter(isStaff)) {
      expect(deskPolicy.do(personas[role], { bankSlug, kind: found }).ok, `${move} ${role}`).toBe(
        true,
      );
    }
  }
  const moved = new Set(answered.map(({ found }) => found));
  const rest = dutyKinds.filter((kind) => !byPolicy.includes(kind) && !moved.has(kind));
  expect(rest).toEqual([]);
});
