import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { callPage } from '@app/contracts/pages';
import { ArchGauge } from '@app/ui/arch-gauge';
import { ArrowRight } from '@app/ui/icons';
import {
  callsFor,
  GrantWord,
  timeGone,
  timeLeft,
  useCallsText,
} from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Of the open calls that suit a member, the one whose time is up first. */
export function ClosingCall({ open }: { open: readonly CallSummary[] }) {
  const t = useCallsText();
  const now = useNow();
  const localized = useLocalized();
  const { km } = useFormat();
  const { profile } = useSession();
  const [call] = callsFor(open, profile ?? { municipality: null, interests: [] }).toSorted(
    (one, other) => one.closesAt.localeCompare(other.closesAt),
  );
  if (!call) return null;
  const left = timeLeft(call.closesAt, now);
  return (
    <section aria-labelledby="closing" data-accent={call.kind}>
      <h2 className="title-3" id="closing">
        {t('closingFirst')}
      </h2>
      <div className="row between bottom mt4">
        <div className="grow">
          <GrantWord kind={call.kind} />
          <h3 className="title-4 mt2">
            <Link to={callPage(call)}>{localized(call.title)}</Link>
          </h3>
          <p className="small muted mt2">
            {t('placeUpTo', { place: call.bank.municipality, amount: km(call.maxAmount) })}
          </p>
        </div>
        <ArchGauge
          width={116}
          scale={0.22}
          value={100 - timeGone(call.opensAt, call.closesAt, now)}
          number={left.count}
          label={t(`${left.unit}`, { count: left.count })}
        />
      </div>
      <Link
        className="go mt2"
        to={callPage(call)}
        aria-label={`${t('look')}: ${localized(call.title)}`}
      >
        {t('look')} <ArrowRight />
      </Link>
    </section>
  );
}
