import { pages } from '@app/contracts/pages';
import {
  BookOpen,
  BuildingComplex,
  CircleQuestionMark,
  ClipboardCheck,
  FolderOpen,
  Landmark,
  Languages,
  Settings,
  Settings2,
  ShieldCheck,
  UserRound,
} from '@app/ui/icons';
import { type Destination, existing } from './destinations.ts';

/** What the user menu leads to; who may not enter does not see the way in. */
export function menuPlaces(who: {
  readonly profilePath: string;
  readonly board: boolean;
  readonly bankAdmin: boolean;
  readonly admin: boolean;
  readonly security: boolean;
}): readonly Destination[] {
  return existing([
    {
      to: who.profilePath,
      route: pages.profile.path,
      label: 'profile',
      icon: UserRound,
    },
    { to: pages.banks(), label: 'youthBanks', icon: Landmark, end: true },
    { to: pages.zone(), label: 'zone', icon: FolderOpen },
    ...(who.board ? [{ to: pages.board(), label: 'board', icon: ClipboardCheck } as const] : []),
    ...(who.bankAdmin
      ? [{ to: pages.banksAdmin(), label: 'banksAdmin', icon: BuildingComplex } as const]
      : []),
    ...(who.admin ? [{ to: pages.admin(), label: 'admin', icon: Settings2 } as const] : []),
    ...(who.security
      ? [{ to: pages.adminSecurity(), label: 'security', icon: ShieldCheck } as const]
      : []),
    ...(who.admin ? [{ to: pages.exportTexts(), label: 'texts', icon: Languages } as const] : []),
    { to: pages.subscription(), label: 'subscription', icon: BookOpen },
    { to: pages.settings(), label: 'settings', icon: Settings },
    { to: pages.help(), label: 'help', icon: CircleQuestionMark },
  ]);
}
