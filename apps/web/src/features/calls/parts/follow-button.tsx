import type { callFollowsApi } from '@app/contracts/calls/call-follows.api';
import { callFollowsPaths } from '@app/contracts/calls/call-follows.paths';
import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { Button } from '@app/ui/button';
import { Bell, Check } from '@app/ui/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallsText } from '../../../entities/calls/public.ts';
import { client } from '../../../lib/api/client.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';

const follows = client<typeof callFollowsApi>(callFollowsPaths);
const queryKey = ['calls', 'follows'];

export function FollowButton({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => follows.follows({}, { signal }),
    ...caches.asShown,
  });
  const isFollowed = data?.some(({ bank, kind }) => bank.id === call.bank.id && kind === call.kind);
  const change = useMutation({
    mutationFn: () =>
      (isFollowed ? follows.unfollow : follows.follow)({ params: { slug: call.slug } }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    onError: (error) => toast({ title: errorText(error, language), tone: 'bad' }),
  });
  const busy = isPending || change.isPending;
  if (!isFollowed) {
    return (
      <Button variant="primary" size="l" wide busy={busy} onClick={() => change.mutate()}>
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
      <Button variant="ghost" wide busy={busy} onClick={() => change.mutate()}>
        {t('unfollow')}
      </Button>
    </div>
  );
}
