import { pages } from '@app/contracts/pages';
import { useParams, useSearchParams } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { useSession } from '../../../lib/session/session.ts';
import s from '../activity/activity.module.css';
import { partOf, parts } from '../activity/parts.ts';
import { Activity, BookmarkedPosts, OnePost } from '../lazy-parts.tsx';
import { usePostsText } from '../text.ts';

export default function ActivityPage() {
  const t = usePostsText();
  const [query] = useSearchParams();
  const reader = useSession().profile?.id ?? '';
  const userId = useParams().userId ?? reader;
  const isOwn = userId === reader;
  const postId = query.get('objava');
  if (postId) return <OnePost key={postId} id={postId} userId={userId} />;
  const shown = partOf(query.get('dio'), isOwn);
  return (
    <div className="wrap section-end">
      <div className={s.column}>
        <nav className="tabs mt5" aria-label={t('parts')}>
          {parts
            .filter(({ own }) => isOwn || !own)
            .map(({ part, dio }) => (
              <Link
                key={part}
                className="tab"
                to={pages.activity({ userId, dio })}
                aria-current={part === shown ? 'page' : undefined}
              >
                {t(`part_${part}`)}
              </Link>
            ))}
        </nav>
        {shown === 'kept' ? (
          <BookmarkedPosts />
        ) : (
          <Activity key={`${userId} ${shown}`} userId={userId} kind={shown} />
        )}
      </div>
    </div>
  );
}
