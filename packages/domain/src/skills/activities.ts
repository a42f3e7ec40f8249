import type { BlueContent } from '../applications/form/blue.form.ts';
import type { AnyContent } from '../applications/form/form.ts';
import type { OrangeContent } from '../applications/form/orange.form.ts';
import type { Described } from './analysis.ts';

/** A part of an application in which somebody learns. */
export interface ReadActivity extends Described {
  readonly id: string;
  readonly name: string;
}

/** The lists of a form that hold what is read, whatever the kind of the application. */
export const activityLists = ['projectActivities', 'milestones', 'channels'] as const;

const nameAtMost = 80;

function shortened(text: string): string {
  const line = text.trim().split(/[.!?\n]/)[0] ?? '';
  return line.length <= nameAtMost ? line : `${line.slice(0, nameAtMost).replace(/\s+\S*$/, '')}…`;
}

const ofText = (id: string, name: string, ...texts: readonly string[]): ReadActivity => ({
  id,
  name,
  description: texts.filter((text) => text.trim() !== '').join('\n'),
  volunteersPlanned: false,
  volunteerDescription: '',
  usersPlanned: false,
  userDescription: '',
});

/**
 * What of an application is read for skills: the activities of an orange one; of a blue one its
 * milestones and how it comes to its customers, for there the team writes what it will do. What the
 * members bring they know already.
 */
export function activitiesIn(content: AnyContent): readonly ReadActivity[] {
  const { projectActivities, milestones, channels } = content as Partial<
    OrangeContent & BlueContent
  >;
  return [
    ...(projectActivities ?? []),
    ...(milestones ?? []).map(({ id, what, measure }) =>
      ofText(id, shortened(what), what, measure),
    ),
    ...(channels ?? []).map(({ id, channel, plan }) => ofText(id, channel, plan)),
  ];
}
