import { pages } from '@app/contracts/pages';
import type { reviewsApi } from '@app/contracts/reviews/reviews.api';
import { reviewsPaths } from '@app/contracts/reviews/reviews.paths';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { hasObAccess } from '@app/domain/accounts/permissions';
import { BankEmblem } from '@app/ui/bank-emblem';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../../lib/api/client.ts';
import { useActor } from '../../../lib/session/permissions.ts';
import { useLocalized } from '../../../lib/use-format.ts';
import { useDashboardText } from '../text.ts';

const reviews = client<typeof reviewsApi>(reviewsPaths);

export function useBoardWork(): readonly BoardCall[] {
  const { actor } = useActor();
  const query = useQuery({
    queryKey: ['reviews', 'calls'],
    queryFn: () => reviews.calls(),
    enabled: hasObAccess(actor),
  });
  return query.data ?? [];
}

export function BoardWork({ calls }: { calls: readonly BoardCall[] }) {
  const t = useDashboardText();
  const localized = useLocalized();
  if (calls.length === 0) return null;
  return (
    <section aria-labelledby="board" className="sec-end">
      <h2 className="t2" id="board">
        {t('board')}
      </h2>
      <ul className="rows mt5">
        {calls.map((call) => {
          const left = Math.max(0, call.applications - call.mineDone);
          return (
            <li key={call.id} className="row row-w g5 between">
              <div className="row g4">
                <BankEmblem emblem={call.bankEmblem} width={44} />
                <div>
                  <h3 className="t4">{localized(call.title)}</h3>
                  <p className="sm mut">
                    {left > 0 ? t('boardLeft', { count: left }) : t('boardDone')}
                  </p>
                </div>
              </div>
              <Link className="btn btn-m btn-s" to={pages.board({ poziv: call.slug })}>
                {t('boardOpen')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
