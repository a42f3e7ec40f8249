import type {
  AdminMember,
  ChangesQuery,
  GrantBody,
  MemberPermissions,
  MembersQuery,
  PermissionChange,
  RoleBody,
} from '@app/contracts/security/security.schemas';
import { type Actor, obPermissionTypes } from '@app/domain/permissions/permissions';
import { grantableTypes, securityPolicy } from '@app/domain/security/security.policy';
import { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import {
  cursorOf,
  cursorParts,
  type ListPage,
  listPage,
  timeCursor,
} from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMember, findMembers, type MemberRecord, membersAmong } from '../accounts/public.ts';
import {
  grantPermission,
  permissionsOf,
  revokePermission,
  setRole,
} from '../permissions/public.ts';
import { refusal } from './security.accounts.service.ts';
import { type MemberNotice, tellMember } from './security.notices.ts';
import { bankName, type ChangeRecord, listChanges } from './security.repo.ts';
import { memberView } from './security.views.ts';

type SignedIn = NonNullable<Actor>;

const mayView = (actor: SignedIn): Failure | undefined =>
  securityPolicy.viewPermissions(actor).ok ? undefined : fail('FORBIDDEN');

const foundCursor = cursorOf({
  key: z.enum(['0', '1', '2']).transform(Number),
  id: cursorParts.id,
});

export async function searchMembers(
  p: Platform,
  actor: SignedIn,
  query: z.infer<typeof MembersQuery>,
): Promise<Failure | ListPage<z.output<typeof AdminMember>>> {
  const refused = mayView(actor);
  if (refused) return refused;
  return listPage(query, {
    cursor: foundCursor,
    read: (slice) => findMembers(p.db.read, query.q, slice),
    place: (found) => found,
    show: (found) => found.map(({ member }) => memberView(member)),
  });
}

export async function openMember(
  p: Platform,
  actor: SignedIn,
  memberId: string,
): Promise<Failure | z.output<typeof AdminMember>> {
  const refused = mayView(actor);
  if (refused) return refused;
  const member = await findMember(p.db.read, memberId);
  return member ? memberView(member) : fail('NOT_FOUND');
}

export async function permissionsOfMember(
  p: Platform,
  actor: SignedIn,
  memberId: string,
): Promise<Failure | z.output<typeof MemberPermissions>> {
  const refused = mayView(actor);
  if (refused) return refused;
  const member = await findMember(p.db.read, memberId);
  if (!member) return fail('NOT_FOUND');
  const granted = await permissionsOf(p.db.read, memberId);
  const open = member.closedAt === null;
  return {
    member: memberView(member),
    permissions: granted
      .filter(({ isActive }) => isActive)
      .map((row) => ({
        id: row.id,
        permission_type: row.permissionType,
        scope: row.scope,
        scope_value: row.scopeValue,
        createdAt: row.createdAt,
        canRevoke: securityPolicy.revoke(actor, { type: row.permissionType }).ok,
      })),
    abilities: {
      grant: open ? grantableTypes(actor, obPermissionTypes) : [],
      canSetRole: open && securityPolicy.setRole(actor, { memberId, isLastAdmin: false }).ok,
    },
  };
}

const tell = (p: Platform, member: MemberRecord, notice: MemberNotice) => (tx: Tx) =>
  tellMember(tx, p, member.id, notice);

export async function giveTo(
  p: Platform,
  actor: SignedIn,
  memberId: string,
  body: z.infer<typeof GrantBody>,
): Promise<Failure | z.output<typeof MemberPermissions>> {
  const { permission_type: type, scope } = body;
  const verdict = securityPolicy.grant(actor, { type });
  if (!verdict.ok) return refusal(verdict.reason);
  const member = await findMember(p.db.read, memberId);
  if (!member) return fail('NOT_FOUND');
  const scopeValue = scope === 'bank' ? (body.scope_value ?? null) : null;
  if (scopeValue !== null && (await bankName(p.db.read, scopeValue)) === undefined) {
    return fail('VALIDATION', { fields: { scope_value: 'invalid' } });
  }
  const given = await grantPermission(
    p,
    actor.id,
    { userId: memberId, permissionType: type, scope, scopeValue },
    tell(p, member, { kind: 'granted', type, bank: scopeValue }),
  );
  return isFailure(given) ? given : permissionsOfMember(p, actor, memberId);
}

export async function takeFrom(
  p: Platform,
  actor: SignedIn,
  { memberId, permissionId }: { readonly memberId: string; readonly permissionId: string },
): Promise<Failure | z.output<typeof MemberPermissions>> {
  const refused = mayView(actor);
  if (refused) return refused;
  const member = await findMember(p.db.read, memberId);
  const granted = member && (await permissionsOf(p.db.read, memberId));
  const permission = granted?.find(({ id, isActive }) => id === permissionId && isActive);
  if (!member || !permission) return fail('NOT_FOUND');
  const type = permission.permissionType;
  const verdict = securityPolicy.revoke(actor, { type });
  if (!verdict.ok) return refusal(verdict.reason);
  const taken = await revokePermission(
    p,
    actor.id,
    permissionId,
    tell(p, member, { kind: 'revoked', type, bank: permission.scopeValue }),
  );
  return isFailure(taken) ? taken : permissionsOfMember(p, actor, memberId);
}

/** Gives a member another role. That the last admin stays one is seen to where it is written. */
export async function changeRole(
  p: Platform,
  actor: SignedIn,
  memberId: string,
  { role }: z.infer<typeof RoleBody>,
): Promise<Failure | z.output<typeof MemberPermissions>> {
  const verdict = securityPolicy.setRole(actor, { memberId, isLastAdmin: false });
  if (!verdict.ok) return refusal(verdict.reason);
  const member = await findMember(p.db.read, memberId);
  if (!member) return fail('NOT_FOUND');
  const changed = await setRole(
    p,
    actor.id,
    memberId,
    role,
    tell(p, member, { kind: 'role', role }),
  );
  return isFailure(changed) ? changed : permissionsOfMember(p, actor, memberId);
}

const PermissionDetails = z.object({
  permissionType: z.enum(obPermissionTypes),
  scope: z.enum(['global', 'bank']),
  scopeValue: z.string().nullable(),
});
const RoleDetails = z.object({ from: z.string(), to: z.string() });

const kinds: Readonly<Record<string, z.output<typeof PermissionChange>['kind']>> = {
  'permission.granted': 'granted',
  'permission.revoked': 'revoked',
  'permission.role-changed': 'role',
};

/** Who gave or took which permission or role, newest first. */
export async function pageOfChanges(
  p: Platform,
  actor: SignedIn,
  query: z.infer<typeof ChangesQuery>,
): Promise<Failure | ListPage<z.output<typeof PermissionChange>>> {
  const refused = mayView(actor);
  if (refused) return refused;
  const { read } = p.db;
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listChanges(read, query.memberId, slice),
    place: (change) => change,
    async show(changes) {
      const ids = changes.flatMap(({ actorId, subject }) => [actorId ?? [], subject].flat());
      const members = await membersAmong(read, ids);
      return changes.map((change) => changeView(change, members));
    },
  });
}

function changeView(
  change: ChangeRecord,
  members: ReadonlyMap<string, MemberRecord>,
): z.output<typeof PermissionChange> {
  const who = (id: string | null) => {
    const member = id === null ? undefined : members.get(id);
    return member ? memberView(member) : null;
  };
  const permission = PermissionDetails.safeParse(change.details).data;
  return {
    id: change.id,
    at: change.at,
    kind: kinds[change.action] ?? 'role',
    by: who(change.actorId),
    member: who(change.subject),
    permission: permission
      ? {
          permission_type: permission.permissionType,
          scope: permission.scope,
          scope_value: permission.scopeValue,
        }
      : null,
    role: RoleDetails.safeParse(change.details).data ?? null,
  };
}
