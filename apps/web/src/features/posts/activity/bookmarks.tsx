import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/addresses/links.tsx';
import { Posts } from '../parts/posts.tsx';
import { bookmarksQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';

/** Posts that a member keeps for later; only they see which. */
export function BookmarkedPosts() {
  const t = usePostsText();
  const query = useInfiniteQuery(bookmarksQuery);
  return (
    <>
      <header className="page-top">
        <h1 className="title-1">{t('part_kept')}</h1>
      </header>
      <Posts
        asked={query}
        none={
          <EmptyState
            level={2}
            framed
            picture={<QuietRiver />}
            title={t('none_kept')}
            text={t('noneKeptText')}
            action={
              <Link className="button button-secondary" to={pages.dashboard()}>
                {t('toFeed')}
              </Link>
            }
          />
        }
      />
    </>
  );
}
