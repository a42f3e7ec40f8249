import { canvasOf } from '@app/contracts/pages';
import { type AnyForm, sectionKeysOf } from '@app/domain/applications/form/form';

/** What stands for a section in the address, `?dio=`; one that is not here stands for itself. */
const slugs: Readonly<Record<string, string>> = {
  basics: 'osnovno',
  problem: 'problem',
  story: 'prica',
  solution: 'rjesenje',
  activities: 'aktivnosti',
  budget: 'budzet',
  impact: 'uticaj',
  customer: 'kupac',
  competition: 'konkurencija',
  sales: 'prodaja',
  figures: 'brojke',
  plan: 'plan',
  asked: 'iznos',
  risks: 'rizici',
  team: 'tim',
  review: 'pregled',
};

export const slugOf = (section: string) => slugs[section] ?? section;

/** The section that a word of an address stands for. */
export const sectionOfSlug = (form: AnyForm, slug: string | null): string | undefined =>
  sectionKeysOf(form).find((key) => slugOf(key) === slug);

/** The section that an address names; `first` if it names none. */
export function sectionOfQuery(form: AnyForm, query: URLSearchParams, first?: string): string {
  return sectionOfSlug(form, query.get('dio')) ?? first ?? sectionKeysOf(form)[0] ?? '';
}

/** Where a request to be let into the team stands. */
export const requestPlace = (request: string): string => `zahtjev-${request}`;

export const sectionLink = (section: string, field?: string) => ({
  search: `?dio=${slugOf(section)}`,
  hash: field ? `#${field}` : '',
});

/** The application by its id, with the place that the address names. */
export const canvasUrl = (kind: string, id: string, query?: URLSearchParams): string =>
  canvasOf(kind)({
    id,
    dio: query?.get('dio') ?? undefined,
    zahtjev: query?.get('zahtjev') ?? undefined,
  });
