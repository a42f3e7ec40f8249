import { pages } from '@app/contracts/pages';
import { callKinds } from '@app/domain/calls/call';
import { callStatuses } from '@app/domain/calls/call.machine';
import { oneOf, slug, words } from '../../kit/place/params.ts';
import { usePlace } from '../../kit/place/use-place.ts';

/** Parts of the administration, as the address names them; the first is what one comes to. */
export const sections = ['pregled', 'pozivi', 'uplate', 'ljudi', 'zahtjevi', 'posjete'] as const;
export type Section = (typeof sections)[number];

/** Names of the filters in the address. */
export type FilterName = 'banka' | 'status' | 'vrsta' | 'q';

const params = {
  section: oneOf('dio', sections, sections[0]),
  bank: slug('banka'),
  status: oneOf('status', callStatuses),
  kind: oneOf('vrsta', callKinds),
  q: words('q', 80),
};

export function useAdminPlace() {
  const { place, set } = usePlace(params);
  const { section, ...filters } = place;
  const narrowed = Object.values(filters).some((one) => one !== undefined);
  return { section, filters, narrowed, set };
}

export type CallFilters = ReturnType<typeof useAdminPlace>['filters'];

export const sectionUrl = (section: Section): string =>
  pages.banksAdmin({ dio: section === 'pregled' ? undefined : section });
