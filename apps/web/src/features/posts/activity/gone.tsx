import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { Link } from '../../../lib/addresses/links.tsx';
import { usePostsText } from '../text.ts';

/** What is not there, or not for the reader. */
export function Gone({ what }: { what: 'person' | 'post' }) {
  const t = usePostsText();
  const post = what === 'post';
  return (
    <div className="wrap section">
      <EmptyState
        level={1}
        picture={<QuietRiver />}
        title={t(post ? 'gone' : 'goneSomebody')}
        text={post ? t('goneText') : undefined}
        action={
          <Link className="button button-secondary" to={pages.dashboard()}>
            {t('toFeed')}
          </Link>
        }
      />
    </div>
  );
}
