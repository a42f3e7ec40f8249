import { isOwner, isTeam } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import {
  isInsider,
  listMembers,
  lockApplication,
  subjectOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { mayManage } from './teams.view.ts';

type Member = NonNullable<Actor>;
type Locked = WrittenApplication | Failure;

/** The application, held, for who may know of it. */
export async function lockForInsider(tx: Tx, actor: Member, id: string): Promise<Locked> {
  const record = await lockApplication(tx, id);
  return record && isInsider(actor, subjectOf(record)) ? record : fail('NOT_FOUND');
}

/** The same for somebody who is in its team. */
export async function lockForMember(tx: Tx, actor: Member, id: string): Promise<Locked> {
  const record = await lockForInsider(tx, actor, id);
  return isFailure(record) || isTeam(actor, subjectOf(record)) ? record : fail('FORBIDDEN');
}

/** The same for its owner while its team may change. */
export async function lockForOwner(tx: Tx, actor: Member, id: string): Promise<Locked> {
  const record = await lockForInsider(tx, actor, id);
  if (isFailure(record)) return record;
  if (!isOwner(actor, subjectOf(record))) return fail('FORBIDDEN');
  return mayManage(actor, record) ? record : fail('TEAM_CLOSED');
}

/** The same with one of its members. */
export async function lockWithMember(
  tx: Tx,
  actor: Member,
  id: string,
  memberId: string,
): Promise<{ readonly record: WrittenApplication; readonly userId: string } | Failure> {
  const record = await lockForInsider(tx, actor, id);
  if (isFailure(record)) return record;
  const member = (await listMembers(tx, id)).find((one) => one.id === memberId);
  return member ? { record, userId: member.userId } : fail('NOT_FOUND');
}
