import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Unopened } from '../../../entities/applications/public.ts';
import { useEditorClaim } from '../../../lib/autosave/editor-claim.ts';
import { useAccentOf } from '../../../lib/browser/accent.ts';
import { useSession } from '../../../lib/session/session.ts';
import { stories } from '../client.ts';
import { StoryDesk } from '../parts/desk.tsx';
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
  const query = useQuery({
    queryKey: ['stories', id],
    queryFn: () => stories.open({ params: { id } }),
    gcTime: 0,
  });
  const { data } = query;
  useAccentOf(data?.kind);
  if (data && claim) return <StoryDesk story={data} userId={userId} claim={claim} />;
  return <Unopened query={query} opening={t('opening')} failed={t('failed')} />;
}
