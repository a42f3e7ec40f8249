import { pages } from '@app/contracts/pages';
import type { ApplicationSection } from '@app/domain/applications/application.fields';
import { applicationSections } from '@app/domain/applications/application.fields';

export const sectionKeys: readonly ApplicationSection[] = applicationSections.map(({ key }) => key);

/** What stands for a section in the address, `?dio=`. */
const slugs: Record<ApplicationSection, string> = {
  basics: 'osnovno',
  problem: 'problem',
  story: 'prica',
  solution: 'rjesenje',
  activities: 'aktivnosti',
  budget: 'budzet',
  impact: 'uticaj',
  team: 'tim',
  review: 'pregled',
};

/** The section that an address names; `first` if it names none. */
export const sectionOfQuery = (
  query: URLSearchParams,
  first: ApplicationSection = 'basics',
): ApplicationSection => sectionKeys.find((key) => slugs[key] === query.get('dio')) ?? first;

export const sectionLink = (section: ApplicationSection, field?: string) => ({
  search: `?dio=${slugs[section]}`,
  hash: field ? `#${field}` : '',
});

/** The application by its id, with the rest of the address kept. */
export const canvasUrl = (id: string, query?: URLSearchParams): string => {
  return pages.canvas({ id, dio: query?.get('dio') ?? undefined });
};
