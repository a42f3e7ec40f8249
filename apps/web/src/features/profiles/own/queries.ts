import type {
  OwnProfile,
  PrivacyChange,
  ProfilePrivacy,
} from '@app/contracts/profiles/profiles.schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { profiles } from '../client.ts';

const ownKey = ['profiles', 'own'] as const;

const ownQuery = queryOptions({
  queryKey: ownKey,
  queryFn: ({ signal }) => profiles.own({}, { signal }),
});

export const useOwnProfile = () => useQuery(ownQuery);

/** The own profile once another part of the page has asked for it. */
export const useKnownProfile = (): OwnProfile | undefined =>
  useQuery({ ...ownQuery, enabled: false }).data;

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
  const take = useTakeOwnProfile();
  const { run, busy, input, status } = useAction({
    send: (body: PrivacyChange) => profiles.setPrivacy({ body }),
    scope: 'profile-privacy',
    onSuccess: take,
  });
  return {
    privacy: withChange(profile.privacy, busy ? input : undefined),
    choose: (change: PrivacyChange) => void run(change),
    /** The last choice: on its way, refused, or its time in `privacy.changedAt`. */
    state: status,
    change: input,
  };
}
