import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { network } from '../client.ts';
import {
  blocksQuery,
  connectionsQuery,
  followingQuery,
  useLiveNetwork,
  useNetworkActions,
  useNetworkCounts,
} from '../queries.ts';
import { useNetworkText } from '../text.ts';
import { Listed, PartsLoading } from './listed.tsx';
import { PersonRow } from './person-row.tsx';
import { ToDirectory } from './to-directory.tsx';

export default function NetworkPeople() {
  const t = useNetworkText();
  const { shortDate } = useFormat();
  const live = useLiveNetwork();
  const connections = useInfiniteQuery({ ...connectionsQuery, ...live });
  const following = useInfiniteQuery({ ...followingQuery, ...live });
  const blocks = useInfiniteQuery({ ...blocksQuery, ...live });
  const counts = useNetworkCounts();
  const waits = [connections, following, blocks].some((one) => one.isPending);
  if (waits) return <PartsLoading />;
  return (
    <>
      <Listed
        title={t('people')}
        count={counts?.connections}
        asked={connections}
        none={
          <EmptyState
            level={3}
            picture={<QuietRiver />}
            title={t('peopleNoneTitle')}
            text={t('peopleNoneText')}
            action={<ToDirectory />}
          />
        }
        show={({ connectedUser, since }) => (
          <PersonRow key={connectedUser.id} person={connectedUser}>
            <p className="smaller muted mt2">{t('since', { day: shortDate(since) })}</p>
          </PersonRow>
        )}
      />
      <Listed
        title={t('following')}
        count={counts?.following}
        asked={following}
        show={({ person }) => <Undo key={person.id} person={person} what="unfollow" />}
      />
      <Listed
        title={t('blocked')}
        lead={t('blockedText')}
        asked={blocks}
        show={({ person }) => <Undo key={person.id} person={person} what="unblock" />}
      />
    </>
  );
}

const done = { unfollow: 'unfollowed', unblock: 'unblocked' } as const;

function Undo({ person, what }: { person: NetworkPerson; what: 'unfollow' | 'unblock' }) {
  const t = useNetworkText();
  const action = useNetworkActions();
  const name = person.name || t('formerMember');
  return (
    <PersonRow
      person={person}
      actions={
        <Button
          size="m"
          variant="ghost"
          aria-label={t(`${what}Of`, { name })}
          busy={action.busy}
          onClick={() =>
            void action.run({
              send: () => network[what]({ params: { userId: person.id } }),
              done: t(done[what], { name }),
            })
          }
        >
          {t(what)}
        </Button>
      }
    />
  );
}
