import type { deskSorts } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import { type DeskStage, deskStages } from '@app/domain/bank-desk/desk.stages';
import { type DeskTab, deskTabs } from '@app/domain/bank-desk/desk.tabs';
import { fundEntryKinds } from '@app/domain/funds/fund';
import { useParams } from 'react-router';
import { flag, oneOf, slug, whole, words } from '../../kit/place/params.ts';
import { usePlace } from '../../kit/place/use-place.ts';
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

const params = {
  section: oneOf('dio', deskTabs, deskTabs[0]),
  tabled: flag('pogled', 'tabela'),
  ended: flag('stanje', 'zavrsene'),
  call: slug('poziv'),
  stage: oneOf('status', deskStages),
  year: whole('godina', 2000, 2099),
  theme: whole('tema', 1, 17),
  q: words('q', 80),
  sort: oneOf('red', sorts),
  /** Of entries in the fund's book. */
  kind: oneOf('vrsta', fundEntryKinds),
  /** Of duties. */
  act: oneOf('vrsta', dutyActs),
};

export function useDeskPlace() {
  const { bankId = '' } = useParams();
  const { place, set } = usePlace(params);
  const { section, tabled, ended, kind, act, ...filters } = place;
  return {
    bankId,
    section,
    /** A table of what is asked for; the board, unless one stage is. */
    table: tabled || filters.stage !== undefined,
    ended,
    filters,
    entries: { year: filters.year, kind },
    act,
    narrowed: Object.values({ ...filters, sort: undefined }).some((one) => one !== undefined),
    set,
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
