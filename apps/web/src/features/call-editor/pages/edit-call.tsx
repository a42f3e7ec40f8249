import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { PageSpinner } from '@app/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { useEditorClaim } from '../../../lib/autosave/editor-claim.ts';
import { PageTitle } from '../../../lib/page/page-head.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { ForbiddenScreen } from '../../../shell/forbidden-screen.tsx';
import { CallDesk } from '../parts/desk.tsx';
import { editingQuery } from '../queries.ts';
import { callEditor } from '../saving/saver.ts';
import { useEditorText } from '../text.ts';

/** The editor of a call, for the bank's people. */
export default function EditCallPage() {
  const { id = '' } = useParams();
  return <OpenCall key={id} id={id} />;
}

function OpenCall({ id }: { id: string }) {
  const t = useEditorText();
  const { profile } = useSession();
  const userId = profile?.id ?? '';
  const claim = useEditorClaim(callEditor, userId, id);
  const { data, error, isError, isPending, refetch } = useQuery(editingQuery(id));
  if (data && claim) return <CallDesk editing={data} userId={userId} claim={claim} />;
  if (isPending || !isError) return <PageSpinner label={t('opening')} />;
  if (isApiError(error, 'FORBIDDEN')) return <ForbiddenScreen />;
  if (isApiError(error, 'NOT_FOUND', 'VALIDATION')) {
    return (
      <>
        <PageTitle title={t('missingCall')} />
        <EmptyState
          level={1}
          picture={<Lookout />}
          title={t('missingCall')}
          text={t('missingCallText')}
          action={
            <Link className="button button-primary" to={pages.banksAdmin()}>
              {t('back')}
            </Link>
          }
        />
      </>
    );
  }
  return (
    <>
      <PageTitle title={t('failed')} />
      <Failed level={1} title={t('failed')} text={t('failedText')} query={{ error, refetch }} />
    </>
  );
}
