import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { Eye } from '@app/ui/icons';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { WaitingPage } from '../../../shell/waiting.tsx';
import { callEditing } from './client.ts';
import { useCallFunnelText } from './text.ts';
import s from './working-copy.module.css';

interface WorkingCopyProps {
  readonly id: string;
  readonly show: (call: CallDetail) => ReactNode;
}

/** A call as it would be read if it were published now, under a band that says so. */
export function WorkingCopy({ id, show }: WorkingCopyProps) {
  const t = useCallFunnelText();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['calls', id, 'preview'],
    queryFn: ({ signal }) => callEditing.preview({ params: { id } }, { signal }),
    ...caches.asShown,
  });
  if (isPending) return <WaitingPage />;
  if (data) {
    return (
      <>
        <meta name="robots" content="noindex" />
        <p className={s.band} role="status">
          <Eye />
          {t(data.undated ? 'previewUndated' : 'previewBand')}
        </p>
        {show(data)}
      </>
    );
  }
  const foreign = isApiError(error, 'NOT_FOUND', 'FORBIDDEN', 'VALIDATION');
  return (
    <div className="wrap section-end">
      {foreign ? (
        <EmptyState
          level={1}
          picture={<Lookout />}
          title={t('previewMissing')}
          text={t('previewMissingText')}
          action={
            <Link className="button button-primary" to={pages.calls()}>
              {t('toCalls')}
            </Link>
          }
        />
      ) : (
        <Failed level={1} title={t('previewFailed')} query={{ error, refetch }} />
      )}
    </div>
  );
}
