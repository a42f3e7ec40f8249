import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { ArrowLeft } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { Post } from '../post/post.tsx';
import { postQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';
import s from './activity.module.css';
import { Gone } from './gone.tsx';

/** A post by itself, with all that was said to it: where links and notices lead. */
export function OnePost({ id, userId }: { id: string; userId: string }) {
  const t = usePostsText();
  const shell = useShellText();
  const query = useQuery(postQuery(id));
  const post = query.data;
  if (isApiError(query.error, 'NOT_FOUND', 'VALIDATION')) return <Gone what="post" />;
  return (
    <div className="wrap section-end">
      <div className={cx(s.column, s.alone)}>
        <h1 className="visually-hidden">
          {post ? t('postOf', { name: post.author.name || t('somebody') }) : t('feed')}
        </h1>
        <Link className="go" to={pages.activity({ userId: post?.author.id ?? userId })}>
          <ArrowLeft /> {t('wholeActivity')}
        </Link>
        {post ? (
          <Post post={post} alone />
        ) : query.isError ? (
          <Failed query={query} title={t('failed')} level={2} framed />
        ) : (
          <Loading label={shell('loading')}>
            <Skeleton height={280} />
          </Loading>
        )}
      </div>
    </div>
  );
}
