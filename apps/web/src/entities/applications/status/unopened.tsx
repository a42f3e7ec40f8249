import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { PageSpinner } from '@app/ui/spinner';
import { useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { PageTitle } from '../../../lib/page/page-head.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useStatusText } from './text.ts';

interface UnopenedProps {
  readonly query: { readonly error: unknown; refetch(): unknown };
  /** Said while it comes. */
  readonly opening: string;
  /** Said where asking failed. */
  readonly failed: string;
  /** Said where it is not there for this reader, in place of what is said of any application. */
  readonly missing?: { readonly title: string; readonly text: string };
}

/** What failed is asked anew once events connect; its screen stays until there is an answer. */
function useLast(error: unknown): unknown {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return error ?? last;
}

/** In place of a page about one application, as long as its answer is not there. */
export function Unopened({ query, opening, failed, missing }: UnopenedProps) {
  const t = useStatusText();
  const error = useLast(query.error);
  if (!error) return <PageSpinner label={opening} />;
  // An address that is no id at all does not exist either.
  if (!isApiError(error, 'NOT_FOUND', 'VALIDATION')) {
    return (
      <div className="wrap section-end page-top">
        <PageTitle title={failed} />
        <Failed level={1} title={failed} query={{ error, refetch: query.refetch }} />
      </div>
    );
  }
  const { title, text } = missing ?? { title: t('missing'), text: t('missingText') };
  return (
    <div className="wrap section-end page-top">
      <PageTitle title={title} />
      <EmptyState
        level={1}
        picture={<Lookout />}
        title={title}
        text={text}
        action={
          <Link className="button button-primary" to={pages.ownApplications({ tab: 'sve' })}>
            {t('toMine')}
          </Link>
        }
      />
    </div>
  );
}
