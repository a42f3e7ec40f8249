import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NextPage } from '../../../lib/lists/next-page.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { reportsQuery, useLiveReports } from '../queries.ts';
import { useReportsText } from '../text.ts';
import { ReportRow } from './report-row.tsx';
import s from './reports.module.css';

interface ReportListProps {
  readonly state: 'open' | 'decided';
  /** Stands below, once it is known how long the list is. */
  readonly children: ReactNode;
}

export function ReportList({ state, children }: ReportListProps) {
  const t = useReportsText();
  const shell = useShellText();
  const asked = useInfiniteQuery({ ...reportsQuery(state), ...useLiveReports() });
  if (asked.isPending) {
    return (
      <Loading label={shell('loading')} className="column g4 mt6">
        <Skeleton height={180} />
        <Skeleton height={180} />
      </Loading>
    );
  }
  if (!asked.data) {
    return (
      <>
        <Failed asked={asked} title={t('failed')} level={2} />
        {children}
      </>
    );
  }
  const cases = asked.data.pages.flatMap(({ items }) => items);
  if (cases.length === 0) {
    return (
      <>
        <EmptyState
          level={2}
          picture={<QuietRiver />}
          title={t(`${state}NoneTitle`)}
          text={t(`${state}NoneText`)}
        />
        {children}
      </>
    );
  }
  return (
    <>
      <ul className={s.list}>
        {cases.map((one) => (
          <ReportRow key={one.id} of={one} />
        ))}
      </ul>
      <NextPage query={asked} className="mt6">
        {t('more')}
      </NextPage>
      {children}
    </>
  );
}
