import { pages } from '@app/contracts/pages';
import { Pencil } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { hasRoute } from '../../../lib/addresses/route-table.ts';
import { useLiveEditText } from '../text.ts';
import s from './admin-bar.module.css';

/** Where admins go from a page that they write themselves; areas to come join it when they are there. */
export function AdminBar() {
  const t = useLiveEditText();
  return (
    <nav className={s.bar} aria-label={t('adminBar')}>
      {hasRoute(pages.dashboard.path) ? <Link to={pages.dashboard()}>{t('dashboard')}</Link> : null}
      <Link to={{ search: '?admin_edit=true' }} className={s.main}>
        <Pencil />
        {t('editLive')}
      </Link>
    </nav>
  );
}
