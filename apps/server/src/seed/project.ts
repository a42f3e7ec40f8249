import { type CoverScene, chosenCover } from '@app/domain/applications/application.cover';
import { emptyContentOf } from '@app/domain/applications/form/form';
import {
  activity,
  contribution,
  type OrangeContent,
  orangeForm,
} from '@app/domain/applications/form/orange.form';
import { budgetItem } from '@app/domain/applications/form/parts';
import { emptyOf } from '@app/domain/applications/form/values';
import { type Fening, fromKm } from '@app/domain/money';
import { newId } from '../platform/ids.ts';

/** A project of the demo, written briefly; days count from the day of the first start. */
export interface ProjectSketch {
  readonly title: string;
  /** Without one, the emblem of its bank stands on its cover. */
  readonly cover?: CoverScene;
  readonly description: string;
  readonly municipality: string;
  readonly location: string;
  readonly place: readonly [lat: number, lng: number];
  readonly days: readonly [start: number, end: number];
  readonly problem: string;
  readonly story: string;
  readonly steps: readonly string[];
  readonly activities: readonly {
    readonly name: string;
    readonly description: string;
    readonly days: readonly [start: number, end: number];
    readonly volunteers?: readonly [count: number, what: string];
    readonly users?: readonly [count: number, who: string];
    /** Who of the team does what. */
    readonly work?: readonly (readonly [who: string, what: string])[];
  }[];
  /** Name, pieces, price of one piece in KM. */
  readonly budget: readonly (readonly [name: string, quantity: number, price: number])[];
  /** Who gives, what kind, type, what, worth in KM. */
  readonly goods: readonly (readonly [
    donor: string,
    kind: string,
    type: string,
    what: string,
    value: number,
  ])[];
  readonly sdgs: readonly number[];
  /** What the team gives itself. */
  readonly own: string;
  /** How it serves the goals of sustainable development. */
  readonly goal: string;
  readonly impact: string;
  readonly target: string;
  readonly lasting: string;
  readonly novelty: string;
}

export const day = (from: Date, offset: number): string =>
  new Date(from.getTime() + offset * 86_400_000).toISOString().slice(0, 10);

export function km(amount: number): Fening {
  const value = fromKm(amount);
  if (value === null) throw new RangeError(`${amount} KM is no amount`);
  return value;
}

/** By what it can be told afterwards whether it came off: how many people it was for. */
function measureOf({ activities }: ProjectSketch): string {
  const users = activities.findLast((one) => one.users)?.users;
  return users ? `Brojimo koliko je ljudi došlo. Računamo na ${users[0]}.` : '';
}

export function projectContent(
  sketch: ProjectSketch,
  applicant: string,
  today: Date,
): OrangeContent {
  return {
    ...emptyContentOf(orangeForm),
    projectTitle: sketch.title,
    projectDescription: sketch.description,
    applicantName: applicant,
    municipality: sketch.municipality,
    projectStartDate: day(today, sketch.days[0]),
    projectEndDate: day(today, sketch.days[1]),
    projectLocation: sketch.location,
    projectCoordinates: { lat: sketch.place[0], lng: sketch.place[1] },
    applicationPicture: sketch.cover ? chosenCover(sketch.cover) : null,
    communityProblem: sketch.problem,
    storyContent: sketch.story,
    solutionSteps: [...sketch.steps],
    projectActivities: sketch.activities.map((one) => ({
      ...emptyOf(activity, newId),
      name: one.name,
      description: one.description,
      startDate: day(today, one.days[0]),
      endDate: day(today, one.days[1]),
      volunteersPlanned: one.volunteers !== undefined,
      expectedVolunteers: one.volunteers?.[0] ?? 0,
      volunteerDescription: one.volunteers?.[1] ?? '',
      usersPlanned: one.users !== undefined,
      expectedUsers: one.users?.[0] ?? 0,
      userDescription: one.users?.[1] ?? '',
      teamAssignments: (one.work ?? []).map(([teamMemberName, description]) => ({
        teamMemberName,
        description,
      })),
    })),
    budgetBreakdown: sketch.budget.map(([name, quantity, price], n) => ({
      ...emptyOf(budgetItem, () => `b${n + 1}`),
      name,
      category: 'Oprema i materijal',
      quantity,
      amount: km(price),
    })),
    goodsAndServices: sketch.goods.map(
      ([donorName, donorType, contributionType, what, value], n) => ({
        ...emptyOf(contribution, () => `g${n + 1}`),
        donorName,
        donorType,
        contributionType,
        description: what,
        budgetCategory: 'Oprema i materijal',
        value: km(value),
      }),
    ),
    ownContribution: sketch.own,
    selectedSdgs: [...sketch.sdgs],
    selectedSdgSubcategories: sketch.sdgs.includes(11) ? ['11.7'] : [],
    sdgDescription: measureOf(sketch),
    sdgImpact: sketch.goal,
    communityImpact: sketch.impact,
    targetGroup: sketch.target,
    lastingImpact: sketch.lasting,
    innovationValue: sketch.novelty,
  };
}
