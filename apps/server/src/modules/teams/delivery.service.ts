import { pages } from '@app/contracts/pages';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { findByEmail, findById, membersByIds } from '../accounts/public.ts';
import { findApplication, titleOf } from '../applications/public.ts';
import { mayMail } from '../network/public.ts';
import { mailRecipients, notify } from '../notifications/public.ts';
import { invitationMail } from './teams.mails.tsx';
import { findInvitation, hasDeclined } from './teams.repo.ts';

/** Takes an invitation to whom it is for, and mails it, with the code that opens it. */
export const inviteJobs = {
  deliver: 'teams.invitation',
  mail: 'mail.team-invitation',
} as const;

type Sent = Readonly<Record<'id' | 'code', string>>;

/**
 * An invitation that still waits and was not sent anew since, with who has its address now. Nothing
 * is there for whom its sender does not reach: who blocked them, and who is under eighteen and no
 * connection; whoever sent it is told nothing of that.
 */
async function standing({ db: { read }, clock }: Platform, { id, code }: Sent) {
  const invitation = await findInvitation(read, id);
  const record = invitation && (await findApplication(read, { id: invitation.applicationId }));
  if (!record || invitation.status !== 'pending') return undefined;
  if (invitation.codeHash !== tokenHash(code)) return undefined;
  const { inviteeUserId, inviteeEmail } = invitation;
  const account = inviteeUserId
    ? await findById(read, inviteeUserId)
    : await findByEmail(read, inviteeEmail.toLowerCase());
  const email = account?.email ?? inviteeEmail;
  const { ownerId } = record.application;
  if (!(await mayMail(read, ownerId, email, 'mail', clock.now()))) return undefined;
  return { invitation, record, account, email };
}

/** A member hears in the product, and by mail if they want it; who declined hears nothing more. */
export async function deliverInvitation(p: Platform, sent: Sent): Promise<void> {
  const found = await standing(p, sent);
  if (!found) return;
  const { record, account } = found;
  const at = p.clock.now();
  await p.db.transaction(async (tx) => {
    if (!account) return p.jobs.put(tx, inviteJobs.mail, sent);
    if (await hasDeclined(tx, record.application.id, account.id)) return;
    await notify(tx, p, {
      userIds: [account.id],
      type: 'team_invitation',
      text: 'teamInvited',
      values: { title: titleOf(record) },
      actionUrl: pages.teamInvitation({ id: sent.id }),
      from: record.application.ownerId,
      ownMail: true,
      isPersonal: true,
    });
    const readers = await mailRecipients(tx, [account.id], 'team_invitation', at);
    for (const [, startAfter] of readers) {
      await p.jobs.put(tx, inviteJobs.mail, sent, { startAfter });
    }
  });
}

export async function mailInvitation(p: Platform, sent: Sent): Promise<void> {
  const found = await standing(p, sent);
  if (!found) return;
  const { invitation, record, account, email } = found;
  const { ownerId } = record.application;
  const owner = (await membersByIds(p.db.read, [ownerId])).get(ownerId);
  if (!owner) return;
  await p.mail.send(
    invitationMail(p.settings, {
      email,
      // A stranger's language is most likely that of who invites them.
      language: account?.language ?? owner.language,
      kind: record.call.kind,
      ownerName: owner.name,
      title: titleOf(record),
      callTitle: { bhs: record.call.titleBhs, en: record.call.titleEn },
      closesAt: record.call.closesAt,
      invitation,
      code: sent.code,
    }),
  );
}
