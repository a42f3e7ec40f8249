import type {
  OwnProfile,
  PrivacyChange,
  ProfilePrivacy,
} from '@app/contracts/profiles/profiles.schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { profiles } from '../client.ts';

const ownKey = ['profiles', 'own'] as const;

export const useOwnProfile = () =>
  useQuery({ queryKey: ownKey, queryFn: ({ signal }) => profiles.own({}, { signal }) });

/** Takes in what the server answered to a change; what others would see is asked for again. */
export function useTakeOwnProfile(): (profile: OwnProfile) => void {
  const queries = useQueryClient();
  return useCallback(
    (profile) => {
      queries.setQueryData(ownKey, profile);
      queries.removeQueries({ queryKey: ['profiles', 'preview'] });
    },
    [queries],
  );
}

export const usePreview = (as: 'everyone' | 'members') =>
  useQuery({
    queryKey: ['profiles', 'preview', as],
    queryFn: ({ signal }) => profiles.preview({ query: { as } }, { signal }),
  });

/** What was chosen while the answer is on its way shows at once. */
const withChange = (
  { parts, ...privacy }: ProfilePrivacy,
  change: PrivacyChange | undefined,
): ProfilePrivacy => ({
  ...privacy,
  ...(change?.visibility ? { visibility: change.visibility } : {}),
  ...(change?.searchEngines === undefined ? {} : { searchEngines: change.searchEngines }),
  parts: { ...parts, ...(change?.parts as Partial<typeof parts> | undefined) },
});

/** Whom the profile is shown to, and how to choose; saved at once, one choice after the other. */
export function usePrivacy(profile: OwnProfile) {
  const { language } = useLanguage();
  const take = useTakeOwnProfile();
  const mutation = useMutation({
    mutationFn: (body: PrivacyChange) => profiles.setPrivacy({ body }),
    scope: { id: 'profile-privacy' },
    onSuccess: take,
    onError: (error) => void toast({ title: errorText(error, language), tone: 'bad' }),
  });
  const pending = mutation.isPending ? mutation.variables : undefined;
  return {
    privacy: withChange(profile.privacy, pending),
    choose: mutation.mutate,
    /** The last choice: on its way, refused, or its time in `privacy.changedAt`. */
    state: mutation.status,
    change: mutation.variables,
  };
}
