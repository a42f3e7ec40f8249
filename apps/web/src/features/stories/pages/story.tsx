import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { ErrorState } from '@app/ui/error-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { PageSpinner } from '@app/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useAccentOf } from '../../../lib/accent.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { useEditorClaim } from '../../../lib/autosave/editor-claim.ts';
import { useSession } from '../../../lib/session/session.ts';
import { stories } from '../client.ts';
import { Desk } from '../parts/desk.tsx';
import { storyEditor } from '../saver.ts';
import { useStoriesText } from '../text.ts';

export default function StoryPage() {
  const { id = '' } = useParams();
  return <Opening key={id} id={id} />;
}

function Opening({ id }: { id: string }) {
  const t = useStoriesText();
  const userId = useSession().profile?.id ?? '';
  const claim = useEditorClaim(storyEditor, userId, id);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['stories', id],
    queryFn: () => stories.open({ params: { id } }),
    gcTime: 0,
  });
  useAccentOf(data?.kind);
  if (data && claim) return <Desk story={data} userId={userId} claim={claim} />;
  if (!isError) return <PageSpinner label={t('opening')} />;
  const missing = isApiError(error, 'NOT_FOUND', 'VALIDATION');
  return (
    <div className="wrap sec-end">
      {missing ? (
        <EmptyState
          level={1}
          picture={<Lookout />}
          title={t('missing')}
          text={t('missingText')}
          action={
            <Link className="btn btn-p" to={pages.ownApplications({ tab: 'sve' })}>
              {t('mine')}
            </Link>
          }
        />
      ) : (
        <ErrorState
          level={1}
          title={t('failed')}
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              {t('again')}
            </Button>
          }
        />
      )}
    </div>
  );
}
