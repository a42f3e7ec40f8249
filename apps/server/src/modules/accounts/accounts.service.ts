import type { Profile } from '@app/contracts/accounts/accounts.schemas';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { findById, updateAccount } from './accounts.repo.ts';
import { accountChanged } from './signals.ts';

/** The signed-in member's own profile (specification §3). */
export async function ownProfile(
  p: Platform,
  userId: string,
): Promise<Failure | z.output<typeof Profile>> {
  const account = await findById(p.db.read, userId);
  if (!account) return fail('UNAUTHENTICATED');
  return {
    id: account.id,
    email: account.email,
    role: account.role,
    name: `${account.firstName} ${account.lastName}`.trim(),
    firstName: account.firstName,
    lastName: account.lastName,
    profilePictureUrl: account.picture,
    language: account.language,
    municipality: account.municipality,
    interests: account.interests as z.output<typeof Profile>['interests'],
    isVerified: account.verifiedAt !== null,
    onboardingCompleted: account.onboardedAt !== null,
    createdAt: account.createdAt,
  };
}

export async function saveLanguage(
  p: Platform,
  userId: string,
  language: Language,
): Promise<{ success: true }> {
  await p.db.transaction(async (tx) => {
    await updateAccount(tx, userId, { language });
    await accountChanged(tx, p, userId);
  });
  return { success: true };
}
