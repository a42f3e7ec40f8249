import { describe, expect, it } from 'vitest';
import { completedSteps, nextStep, type ProfileContent, profileSteps } from './profile.ts';

const empty: ProfileContent = {
  headline: '',
  about: '',
  skills: [],
  interests: [],
  experience: [],
  education: [],
  volunteering: [],
};

const doneIn = (profile: Partial<ProfileContent>) => {
  const done = completedSteps({ ...empty, ...profile });
  return profileSteps.filter((step) => done[step]);
};

describe('completeness', () => {
  it('begins with the initials', () => {
    expect(doneIn({})).toEqual(['picture']);
    expect(nextStep(empty)).toBe('headline');
  });

  it.each([
    ['headline', { headline: 'Dizajn i frontend' }],
    ['about', { about: 'Praznim prostorima vraćam ljude.' }],
    ['skills', { skills: ['Budžet'] }],
    ['interests', { interests: ['arts'] }],
    ['experience', { experience: [{}] }],
    ['experience', { education: [{}] }],
    ['experience', { volunteering: [{}] }],
  ] as const)('counts %s', (step, profile) => {
    expect(doneIn(profile)).toEqual(['picture', step]);
  });

  it('has no next step when whole', () => {
    const whole = {
      ...empty,
      headline: 'a',
      about: 'b',
      skills: ['c'],
      interests: ['arts'],
      volunteering: [{}],
    };
    expect(doneIn(whole)).toEqual([...profileSteps]);
    expect(nextStep(whole)).toBeNull();
    expect(nextStep({ ...whole, about: '' })).toBe('about');
  });
});
