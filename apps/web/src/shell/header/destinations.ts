import { pages } from '@app/contracts/pages';
import { ArrowLeftRight, type Icon } from '@app/ui/icons';
import { hasRoute } from '../../lib/addresses/route-table.ts';
import type { ShellKey } from '../../lib/texts/text.ts';

export interface Destination {
  readonly to: string;
  readonly label: ShellKey;
  /** The row's path where `to` carries parameters. */
  readonly route?: string;
  readonly icon?: Icon;
  /** The address must be this one exactly for the link to be the current one. */
  readonly end?: boolean;
  /** Says how much of mentorship waits there. */
  readonly counts?: boolean;
}

export const existing = (places: readonly Destination[]): readonly Destination[] =>
  places.filter(({ to, route }) => hasRoute(route ?? to));

const youthBankPlaces: readonly Destination[] = [
  { to: pages.banks(), label: 'home', end: true },
  { to: pages.bankDirectory(), label: 'banks' },
  { to: pages.calls(), label: 'calls' },
  { to: pages.campaigns(), label: 'campaigns' },
];

/** The career's first area; until it is there, nothing is called so. */
const career = hasRoute(pages.jobs.path);

export const barPlaces = {
  visitor: {
    main: existing([
      { to: pages.articles(), label: 'articles' },
      { to: pages.banks(), label: 'youthBanks' },
      { to: pages.help(), label: 'help' },
    ]),
    ob: existing(youthBankPlaces),
  },
  member: {
    main: existing([
      { to: pages.dashboard(), label: 'home' },
      { to: pages.jobs(), label: 'jobs' },
      { to: pages.investments(), label: 'investments' },
      { to: pages.community(), label: 'community' },
      { to: pages.network(), label: 'network' },
      { to: pages.articles(), label: 'articles' },
    ]),
    ob: existing([...youthBankPlaces, { to: pages.zone(), label: 'zone', counts: true }]),
  },
} as const;

export const sheetOnly = {
  main: existing([{ to: pages.learning(), label: 'learning' }]),
  ob: existing([{ to: pages.articles(), label: 'articles' }]),
} as const;

export const otherHalf = {
  visitor: {
    main: existing([]),
    ob: existing(career ? [{ to: '/', label: 'career', icon: ArrowLeftRight }] : []),
  },
  member: {
    main: existing([{ to: pages.banks(), label: 'youthBanks', icon: ArrowLeftRight }]),
    ob: existing([
      { to: pages.dashboard(), label: career ? 'career' : 'ownSpace', icon: ArrowLeftRight },
    ]),
  },
} as const;
