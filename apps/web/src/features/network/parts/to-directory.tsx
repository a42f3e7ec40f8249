import { pages } from '@app/contracts/pages';
import { Link } from '../../../lib/addresses/links.tsx';
import { useNetworkText } from '../text.ts';

/** The next step of whoever has nobody yet. */
export function ToDirectory() {
  const t = useNetworkText();
  return (
    <Link className="button button-secondary" to={pages.network({ dio: 'imenik' })}>
      {t('toDirectory')}
    </Link>
  );
}
