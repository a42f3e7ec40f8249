import type {
  genders as allGenders,
  interests as allInterests,
} from '@app/contracts/accounts/accounts.schemas';

export type Interest = (typeof allInterests)[number];
export type Gender = (typeof allGenders)[number];

/** In the order of the contract; written again so that the browser does not load the schemas. */
export const interests = [
  'technology',
  'business',
  'education',
  'healthcare',
  'environment',
  'arts',
  'sports',
  'finance',
  'marketing',
  'social_impact',
] as const satisfies typeof allInterests;

export const genders = ['male', 'female', 'other'] as const satisfies typeof allGenders;
