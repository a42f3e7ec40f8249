import type { Funnel } from '@app/contracts/page-views/page-views.schemas';
import { byAlphabet } from '@app/domain/alphabet';

type Step = Funnel['total'];
const steps = ['views', 'started', 'submitted'] as const;
const nothing: Step = { views: 0, started: 0, submitted: 0 };

const plus = (a: Step, b: Partial<Step>): Step => ({
  views: a.views + (b.views ?? 0),
  started: a.started + (b.started ?? 0),
  submitted: a.submitted + (b.submitted ?? 0),
});

/** Puts together what was counted by source, in whatever order; the most views come first. */
export function funnelOf(
  counted: readonly ({ readonly source: string } & Partial<Step>)[],
): Pick<Funnel, 'total' | 'sources'> {
  const sources = new Map<string, Step>();
  let total = nothing;
  for (const one of counted) {
    sources.set(one.source, plus(sources.get(one.source) ?? nothing, one));
    total = plus(total, one);
  }
  const order = (a: Step, b: Step) =>
    steps.map((step) => b[step] - a[step]).find((difference) => difference !== 0) ?? 0;
  return {
    total,
    sources: [...sources]
      .sort(([nameA, a], [nameB, b]) => order(a, b) || byAlphabet(nameA, nameB))
      .map(([source, counts]) => ({ source, ...counts })),
  };
}
