import type { PostView } from '@app/contracts/posts/posts.schemas';
import { Button } from '@app/ui/button';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailedLine } from '../../../lib/failed.tsx';
import { OlderButton } from '../../../lib/older-button.tsx';
import type { Level } from '../post/level.ts';
import { usePostsText } from '../text.ts';
import { Comment } from './comment.tsx';
import { Composer } from './composer.tsx';
import s from './talk.module.css';
import { useTalk } from './use-talk.ts';

/** What is said under a post. */
export default function Talk({ post, level }: { post: PostView; level: Level }) {
  const t = usePostsText();
  const [query] = useSearchParams();
  const talk = useTalk(post);
  const { asked, threads } = talk;
  const same = { talk, level, canComment: post.canComment, sought: query.get('komentar') };
  return (
    <section className={s.talk} aria-label={t('talk')}>
      {post.canComment ? <Composer postId={post.id} onPosted={talk.add} /> : null}
      {asked.isPending ? (
        <Loading label={t('talkLoading')}>
          <Skeleton height={64} />
        </Loading>
      ) : null}
      {asked.isError ? <FailedLine asked={asked} title={t('talkFailed')} /> : null}
      {threads && threads.length > 0 ? (
        <ul className={s.threads}>
          {threads.map((thread) => (
            <li key={thread.id} className={s.thread}>
              <Comment comment={thread} {...same} />
              {thread.answers.length > 0 ? (
                <ul className={s.answers}>
                  {thread.answers.map((answer) => (
                    <li key={answer.id}>
                      <Comment comment={answer} {...same} />
                    </li>
                  ))}
                </ul>
              ) : null}
              {thread.answersNext ? <MoreAnswers onMore={() => talk.moreAnswers(thread)} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <OlderButton query={asked}>{t('talkMore')}</OlderButton>
    </section>
  );
}

function MoreAnswers({ onMore }: { onMore(): Promise<void> }) {
  const t = usePostsText();
  const [busy, setBusy] = useState(false);
  const more = async () => {
    setBusy(true);
    await onMore();
    setBusy(false);
  };
  return (
    <span className={s.more}>
      <Button size="m" variant="ghost" busy={busy} onClick={() => void more()}>
        {t('answersMore')}
      </Button>
    </span>
  );
}
