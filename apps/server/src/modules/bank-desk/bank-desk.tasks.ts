import type { DeskTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import { taskPage } from '@app/contracts/bank-desk/task-page';
import type { BankFacts, DeskFacts, Opening } from '@app/domain/bank-desk/desk.facts';
import { deskPolicy } from '@app/domain/bank-desk/desk.policy';
import { deskCountedTo } from '@app/domain/bank-desk/desk.stages';
import { deskTasks } from '@app/domain/bank-desk/desk.tasks';
import { donationPolicy } from '@app/domain/crowdfunding/donation.policy';
import { type Actor, isReviewBoard } from '@app/domain/permissions/permissions';
import { dayText } from '@app/domain/sarajevo-time';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { agreementFactsOf } from '../agreements/public.ts';
import { applicationIdsOf, countingOnCampaign } from '../applications/public.ts';
import { ticketsWaiting } from '../mentorship/public.ts';
import { refundsWaitingFor } from '../payments/public.ts';
import { boardWaits } from '../reviews/public.ts';
import { callsWaiting, campaignsWaiting, projectsWaiting } from './bank-desk.tasks.repo.ts';

type SignedIn = NonNullable<Actor>;

const day = 86_400_000;
/** A day more than what is to come is looked at, whatever the hour. */
const ahead = 8 * day;
/** Calls whose decisions were never announced wait no longer than this. */
const behind = 400 * day;
/** Of each kind. */
const atMost = 60;

interface SomeBank {
  readonly id: string;
  readonly slug: string;
}

/** What waits in banks, as this reader may know it; each task with its bank. */
export async function tasksOf<Bank extends SomeBank>(
  { db: { read }, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedIn,
  banks: readonly Bank[],
): Promise<(z.output<typeof DeskTask> & { bank: Bank })[]> {
  const now = clock.now();
  const own = await applicationIdsOf(read, actor.id);
  const [calls, campaigns, projects, beside] = await Promise.all([
    callFacts(read, actor, banks, now),
    campaignFacts(read, banks, now),
    projectFacts(read, banks),
    bankFacts(read, actor, banks, own),
  ]);
  const callOf = new Map(calls.map((call) => [call.slug, call]));
  const bankOf = new Map(banks.map((bank) => [bank.id, bank]));
  const bankOfProject = new Map([
    ...campaigns.map(({ application, bankId }) => [application.id, bankId] as const),
    ...projects.map(({ id, bankId }) => [id, bankId] as const),
  ]);
  const callOfProject = new Map(projects.map(({ id, callSlug }) => [id, callSlug]));
  return deskTasks({ calls, campaigns, projects, banks: beside }, dayText(now)).flatMap(
    ({ call: slug, bank: bankId, amount, notBy, ...task }) => {
      const call = slug === null ? undefined : callOf.get(slug);
      const { application, kind } = task;
      const where = bankId ?? call?.bankId ?? bankOfProject.get(application?.id ?? '');
      const bank = bankOf.get(where ?? '');
      if (!bank) return [];
      const withCall = {
        ...task,
        call: call ? { slug: call.slug, title: call.title } : null,
      };
      const isOwn = application !== null && own.includes(application.id);
      return {
        ...withCall,
        bank,
        amount,
        mine: deskPolicy.do(actor, {
          bankSlug: bank.slug,
          kind,
          isOwn,
          isProposed: notBy === actor.id,
        }).ok,
        to: taskPage(bank.slug, { ...withCall, sentTo: callOfProject.get(application?.id ?? '') }),
      };
    },
  );
}

async function callFacts(read: Reader, actor: SignedIn, banks: readonly SomeBank[], now: Date) {
  const slugOf = new Map(banks.map(({ id, slug }) => [id, slug]));
  const calls = await callsWaiting(read, [...slugOf.keys()], {
    now,
    since: new Date(now.getTime() - behind),
    upTo: deskCountedTo,
    atMost,
  });
  const deciding = calls
    .filter(({ undecided }) => undecided > 0)
    .map(({ id, bankId, quorum }) => ({ id, quorum, bankSlug: slugOf.get(bankId) ?? '' }));
  const waits = await boardWaits(read, actor, deciding, deskCountedTo);
  return calls.map(({ closesAt, timeline, titleBhs, titleEn, ...call }) => ({
    ...call,
    ...(waits.get(call.id) ?? { unscored: 0, myScores: 0, myDecisions: 0 }),
    title: { bhs: titleBhs, en: titleEn },
    closesOn: dayText(closesAt),
    isClosed: closesAt <= now,
    decisionsOn: timeline.find(({ kind }) => kind === 'decisions')?.on ?? null,
  })) satisfies DeskFacts['calls'];
}

async function campaignFacts(read: Reader, banks: readonly SomeBank[], now: Date) {
  const until = new Date(now.getTime() + ahead);
  const ids = banks.map(({ id }) => id);
  return (await campaignsWaiting(read, ids, until, atMost)).map((campaign) => ({
    id: campaign.id,
    bankId: campaign.bankId,
    application: { id: campaign.applicationId, slug: campaign.slug, title: campaign.title },
    endsOn: dayText(campaign.endsAt),
    isOver: campaign.endsAt <= now,
    hasMinimum: campaign.settled >= campaign.minimum,
  })) satisfies DeskFacts['campaigns'];
}

async function projectFacts(read: Reader, banks: readonly SomeBank[]) {
  const ids = banks.map(({ id }) => id);
  const projects = await projectsWaiting(read, ids, atMost);
  const agreed = await agreementFactsOf(read, projects);
  const approved = projects.filter(({ status }) => status === 'approved');
  const counting = await countingOnCampaign(
    read,
    approved.map(({ id }) => id),
  );
  const openingOf = (project: (typeof projects)[number]): Opening | null => {
    const { id, status, allowsCampaign, hadCampaign } = project;
    if (status !== 'approved') return null;
    // Approved again: its second round was planned.
    if (!hadCampaign && !counting.has(id)) return 'publish';
    return allowsCampaign ? 'campaign' : null;
  };
  return projects.flatMap((project) => {
    const facts = agreed.get(project.id);
    return facts ? { ...project, ...facts, opening: openingOf(project) } : [];
  });
}

/** Of what stands beside calls and projects, what waits for this reader. */
async function bankFacts(
  read: Reader,
  actor: SignedIn,
  banks: readonly SomeBank[],
  own: readonly string[],
): Promise<BankFacts[]> {
  const idsOf = (may: (bankSlug: string) => boolean) =>
    banks.filter(({ slug }) => may(slug)).map(({ id }) => id);
  const boards = idsOf((slug) => isReviewBoard(actor, slug));
  const treasuries = idsOf((bankSlug) => donationPolicy.refund(actor, { bankSlug }).ok);
  const tickets = await ticketsWaiting(read, actor.id, boards, own);
  const refunds = await refundsWaitingFor(read, actor.id, treasuries);
  return banks.map(({ id }) => {
    const asked = tickets.find(({ bankId }) => bankId === id);
    return {
      id,
      tickets: asked?.count ?? 0,
      ticketsOn: asked?.dueAt ? dayText(asked.dueAt) : null,
      refunds: refunds.find(({ bankId }) => bankId === id)?.count ?? 0,
    };
  });
}
