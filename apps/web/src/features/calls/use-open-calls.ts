import { useQuery } from '@tanstack/react-query';
import { calls } from '../../entities/calls/public.ts';

export const useOpenCalls = () =>
  useQuery({
    queryKey: ['calls', 'open'],
    queryFn: () => calls.list({ query: { state: 'open', limit: 24 } }),
  });
