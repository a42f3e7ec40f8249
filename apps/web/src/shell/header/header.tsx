import { pages } from '@app/contracts/pages';
import { Avatar } from '@app/ui/avatar';
import { cx } from '@app/ui/cx';
import { Menu, X } from '@app/ui/icons';
import { MessagesBell } from '../../features/conversations/public.ts';
import { UnreadMentorship } from '../../features/mentorship/public.ts';
import { NotificationBell } from '../../features/notifications/public.ts';
import { PageLink, PageNavLink } from '../../lib/addresses/links.tsx';
import { memberHome } from '../../lib/addresses/route-table.ts';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useShellText } from '../../lib/texts/text.ts';
import { LanguageChoice, ThemeChoice } from '../choices.tsx';
import { LogoLink } from '../logo-link.tsx';
import { barPlaces, otherHalf, sheetOnly } from './destinations.ts';
import s from './header.module.css';
import { useClosedByMoving } from './popover.ts';

export type HeaderKind = 'public' | 'main' | 'ob';

type Reader = 'visitor' | 'member';

/** What of the header belongs to whom, while it is not known yet who reads: a class decides. */
interface Side {
  readonly reader: Reader;
  readonly className: string | undefined;
}

/**
 * The header in its three variants (specification §2.3). Pages are rendered for strangers; until
 * the session is known both sides are there, and the mark that the head script left on `<html>`
 * decides which one shows.
 */
export function Header({ kind }: { kind: HeaderKind }) {
  const { state } = useSession();
  const half = kind === 'ob' ? 'ob' : 'main';
  const sides = kind === 'public' ? [visitorsOnly] : sidesOf[state];
  return (
    <header className={s.header}>
      <div className={cx('wrap', s.line)}>
        {sides.map(({ reader, className }) => (
          <span key={reader} className={cx(className, reader === 'member' && s.memberLogo)}>
            <LogoLink to={reader === 'member' && half === 'main' ? memberHome() : '/'} />
          </span>
        ))}
        <Bar sides={sides} half={half} />
        <span className="grow" />
        {sides.map((side) =>
          side.reader === 'visitor' ? (
            <VisitorEnd key={side.reader} side={side} half={half} />
          ) : (
            <MemberEnd key={side.reader} side={side} half={half} />
          ),
        )}
        <MobileMenu sides={sides} half={half} />
      </div>
    </header>
  );
}

const visitorsOnly: Side = { reader: 'visitor', className: undefined };

const sidesOf: Record<'loading' | 'anonymous' | 'authenticated', readonly Side[]> = {
  loading: [
    { reader: 'visitor', className: 'if-no-session' },
    { reader: 'member', className: 'if-session' },
  ],
  anonymous: [visitorsOnly],
  authenticated: [{ reader: 'member', className: undefined }],
};

interface PartProps {
  readonly side: Side;
  readonly half: 'main' | 'ob';
}

interface SidesProps {
  readonly sides: readonly Side[];
  readonly half: 'main' | 'ob';
}

/** One landmark for both sides, whoever reads. */
function Bar({ sides, half }: SidesProps) {
  const t = useShellText();
  return (
    <nav className="desk-only" aria-label={t('mainNavigation')}>
      {sides.map((side) => (
        <div key={side.reader} className={cx(s.nav, side.className)}>
          {barPlaces[side.reader][half].map(({ to, label, end, counts }) => (
            <PageNavLink key={to} to={to} end={end ?? false}>
              {t(label)}
              {counts ? <UnreadMentorship /> : null}
            </PageNavLink>
          ))}
        </div>
      ))}
    </nav>
  );
}

function OtherHalf({ side, half }: PartProps) {
  const t = useShellText();
  return otherHalf[side.reader][half].map(({ to, label, icon: Icon }) => (
    <PageLink key={to} className={cx('go muted desk-only', side.className)} to={to}>
      {Icon ? <Icon /> : null}
      {t(label)}
    </PageLink>
  ));
}

function VisitorEnd({ side, half }: PartProps) {
  const t = useShellText();
  return (
    <>
      <OtherHalf side={side} half={half} />
      <div className={cx('desk-only', side.className)}>
        <ThemeChoice />
      </div>
      <div className={cx('wide-only', side.className)}>
        <LanguageChoice />
      </div>
      <PageLink
        className={cx('button button-ghost button-medium wide-only', side.className)}
        to={pages.login()}
      >
        {t('signIn')}
      </PageLink>
      <PageLink
        className={cx('button button-ink button-medium', side.className)}
        to={pages.register()}
      >
        {t('signUp')}
      </PageLink>
    </>
  );
}

const nobody = (
  <span className="icon-button">
    <Avatar />
  </span>
);

const UserMenu = lazyPart(() => import('./user-menu.tsx'), { waiting: nobody, members: true });

function MemberEnd({ side, half }: PartProps) {
  return (
    <>
      <OtherHalf side={side} half={half} />
      <div className={side.className}>
        <MessagesBell />
      </div>
      <div className={side.className}>
        <NotificationBell />
      </div>
      <div className={side.className}>
        <UserMenu />
      </div>
    </>
  );
}

function MobileMenu({ sides, half }: SidesProps) {
  const t = useShellText();
  const sheet = useClosedByMoving();
  return (
    <>
      <button
        type="button"
        className={cx('icon-button desk-hide', s.toggle)}
        aria-label={t('menu')}
        popoverTarget="menu"
      >
        <Menu className={s.closed} />
        <X className={s.open} />
      </button>
      <div id="menu" ref={sheet} popover="auto" className={cx('popover', s.sheet)}>
        <nav aria-label={t('menu')}>
          {sides.map((side) => (
            <MenuSheet key={side.reader} side={side} half={half} />
          ))}
        </nav>
        {sides.map(({ reader, className }) =>
          reader === 'visitor' ? (
            <div key={reader} className={className}>
              <PageLink
                className="button button-secondary button-wide mt5 phone-only"
                to={pages.login()}
              >
                {t('signIn')}
              </PageLink>
            </div>
          ) : null,
        )}
        <div className={cx('row between mt5', s.settings)}>
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </div>
    </>
  );
}

function MenuSheet({ side: { reader, className }, half }: PartProps) {
  const t = useShellText();
  const places = [
    ...barPlaces[reader][half],
    ...(reader === 'member' ? sheetOnly[half] : []),
    ...otherHalf[reader][half],
  ];
  return (
    <div className={cx(s.places, className)}>
      {places.map(({ to, label, icon: Icon, end, counts }) => (
        <PageNavLink key={to} to={to} end={end ?? false}>
          {Icon ? <Icon /> : null}
          {t(label)}
          {counts ? <UnreadMentorship /> : null}
        </PageNavLink>
      ))}
    </div>
  );
}
