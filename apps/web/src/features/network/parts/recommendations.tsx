import type { RecommendationView } from '@app/contracts/network/network.schemas';
import type { RecommendationEvent } from '@app/domain/network/recommendation.machine';
import { Badge } from '@app/ui/badge';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { network } from '../client.ts';
import { recommendationsQuery, useLiveNetwork, useNetworkActions } from '../queries.ts';
import { useNetworkText } from '../text.ts';
import { Listed, PartsLoading } from './listed.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { PersonRow } from './person-row.tsx';
import { ToDirectory } from './to-directory.tsx';

const done = {
  accept: 'recommendationAccepted',
  decline: 'recommendationDeclined',
  hide: 'recommendationHidden',
  show: 'recommendationAccepted',
  withdraw: 'recommendationWithdrawn',
} as const;

/** What others wrote about the member, and what the member wrote about others. */
export default function Recommendations() {
  const t = useNetworkText();
  const live = useLiveNetwork();
  const waiting = useInfiniteQuery({ ...recommendationsQuery('waiting'), ...live });
  const received = useInfiniteQuery({ ...recommendationsQuery('received'), ...live });
  const given = useInfiniteQuery({ ...recommendationsQuery('given'), ...live });
  const waits = waiting.isPending || received.isPending || given.isPending;
  if (waits) return <PartsLoading />;
  return (
    <>
      <Listed
        title={t('received')}
        lead={t('recommendationsWaitingText')}
        asked={waiting}
        show={(one) => <Row key={one.id} of={one} events={['accept', 'decline']} />}
      />
      <Listed
        title={t('recommendationsReceived')}
        asked={received}
        none={
          <EmptyState
            level={3}
            picture={<QuietRiver />}
            title={t('recommendationsNoneTitle')}
            text={t('recommendationsNoneText')}
            action={<ToDirectory />}
          />
        }
        show={(one) => (
          <Row key={one.id} of={one} events={[one.status === 'hidden' ? 'show' : 'hide']} />
        )}
      />
      <Listed
        title={t('recommendationsGiven')}
        asked={given}
        show={(one) => <Row key={one.id} of={one} events={['withdraw']} given />}
      />
    </>
  );
}

interface RowProps {
  readonly of: RecommendationView;
  readonly events: readonly RecommendationEvent[];
  readonly given?: true;
}

function Row({ of: { id, person, text, status, createdAt }, events, given }: RowProps) {
  const t = useNetworkText();
  const action = useNetworkActions();
  const name = person.name || t('formerMember');
  const move = (event: RecommendationEvent) =>
    void action.run({
      send: () => network.moveRecommendation({ params: { id }, body: { event } }),
      done: t(done[event], { name }),
    });
  return (
    <PersonRow
      person={person}
      actions={
        <MoveButtons
          events={events}
          busy={action.busy}
          wordsOf={(event) => ({
            text: t(`${event}Recommendation`),
            label: t(`${event}RecommendationOf`, { name }),
          })}
          onMove={move}
        />
      }
    >
      <p className="lines mt2">{t('quoted', { text })}</p>
      <p className="smaller muted mt2">
        <TimeAgo at={createdAt} />
      </p>
      {given || status === 'hidden' ? (
        <p className="mt2">
          <Badge>
            {t(given ? (status === 'pending' ? 'unanswered' : 'shownNow') : 'hiddenNow')}
          </Badge>
        </p>
      ) : null}
    </PersonRow>
  );
}
