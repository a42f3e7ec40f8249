import { pages } from '@app/contracts/pages';
import type { Removal } from '@app/contracts/reports/reports.schemas';
import { Link } from '../../../lib/addresses/links.tsx';
import { useReportsText } from '../text.ts';

/** Why moderators took something away, for the one whose it is, and where they object. */
export default function RemovalWords({ removal: { rule, reason } }: { removal: Removal }) {
  const t = useReportsText();
  return (
    <>
      {rule ? (
        <p className="mt2">
          <b>{t('rule')}:</b> {t(`${rule}_fault`)}
        </p>
      ) : null}
      {reason ? (
        <p className="lines break mt2">
          <b>{t('reason')}:</b> {reason}
        </p>
      ) : null}
      <p className="mt2">
        {t('object')}{' '}
        <Link className="link" to={pages.help({ hash: 'pitaj' })}>
          {t('objectHere')}
        </Link>
      </p>
    </>
  );
}
