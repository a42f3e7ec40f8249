import { pages } from '@app/contracts/pages';
import { useLocation, useNavigate } from 'react-router';

/** The parts of the page; the address names them behind `#`. */
export const tabs = ['ulasci', 'zakljucani', 'sesije', 'ovlastenja'] as const;
export type Tab = (typeof tabs)[number];

/** What the address may say behind `?`. */
export interface PlaceQuery {
  /** A member's id; every part keeps to it. */
  readonly clan?: string | undefined;
  readonly ishod?: string | undefined;
  readonly od?: string | undefined;
  readonly do?: string | undefined;
  readonly adresa?: string | undefined;
  /** Which view of the permissions. */
  readonly pogled?: string | undefined;
}

const names = ['clan', 'ishod', 'od', 'do', 'adresa', 'pogled'] as const;

export function placeUrl(tab: Tab, query: PlaceQuery = {}): string {
  return pages.adminSecurity({ ...query, hash: tab });
}

export interface Place {
  readonly tab: Tab;
  readonly query: PlaceQuery;
  /** Changes some of the query; the reader stays where they are. */
  change(query: PlaceQuery): void;
}

/**
 * Reads the place from the address.
 *
 * @param allowed the parts that the reader may see, the first of them by default.
 */
export function usePlace(allowed: readonly Tab[]): Place {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search);
  const query: PlaceQuery = Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const tab = allowed.find((one) => `#${one}` === hash) ?? allowed[0] ?? 'ovlastenja';
  return {
    tab,
    query,
    change: (next) =>
      void navigate(placeUrl(tab, { ...query, ...next }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
