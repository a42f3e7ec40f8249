import { pages } from '@app/contracts/pages';
import { accountPolicy } from '@app/domain/accounts/account.policy';
import { isAdmin } from '@app/domain/permissions/permissions';
import { Link } from 'react-router';
import { flag } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ForbiddenScreen } from '../../../shell/forbidden-screen.tsx';
import { WaitingPage } from '../../../shell/waiting.tsx';
import { AgeCorrections } from '../../teams/public.ts';
import { ReportList } from '../parts/report-list.tsx';
import { useOpenReports } from '../queries.ts';
import { useReportsText } from '../text.ts';
import s from './admin.module.css';

const states = ['open', 'decided'] as const;
const addresses = {
  open: pages.admin({ hash: 'dojave' }),
  decided: pages.admin({ stanje: 'rijeseno', hash: 'dojave' }),
} as const;

export default function AdminPage() {
  const { profile } = useSession();
  const actor = profile && { id: profile.id, role: profile.role, permissions: [] };
  if (!accountPolicy.enterAdmin(actor).ok) return <ForbiddenScreen needed={['needsModerator']} />;
  return <Reports isAdmin={isAdmin(actor)} />;
}

const params = { isDecided: flag('stanje', 'rijeseno') };

/** What members reported, and where moderators decide about other things. */
function Reports({ isAdmin: admin }: { isAdmin: boolean }) {
  const t = useReportsText();
  const counts = useOpenReports();
  const open = counts.data?.open;
  const shown = usePlace(params).place.isDecided ? 'decided' : 'open';
  // The title counts them, and nothing moves once it stands. Without a number it goes as well.
  if (counts.isPending) return <WaitingPage />;
  return (
    <div className="wrap page-top section-end" id="dojave">
      <h1 className="title-1">{open ? t('waiting', { count: open }) : t('waitingNone')}</h1>
      <nav className="tabs mt5" aria-label={t('parts')}>
        {states.map((one) => (
          <Link
            key={one}
            className="tab"
            to={addresses[one]}
            aria-current={one === shown ? 'page' : undefined}
          >
            {t(one)}
          </Link>
        ))}
      </nav>
      <ReportList key={shown} state={shown}>
        <AgeCorrections />
        <nav className={s.also} aria-label={t('also')}>
          <Link className="link" to={pages.articles({ dio: 'pregled' })}>
            {t('articles')}
          </Link>
          {admin ? (
            <Link className="link" to={pages.adminSecurity()}>
              {t('accounts')}
            </Link>
          ) : null}
        </nav>
      </ReportList>
    </div>
  );
}
