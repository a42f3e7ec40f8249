/**
 * What can be found, in the order in which it is shown where nothing is nearer. A domain that
 * declares `search` in its module adds its kind here, and its name to the texts of the search.
 */
export const searchKinds = ['people', 'projects', 'calls', 'banks', 'articles', 'posts'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Where in a record the words stand; the texts of the search name each. */
export const searchParts = [
  'title',
  'summary',
  'text',
  'tags',
  'authors',
  'bank',
  'place',
  'headline',
  'skills',
  'applicant',
  'address',
] as const;
export type SearchPart = (typeof searchParts)[number];
