import { pages } from '@app/contracts/pages';
import { LockKeyhole } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { Screen } from '../../../shell/error-screens.tsx';
import { useTranslationsText } from '../text.ts';

/** Texts are changed by admins alone. */
export function TextsDenied() {
  const t = useTranslationsText();
  return (
    <Screen picture={<LockKeyhole />} title={t('deniedTitle')} text={t('deniedText')}>
      <Link className="button button-secondary" to={pages.landing()}>
        {t('deniedAction')}
      </Link>
    </Screen>
  );
}
