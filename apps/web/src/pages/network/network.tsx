import { pages } from '@app/contracts/pages';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import {
  NetworkDirectory,
  NetworkForYou,
  NetworkPeople,
  NetworkRecommendations,
  useNetworkCounts,
  useNetworkText,
} from '../../features/network/public.ts';
import { NotificationNews } from '../../features/notifications/public.ts';
import { oneOf, text } from '../../kit/place/params.ts';
import { usePlace } from '../../kit/place/use-place.ts';
import { Link } from '../../lib/addresses/links.tsx';
import { bringIntoRow } from '../../lib/browser/in-row.ts';

const parts = {
  pozivi: { words: 'forYou', Part: NetworkForYou, counted: 'received' },
  veze: { words: 'people', Part: NetworkPeople, counted: undefined },
  imenik: { words: 'directory', Part: NetworkDirectory, counted: undefined },
  preporuke: { words: 'recommendations', Part: NetworkRecommendations, counted: 'recommendations' },
} as const;
const names = Object.keys(parts) as (keyof typeof parts)[];
/** Where nothing is named the page opens on people; what narrows notifications opens these. */
const first = 'pozivi';
const params = { named: oneOf('dio', names), kind: text('kind'), unread: text('unread') };

export default function NetworkPage() {
  const t = useNetworkText();
  const counts = useNetworkCounts();
  const current = useRef<HTMLAnchorElement>(null);
  const { named, kind, unread } = usePlace(params).place;
  const { hash } = useLocation();
  const told = kind !== '' || unread !== '' || hash === '#notifications';
  const shown = named ?? (told ? undefined : first);
  const part = shown && parts[shown];
  const waiting = ({ counted }: (typeof parts)[keyof typeof parts]) =>
    (counted && counts?.[counted]) || null;
  // On a phone the parts scroll sideways; the one that is open is in sight.
  useEffect(() => {
    if (shown !== first) bringIntoRow(current.current);
  }, [shown]);
  return (
    <div className="wrap section-end">
      <nav className="tabs mt5" aria-label={t('parts')}>
        {names.map((one) => (
          <Link
            key={one}
            ref={one === shown ? current : undefined}
            className="tab"
            to={one === first ? pages.network() : pages.network({ dio: one })}
            aria-current={one === shown ? 'page' : undefined}
          >
            {t(parts[one].words)}
            {waiting(parts[one]) ? <span className="n tabular">{waiting(parts[one])}</span> : null}
          </Link>
        ))}
        <Link
          ref={shown ? undefined : current}
          className="tab"
          to={pages.network({ hash: 'notifications' })}
          aria-current={shown ? undefined : 'page'}
        >
          {t('notifications')}
        </Link>
      </nav>
      {part ? (
        <div className="page-top">
          <h1 className="title-1">{t(`${part.words}Title`)}</h1>
          {shown === first ? <p className="lead mt3">{t('forYouLead')}</p> : null}
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
