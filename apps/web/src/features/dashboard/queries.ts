import type { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import type { Duties } from '@app/contracts/bank-desk/bank-desk.schemas';
import type { networkApi } from '@app/contracts/network/network.api';
import { networkPaths } from '@app/contracts/network/network.paths';
import type { profilesApi } from '@app/contracts/profiles/profiles.api';
import { profilesPaths } from '@app/contracts/profiles/profiles.paths';
import type { securityApi } from '@app/contracts/security/security.api';
import { securityPaths } from '@app/contracts/security/security.paths';
import { hasObAccess, isAdmin } from '@app/domain/permissions/permissions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { applications } from '../../entities/applications/public.ts';
import { client } from '../../lib/api/client.ts';
import { browserStore, readStored, storageKeys } from '../../lib/drafts/storage.ts';
import { caches } from '../../lib/queries/caches.ts';
import { useActor } from '../../lib/session/permissions.ts';
import { useSession } from '../../lib/session/session.ts';
import { type FirstStep, firstSteps, stepsLeft } from './first-steps.ts';

export const useMine = () =>
  useQuery({
    queryKey: ['applications', 'mine'],
    queryFn: () => applications.mine(),
    ...caches.asShown,
  });

const bankDesk = client<typeof bankDeskApi>(bankDeskPaths);

const nothing: Duties = { duties: [], banks: [] };

/** What the reader has to do in banks; undefined until it is known, nothing where it did not come. */
export function useDuties(): Duties | undefined {
  const { actor, state } = useActor();
  const query = useQuery({
    queryKey: ['bank-desk', 'duties'],
    queryFn: () => bankDesk.duties(),
    enabled: hasObAccess(actor),
    ...caches.asShown,
  });
  return state === 'loading' || query.isLoading ? undefined : (query.data ?? nothing);
}

const security = client<typeof securityApi>(securityPaths);

/** How many lost second factors wait for the reader; undefined until it is known. */
export function useLostFactors(): number | undefined {
  const { actor, state } = useActor();
  const query = useQuery({
    queryKey: ['security', 'factorRemovals'],
    queryFn: ({ signal }) => security.factorRemovals({}, { signal }),
    enabled: isAdmin(actor),
    ...caches.asShown,
  });
  if (state === 'loading' || query.isLoading) return undefined;
  return (query.data ?? []).filter(({ canRequest, canConfirm }) => canRequest || canConfirm).length;
}

const profiles = client<typeof profilesApi>(profilesPaths);
const network = client<typeof networkApi>(networkPaths);

/**
 * The first steps that are left to the reader; undefined until they are known, and none where an
 * answer did not come.
 *
 * @param applied how many applications are the reader's.
 */
export function useFirstSteps(applied: number | undefined) {
  const { profile } = useSession();
  const { actor, state } = useActor();
  const [owner = '', ...stored] = (readStored('skippedSteps') ?? '').split(' ');
  const [skipped, setSkipped] = useState<readonly string[]>(owner === profile?.id ? stored : []);
  // Who works for a bank or the platform came with work to do.
  const wanted =
    state !== 'loading' && !hasObAccess(actor) && firstSteps.some((one) => !skipped.includes(one));
  const written = useQuery({
    queryKey: ['profiles', 'own'],
    queryFn: ({ signal }) => profiles.own({}, { signal }),
    enabled: wanted,
  });
  const known = useQuery({
    queryKey: ['network', 'counts'],
    queryFn: ({ signal }) => network.counts({}, { signal }),
    enabled: wanted,
    ...caches.asShown,
  });
  const store = (steps: readonly string[]) =>
    browserStore.set(storageKeys.skippedSteps, [profile?.id, ...steps].join(' '));
  const skip = (step: FirstStep) => {
    const all = [...skipped, step];
    setSkipped(all);
    store(all);
  };
  const waits = state === 'loading' || written.isLoading || known.isLoading;
  const isKnown = !waits && profile !== null && applied !== undefined;
  const left =
    isKnown && written.data && known.data
      ? stepsLeft({
          isOnboarded: profile.onboardingCompleted,
          hasPicture: profile.profilePictureUrl !== null,
          skills: written.data.skills.length,
          connections: known.data.connections + known.data.sent,
          applications: applied,
        }).filter((one) => !skipped.includes(one))
      : [];
  // Who made or skipped them all is not asked after them again.
  const isOver = isKnown && wanted && written.isSuccess && known.isSuccess && left.length === 0;
  const end = useEffectEvent(() => store(firstSteps));
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return { steps: isKnown ? left : undefined, skip };
}
