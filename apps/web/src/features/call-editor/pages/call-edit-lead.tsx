import { pages } from '@app/contracts/pages';
import { PageSpinner } from '@app/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { calls } from '../../../entities/calls/public.ts';
import { isApiError } from '../../../lib/api/error.ts';
import NotFoundPage from '../../../shell/pages/not-found.tsx';
import { useEditorText } from '../text.ts';

/** `/call/{slug}/edit`: leads to the editor, which knows calls by their id. */
export default function CallEditLead() {
  const t = useEditorText();
  const { slug = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['calls', 'detail', slug],
    queryFn: ({ signal }) => calls.detail({ params: { slug } }, { signal }),
  });
  if (data) return <Navigate replace to={pages.callEditor({ id: data.id })} />;
  if (isApiError(error, 'NOT_FOUND', 'VALIDATION')) return <NotFoundPage />;
  return <PageSpinner label={t('opening')} />;
}
