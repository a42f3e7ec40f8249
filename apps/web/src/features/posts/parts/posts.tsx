import type { PostView } from '@app/contracts/posts/posts.schemas';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { useRestoredFocus } from '../../../lib/browser/restored-focus.ts';
import type { Level } from '../post/level.ts';
import { Post } from '../post/post.tsx';
import { usePostsText } from '../text.ts';
import s from './posts.module.css';

interface PostsProps extends Pick<ListProps<PostView>, 'asked' | 'none' | 'end'> {
  readonly inFeed?: boolean;
}

/** Posts one below the other, and the key for those that follow. */
export const Posts = ({ inFeed = false, ...list }: PostsProps) => (
  <ListOfPosts
    {...list}
    level={inFeed ? 3 : 2}
    rowOf={(post) => (
      <li key={post.id}>
        <Post post={post} inFeed={inFeed} />
      </li>
    )}
  />
);

interface ListProps<T> extends Pick<ComponentProps<typeof Listing<T>>, 'asked' | 'rows'> {
  /** Of the heading that says that they did not come. */
  readonly level?: Level;
  /** Stands where there is nothing. */
  readonly none: ReactNode;
  /** Said below the last. */
  readonly end?: string;
  rowOf(row: T): ReactNode;
}

/** The same of what is posts and more. */
export function ListOfPosts<T>({ asked, rows, level = 2, none, end, rowOf }: ListProps<T>) {
  const t = usePostsText();
  const list = useRef<HTMLUListElement>(null);
  const noteFocus = useRestoredFocus(list, asked.data, { rows: ':scope > li' });
  return (
    <Listing
      asked={asked}
      rows={rows}
      waiting={<Waiting height={220} className={s.posts} />}
      failed={{ title: t('failed'), level, framed: true }}
      none={none}
      more={{ children: t('more'), className: s.more }}
    >
      {(shown) => (
        <>
          <ul ref={list} className={s.posts} {...noteFocus}>
            {shown.map(rowOf)}
          </ul>
          {end && !asked.hasNextPage ? <p className={s.end}>{end}</p> : null}
        </>
      )}
    </Listing>
  );
}
