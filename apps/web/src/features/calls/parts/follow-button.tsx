import type { callFollowsApi } from '@app/contracts/calls/call-follows.api';
import { callFollowsPaths } from '@app/contracts/calls/call-follows.paths';
import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { Button } from '@app/ui/button';
import { Bell, Check } from '@app/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useCallsText } from '../../../entities/calls/public.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { client } from '../../../lib/api/client.ts';
import { caches } from '../../../lib/queries/caches.ts';

const follows = client<typeof callFollowsApi>(callFollowsPaths);
const queryKey = ['calls', 'follows'];

export function FollowButton({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => follows.follows({}, { signal }),
    ...caches.asShown,
  });
  const isFollowed = data?.some(({ bank, kind }) => bank.id === call.bank.id && kind === call.kind);
  const change = useAction({
    send: () => (isFollowed ? follows.unfollow : follows.follow)({ params: { slug: call.slug } }),
    invalidates: [queryKey],
  });
  const busy = isPending || change.busy;
  if (!isFollowed) {
    return (
      <Button variant="primary" size="l" wide busy={busy} onClick={() => void change.run()}>
        <Bell />
        {t(call.state === 'coming' ? 'followThis' : 'followNext')}
      </Button>
    );
  }
  return (
    <div className="column g2">
      <p className="message ok" role="status">
        <Check />
        {t('followed', { bank: call.bank.name })}
      </p>
      <Button variant="ghost" wide busy={busy} onClick={() => void change.run()}>
        {t('unfollow')}
      </Button>
    </div>
  );
}
