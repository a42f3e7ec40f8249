import { pages } from '@app/contracts/pages';
import { Link } from 'react-router';
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
