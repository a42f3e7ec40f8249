import { pages } from '@app/contracts/pages';
import { Link, useSearchParams } from 'react-router';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { NotificationNews } from '../../notifications/public.ts';
import { useNetworkCounts } from '../queries.ts';
import { useNetworkText } from '../text.ts';

const Invitations = lazyPart(() => import('../parts/invitations.tsx'));
const People = lazyPart(() => import('../parts/people.tsx'));

const parts = ['pozivi', 'veze'] as const;
const words = { pozivi: 'invitations', veze: 'people' } as const;

export default function NetworkPage() {
  const t = useNetworkText();
  const [query] = useSearchParams();
  const counts = useNetworkCounts();
  const shown = parts.find((one) => one === query.get('dio'));
  return (
    <div className="wrap sec-end">
      <nav className="tabs mt5" aria-label={t('parts')}>
        <Link className="tab" to={pages.network()} aria-current={shown ? undefined : 'page'}>
          {t('news')}
        </Link>
        {parts.map((one) => (
          <Link
            key={one}
            className="tab"
            to={pages.network({ dio: one })}
            aria-current={one === shown ? 'page' : undefined}
          >
            {t(words[one])}
            {one === 'pozivi' && counts?.received ? (
              <span className="n num">{counts.received}</span>
            ) : null}
          </Link>
        ))}
      </nav>
      {shown ? (
        <div className="page-top">
          <h1 className="t1">{t(`${words[shown]}Title`)}</h1>
          <div className="mt6">{shown === 'pozivi' ? <Invitations /> : <People />}</div>
        </div>
      ) : (
        <NotificationNews />
      )}
    </div>
  );
}
