import type { Duties } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import {
  type Actor,
  bankSlugsOf,
  hasObAccess,
  isAdmin,
  obPermissionTypes,
} from '@app/domain/permissions/permissions';
import { ArrowRight } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { useZoneText } from '../text.ts';

interface StaffProps extends Duties {
  readonly actor: Actor;
}

/** The ways of a bank's staff to their desks; nothing for everybody else. */
export function Staff({ actor, duties, banks: known }: StaffProps) {
  const t = useZoneText();
  if (!hasObAccess(actor)) return null;
  const open = duties.reduce(
    (sum, { kind, count }) => (kind === 'score' ? sum + (count ?? 0) : sum),
    0,
  );
  const banks = bankSlugsOf(actor, obPermissionTypes);
  const nameOf = (slug: string) => known.find((bank) => bank.slug === slug)?.name;
  const waitsAt = (slug: string) => duties.filter(({ bank }) => bank.slug === slug).length;
  const desks = banks === 'all' ? [] : banks;
  return (
    <section aria-labelledby="staff">
      <h2 className="title-3" id="staff">
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
            to={pages.bankDesk({
              bankId: slug,
              dio: waitsAt(slug) > 0 ? 'duznosti' : undefined,
            })}
            title={nameOf(slug) ?? t('desk')}
            text={waitsAt(slug) > 0 ? t('deskWaits', { count: waitsAt(slug) }) : t('deskText')}
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
          <b className="bold block">{title}</b>
          <span className="small muted">{text}</span>
        </span>
        <ArrowRight />
      </Link>
    </li>
  );
}
