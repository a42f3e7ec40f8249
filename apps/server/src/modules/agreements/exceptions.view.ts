import type { ExceptionView, WaitingException } from '@app/contracts/agreements/exceptions.schemas';
import { exceptionMachine } from '@app/domain/agreements/exception.machine';
import { exceptionActors, exceptionTypes } from '@app/domain/agreements/exception.policy';
import { isTeam } from '@app/domain/applications/application.policy';
import { eventsFrom } from '@app/domain/machine';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { membersByIds } from '../accounts/public.ts';
import { type ApplicationRecord, subjectOf } from '../applications/public.ts';
import { staffOf } from '../permissions/public.ts';
import { type ExceptionRow, exceptionsOf } from './exceptions.repo.ts';

type Standing = Pick<ApplicationRecord, 'application' | 'bank' | 'call' | 'memberIds'>;

/** Those of one project; its team is told of what was accepted. */
export async function exceptionViews(
  read: Reader,
  actor: Actor,
  record: Standing,
): Promise<z.output<typeof ExceptionView>[]> {
  const rows = await exceptionsOf(read, record.application.id);
  const shown = isTeam(actor, subjectOf(record))
    ? rows.filter(({ state }) => state === 'accepted' || state === 'takenBack')
    : rows;
  return Promise.all(shown.map((row) => exceptionView(read, actor, record, row)));
}

async function exceptionView(
  read: Reader,
  actor: Actor,
  record: Standing,
  row: ExceptionRow,
): Promise<z.output<typeof ExceptionView>> {
  const subject = subjectOf(record);
  const people = await membersByIds(read, [row.proposedBy, row.decidedBy ?? []].flat());
  const did = (by: string, at: Date) => ({
    by: people.get(by)?.name ?? '',
    at,
  });
  const waits = row.state === 'proposed' && !isTeam(actor, subject);
  const staff = waits ? await staffOf(read, record.bank.slug, exceptionTypes[row.kind]) : [];
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    amount: row.amount,
    reason: row.reason,
    proposed: did(row.proposedBy, row.proposedAt),
    decided: row.decidedBy && row.decidedAt ? did(row.decidedBy, row.decidedAt) : null,
    decisionReason: row.decisionReason,
    expiresAt: row.expiresAt,
    events: eventsFrom(exceptionMachine, row.state, exceptionActors(actor, subject, row)),
    seconds: staff
      .filter(({ id }) => id !== row.proposedBy && !record.memberIds.includes(id))
      .map(({ name }) => name),
  };
}

/** Those that wait at a bank, each with the project that it is about. */
export async function waitingViews(
  read: Reader,
  rows: readonly { readonly exception: ExceptionRow; readonly title: string }[],
): Promise<z.output<typeof WaitingException>[]> {
  const people = await membersByIds(
    read,
    rows.map(({ exception }) => exception.proposedBy),
  );
  return rows.map(({ exception: { id, kind, reason, applicationId, ...row }, title }) => ({
    id,
    kind,
    reason,
    applicationId,
    title,
    amount: row.amount,
    proposed: {
      by: people.get(row.proposedBy)?.name ?? '',
      at: row.proposedAt,
    },
    expiresAt: row.expiresAt,
  }));
}
