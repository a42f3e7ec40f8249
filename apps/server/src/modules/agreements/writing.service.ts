import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import {
  type AgreementActor,
  agreementActors,
  agreementPolicy,
} from '@app/domain/agreements/agreement.policy';
import type { AgreementHistoryEvent } from '@app/domain/agreements/history';
import type { ApplicationSubject } from '@app/domain/applications/application.policy';
import type { Machine } from '@app/domain/machine';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { type Lifecycle, runMove } from '../../kit/moves.ts';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApplication, lockApplication, subjectOf } from '../applications/public.ts';
import type { PartMoving } from './agreements.moves.ts';
import { insertEvent } from './agreements.repo.ts';
import { type AgreementRecord, viewOf } from './agreements.view.ts';

export type SignedIn = NonNullable<Actor>;

/** A part of an agreement by its address. */
export interface Item {
  readonly id: string;
  readonly item: string;
}

/** What a change is made with; the application is held. */
export interface Writing {
  readonly p: Platform;
  readonly tx: Tx;
  readonly actor: SignedIn;
  readonly record: AgreementRecord;
  readonly subject: ApplicationSubject;
  readonly at: Date;
  /** Keys of files that are deleted once the change stands. */
  readonly loose: string[];
}

/** Why somebody may not see it; a stranger is told that there is none. */
export const hiddenFrom = (actor: Actor, subject: ApplicationSubject): Failure | undefined =>
  refusalOf(agreementPolicy.view(actor, subject), 'NOT_FOUND');

export async function openAgreement(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<z.output<typeof AgreementView> | Failure> {
  const record = await findApplication(p.db.read, { id });
  if (!record) return fail('NOT_FOUND');
  return hiddenFrom(actor, subjectOf(record)) ?? viewOf(p, actor, record);
}

/**
 * Changes something of an agreement, one change after the other, and answers how it stands then.
 *
 * @param ability what the reader must be allowed; those who may not even look are told `NOT_FOUND`.
 */
export async function write(
  p: Platform,
  actor: SignedIn,
  id: string,
  ability: Exclude<keyof typeof agreementPolicy, 'view'> | null,
  work: (writing: Writing) => Promise<Failure | undefined>,
): Promise<z.output<typeof AgreementView> | Failure> {
  const loose: string[] = [];
  const failed = await p.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, id))) return fail('NOT_FOUND');
    const record = await findApplication(tx, { id });
    if (!record) return fail('NOT_FOUND');
    const subject = subjectOf(record);
    const refused =
      hiddenFrom(actor, subject) ??
      (ability ? refusalOf(agreementPolicy[ability](actor, subject)) : undefined) ??
      (await work({ p, tx, actor, record, subject, at: p.clock.now(), loose }));
    if (!refused) p.signals.publish(tx, `application:${id}`);
    return refused;
  });
  if (failed) return failed;
  for (const key of loose) await p.files.delete(key);
  return openAgreement(p, actor, id);
}

/** Writes down what happened, for the history and the audit trail. */
export async function remember(
  {
    tx,
    actor,
    record,
    at,
  }: Pick<Writing, 'tx' | 'at'> & {
    readonly actor: { readonly id: string };
    readonly record: { readonly application: { readonly id: string } };
  },
  event: AgreementHistoryEvent,
  {
    itemId = null,
    reason = '',
  }: { readonly itemId?: string | null; readonly reason?: string } = {},
): Promise<void> {
  const { id } = record.application;
  await insertEvent(tx, {
    id: newId(),
    applicationId: id,
    event,
    itemId,
    actorId: actor.id,
    reason,
    at,
  });
  await recordAudit(tx, {
    action: `agreement.${event}`,
    subject: id,
    actorId: actor.id,
    at,
    details: itemId ? { item: itemId } : {},
  });
}

/** Parts are moved while the project is carried out. */
export const underWay = ({ subject }: Writing): Failure | undefined =>
  subject.status === 'implementation' ? undefined : fail('WRONG_STATUS');

type PartLifecycle<
  S extends string,
  E extends string,
  G extends string,
  F extends string,
  Row,
> = Lifecycle<{ state: S; event: E; actor: AgreementActor; guard: G; effect: F }, PartMoving<Row>>;

/** Moves a part of an agreement by its status table, with its guards, effects and history. */
export async function movePart<
  S extends string,
  E extends string,
  G extends string,
  F extends string,
  Row extends { readonly state: S },
>(
  writing: Writing,
  name: string,
  table: Machine<S, E, AgreementActor, G, F>,
  code: ReturnType<PartLifecycle<S, E, G, F, Row>['code']>,
  {
    event,
    reason,
    row,
    itemId,
    keep,
    told = event,
  }: {
    readonly event: E;
    readonly reason: string;
    readonly row: Row;
    readonly itemId: string | null;
    /** Writes the new state. */
    keep(to: S): Promise<void>;
    /** What the history calls it, where that says more than the event. */
    readonly told?: string;
  },
): Promise<Failure | undefined> {
  const { p, tx, actor, record, subject } = writing;
  const lifecycle: PartLifecycle<S, E, G, F, Row> = {
    table,
    code: () => code,
    write: (_p, _tx, { to }) => keep(to),
  };
  const actors = agreementActors(actor, subject);
  const request = { state: row.state, event, actors, reason, actorId: actor.id };
  const done = await runMove(p, tx, lifecycle, request, { record, actorId: actor.id, row });
  if (isFailure(done)) return done;
  await remember(writing, `${name}.${told}` as AgreementHistoryEvent, { itemId, reason });
  return undefined;
}

/** A step as it begins. */
export const plannedOf = (applicationId: string, createdAt: Date) => ({
  id: newId(),
  applicationId,
  state: 'planned' as const,
  note: '',
  reason: '',
  decidedAt: null,
  askedOn: null,
  askedReason: '',
  reminded: null,
  createdAt,
});
