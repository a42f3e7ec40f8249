import type { GuardianContact } from '@app/contracts/guardian-contact/guardian-contact.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { caches } from '../../lib/caches.ts';
import { useLiveRefetch } from '../../lib/live-refetch.ts';
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
