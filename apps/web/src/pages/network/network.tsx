import { pages } from '@app/contracts/pages';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import {
  NetworkDirectory,
  NetworkInvitations,
  NetworkPeople,
  NetworkRecommendations,
  useNetworkCounts,
  useNetworkText,
} from '../../features/network/public.ts';
import { NotificationNews } from '../../features/notifications/public.ts';
import { oneOf } from '../../kit/place/params.ts';
import { usePlace } from '../../kit/place/use-place.ts';
import { bringIntoRow } from '../../lib/browser/in-row.ts';

const parts = {
  pozivi: { words: 'invitations', Part: NetworkInvitations, counted: 'received' },
  veze: { words: 'people', Part: NetworkPeople, counted: undefined },
  imenik: { words: 'directory', Part: NetworkDirectory, counted: undefined },
  preporuke: { words: 'recommendations', Part: NetworkRecommendations, counted: 'recommendations' },
} as const;
const names = Object.keys(parts) as (keyof typeof parts)[];
const params = { shown: oneOf('dio', names) };

export default function NetworkPage() {
  const t = useNetworkText();
  const counts = useNetworkCounts();
  const current = useRef<HTMLAnchorElement>(null);
  const { shown } = usePlace(params).place;
  const part = shown && parts[shown];
  const waiting = ({ counted }: (typeof parts)[keyof typeof parts]) =>
    (counted && counts?.[counted]) || null;
  // On a phone the parts scroll sideways; the one that is open is in sight.
  useEffect(() => {
    if (shown) bringIntoRow(current.current);
  }, [shown]);
  return (
    <div className="wrap section-end">
      <nav className="tabs mt5" aria-label={t('parts')}>
        <Link className="tab" to={pages.network()} aria-current={shown ? undefined : 'page'}>
          {t('notifications')}
        </Link>
        {names.map((one) => (
          <Link
            key={one}
            ref={one === shown ? current : undefined}
            className="tab"
            to={pages.network({ dio: one })}
            aria-current={one === shown ? 'page' : undefined}
          >
            {t(parts[one].words)}
            {waiting(parts[one]) ? <span className="n tabular">{waiting(parts[one])}</span> : null}
          </Link>
        ))}
      </nav>
      {part ? (
        <div className="page-top">
          <h1 className="title-1">{t(`${part.words}Title`)}</h1>
          <div className="mt6">
            <part.Part />
          </div>
        </div>
      ) : (
        <NotificationNews />
      )}
    </div>
  );
}
