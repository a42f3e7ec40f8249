import { pages } from '@app/contracts/pages';
import { accountChangesTexts } from '@app/messages/account-changes';
import { cx } from '@app/ui/cx';
import { useSearchParams } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { textsFor } from '../../../lib/texts/text.ts';
import s from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { LetterNiche } from '../parts/niches.tsx';

const useText = textsFor('account-changes', accountChangesTexts);

/** After an account was closed: until when signing in brings it back. */
export default function AccountClosedPage() {
  const t = useText();
  const format = useFormat();
  const [search] = useSearchParams();
  const until = search.get('until') ?? '';
  const known = /^\d{4}-\d{2}-\d{2}T/.test(until) && !Number.isNaN(Date.parse(until));
  return (
    <AuthFrame picture={<LetterNiche />}>
      <h1 className="title-1">{t('closedTitle')}</h1>
      <p className="lead mt3">
        {known ? t('closedText', { until: format.dayOf(until) }) : t('closedPlain')}
      </p>
      <p className="muted mt4">{t('closedThanks')}</p>
      <Link className="button button-large button-secondary button-wide mt6" to={pages.landing()}>
        {t('goHome')}
      </Link>
      <div className={cx(s.foot, 'mt5')}>
        <Link className="link" to={pages.login()}>
          {t('signIn')}
        </Link>
      </div>
    </AuthFrame>
  );
}
