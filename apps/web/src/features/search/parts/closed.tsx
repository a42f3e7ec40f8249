import { Lock } from '@app/ui/icons';
import { useLocation } from 'react-router';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { loginUrl } from '../../../lib/addresses/return-url.ts';
import { useSearchText } from '../text.ts';
import s from './closed.module.css';

/** What a stranger is not shown, and not told the number of either. */
export function Closed() {
  const t = useSearchText();
  const location = useLocation();
  return (
    <aside className={s.closed}>
      <span className={s.arch} aria-hidden="true">
        <Lock />
      </span>
      <div>
        <h2 className="title-4">{t('closedTitle')}</h2>
        <p className="small muted mt2">{t('closedText')}</p>
        <PageLink className={`link go-link ${s.way}`} to={loginUrl(location)}>
          {t('closedAction')}
        </PageLink>
      </div>
    </aside>
  );
}
