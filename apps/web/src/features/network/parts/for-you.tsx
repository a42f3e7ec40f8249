import type { InvitationView } from '@app/contracts/network/network.schemas';
import { pages } from '@app/contracts/pages';
import type { InvitationEvent } from '@app/domain/network/invitation.machine';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../kit/listing/paged.ts';
import { useLandingAt } from '../../../kit/place/landing.ts';
import { uuid } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { network } from '../client.ts';
import { invitationsQuery, useLiveNetwork, useNetworkActions, useSuggestions } from '../queries.ts';
import { useNetworkText } from '../text.ts';
import { Listed, PartsLoading } from './listed.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { PersonRow } from './person-row.tsx';
import { Suggestions } from './suggestions.tsx';

const params = { invitation: uuid('poziv') };

const done = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

/** Who waits for the reader's answer, and whom they might know. */
export default function ForYou() {
  const t = useNetworkText();
  const { place } = usePlace(params);
  useLandingAt(place.invitation);
  const live = useLiveNetwork();
  const received = useInfiniteQuery({ ...invitationsQuery('received'), ...live });
  const sent = useInfiniteQuery({ ...invitationsQuery('sent'), ...live });
  const suggestions = useSuggestions();
  const { profile } = useSession();
  if ([received, sent, suggestions].some((one) => one.isPending)) return <PartsLoading />;
  const isQuiet = rowsOf(received.data)?.length === 0 && !suggestions.data?.length;
  return (
    <>
      <Listed
        title={t('received')}
        asked={received}
        show={(one) => <Row key={one.id} of={one} events={['accept', 'decline']} />}
      />
      <Suggestions all={suggestions.data ?? []} />
      {isQuiet ? (
        <EmptyState
          level={2}
          picture={<QuietRiver />}
          title={t('suggestionsNoneTitle')}
          text={t('suggestionsNoneText')}
          action={
            <Link
              className="button button-primary"
              to={
                profile?.onboardingCompleted
                  ? pages.ownProfile()
                  : pages.onboarding({ returnUrl: pages.network() })
              }
            >
              {t('writeProfile')}
            </Link>
          }
        />
      ) : null}
      <Listed
        title={t('sent')}
        asked={sent}
        show={(one) => <Row key={one.id} of={one} events={['withdraw']} />}
      />
    </>
  );
}

function Row({ of, events }: { of: InvitationView; events: readonly InvitationEvent[] }) {
  const t = useNetworkText();
  const action = useNetworkActions();
  const { id, person, note, mutual, createdAt } = of;
  const name = person.name || t('formerMember');
  const move = (event: InvitationEvent) =>
    void action.run({
      send: () => network.answer({ params: { id }, body: { event } }),
      done: t(done[event], { name }),
    });
  return (
    <PersonRow
      id={id}
      person={person}
      actions={
        <MoveButtons
          events={events}
          busy={action.busy}
          wordsOf={(event) => ({ text: t(event), label: t(`${event}Of`, { name }) })}
          onMove={move}
        />
      }
    >
      {note ? <p className="mt2">{t('quoted', { text: note })}</p> : null}
      <p className="smaller muted mt2">
        {mutual > 0 ? <>{t('mutual', { count: mutual })} · </> : null}
        <TimeAgo at={createdAt} />
      </p>
    </PersonRow>
  );
}
