import { pages } from '@app/contracts/pages';
import { callKinds } from '@app/domain/calls/call';
import { callStatuses } from '@app/domain/calls/call.machine';
import { useSearchParams } from 'react-router';

/** Parts of the administration, as the address names them; the first is what one comes to. */
export const sections = ['pregled', 'pozivi', 'uplate', 'ljudi', 'zahtjevi', 'posjete'] as const;
export type Section = (typeof sections)[number];

/** Names of the filters in the address. */
export type FilterName = 'banka' | 'status' | 'vrsta' | 'q';

function filtersOf(query: URLSearchParams) {
  const among = <T extends string>(known: readonly T[], name: FilterName): T | undefined =>
    known.find((one) => one === query.get(name));
  return {
    bank: /^[a-z0-9-]{1,160}$/.exec(query.get('banka') ?? '')?.[0],
    status: among(callStatuses, 'status'),
    kind: among(callKinds, 'vrsta'),
    q: query.get('q')?.slice(0, 80) || undefined,
  };
}
export type CallFilters = ReturnType<typeof filtersOf>;

export function useAdminPlace() {
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  return {
    section: sections.find((one) => one === query.get('dio')) ?? sections[0],
    filters,
    narrowed: Object.values(filters).some((one) => one !== undefined),
    /** Puts a filter into the address, without a step in the browser's history. */
    set: (name: FilterName, value: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(name, value);
          else after.delete(name);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

export const sectionUrl = (section: Section): string =>
  pages.banksAdmin({ dio: section === 'pregled' ? undefined : section });
