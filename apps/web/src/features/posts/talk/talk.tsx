import type { PostComment, PostView } from '@app/contracts/posts/posts.schemas';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useSearchParams } from 'react-router';
import { NextPage } from '../../../kit/listing/next-page.tsx';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { ThreadList } from '../../../lib/threads/thread-list.tsx';
import type { Level } from '../post/level.ts';
import { usePostsText } from '../text.ts';
import { PostCommentItem } from './comment.tsx';
import { PostCommentComposer } from './composer.tsx';
import s from './talk.module.css';
import { useTalk } from './use-talk.ts';

/** What is said under a post. */
export default function PostTalk({ post, level }: { post: PostView; level: Level }) {
  const t = usePostsText();
  const [query] = useSearchParams();
  const isOpen = query.get('objava') === post.id;
  const wanted = (isOpen && /^[0-9a-f-]{36}$/.exec(query.get('komentar') ?? '')?.[0]) || null;
  const talk = useTalk(post, wanted);
  const { asked: dataQuery, threads } = talk;
  const same = { talk, level, canComment: post.canComment, wanted };
  return (
    <section className={s.talk} aria-label={t('talk')}>
      {post.canComment ? <PostCommentComposer postId={post.id} onPosted={talk.add} /> : null}
      {dataQuery.isPending ? (
        <Loading label={t('talkLoading')}>
          <Skeleton height={64} />
        </Loading>
      ) : null}
      {talk.isGone ? (
        <p className="small muted" role="status">
          {t('soughtGone')}
        </p>
      ) : null}
      {dataQuery.isError && !threads ? (
        <FailedLine query={dataQuery} title={t('talkFailed')} />
      ) : null}
      {threads && threads.length > 0 ? (
        <ThreadList<PostComment>
          threads={threads}
          look={{ threads: s.threads, thread: s.thread, answers: s.answers, more: s.more }}
          more={t('answersMore')}
          show={(comment) => <PostCommentItem comment={comment} {...same} />}
          onMore={talk.moreAnswers}
        />
      ) : null}
      <NextPage query={dataQuery} size="m" variant="ghost">
        {t('talkMore')}
      </NextPage>
    </section>
  );
}
