import { hasGlobalPermissions } from '@app/domain/permissions/permissions';
import { ArrowRight } from '@app/ui/icons';
import { Waiting } from '../../kit/listing/listing.tsx';
import { Link } from '../../lib/addresses/links.tsx';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import { Failed } from '../../lib/queries/failed.tsx';
import s from './overview.module.css';
import { roomsOf } from './rooms.ts';
import { useAdminText } from './text.ts';
import { useReader } from './use-reader.ts';
import { useWaiting } from './waiting.ts';

const Figures = lazyPart(() => import('./figures.tsx'));

/** What waits for the reader, room by room; for admins what the platform comes to. */
export function Overview() {
  const t = useAdminText();
  const reader = useReader();
  const { rooms, isPending, failed } = useWaiting(reader);
  // The title counts them, and nothing moves once it stands.
  if (isPending) return <Waiting height={76} rows={4} className="column g2" />;
  const count = rooms.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      <h1 className="title-2">{count > 0 ? t('waiting', { count }) : t('waitingNone')}</h1>
      <p className="muted mt2">{t(count > 0 ? 'rest' : 'restNone')}</p>
      <ul className={s.waiting}>
        {roomsOf(reader).map(({ name, to, icon: Mark }) => {
          const found = rooms.find(({ room }) => room === name);
          if (!found) return null;
          const { room } = found;
          return (
            <li key={name}>
              <Link to={to}>
                <span className={s.niche}>
                  <Mark />
                </span>
                <span className="grow">
                  <b className="bold block">
                    {t(`waits_${room}`, {
                      count: found.more ? t('moreThan', { count: found.count }) : found.count,
                    })}
                  </b>
                  <span className="smaller muted">{t(`text_${room}`)}</span>
                </span>
                <ArrowRight />
              </Link>
            </li>
          );
        })}
      </ul>
      {failed ? <Failed level={2} title={t('failed')} query={failed} /> : null}
      {hasGlobalPermissions(reader) ? <Figures /> : null}
    </>
  );
}
