import type { OrangeContent } from '@app/domain/applications/form/orange.form';
import { type BudgetItem, budgetItemTotal } from '@app/domain/applications/form/parts';
import { defaultRubric } from '@app/domain/reviews/rubric';
import { dayText } from '@app/domain/sarajevo-time';
import { formatDate } from '@app/messages/format/dates';
import {
  type ApplicationPlan,
  type BuiltApplication,
  createApplication,
  createExtension,
  createFile,
} from '../modules/applications/applications.factory.ts';
import type { Call } from '../modules/calls/calls.factory.ts';
import { createAssignment, createReview } from '../modules/reviews/reviews.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import type { FileStore } from '../platform/files/files.ts';
import { newId } from '../platform/ids.ts';
import { type DemoApplication, demoApplications } from './applications.data.ts';
import { demoDeciding } from './applications-deciding.data.ts';
import { demoBusinesses } from './businesses.data.ts';
import { businessContent } from './businesses.ts';
import { onClock, onDay } from './calls.factory.ts';
import { demoCampaigns } from './campaigns.data.ts';
import { offerFor } from './offers.ts';
import type { People } from './people.factory.ts';
import { projectContent } from './project.ts';
import { demoSource } from './views.factory.ts';

export interface SeedContext {
  readonly people: People;
  readonly calls: ReadonlyMap<string, Call>;
  readonly today: Date;
  readonly files: Pick<FileStore, 'put'>;
}

export function entry<T>(entries: ReadonlyMap<string, T>, name: string): T {
  const found = entries.get(name);
  if (!found) throw new Error(`The demo has no ${name}.`);
  return found;
}

export async function seedApplications(
  tx: Tx,
  context: SeedContext,
): Promise<ReadonlyMap<string, BuiltApplication>> {
  const built = new Map<string, BuiltApplication>();
  const all = [...demoApplications, ...demoBusinesses, ...demoDeciding];
  for (const [place, one] of all.entries()) {
    const application = await seedApplication(tx, context, one, demoSource(place));
    await seedReviews(tx, context, one, application);
    if (one.extension) {
      const { by, reason } = one.extension;
      const grantedBy = entry(context.people, by).id;
      const grantedAt = onDay(context.today, -4);
      const until = onClock(context.today, 3, 18 * 60);
      await createExtension(tx, application, { until, grantedBy, reason, grantedAt });
    }
    built.set(one.slug, application);
  }
  return built;
}

const days = 86_400_000;
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/**
 * Sent before the deadline, decided a month after it, under contract a week before the project
 * begins, accounted for a week after it ends; nothing is yet to come.
 */
function lifeOf(
  { status, slug, project, business, earlier: before }: DemoApplication,
  { opensAt, closesAt }: Call,
  today: Date,
): Pick<ApplicationPlan, 'from' | 'to' | 'times' | 'paidWhole'> {
  const from = new Date(opensAt.getTime() + 4 * days);
  if (status === 'draft') return { from, to: earlier(closesAt, onDay(today, -1)) };
  const afterDeadline = (count: number) => new Date(closesAt.getTime() + (count - 0.4) * days);
  const [starts, ends] = (project ?? business)?.days ?? [0, 0];
  const campaign = demoCampaigns.find(({ application }) => application === slug);
  const decided = afterDeadline(29);
  const yesterday = onDay(today, -1);
  const sent = new Date(Math.min(closesAt.getTime() - 27 * 3_600_000, yesterday.getTime()));
  return {
    from,
    to: earlier(new Date(sent.getTime() + 22 * 3_600_000), yesterday),
    times: {
      // What was sent twice lies evenly between.
      ...(before
        ? {}
        : {
            submit:
              status === 'pending' || status === 'withdrawn'
                ? earlier(sent, onDay(today, -3))
                : sent,
          }),
      approve: decided,
      declareWinner: decided,
      reject: decided,
      publish: afterDeadline(30),
      startCampaign: onDay(today, -(campaign?.startedDaysAgo ?? 0)),
      signContract: onDay(today, Math.min(starts - 7, -4)),
      startImplementation: onDay(today, starts),
      complete: onDay(today, ends + 7),
    },
    paidWhole: campaign === undefined,
  };
}

async function seedApplication(
  tx: Tx,
  { people, calls, today, files }: SeedContext,
  one: DemoApplication,
  source: string,
): Promise<BuiltApplication> {
  const call = entry(calls, one.call);
  const owner = entry(people, one.owner);
  const life = lifeOf(one, call, today);
  const written = contentOf(one, owner.name, today);
  const offers = written.budgetBreakdown.filter(wantsOffer).map((line) => {
    const day = formatDate(life.from);
    const content = offerFor(line, owner.name, day);
    return { id: newId(), line: line.id, name: `Ponuda: ${line.name}.pdf`, content };
  });
  const content = {
    ...written,
    budgetBreakdown: written.budgetBreakdown.map((line) => ({
      ...line,
      offers: offers
        .filter((offer) => offer.line === line.id)
        .map((offer) => ({ file: offer.id, name: offer.name, bytes: offer.content.length })),
    })),
  };
  const reason = one.returned?.reason ?? one.reason;
  const application = await createApplication(tx, {
    slug: one.slug,
    call,
    owner,
    status: one.status,
    content,
    members: (one.members ?? []).map((name) => entry(people, name)),
    edits: (one.edits ?? []).map(({ by, before }) => ({ by: entry(people, by), before })),
    staff: entry(people, 'koordinator'),
    ...(source ? { source } : {}),
    ...(reason ? { reason } : {}),
    ...(one.returned ? { sections: one.returned.sections } : {}),
    ...(one.earlier ? { earlier: [{ ...content, ...one.earlier }] } : {}),
    ...life,
  });
  for (const { line, ...offer } of offers) {
    await createFile(tx, files, application, { ...offer, uploadedAt: life.from });
  }
  return application;
}

/** As the tip on the canvas says. */
const wantsOffer = (line: BudgetItem) => budgetItemTotal(line) >= 50_000;

function contentOf(
  { project, business, status, slug }: DemoApplication,
  name: string,
  today: Date,
) {
  const eligibility = answered(slug, status === 'draft');
  if (business) {
    const content = { ...businessContent(business, name, today), eligibility };
    return status === 'draft'
      ? { ...content, competitors: [], milestones: [], risks: [] }
      : content;
  }
  if (!project) throw new Error(`Nothing is written in ${slug}.`);
  const content = { ...projectContent(project, name, today), eligibility };
  return status === 'draft' ? halfWritten(content) : content;
}

/** About who may apply: a draft leaves the last question open, one team runs a project already. */
const answered = (slug: string, draft: boolean): OrangeContent['eligibility'] => [
  { id: 'age', answer: 'yes' },
  { id: 'place', answer: 'yes' },
  ...(draft
    ? []
    : ([
        { id: 'pocetak', answer: 'yes' },
        { id: 'vodi', answer: slug === 'ljetna-liga-sjenjak' ? 'yes' : 'no' },
      ] as const)),
];

/** A draft as it looks half way: a price and two dates are missing, the impact is not begun. */
function halfWritten(content: ReturnType<typeof projectContent>): typeof content {
  const none = content.budgetBreakdown[0]?.amount;
  return {
    ...content,
    projectActivities: content.projectActivities.map((activity, n) =>
      n === 0 ? activity : { ...activity, startDate: '', endDate: '' },
    ),
    budgetBreakdown: content.budgetBreakdown.map((item, n) =>
      n === 2 && none !== undefined ? { ...item, quantity: 0 } : item,
    ),
    selectedSdgs: [],
    selectedSdgSubcategories: [],
    sdgGoal: '',
    sdgDescription: '',
    sdgImpact: '',
    communityImpact: '',
    targetGroup: '',
    lastingImpact: '',
    innovationValue: '',
  };
}

async function seedReviews(
  tx: Tx,
  { people, calls, today }: SeedContext,
  one: DemoApplication,
  application: BuiltApplication,
): Promise<void> {
  const closed = entry(calls, one.call).closesAt;
  for (const [reviewer, days] of one.asked ?? []) {
    await createAssignment(tx, {
      application,
      reviewer: entry(people, reviewer),
      by: entry(people, 'koordinator'),
      dueOn: dayText(onDay(today, days)),
      at: onDay(today, -4),
      // As the job reminds: two days before.
      remindedAt: days < 2 ? onDay(today, days - 2) : null,
    });
  }
  for (const [n, [reviewer, given]] of (one.reviews ?? []).entries()) {
    const at = new Date(Math.min(closed.getTime() + (4 + n) * 86_400_000, today.getTime()));
    await createReview(tx, {
      application,
      reviewer: entry(people, reviewer),
      rubric: defaultRubric,
      ...(given === 'conflict'
        ? { kind: 'conflict' as const }
        : { values: [...given].map(Number) }),
      at,
    });
  }
}
