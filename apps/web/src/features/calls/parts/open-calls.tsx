import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { ArrowRight } from '@app/ui/icons';
import { CallCard, callsFor, useCallsText } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useSession } from '../../../lib/session/session.ts';

/** Those that are most likely for this member. */
export function OpenCalls({ open }: { open: readonly CallSummary[] }) {
  const t = useCallsText();
  const { profile } = useSession();
  const mine = callsFor(open, profile ?? { municipality: null, interests: [] });
  if (mine.length === 0) return null;
  return (
    <section aria-labelledby="calls" className="section-end">
      <div className="section-head">
        <h2 className="title-2" id="calls">
          {t('openCalls')}
        </h2>
        <Link className="go" to={pages.calls()}>
          {t('emptyAction')} <ArrowRight />
        </Link>
      </div>
      <div className="lead-grid even">
        {mine.slice(0, 3).map((call) => (
          <CallCard key={call.id} call={call} />
        ))}
      </div>
    </section>
  );
}
