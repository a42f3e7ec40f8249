import { pages } from '@app/contracts/pages';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import {
  type Actor,
  bankSlugsOf,
  hasObAccess,
  isAdmin,
  obPermissionTypes,
} from '@app/domain/permissions/permissions';
import { ArrowRight } from '@app/ui/icons';
import { Link } from 'react-router';
import { useZoneText } from '../text.ts';

interface StaffProps {
  readonly actor: Actor;
  readonly board: readonly BoardCall[];
}

/** The ways of a bank's staff to their desks; nothing for everybody else. */
export function Staff({ actor, board }: StaffProps) {
  const t = useZoneText();
  if (!hasObAccess(actor)) return null;
  const open = board.reduce((sum, { mineOpen }) => sum + mineOpen, 0);
  const banks = bankSlugsOf(actor, obPermissionTypes);
  const nameOf = (slug: string) => board.find(({ bankSlug }) => bankSlug === slug)?.bankName;
  const desks = banks === 'all' ? [] : banks;
  return (
    <section aria-labelledby="staff">
      <h2 className="t3" id="staff">
        {t('staff')}
      </h2>
      <ul className="rows mt4">
        <Place
          to={pages.board()}
          title={t('board')}
          text={open > 0 ? t('boardOpen', { count: open }) : t('boardNone')}
        />
        {desks.map((slug) => (
          <Place
            key={slug}
            to={pages.bankDesk({ bankId: slug })}
            title={nameOf(slug) ?? t('desk')}
            text={t('deskText')}
          />
        ))}
        {isAdmin(actor) ? (
          <Place to={pages.banksAdmin()} title={t('allBanks')} text={t('allBanksText')} />
        ) : null}
      </ul>
    </section>
  );
}

function Place({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li>
      <Link className="row g4 between" to={to}>
        <span className="grow">
          <b className="b block">{title}</b>
          <span className="sm mut">{text}</span>
        </span>
        <ArrowRight />
      </Link>
    </li>
  );
}
