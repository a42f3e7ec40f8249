import type { ArticleComment } from '@app/contracts/articles/article-talk.schemas';
import { Button } from '@app/ui/button';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useLocation } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { loginUrl } from '../../../lib/addresses/return-url.ts';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { ThreadList } from '../../../lib/threads/thread-list.tsx';
import { useArticlesText } from '../text.ts';
import { ArticleCommentItem } from './comment.tsx';
import { ArticleCommentComposer } from './composer.tsx';
import s from './talk.module.css';
import { useTalk } from './use-talk.ts';

interface TalkProps {
  readonly slug: string;
  readonly canModerate: boolean;
}

export default function ArticleTalk({ slug, canModerate }: TalkProps) {
  const t = useArticlesText();
  const talk = useTalk(slug);
  const { page, state, load } = talk;
  const signedIn = useSession().state === 'authenticated';
  return (
    <>
      {signedIn ? <ArticleCommentComposer slug={slug} onPosted={talk.put} /> : <SignIn />}
      {page ? (
        <ThreadList<ArticleComment>
          threads={page.items}
          look={{ threads: s.threads, thread: s.thread, answers: s.answers, more: 'at-start' }}
          more={t('answersMore')}
          show={(comment) => (
            <ArticleCommentItem
              slug={slug}
              comment={comment}
              talk={talk}
              canModerate={canModerate}
            />
          )}
          onMore={talk.loadAnswers}
        />
      ) : null}
      {state === 'busy' && !page ? (
        <Loading label={t('commentsLoading')} className={s.threads}>
          <Skeleton height={96} />
        </Loading>
      ) : null}
      {state === 'failed' ? (
        <FailedLine
          query={{ refetch: () => load(page?.next ?? undefined) }}
          title={t('commentsFailed')}
        />
      ) : null}
      {page?.next && state !== 'failed' ? (
        <Button
          className="mt6"
          busy={state === 'busy'}
          busyLabel={t('commentsLoading')}
          onClick={() => void load(page.next ?? undefined)}
        >
          {t('commentsMore')}
        </Button>
      ) : null}
    </>
  );
}

function SignIn() {
  const t = useArticlesText();
  const here = useLocation();
  return (
    <p className="row row-wrap g4 mt5">
      <span>{t('signInToTalk')}</span>
      <Link
        className="button button-secondary button-medium"
        to={loginUrl({ ...here, hash: '#razgovor' })}
      >
        {t('signIn')}
      </Link>
    </p>
  );
}
