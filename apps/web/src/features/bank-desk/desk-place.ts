import type { deskSorts } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import { type DeskStage, deskStages } from '@app/domain/bank-desk/desk.stages';
import { type DeskTab, deskTabs } from '@app/domain/bank-desk/desk.tabs';
import { fundEntryKinds } from '@app/domain/funds/fund';
import { useParams, useSearchParams } from 'react-router';
import { dutyActs } from './duties/acts.ts';

export const sorts = ['newest', 'oldest', 'amount'] as const satisfies typeof deskSorts;

export interface Filters {
  readonly call?: string | undefined;
  readonly stage?: DeskStage | undefined;
  readonly year?: number | undefined;
  readonly theme?: number | undefined;
  readonly q?: string | undefined;
  readonly sort?: (typeof sorts)[number] | undefined;
}

/** Names of the filters in the address. */
export type FilterName = 'poziv' | 'status' | 'godina' | 'tema' | 'q' | 'red' | 'vrsta';

export function useDeskPlace() {
  const { bankId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const among = <T extends string>(known: readonly T[], name: string): T | undefined =>
    known.find((one) => one === query.get(name));
  const year = Number(/^20\d\d$/.exec(query.get('godina') ?? '')?.[0]) || undefined;
  const filters: Filters = {
    call: /^[a-z0-9-]{1,160}$/.exec(query.get('poziv') ?? '')?.[0],
    stage: among(deskStages, 'status'),
    year,
    theme: Number(/^(?:[1-9]|1[0-7])$/.exec(query.get('tema') ?? '')?.[0]) || undefined,
    q: query.get('q')?.slice(0, 80) || undefined,
    sort: among(sorts, 'red'),
  };
  return {
    bankId,
    section: among(deskTabs, 'dio') ?? deskTabs[0],
    /** A table of what is asked for; the board, unless one stage is. */
    table: query.get('pogled') === 'tabela' || filters.stage !== undefined,
    ended: query.get('stanje') === 'zavrsene',
    filters,
    /** Of entries in the fund's book. */
    entries: { year, kind: among(fundEntryKinds, 'vrsta') },
    /** Of duties. */
    act: among(dutyActs, 'vrsta'),
    narrowed: Object.values({ ...filters, sort: undefined }).some((one) => one !== undefined),
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

/** Where a part of the desk is; `danas` needs no name. */
export const sectionUrl = (bankId: string, section: DeskTab): string =>
  pages.bankDesk({ bankId, dio: section === 'danas' ? undefined : section });

/** Applications as the desk shows them, by what they are filtered with. */
export const applicationsUrl = (
  bankId: string,
  { call, stage, year, theme, q, sort }: Filters,
  table = false,
): string =>
  pages.bankDesk({
    bankId,
    dio: 'prijave',
    pogled: table && stage === undefined ? 'tabela' : undefined,
    poziv: call,
    status: stage,
    godina: year?.toString(),
    tema: theme?.toString(),
    q,
    red: table || stage !== undefined ? sort : undefined,
  });
