import { Button } from '@app/ui/button';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FailedLine } from '../../../lib/failed.tsx';
import { loginUrl } from '../../../lib/return-url.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useArticlesText } from '../text.ts';
import { Comment } from './comment.tsx';
import { Composer } from './composer.tsx';
import s from './talk.module.css';
import { useTalk } from './use-talk.ts';

interface TalkProps {
  readonly slug: string;
  readonly canModerate: boolean;
}

export default function Talk({ slug, canModerate }: TalkProps) {
  const t = useArticlesText();
  const talk = useTalk(slug);
  const { page, state, load } = talk;
  const signedIn = useSession().state === 'authenticated';
  return (
    <>
      {signedIn ? <Composer slug={slug} onPosted={talk.put} /> : <SignIn />}
      {page ? (
        <ul className={s.threads}>
          {page.items.map((thread) => (
            <li key={thread.id} className={s.thread}>
              <Comment slug={slug} comment={thread} talk={talk} canModerate={canModerate} />
              {thread.answers.length > 0 ? (
                <ul className={s.answers}>
                  {thread.answers.map((answer) => (
                    <li key={answer.id}>
                      <Comment slug={slug} comment={answer} talk={talk} canModerate={canModerate} />
                    </li>
                  ))}
                </ul>
              ) : null}
              {thread.answersNext ? <MoreAnswers onMore={() => talk.loadAnswers(thread)} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {state === 'busy' && !page ? (
        <Loading label={t('commentsLoading')} className={s.threads}>
          <Skeleton height={96} />
        </Loading>
      ) : null}
      {state === 'failed' ? (
        <FailedLine
          asked={{ refetch: () => load(page?.next ?? undefined) }}
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

function MoreAnswers({ onMore }: { onMore(): Promise<void> }) {
  const t = useArticlesText();
  const [busy, setBusy] = useState(false);
  const more = async () => {
    setBusy(true);
    await onMore();
    setBusy(false);
  };
  return (
    <Button
      size="m"
      variant="soft"
      className={s.more}
      busy={busy}
      busyLabel={t('commentsLoading')}
      onClick={() => void more()}
    >
      {t('answersMore')}
    </Button>
  );
}

function SignIn() {
  const t = useArticlesText();
  const here = useLocation();
  return (
    <p className="row row-w g4 mt5">
      <span>{t('signInToTalk')}</span>
      <Link className="btn btn-s btn-m" to={loginUrl({ ...here, hash: '#razgovor' })}>
        {t('signIn')}
      </Link>
    </p>
  );
}
