import type { ApplicationSection } from '@app/domain/applications/application.fields';
import { cx } from '@app/ui/cx';
import type { ComponentType } from 'react';
import { useCanvas } from '../canvas-context.tsx';
import { Activities } from '../sections/activities.tsx';
import { Basics } from '../sections/basics.tsx';
import { Budget } from '../sections/budget.tsx';
import { Goals } from '../sections/goals.tsx';
import { Review } from '../sections/review.tsx';
import sections from '../sections/sections.module.css';
import { Solution } from '../sections/solution.tsx';
import { Team } from '../sections/team.tsx';
import s from './desk.module.css';
import { ReadSection } from './read-section.tsx';
import { TextField } from './text-field.tsx';

const Problem = () => (
  <div className={cx('form', sections.form)}>
    <TextField name="communityProblem" hint="communityProblemHint" rows={10} />
  </div>
);

const Story = () => (
  <div className={cx('form', sections.form)}>
    <TextField name="storyContent" hint="storyContentHint" rows={12} />
  </div>
);

function Impact() {
  return (
    <div className={cx('form', sections.form)}>
      <TextField name="communityImpact" hint="communityImpactHint" rows={5} />
      <TextField name="targetGroup" hint="targetGroupHint" rows={3} />
      <TextField name="lastingImpact" hint="lastingImpactHint" rows={4} />
      <TextField name="innovationValue" hint="innovationValueHint" rows={3} />
      <Goals />
      <TextField name="sdgImpact" hint="sdgImpactHint" rows={4} />
      <TextField name="sdgGoal" hint="sdgGoalHint" optional autoComplete="off" />
      <TextField name="sdgDescription" hint="sdgDescriptionHint" rows={3} optional />
    </div>
  );
}

/** All of them come with the page: what is open stays usable without a connection. */
const bodies: Record<ApplicationSection, ComponentType> = {
  basics: Basics,
  problem: Problem,
  story: Story,
  solution: Solution,
  activities: Activities,
  budget: Budget,
  impact: Impact,
  team: Team,
  review: Review,
};

export function SectionBody({ section }: { section: ApplicationSection }) {
  const { writable } = useCanvas();
  const Body = bodies[section];
  const alwaysItself = section === 'review' || section === 'team';
  return (
    <div className={s.body}>
      {alwaysItself || writable(section) ? <Body /> : <ReadSection section={section} />}
    </div>
  );
}
