import { consentEnd } from '@app/domain/teams/guardian-consent';
import { invitationEnd, linkEnd } from '@app/domain/teams/team';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { setGuardianAgreed } from '../applications/public.ts';
import {
  ageCorrections,
  applicationInvitations,
  guardianConsents,
  teamHandovers,
  teamLinks,
  teamRequests,
} from './teams.tables.ts';

interface Application {
  readonly id: string;
}

export async function createInvitation(
  tx: Tx,
  application: Application,
  plan: Partial<Omit<typeof applicationInvitations.$inferInsert, 'applicationId'>> & {
    readonly createdAt: Date;
  },
): Promise<string> {
  const id = plan.id ?? newId();
  await tx.insert(applicationInvitations).values({
    inviteeName: '',
    inviteeEmail: `sara.${id.slice(-12)}@primjer.ba`,
    role: 'clan',
    status: 'pending',
    sentAt: plan.createdAt,
    expiresAt: invitationEnd(plan.createdAt, null),
    ...plan,
    id,
    applicationId: application.id,
  });
  return id;
}

/** @returns the code of its address. */
export async function createLink(
  tx: Tx,
  application: Application,
  at: Date,
  chosen?: string,
): Promise<string> {
  const id = newId();
  const code = chosen ?? id.replaceAll('-', '').slice(-12);
  await tx.insert(teamLinks).values({
    id,
    applicationId: application.id,
    code,
    createdAt: at,
    expiresAt: linkEnd(at, null),
  });
  return code;
}

/** Somebody who came through a link that is made for it, and withdrawn since. */
export async function createRequest(
  tx: Tx,
  application: Application,
  asker: { readonly id: string },
  at: Date,
): Promise<string> {
  const linkId = newId();
  const id = newId();
  const applicationId = application.id;
  await tx.insert(teamLinks).values({
    id: linkId,
    applicationId,
    code: linkId.replaceAll('-', '').slice(-12),
    createdAt: at,
    expiresAt: linkEnd(at, null),
    withdrawnAt: at,
  });
  await tx
    .insert(teamRequests)
    .values({ id, applicationId, linkId, userId: asker.id, status: 'waiting', askedAt: at });
  return id;
}

/** What a guardian was asked about a member, and said; shown to everybody only if they agreed. */
export async function createConsent(
  tx: Tx,
  application: Application,
  member: { readonly id: string },
  plan: Partial<Omit<typeof guardianConsents.$inferInsert, 'applicationId' | 'userId'>> & {
    readonly sentAt: Date;
  },
): Promise<void> {
  const applicationId = application.id;
  const { sentAt, status = 'pending' } = plan;
  const id = newId();
  await tx.insert(guardianConsents).values({
    guardianEmail: `roditelj.${id.slice(-12)}@primjer.ba`,
    status,
    tokenHash: tokenHash(id),
    expiresAt: consentEnd(sentAt),
    ...plan,
    id,
    applicationId,
    userId: member.id,
  });
  if (status === 'agreed') await setGuardianAgreed(tx, applicationId, member.id, sentAt);
}

/** An age that a member asks to have put right: that they are of age, unless another is chosen. */
export async function createAgeCorrection(
  tx: Tx,
  plan: Partial<typeof ageCorrections.$inferInsert> & {
    readonly userId: string;
    readonly askedAt: Date;
  },
): Promise<void> {
  await tx.insert(ageCorrections).values({ birthYear: null, adult: true, ...plan });
}

export async function createHandover(
  tx: Tx,
  application: Application,
  to: { readonly id: string },
  at: Date,
): Promise<void> {
  await tx
    .insert(teamHandovers)
    .values({ applicationId: application.id, toUserId: to.id, offeredAt: at });
}
