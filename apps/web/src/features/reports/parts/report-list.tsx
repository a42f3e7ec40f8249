import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
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
  const query = useInfiniteQuery({ ...reportsQuery(state), ...useLiveReports() });
  return (
    <>
      <Listing
        asked={query}
        waiting={<Waiting height={180} rows={2} className="column g4 mt6" />}
        failed={{ title: t('failed'), level: 2 }}
        none={
          <EmptyState
            level={2}
            picture={<QuietRiver />}
            title={t(`${state}NoneTitle`)}
            text={t(`${state}NoneText`)}
          />
        }
        more={{ children: t('more') }}
      >
        {(cases) => (
          <ul className={s.list}>
            {cases.map((one) => (
              <ReportRow key={one.id} of={one} />
            ))}
          </ul>
        )}
      </Listing>
      {query.isPending ? null : children}
    </>
  );
}
