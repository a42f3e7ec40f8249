import type { GuardianContact } from '@app/contracts/guardian-contact/guardian-contact.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { guardianContact } from './client.ts';

const key = ['guardian-contact'] as const;

export function useOwnGuardian() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => guardianContact.own({}, { signal }),
    ...caches.asShown,
    // The guardian answers elsewhere.
    ...useLiveRefetch(key, ['user']),
  });
}

export function usePutGuardian(): (answer: GuardianContact) => void {
  const queries = useQueryClient();
  return (answer) => queries.setQueryData(key, answer);
}
