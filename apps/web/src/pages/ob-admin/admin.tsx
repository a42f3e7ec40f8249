import type { StaffOverview } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import {
  ChartColumn,
  ClipboardCheck,
  CreditCard,
  type Icon,
  KeyRound,
  Landmark,
  MailQuestionMark,
  Megaphone,
  Sun,
  Users,
} from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { isApiError } from '../../lib/api/error.ts';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import { PageHead, PageTitle } from '../../lib/page/page-head.tsx';
import { Failed } from '../../lib/queries/failed.tsx';
import { useShellText } from '../../lib/texts/text.ts';
import { DeskFrame, DeskLinks } from '../../shell/desk-frame.tsx';
import { ForbiddenScreen } from '../../shell/forbidden-screen.tsx';
import { type Section, sections, sectionUrl, useAdminPlace } from './admin-place.ts';
import { AdminCalls } from './parts/calls.tsx';
import { AdminOverview } from './parts/overview.tsx';
import { AdminPeople } from './parts/people.tsx';
import { overviewQuery } from './queries.ts';
import { useAdminText } from './text.ts';

interface PartProps {
  readonly overview: StaffOverview;
}

const Requests = lazyPart<PartProps>(() =>
  import('./parts/requests.tsx').then((it) => it.Requests),
);

const Payments = lazyPart<PartProps>(() =>
  import('./parts/payments.tsx').then((it) => it.Payments),
);

const Visits = lazyPart<PartProps>(() => import('./visits/visits.tsx').then((it) => it.Visits));

const parts: Readonly<Record<Section, ComponentType<PartProps>>> = {
  pregled: AdminOverview,
  pozivi: AdminCalls,
  uplate: Payments,
  ljudi: AdminPeople,
  zahtjevi: Requests,
  posjete: Visits,
};

const icons: Readonly<Record<Section, Icon>> = {
  pregled: Sun,
  pozivi: Megaphone,
  uplate: CreditCard,
  ljudi: Users,
  zahtjevi: MailQuestionMark,
  posjete: ChartColumn,
};

/** The banks beside each other: what waits, figures, calls and people. */
export default function BanksAdminPage() {
  const t = useAdminText();
  const shell = useShellText();
  const { data, error, isPending, refetch } = useQuery(overviewQuery());
  if (data) return <Admin overview={data} />;
  if (isApiError(error, 'FORBIDDEN')) return <ForbiddenScreen />;
  return (
    <div className="wrap section-end page-top">
      {isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton width="60%" height={56} />
          <Skeleton height={320} />
          <Skeleton height={240} />
        </Loading>
      ) : (
        <>
          <PageTitle title={t('failed')} />
          <Failed level={1} title={t('failed')} query={{ error, refetch }} />
        </>
      )}
    </div>
  );
}

function Admin({ overview }: { overview: StaffOverview }) {
  const t = useAdminText();
  const { section: asked } = useAdminPlace();
  const { banks, everywhere, tasks, abilities } = overview;
  const open = sections.filter((one) => one !== 'uplate' || abilities.canHandlePayments);
  const current = open.find((one) => one === asked) ?? open[0] ?? 'pregled';
  const Part = parts[current];
  const mine = tasks.filter((task) => task.mine).length;
  return (
    <>
      <PageHead title={t('title', { section: t(`section_${current}`) })} description={t('name')} />
      <DeskFrame
        head={
          <div>
            <p className="title-4">{t('name')}</p>
            <p className="smaller muted">
              {everywhere
                ? t('everywhere')
                : t('scope', { banks: banks.map(({ bank }) => bank.municipality).join(', ') })}
            </p>
          </div>
        }
        nav={
          <DeskLinks
            label={t('sections')}
            places={[
              ...open.map((section) => ({
                to: sectionUrl(section),
                icon: icons[section],
                words: t(`section_${section}`),
                current: section === current,
                waiting:
                  section === 'pregled' && mine > 0
                    ? ([t('waits', { count: mine }), mine] as const)
                    : undefined,
              })),
              { to: pages.board(), icon: ClipboardCheck, words: t('toBoard'), apart: true },
              { to: pages.bankDirectory(), icon: Landmark, words: t('toBanks') },
              ...(abilities.canGrantRoles
                ? [
                    {
                      to: pages.adminSecurity({ hash: 'ovlastenja' }),
                      icon: KeyRound,
                      words: t('toRights'),
                    },
                  ]
                : []),
            ]}
          />
        }
      >
        <Part key={current} overview={overview} />
      </DeskFrame>
    </>
  );
}
