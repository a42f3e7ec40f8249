import { useQuery } from '@tanstack/react-query';
import { calls } from './client.ts';

export const useOpenCalls = () =>
  useQuery({
    queryKey: ['calls', 'open'],
    queryFn: () => calls.list({ query: { state: 'open', limit: 24 } }),
  });
