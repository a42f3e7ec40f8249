import { pages } from '@app/contracts/pages';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { useLocation } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { loginUrl } from '../../../lib/addresses/return-url.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useProduct } from '../../../lib/page/product.ts';
import { Screen } from '../../../shell/error-screens.tsx';
import { useProfilesText } from '../text.ts';

/** There is a profile here, and it says nothing to strangers. */
export function MembersOnly() {
  const t = useProfilesText();
  const { brand } = useProduct();
  const location = useLocation();
  return (
    <>
      <PageHead description={t('pageDescription', { brand })} />
      <Screen picture={<Lookout />} title={t('membersTitle')} text={t('membersText')}>
        <div className="row row-wrap g2">
          <Link className="button button-primary" to={loginUrl(location)}>
            {t('signIn')}
          </Link>
          <Link className="button button-secondary" to={pages.register()}>
            {t('register')}
          </Link>
        </div>
      </Screen>
    </>
  );
}
