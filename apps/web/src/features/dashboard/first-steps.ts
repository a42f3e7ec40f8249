/** What makes a newcomer somebody whom others know, in the order in which it is asked. */
export const firstSteps = ['basics', 'picture', 'skills', 'connection', 'call'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Skills by which somebody is found. */
const enoughSkills = 3;

interface Begun {
  /** The answers of the first steps after registration were given. */
  readonly isOnboarded: boolean;
  readonly hasPicture: boolean;
  readonly skills: number;
  /** Connections, and invitations to connect that were sent. */
  readonly connections: number;
  readonly applications: number;
}

/** The steps that a member has not made yet. */
export function stepsLeft(begun: Begun): FirstStep[] {
  const { isOnboarded, hasPicture, skills, connections, applications } = begun;
  const made = {
    basics: isOnboarded,
    picture: hasPicture,
    skills: skills >= enoughSkills,
    connection: connections > 0,
    call: applications > 0,
  };
  return firstSteps.filter((step) => !made[step]);
}
