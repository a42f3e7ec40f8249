import { pages } from '@app/contracts/pages';
import { accountPolicy } from '@app/domain/accounts/account.policy';
import { type Actor, hasGlobalPermissions, isAdmin } from '@app/domain/permissions/permissions';
import {
  Calendar,
  ChartColumn,
  FileText,
  Flag,
  type Icon,
  Landmark,
  Languages,
  LogIn,
  MonitorSmartphone,
  ShieldCheck,
  Sun,
  UserLock,
} from '@app/ui/icons';
import { type SecurityTab, securityUrl } from '../../features/security/public.ts';

/** Rooms of the desk, in the order in which they stand. */
const names = [
  'pregled',
  'dojave',
  'godine',
  'clanci',
  'tekstovi',
  'ulasci',
  'zakljucani',
  'sesije',
  'ovlastenja',
  'banke',
  'posjete',
] as const;
export type RoomName = (typeof names)[number];

interface Room {
  readonly to: string;
  readonly icon: Icon;
  mayEnter(reader: Actor): boolean;
  /** Begins what is set apart from the rooms before it. */
  readonly apart?: true;
}

const moderates = (reader: Actor) => accountPolicy.enterAdmin(reader).ok;

const security = (tab: SecurityTab, icon: Icon, mayEnter: Room['mayEnter'] = isAdmin): Room => ({
  to: securityUrl(tab),
  icon,
  mayEnter,
});

const rooms: Readonly<Record<RoomName, Room>> = {
  pregled: { to: pages.admin(), icon: Sun, mayEnter: moderates },
  dojave: { to: pages.admin({ hash: 'dojave' }), icon: Flag, mayEnter: moderates },
  godine: { to: pages.admin({ hash: 'godine' }), icon: Calendar, mayEnter: moderates },
  clanci: { to: pages.articles({ dio: 'pregled' }), icon: FileText, mayEnter: moderates },
  tekstovi: { to: pages.exportTexts(), icon: Languages, mayEnter: isAdmin },
  ulasci: { ...security('ulasci', LogIn), apart: true },
  zakljucani: security('zakljucani', UserLock),
  sesije: security('sesije', MonitorSmartphone),
  ovlastenja: security('ovlastenja', ShieldCheck, hasGlobalPermissions),
  banke: { to: pages.banksAdmin(), icon: Landmark, mayEnter: hasGlobalPermissions, apart: true },
  posjete: {
    to: pages.banksAdmin({ dio: 'posjete' }),
    icon: ChartColumn,
    mayEnter: hasGlobalPermissions,
  },
};

/** What a reader may enter. */
export const roomsOf = (reader: Actor) =>
  names.map((name) => ({ name, ...rooms[name] })).filter(({ mayEnter }) => mayEnter(reader));
