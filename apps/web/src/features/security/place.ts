import { pages } from '@app/contracts/pages';
import { useLocation } from 'react-router';
import { uuid, words } from '../../kit/place/params.ts';
import { usePlace } from '../../kit/place/use-place.ts';

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

const params = {
  clan: uuid('clan'),
  ishod: words('ishod', 40),
  od: words('od', 40),
  do: words('do', 40),
  adresa: words('adresa', 100),
  pogled: words('pogled', 40),
};

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
export function useSecurityPlace(allowed: readonly Tab[]): Place {
  const { hash } = useLocation();
  const { place: query, put } = usePlace(params);
  const tab = allowed.find((one) => `#${one}` === hash) ?? allowed[0] ?? 'ovlastenja';
  return { tab, query, change: put };
}
