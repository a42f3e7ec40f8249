import { defaultRubric } from '@app/domain/reviews/rubric';
import {
  type BuiltApplication,
  createApplication,
} from '../modules/applications/applications.factory.ts';
import type { Call } from '../modules/calls/calls.factory.ts';
import { createReview } from '../modules/reviews/reviews.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { type DemoApplication, demoApplications } from './applications.data.ts';
import { demoBusinesses } from './businesses.data.ts';
import { businessContent } from './businesses.ts';
import { onDay } from './calls.factory.ts';
import type { People } from './people.factory.ts';
import { projectContent } from './project.ts';
import { demoSource } from './views.factory.ts';

export interface SeedContext {
  readonly people: People;
  readonly calls: ReadonlyMap<string, Call>;
  readonly today: Date;
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
  for (const [place, one] of [...demoApplications, ...demoBusinesses].entries()) {
    const application = await seedApplication(tx, context, one, demoSource(place));
    await seedReviews(tx, context, one, application);
    built.set(one.slug, application);
  }
  return built;
}

/** Older rounds are over; in the open call people are still writing. */
function lifeOf(one: DemoApplication, call: Call, today: Date): { from: Date; to: Date } {
  const from = new Date(call.opensAt.getTime() + 4 * 86_400_000);
  if (one.status === 'draft') return { from, to: onDay(today, -1) };
  const decided = !['submitted', 'pending', 'withdrawn'].includes(one.status);
  if (!decided) {
    const sent = Math.min(call.closesAt.getTime() - 3 * 3_600_000, onDay(today, -1).getTime());
    return { from, to: new Date(sent) };
  }
  return { from, to: onDay(today, -20) };
}

function seedApplication(
  tx: Tx,
  { people, calls, today }: SeedContext,
  one: DemoApplication,
  source: string,
): Promise<BuiltApplication> {
  const call = entry(calls, one.call);
  const owner = entry(people, one.owner);
  const content = contentOf(one, owner.name, today);
  const reason = one.returned?.reason ?? one.reason;
  return createApplication(tx, {
    slug: one.slug,
    call,
    owner,
    status: one.status,
    content,
    members: (one.members ?? []).map((name) => entry(people, name)),
    staff: entry(people, 'koordinator'),
    ...(source ? { source } : {}),
    ...(reason ? { reason } : {}),
    ...(one.returned ? { sections: one.returned.sections } : {}),
    ...lifeOf(one, call, today),
  });
}

function contentOf(
  { project, business, status, slug }: DemoApplication,
  name: string,
  today: Date,
) {
  if (business) {
    const content = businessContent(business, name, today);
    return status === 'draft'
      ? { ...content, competitors: [], milestones: [], risks: [] }
      : content;
  }
  if (!project) throw new Error(`Nothing is written in ${slug}.`);
  const content = projectContent(project, name, today);
  return status === 'draft' ? halfWritten(content) : content;
}

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
