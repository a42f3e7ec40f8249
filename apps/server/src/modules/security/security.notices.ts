import { pages } from '@app/contracts/pages';
import type { GivenRole } from '@app/contracts/security/security.schemas';
import type { ObPermissionType } from '@app/domain/permissions/permissions';
import { accessTexts } from '@app/messages/access';
import type { Language } from '@app/messages/catalogue';
import { addTexts } from '@app/messages/translate';
import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { inBoth } from '../../platform/texts.ts';
import { notify } from '../notifications/public.ts';
import { bankName } from './security.repo.ts';

addTexts('access', accessTexts);

/** What changed about a member's rights. */
export type MemberNotice =
  | {
      readonly kind: 'granted' | 'revoked';
      readonly type: ObPermissionType;
      /** The bank's slug; null for a permission that holds everywhere. */
      readonly bank: string | null;
    }
  | { readonly kind: 'role'; readonly role: GivenRole };

/** Tells a member of a permission or role, with the change itself. */
export async function tellMember(
  tx: Tx,
  p: Platform,
  memberId: string,
  notice: MemberNotice,
): Promise<void> {
  const common = { userIds: [memberId], type: 'status_change', actionUrl: null } as const;
  if (notice.kind === 'role') {
    const values = { role: inBoth(`access.role_${notice.role}`) };
    return notify(tx, p, { ...common, text: 'roleChanged', values });
  }
  const bank = notice.bank === null ? null : ((await bankName(tx, notice.bank)) ?? notice.bank);
  const name = inBoth(`access.permission_${notice.type}`);
  const inBank = (language: Language) => (bank ? `${name[language]} (${bank})` : name[language]);
  await notify(tx, p, {
    ...common,
    text: notice.kind === 'granted' ? 'permissionGranted' : 'permissionRevoked',
    values: { permission: { bhs: inBank('bhs'), en: inBank('en') } },
  });
}

/** Tells the admins of a lost second factor that waits for one of them, or was not lost at all. */
export const tellAdmins = (
  tx: Tx,
  p: Platform,
  admins: readonly string[],
  {
    kind,
    member,
  }: {
    readonly kind: 'lost' | 'stopped';
    readonly member: { readonly id: string; readonly firstName: string; readonly lastName: string };
  },
): Promise<void> =>
  notify(tx, p, {
    userIds: admins.filter((id) => id !== member.id),
    type: 'moderation',
    text: kind === 'lost' ? 'factorLostAdmins' : 'factorStoppedAdmins',
    values: { member: `${member.firstName} ${member.lastName}`.trim() },
    actionUrl: pages.adminSecurity({ hash: 'zakljucani' }),
  });
