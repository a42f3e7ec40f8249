import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { useSearchParams } from 'react-router';
import { useCallsText } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { sourceOf } from '../../../lib/addresses/source.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

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
  const izvor = sourceOf(useSearchParams()[0]);
  if (call.state === 'coming') {
    return <p className="small muted">{t('notOpenYet', { date: shortDate(call.opensAt) })}</p>;
  }
  if (call.state === 'closed') {
    return (
      <Link className={cx('button button-secondary', look)} to={pages.calls({ state: 'open' })}>
        {t('openCalls')}
      </Link>
    );
  }
  return (
    <Link
      className={cx('button button-primary', look)}
      to={pages.callStart({ slug: call.slug, izvor })}
    >
      {words || t('apply')}
    </Link>
  );
}
