import {
  BookOpen,
  Building2,
  CircleHelp,
  ClipboardCheck,
  FolderOpen,
  Landmark,
  Languages,
  Settings,
  Settings2,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
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
      route: '/profile/:profileSlug',
      label: 'profile',
      icon: UserRound,
    },
    { to: '/ob', label: 'youthBanks', icon: Landmark, end: true },
    { to: '/zona', label: 'zone', icon: FolderOpen },
    ...(who.board ? [{ to: '/ob/odbor', label: 'board', icon: ClipboardCheck } as const] : []),
    ...(who.bankAdmin ? [{ to: '/ob/admin', label: 'banksAdmin', icon: Building2 } as const] : []),
    ...(who.admin ? [{ to: '/admin', label: 'admin', icon: Settings2 } as const] : []),
    ...(who.security
      ? [{ to: '/admin/security', label: 'security', icon: ShieldCheck } as const]
      : []),
    ...(who.admin ? [{ to: '/export-texts', label: 'texts', icon: Languages } as const] : []),
    { to: '/subscription', label: 'subscription', icon: BookOpen },
    { to: '/settings', label: 'settings', icon: Settings },
    { to: '/help', label: 'help', icon: CircleHelp },
  ]);
}
