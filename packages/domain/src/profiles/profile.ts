/** Sections of a profile that a member fills in, in the order in which they are read. */
export const profileSections = [
  'headline',
  'about',
  'place',
  'seeking',
  'skills',
  'experience',
  'education',
  'volunteering',
  'interests',
  'languages',
  'links',
] as const;
export type ProfileSection = (typeof profileSections)[number];

export const seekingKinds = [
  'internship',
  'job',
  'part_time',
  'volunteering',
  'mentor',
  'team',
  'scholarship',
] as const;
export type SeekingKind = (typeof seekingKinds)[number];

/** Levels of a language: the European framework, and the mother tongue. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;

export const linkKinds = [
  'website',
  'portfolio',
  'linkedin',
  'github',
  'instagram',
  'facebook',
  'youtube',
  'other',
] as const;

export const periodSections = ['experience', 'education', 'volunteering'] as const;
export type PeriodSection = (typeof periodSections)[number];

/** Most characters of a text, most entries of a list. */
export const profileLimits = {
  headline: 120,
  about: 2000,
  place: 80,
  skill: 60,
  skills: 20,
  language: 40,
  languages: 10,
  link: 300,
  links: 8,
  period: 120,
  periodText: 1000,
  periods: 30,
} as const;

export interface ProfileContent {
  readonly headline: string;
  readonly about: string;
  readonly skills: readonly string[];
  readonly interests: readonly string[];
  readonly experience: readonly unknown[];
  readonly education: readonly unknown[];
  readonly volunteering: readonly unknown[];
}

/** The six stones of a whole profile, in the order in which they are laid. */
export const profileSteps = [
  'picture',
  'headline',
  'about',
  'skills',
  'interests',
  'experience',
] as const;
export type ProfileStep = (typeof profileSteps)[number];

/**
 * Which of the six steps are done. Initials are a picture too, so the first always is; what one has
 * done counts wherever it was: at work, at school or as a volunteer.
 */
export function completedSteps(profile: ProfileContent): Readonly<Record<ProfileStep, boolean>> {
  return {
    picture: true,
    headline: profile.headline !== '',
    about: profile.about !== '',
    skills: profile.skills.length > 0,
    interests: profile.interests.length > 0,
    experience:
      profile.experience.length + profile.education.length + profile.volunteering.length > 0,
  };
}

export function nextStep(profile: ProfileContent): ProfileStep | null {
  const done = completedSteps(profile);
  return profileSteps.find((step) => !done[step]) ?? null;
}
