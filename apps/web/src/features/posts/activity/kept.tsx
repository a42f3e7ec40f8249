import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Posts } from '../parts/posts.tsx';
import { keptQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';

/** Posts that a member keeps for later; only they see which. */
export function Kept() {
  const t = usePostsText();
  const asked = useInfiniteQuery(keptQuery);
  return (
    <>
      <header className="page-top">
        <h1 className="title-1">{t('part_kept')}</h1>
      </header>
      <Posts
        asked={asked}
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
