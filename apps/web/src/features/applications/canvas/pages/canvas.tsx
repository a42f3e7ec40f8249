import { canvasOf, pages } from '@app/contracts/pages';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { canvasUrl } from '../../../../entities/applications/public.ts';
import { sourceOf } from '../../../../lib/addresses/source.ts';
import { Begin, OpenApplication } from '../parts/opening.tsx';

/**
 * The canvas of one kind of grant, by its address: `/{id}` or `?edit={id}` opens an application,
 * `?call={slug}` begins one; otherwise the list of one's own.
 */
export default function CanvasPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const kind = useLocation().pathname.startsWith(canvasOf('blue')()) ? 'blue' : 'orange';
  const edit = query.get('edit');
  const call = query.get('call');
  if (id) return <OpenApplication key={id} kind={kind} id={id} />;
  if (edit) return <Navigate replace to={canvasUrl(kind, edit, query)} />;
  if (call) return <Begin key={call} kind={kind} slug={call} source={sourceOf(query)} />;
  return <Navigate replace to={pages.ownApplications({ tab: 'sve' })} />;
}
