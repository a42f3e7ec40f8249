import type { FeedOrder } from '@app/domain/posts/post';
import { feedOrders } from '@app/domain/posts/post';
import { IconButton } from '@app/ui/icon-button';
import { SlidersHorizontal } from '@app/ui/icons';
import { Segment } from '@app/ui/segment';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { feed } from '../client.ts';
import { Composer } from '../composer/lazy.ts';
import { Posts } from '../parts/posts.tsx';
import { feedKey, feedQuery, settingsQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';
import s from './feed.module.css';
import { Newer } from './newer.tsx';
import { NoPosts } from './no-posts.tsx';
import { Start } from './start.tsx';

const SettingsDialog = lazyPart(() => import('./settings-dialog.tsx'));

/** What others write, for who is signed in. */
export function Feed() {
  const t = usePostsText();
  const queries = useQueryClient();
  const top = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<'settings' | 'write' | null>(null);
  const query = useInfiniteQuery(feedQuery);
  const first = query.data?.pages[0];
  const closed = () => setDialog(null);

  // A page may hold nothing that the reader may see, and others still follow.
  const last = query.data?.pages.at(-1);
  const goOn = useEffectEvent(() => void query.fetchNextPage());
  const isEmptyPage = last?.items.length === 0 && last.next !== null;
  useEffect(() => {
    if (isEmptyPage) goOn();
  }, [isEmptyPage]);

  const readAnew = async () => {
    await queries.resetQueries({ queryKey: feedKey });
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section ref={top} className={s.feed} tabIndex={-1} aria-labelledby="feed">
      <h2 className="title-2" id="feed">
        {t('feed')}
      </h2>
      <Start />
      <div className={s.bar}>
        <Order order={first?.order} />
        <IconButton label={t('settings')} onClick={() => setDialog('settings')}>
          <SlidersHorizontal />
        </IconButton>
      </div>
      <Newer since={first?.since} onRead={readAnew} />
      <Posts
        asked={query}
        inFeed
        none={<NoPosts onWrite={() => setDialog('write')} />}
        end={t('allRead')}
      />
      <SettingsDialog open={dialog === 'settings'} onOpenChange={closed} />
      {dialog === 'write' ? <Composer open onOpenChange={closed} /> : null}
    </section>
  );
}

function Order({ order }: { order: FeedOrder | undefined }) {
  const t = usePostsText();
  const queries = useQueryClient();
  const choose = useAction({
    send: async (next: FeedOrder) => {
      const saved = await queries.fetchQuery({ ...settingsQuery, staleTime: 0 });
      return feed.choose({ body: { ...saved, order: next } });
    },
    failed: t('orderFailed'),
    scope: 'feed order',
    onSuccess: (settings) => {
      queries.setQueryData(settingsQuery.queryKey, settings);
      return queries.resetQueries({ queryKey: feedKey });
    },
  });
  const chosen = choose.busy ? choose.input : order;
  return (
    <Segment
      label={t('order')}
      options={feedOrders.map((value) => ({ value, label: t(`order_${value}`) }))}
      value={chosen ?? 'explained'}
      onValue={(next) => void (next !== chosen && choose.run(next))}
    />
  );
}
