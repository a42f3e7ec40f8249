import { pages } from '@app/contracts/pages';
import { accountPolicy } from '@app/domain/accounts/account.policy';
import { profileSlug } from '@app/domain/accounts/profile-slug';
import {
  type Actor,
  bankSlugsOf,
  hasGlobalPermissions,
  hasObAccess,
  isAdmin,
  obPermissionTypes,
} from '@app/domain/permissions/permissions';
import { Avatar } from '@app/ui/avatar';
import { cx } from '@app/ui/cx';
import {
  BookOpen,
  BuildingComplex,
  CircleQuestionMark,
  ClipboardCheck,
  FolderOpen,
  Landmark,
  Languages,
  LogOut,
  MessageSquareText,
  Settings,
  Settings2,
  ShieldCheck,
  UserRound,
  Wallet,
} from '@app/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { UnreadMentorship } from '../../features/mentorship/public.ts';
import { PageNavLink } from '../../lib/addresses/links.tsx';
import { profileImageUrl } from '../../lib/pictures/profile-image.ts';
import { useActor } from '../../lib/session/permissions.ts';
import { session, useSession } from '../../lib/session/session.ts';
import { useShellText } from '../../lib/texts/text.ts';
import { toast } from '../../lib/toast.ts';
import { LanguageChoice, ThemeChoice } from '../choices.tsx';
import { type Destination, existing } from './destinations.ts';
import { useClosedByMoving } from './popover.ts';
import s from './user-menu.module.css';

export default function UserMenu() {
  const t = useShellText();
  const menu = useClosedByMoving();
  const { profile } = useSession();
  // What the member may is asked for when the menu is first opened.
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('account')}
        popoverTarget="account-menu"
      >
        <Avatar
          name={profile?.name}
          src={profile && profileImageUrl(profile.id, profile.profilePictureUrl)}
        />
      </button>
      <div
        id="account-menu"
        ref={menu}
        popover="auto"
        className={cx('popover pop-end', s.menu)}
        onToggle={({ newState }) => newState === 'open' && setOpened(true)}
      >
        {profile ? (
          <div className={s.who}>
            <p className="bold">{profile.name}</p>
            <p className="smaller faint">{profile.email}</p>
          </div>
        ) : null}
        <Places wanted={opened} />
        <hr className={cx('rule', s.line)} />
        <div className={s.choice}>
          {t('language')}
          <LanguageChoice />
        </div>
        <div className={s.choice}>
          {t('theme')}
          <ThemeChoice />
        </div>
        <hr className={cx('rule', s.line)} />
        <SignOut />
      </div>
    </>
  );
}

function Places({ wanted }: { wanted: boolean }) {
  const t = useShellText();
  const { profile } = useSession();
  const { actor } = useActor(wanted);
  if (!profile) return null;
  const known = actor ?? { id: profile.id, role: profile.role, permissions: [] };
  const places = menuPlaces({
    profilePath: pages.profile({ profileSlug: profileSlug(profile.name, profile.id) }),
    board: hasObAccess(known),
    bank: onlyBankOf(known),
    bankAdmin: isAdmin(known),
    admin: accountPolicy.enterAdmin(known).ok,
    security: hasGlobalPermissions(known),
  });
  return (
    <nav aria-label={t('account')}>
      {places.map(({ to, route, label, icon: Icon, end, counts }) => (
        <PageNavLink
          key={to}
          className={cx(s.row)}
          to={to}
          end={end ?? false}
          {...(route ? { route } : {})}
        >
          {Icon ? <Icon /> : null}
          {t(label)}
          {counts ? <UnreadMentorship /> : null}
        </PageNavLink>
      ))}
    </nav>
  );
}

function SignOut() {
  const t = useShellText();
  const navigate = useNavigate();
  const leave = async () => {
    // First to a page that needs nobody; guards hold still while that is under way.
    await navigate(pages.landing(), { flushSync: true });
    await session.signOut();
    toast({ title: t('signedOut'), description: t('signedOutText'), tone: 'ok' });
  };
  return (
    <button type="button" className={cx(s.row)} onClick={() => void leave()}>
      <LogOut />
      {t('signOut')}
    </button>
  );
}

/** Whoever works in several goes by the board, which names them. */
function onlyBankOf(actor: Actor): string | undefined {
  const slugs = bankSlugsOf(actor, obPermissionTypes);
  return slugs !== 'all' && slugs.length === 1 ? slugs[0] : undefined;
}

/** What the user menu leads to; who may not enter does not see the way in. */
function menuPlaces(who: {
  readonly profilePath: string;
  readonly board: boolean;
  /** Slug of the one bank of a member who has one. */
  readonly bank: string | undefined;
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
    {
      to: pages.activity(),
      route: pages.activity.path,
      label: 'activity',
      icon: MessageSquareText,
    },
    { to: pages.banks(), label: 'youthBanks', icon: Landmark, end: true },
    { to: pages.zone(), label: 'zone', icon: FolderOpen, counts: true },
    ...(who.bankAdmin
      ? [{ to: pages.banksAdmin(), label: 'banksAdmin', icon: BuildingComplex } as const]
      : []),
    ...(who.board ? [{ to: pages.board(), label: 'board', icon: ClipboardCheck } as const] : []),
    ...(who.bank
      ? [
          {
            to: pages.bankDesk({ bankId: who.bank }),
            route: pages.bankDesk.path,
            label: 'bankDesk',
            icon: Wallet,
          } as const,
        ]
      : []),
    ...(who.admin ? [{ to: pages.admin(), label: 'admin', icon: Settings2 } as const] : []),
    ...(who.security
      ? [{ to: pages.adminSecurity(), label: 'security', icon: ShieldCheck } as const]
      : []),
    ...(who.bankAdmin
      ? [{ to: pages.exportTexts(), label: 'texts', icon: Languages } as const]
      : []),
    { to: pages.subscription(), label: 'subscription', icon: BookOpen },
    { to: pages.settings(), label: 'settings', icon: Settings },
    { to: pages.help(), label: 'help', icon: CircleQuestionMark },
  ]);
}
