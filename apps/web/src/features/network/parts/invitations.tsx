import type { InvitationView } from '@app/contracts/network/network.schemas';
import type { InvitationEvent } from '@app/domain/network/invitation.machine';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLandingAt } from '../../../kit/place/landing.ts';
import { uuid } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { network } from '../client.ts';
import { invitationsQuery, useLiveNetwork, useNetworkActions } from '../queries.ts';
import { useNetworkText } from '../text.ts';
import { Listed, PartsLoading } from './listed.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { PersonRow } from './person-row.tsx';
import { ToDirectory } from './to-directory.tsx';

const params = { invitation: uuid('poziv') };

const done = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

export default function Invitations() {
  const t = useNetworkText();
  const { place } = usePlace(params);
  useLandingAt(place.invitation);
  const live = useLiveNetwork();
  const received = useInfiniteQuery({ ...invitationsQuery('received'), ...live });
  const sent = useInfiniteQuery({ ...invitationsQuery('sent'), ...live });
  const waits = received.isPending || sent.isPending;
  if (waits) return <PartsLoading />;
  return (
    <>
      <Listed
        title={t('received')}
        asked={received}
        none={
          <EmptyState
            level={3}
            picture={<QuietRiver />}
            title={t('receivedNoneTitle')}
            text={t('receivedNoneText')}
            action={<ToDirectory />}
          />
        }
        show={(one) => <Row key={one.id} of={one} events={['accept', 'decline']} />}
      />
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
