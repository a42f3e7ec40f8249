import { Skeleton } from '@app/ui/skeleton';
import { OpenCalls, useOpenCalls } from '../../../features/calls/public.ts';

/** The calls in which something can begin, where nothing has. */
export default function ZoneInvite() {
  const { data, isPending } = useOpenCalls();
  if (isPending) return <Skeleton height={420} />;
  return data ? <OpenCalls open={data.items} /> : null;
}
