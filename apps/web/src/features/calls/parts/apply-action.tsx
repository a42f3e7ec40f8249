import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { canvasOf, pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session/session.ts';
import { sourceOf } from '../../../lib/source.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useCallsText } from '../text.ts';

interface ApplyActionProps {
  readonly call: CallDetail;
  /** Classes of the button. */
  readonly look?: string;
  /** What it says while the call is open; by default that one begins. */
  readonly words?: string;
}

/** What one can do about a call now. */
export function ApplyAction({ call, look, words }: ApplyActionProps) {
  const t = useCallsText();
  const { shortDate } = useFormat();
  const { state } = useSession();
  const izvor = sourceOf(useSearchParams()[0]);
  if (call.state === 'coming') {
    return <p className="sm mut">{t('notOpenYet', { date: shortDate(call.opensAt) })}</p>;
  }
  if (call.state === 'closed') {
    return (
      <Link className={cx('btn btn-s', look)} to={pages.calls({ state: 'open' })}>
        {t('seeOpen')}
      </Link>
    );
  }
  const begin =
    state === 'authenticated' || call.kind === 'blue'
      ? canvasOf(call.kind)({ call: call.slug, izvor })
      : pages.callStart({ slug: call.slug, izvor });
  return (
    <Link className={cx('btn btn-p', look)} to={begin}>
      {words || t('apply')}
    </Link>
  );
}
