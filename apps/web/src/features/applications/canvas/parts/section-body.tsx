import type { ApplicationSection } from '@app/domain/applications/application.fields';
import type { ComponentType } from 'react';
import { useCanvas } from '../canvas-context.tsx';
import { Activities } from '../sections/activities.tsx';
import { Basics } from '../sections/basics.tsx';
import { Budget } from '../sections/budget.tsx';
import { Impact } from '../sections/impact.tsx';
import { Review } from '../sections/review.tsx';
import { Solution } from '../sections/solution.tsx';
import { Team } from '../sections/team.tsx';
import { Problem, Story } from '../sections/writing.tsx';
import s from './desk.module.css';
import { ReadSection } from './read-section.tsx';

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
