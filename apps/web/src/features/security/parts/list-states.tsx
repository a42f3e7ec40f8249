import type { ComponentProps } from 'react';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { Failed, type FailedProps } from '../../../lib/queries/failed.tsx';
import { useSecurityText } from '../text.ts';

export const ListLoading = () => <Waiting height={58} rows={4} />;

/** What was asked for did not come; why, and again. */
export function ListFailed({ query }: Pick<FailedProps, 'query'>) {
  const t = useSecurityText();
  return <Failed query={query} level={2} title={t('notLoaded')} text={t('failedText')} />;
}

type SecurityListProps<T> = Pick<ComponentProps<typeof Listing<T>>, 'asked' | 'none' | 'children'>;

export function SecurityList<T>(props: SecurityListProps<T>) {
  const t = useSecurityText();
  return (
    <Listing
      {...props}
      waiting={<ListLoading />}
      failed={{ level: 2, title: t('notLoaded'), text: t('failedText') }}
      more={{ variant: 'soft', className: 'mt5', children: t('more') }}
    />
  );
}
