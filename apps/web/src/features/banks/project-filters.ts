import { projectStages } from '@app/domain/applications/project-stage';
import { oneOf, type PlaceOf, readPlace, slug, whole, words } from '../../kit/place/params.ts';

/** What an address asks of the list of projects; what makes no sense there is passed over. */
const params = {
  q: words('q', 80),
  bank: slug('bank'),
  year: whole('year', 2000, 2100),
  theme: whole('theme', 1, 17),
  stage: oneOf('stage', projectStages),
};
export const filtersOf = (query: URLSearchParams) => readPlace(params, query);

export type ProjectFilters = PlaceOf<typeof params>;
