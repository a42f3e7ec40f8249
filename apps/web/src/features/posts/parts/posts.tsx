import type { PostView } from '@app/contracts/posts/posts.schemas';
import { Loading, Skeleton } from '@app/ui/skeleton';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { NextPage } from '../../../lib/lists/next-page.tsx';
import { useRestoredFocus } from '../../../lib/lists/restored-focus.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import type { Level } from '../post/level.ts';
import { Post } from '../post/post.tsx';
import { usePostsText } from '../text.ts';
import s from './posts.module.css';

interface PostsProps {
  readonly asked: UseInfiniteQueryResult<{
    readonly pages: readonly { readonly items: readonly PostView[] }[];
  }>;
  readonly inFeed?: boolean;
  /** Stands where there is nothing. */
  readonly none: ReactNode;
  /** Said below the last. */
  readonly end?: string;
}

/** Posts one below the other, and the key for those that follow. */
export function Posts({ asked, inFeed = false, none, end }: PostsProps) {
  const items = asked.data?.pages.flatMap((page) => page.items);
  return (
    <ListOfPosts
      asked={asked}
      level={inFeed ? 3 : 2}
      isEmpty={items?.length === 0}
      none={none}
      end={end}
    >
      {items?.map((post) => (
        <li key={post.id}>
          <Post post={post} inFeed={inFeed} />
        </li>
      ))}
    </ListOfPosts>
  );
}

interface ListProps {
  readonly asked: UseInfiniteQueryResult<unknown>;
  /** Of the heading that says that they did not come. */
  readonly level?: Level;
  readonly isEmpty: boolean;
  readonly none: ReactNode;
  readonly end?: string | undefined;
  readonly children: ReactNode;
}

/** The same of what is posts and more. */
export function ListOfPosts({ asked, level = 2, isEmpty, none, end, children }: ListProps) {
  const t = usePostsText();
  const shell = useShellText();
  const list = useRef<HTMLUListElement>(null);
  const noteFocus = useRestoredFocus(list, asked.data, { rows: ':scope > li' });
  if (asked.isPending) {
    return (
      <Loading label={shell('loading')} className={s.posts}>
        <Skeleton height={220} />
        <Skeleton height={220} />
        <Skeleton height={220} />
      </Loading>
    );
  }
  if (asked.isError && asked.data === undefined) {
    return <Failed asked={asked} title={t('failed')} level={level} framed />;
  }
  if (isEmpty && !asked.hasNextPage) return none;
  return (
    <>
      <ul ref={list} className={s.posts} {...noteFocus}>
        {children}
      </ul>
      {asked.hasNextPage ? (
        <div className={s.more}>
          <NextPage query={asked}>{t('more')}</NextPage>
        </div>
      ) : end ? (
        <p className={s.end}>{end}</p>
      ) : null}
    </>
  );
}
