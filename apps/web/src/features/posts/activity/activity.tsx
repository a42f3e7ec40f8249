import { pages } from '@app/contracts/pages';
import type { ActivityItem } from '@app/contracts/posts/posts.schemas';
import type { ActivityKind } from '@app/domain/posts/post';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRight } from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../kit/listing/paged.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { ListOfPosts } from '../parts/posts.tsx';
import { Post } from '../post/post.tsx';
import { reactionIcons } from '../post/reaction-icons.ts';
import { LongWords } from '../post/words.tsx';
import { activityQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';
import s from './activity.module.css';
import { Gone } from './gone.tsx';

interface ActivityProps {
  readonly userId: string;
  readonly kind: ActivityKind;
}

/** What a member posted, or answered, as far as the reader may see each. */
export function Activity({ userId, kind }: ActivityProps) {
  const t = usePostsText();
  const query = useInfiniteQuery(activityQuery(userId, kind));
  const first = query.data?.pages[0];
  if (isApiError(query.error, 'NOT_FOUND')) return <Gone what="person" />;
  const pinned = kind === 'posts' ? first?.pinned : null;
  // What stands first does not stand again where it was written.
  const others = rowsOf(query.data)?.filter(({ post }) => post.id !== pinned?.id);
  const name = first?.person.name || t('somebody');
  return (
    <>
      <header className="page-top">
        <h1 className="title-1">
          {first ? (first.isOwn ? t('activity') : t('activityOf', { name })) : t('activityAny')}
        </h1>
        {first && !first.isOwn && first.person.profileSlug ? (
          <Link className="go mt3" to={pages.profile({ profileSlug: first.person.profileSlug })}>
            {t('toProfile')} <ArrowRight />
          </Link>
        ) : null}
      </header>
      <ListOfPosts
        asked={query}
        rows={pinned && others ? [pinned, ...others] : others}
        none={
          <EmptyState
            level={2}
            framed
            picture={<QuietRiver />}
            title={t(`none_${kind}`)}
            text={t(first?.isOwn ? 'noneOwnText' : 'noneText')}
            action={
              first?.isOwn ? (
                <Link className="button button-secondary" to={pages.dashboard()}>
                  {t(kind === 'posts' ? 'toWrite' : 'toFeed')}
                </Link>
              ) : undefined
            }
          />
        }
        rowOf={(row) =>
          'post' in row ? (
            <li key={`${row.post.id} ${row.comment?.id ?? ''}`}>
              <Item item={row} />
            </li>
          ) : (
            <li key="pinned">
              <Post post={row} />
            </li>
          )
        }
      />
    </>
  );
}

function Item({ item: { post, comment, reaction, at } }: { item: ActivityItem }) {
  const t = usePostsText();
  if (comment) {
    const { id, author } = post;
    return (
      <article className={`card ${s.comment}`}>
        <p className="smaller muted row row-wrap g2">
          {t('commented', { name: author.name || t('somebody') })}
          <TimeAgo at={at} />
        </p>
        <LongWords text={comment.text} mentions={comment.mentions} />
        <Link
          className="go"
          to={pages.activity({ userId: author.id, objava: id, komentar: comment.id })}
        >
          {t('toPost')} <ArrowRight />
        </Link>
      </article>
    );
  }
  const Sign = reaction && reactionIcons[reaction];
  return (
    <>
      {reaction && Sign ? (
        <p className={s.reacted}>
          <Sign />
          {t(reaction)}
          <TimeAgo at={at} />
        </p>
      ) : null}
      <Post post={post} />
    </>
  );
}
