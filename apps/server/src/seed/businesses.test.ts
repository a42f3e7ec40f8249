import { contentBody } from '@app/contracts/applications/form.schemas';
import { applicationStatuses } from '@app/domain/applications/application.machine';
import { toBody } from '@app/domain/applications/form/amounts';
import { businessFigures } from '@app/domain/applications/form/blue.figures';
import { blueForm } from '@app/domain/applications/form/blue.form';
import { missingIn } from '@app/domain/applications/form/missing';
import { describe, expect, it } from 'vitest';
import { demoBusinesses } from './businesses.data.ts';
import { type BusinessSketch, businessContent } from './businesses.ts';
import { demoCalls } from './calls.data.ts';
import { fromDemoKm } from './calls.factory.ts';

const contentOf = (sketch: BusinessSketch) =>
  businessContent(sketch, 'Amina Hodžić', new Date('2026-11-22T10:00:00Z'));

describe('the demo’s first businesses', () => {
  it('stand in every status, once', () => {
    expect(demoBusinesses.map(({ status }) => status).sort()).toEqual(
      [...applicationStatuses].sort(),
    );
  });

  it.each(demoBusinesses)('$slug lacks nothing, and its money adds up', ({ business, call }) => {
    const content = contentOf(business as BusinessSketch);
    const [floor, ceiling] = demoCalls.find(({ slug }) => slug === call)?.amounts ?? [];
    const limits = { floor: fromDemoKm(floor ?? 0), ceiling: fromDemoKm(ceiling ?? 0) };
    const context = { team: { members: 1, minimum: 1 }, limits };
    expect(missingIn(blueForm, content, context)).toEqual([]);
    expect(contentBody('blue').safeParse(toBody(blueForm, content)).error).toBeUndefined();
  });

  it('have one whose year is worth looking at', () => {
    const [pedala] = demoBusinesses;
    const { warnings, breakEvenMonth, months } = businessFigures(
      contentOf(pedala?.business as BusinessSketch),
    );
    expect(warnings).toEqual([]);
    expect(breakEvenMonth).toBeGreaterThan(1);
    expect(months.some(({ result }) => result < 0)).toBe(true);
  });
});
