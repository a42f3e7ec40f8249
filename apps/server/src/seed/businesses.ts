import type { CoverScene } from '@app/domain/applications/application.cover';
import { chosenCover } from '@app/domain/applications/application.cover';
import {
  type BlueContent,
  blueForm,
  fixedCost,
  type industries,
  type legalForms,
  plannedMonths,
  product,
} from '@app/domain/applications/form/blue.form';
import { emptyContentOf } from '@app/domain/applications/form/form';
import { budgetItem } from '@app/domain/applications/form/parts';
import { emptyOf } from '@app/domain/applications/form/values';
import { newId } from '../platform/ids.ts';
import { day, km } from './project.ts';

/** A first business of the demo, written briefly; days count from the day of the first start. */
export interface BusinessSketch {
  readonly name: string;
  readonly sentence: string;
  readonly municipality: string;
  readonly place: string;
  readonly at: readonly [lat: number, lng: number];
  readonly cover: CoverScene;
  readonly industry: (typeof industries)[number];
  readonly form?: (typeof legalForms)[number];
  readonly stage: BlueContent['stage'];
  readonly days: readonly [start: number, end: number];
  readonly problem: string;
  /** Who they are, how many, how the team knows. */
  readonly buyers: readonly (readonly [name: string, count: number, known: string])[];
  readonly evidence: readonly (readonly [kind: string, what: string, day: number])[];
  readonly solution: string;
  readonly value: string;
  readonly rivals: readonly (readonly [name: string, price: string, difference: string])[];
  readonly advantage: string;
  /** Name, unit, price, cost of one, units in each month. */
  readonly products: readonly (readonly [string, string, number, number, readonly number[]])[];
  readonly channels: readonly (readonly [channel: string, cost: number, plan: string])[];
  /** Name, amount each month, from which month. */
  readonly costs: readonly (readonly [string, number, number])[];
  readonly cash: number;
  /** Name, role, hours a week, what they bring. */
  readonly people: readonly (readonly [string, string, number, string])[];
  readonly jobs: number;
  readonly milestones: readonly (readonly [day: number, what: string, measure: string])[];
  readonly budget: readonly (readonly [name: string, quantity: number, price: number])[];
  readonly own: number;
  readonly others: readonly (readonly [name: string, kind: string, amount: number])[];
  readonly risks: readonly (readonly [risk: string, likelihood: string, response: string])[];
  readonly help: string;
}

const withIds = <T>(items: readonly T[]) => items.map((item) => [item, newId()] as const);

export function businessContent(
  sketch: BusinessSketch,
  applicantName: string,
  today: Date,
): BlueContent {
  const costs = sketch.budget.reduce((sum, [, quantity, price]) => sum + quantity * price, 0);
  const others = sketch.others.reduce((sum, [, , amount]) => sum + amount, 0);
  return {
    ...emptyContentOf(blueForm),
    businessName: sketch.name,
    ideaSentence: sketch.sentence,
    applicantName,
    municipality: sketch.municipality,
    legalForm: sketch.form ?? 'none',
    industry: sketch.industry,
    place: sketch.place,
    placeCoordinates: { lat: sketch.at[0], lng: sketch.at[1] },
    picture: chosenCover(sketch.cover),
    startDate: day(today, sketch.days[0]),
    endDate: day(today, sketch.days[1]),
    customerProblem: sketch.problem,
    customerSegments: withIds(sketch.buyers).map(([[name, howMany, howWeKnow], id]) => ({
      id,
      name,
      description: '',
      howMany,
      howWeKnow,
    })),
    evidence: withIds(sketch.evidence).map(([[kind, what, on], id]) => ({
      id,
      kind,
      what,
      happenedOn: day(today, on),
      files: [],
    })),
    solution: sketch.solution,
    valueProposition: sketch.value,
    stage: sketch.stage,
    competitors: withIds(sketch.rivals).map(([[name, price, difference], id]) => ({
      id,
      name,
      offer: '',
      price,
      difference,
    })),
    advantage: sketch.advantage,
    products: withIds(sketch.products).map(([[name, unit, price, cost, units], id]) => ({
      ...emptyOf(product, () => id),
      name,
      unit,
      price: km(price),
      variableCost: km(cost),
      units: Array.from({ length: plannedMonths }, (_, n) => units[n] ?? 0),
    })),
    channels: withIds(sketch.channels).map(([[channel, cost, plan], id]) => ({
      id,
      channel,
      costPerCustomer: km(cost),
      plan,
    })),
    fixedCosts: withIds(sketch.costs).map(([[name, amount, fromMonth], id]) => ({
      ...emptyOf(fixedCost, () => id),
      name,
      monthlyAmount: km(amount),
      fromMonth,
    })),
    startingCash: km(sketch.cash),
    teamRoles: withIds(sketch.people).map(([[name, role, weeklyHours, brings], id]) => ({
      id,
      name,
      role,
      weeklyHours,
      brings,
    })),
    jobsCreated: sketch.jobs,
    milestones: withIds(sketch.milestones).map(([[on, what, measure], id]) => ({
      id,
      date: day(today, on),
      what,
      measure,
    })),
    budgetBreakdown: withIds(sketch.budget).map(([[name, quantity, price], id]) => ({
      ...emptyOf(budgetItem, () => id),
      category: 'Oprema i materijal',
      name,
      quantity,
      amount: km(price),
    })),
    requestedAmount: km(costs - others - sketch.own),
    ownContribution: km(sketch.own),
    otherSources: withIds(sketch.others).map(([[name, kind, amount], id]) => ({
      id,
      name,
      kind,
      amount: km(amount),
    })),
    risks: withIds(sketch.risks).map(([[risk, likelihood, response], id]) => ({
      id,
      risk,
      likelihood,
      response,
    })),
    helpWanted: sketch.help,
  };
}
