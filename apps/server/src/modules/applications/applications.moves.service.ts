import type { MoveAnswer } from '@app/contracts/applications/applications.schemas';
import type { ErrorCode } from '@app/contracts/errors';
import { applicationSections, missingIn } from '@app/domain/applications/application.content';
import {
  type ApplicationActor,
  type ApplicationEvent,
  type ApplicationGuard,
  type ApplicationStatus,
  applicationMachine,
} from '@app/domain/applications/application.machine';
import { applicationActors } from '@app/domain/applications/application.policy';
import { callState } from '@app/domain/calls/call';
import { isDay } from '@app/domain/dates';
import { type GuardVerdict, guardsOf, move, transition } from '@app/domain/machine';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { carryOut } from './applications.effects.ts';
import {
  type Moved,
  type MoveRequest,
  type MoveUnderWay,
  moveWitnesses,
} from './applications.moves.ts';
import { findRecord, lockApplication } from './applications.repo.ts';
import { staleSubmission } from './applications.save.service.ts';
import {
  abilitiesOf,
  completenessOf,
  isInsider,
  seenBy,
  subjectOf,
} from './applications.subject.ts';

/**
 * Moves an application by the one table of transitions, within a transaction: status, transition,
 * revision, audit, notifications and jobs together. Two at the same moment: the second finds the
 * status changed and gets `WRONG_STATUS`.
 */
export async function moveWithin(
  p: Platform,
  tx: Tx,
  request: MoveRequest,
): Promise<Moved | Failure> {
  const record = await lockApplication(tx, request.applicationId);
  if (!record) return fail('NOT_FOUND');
  const subject = subjectOf(record);
  if (!isInsider(request.actor, subject)) return fail('NOT_FOUND');
  // Who may not know of a decision yet moves nothing by it.
  if (seenBy(request.actor, subject).status !== subject.status) return fail('WRONG_STATUS');
  const actors = applicationActors(request.actor, subject);
  const found = transition(applicationMachine, subject.status, request.event);
  if (!found) return fail('WRONG_STATUS');
  if (!found.by.some((kind) => actors.includes(kind))) return fail('FORBIDDEN');
  const underWay: MoveUnderWay = { record, request, at: p.clock.now() };
  const refused =
    (await refusedByOthers(tx, underWay)) ??
    (request.editRevision === undefined
      ? undefined
      : await staleSubmission(tx, record, request.editRevision));
  if (refused) return refused;
  const guards = await answerGuards(tx, underWay, guardsOf(found));
  const result = move<ApplicationStatus, ApplicationEvent, ApplicationActor, ApplicationGuard>(
    applicationMachine,
    {
      state: subject.status,
      event: request.event,
      actors,
      guards,
      reason: request.reason,
    },
  );
  if (!result.ok) return refusalOf(result);
  return carryOut(p, tx, underWay, result.to);
}

async function refusedByOthers(tx: Tx, underWay: MoveUnderWay): Promise<Failure | undefined> {
  for (const { refusals } of moveWitnesses()) {
    const refused = await refusals?.[underWay.request.event]?.(tx, underWay);
    if (refused) return refused;
  }
  return undefined;
}

type Verdicts = { [G in ApplicationGuard]?: GuardVerdict };

async function answerGuards(
  tx: Tx,
  underWay: MoveUnderWay,
  asked: readonly ApplicationGuard[],
): Promise<Verdicts> {
  const verdicts: Verdicts = {};
  for (const guard of asked) verdicts[guard] = await answerGuard(tx, underWay, guard);
  return verdicts;
}

/** Asks the asking domain, then this one, then the others; silence is no. */
async function answerGuard(
  tx: Tx,
  underWay: MoveUnderWay,
  guard: ApplicationGuard,
): Promise<GuardVerdict> {
  const given = underWay.request.guards?.[guard] ?? ownGuards[guard]?.(underWay);
  if (given !== undefined) return given;
  for (const { guards } of moveWitnesses()) {
    const verdict = await guards?.[guard]?.(tx, underWay);
    if (verdict !== undefined) return verdict;
  }
  return false;
}

const ownGuards: { [G in ApplicationGuard]?: (underWay: MoveUnderWay) => GuardVerdict } = {
  callOpen: ({ record, at }) => callState(record.call, at) === 'open',
  nothingMissing: complete,
  teamComplete: complete,
  sectionsNamed: ({ request }) => {
    const named = request.sections ?? [];
    return named.length > 0 && named.every((name) => mendable.includes(name));
  },
  // Whoever asks for these over the API says so by asking; the screens put the question.
  confirmed: () => true,
  bankPaysAll: () => true,
  startDateSet: ({ record }) => isDay(record.working.projectStartDate),
};

/** Sections that a team can mend; the last one only sums up the others. */
const mendable: readonly string[] = applicationSections
  .map((section) => section.key)
  .filter((key) => key !== 'review');

function complete({ record }: MoveUnderWay): GuardVerdict {
  const missing = missingIn(record.working, completenessOf(record));
  return missing.length === 0 ? true : { ok: false, details: { missing } };
}

/** What a guard that does not hold answers; those not named here are `INCOMPLETE`. */
const guardCodes: { readonly [G in ApplicationGuard]?: ErrorCode } = {
  callOpen: 'CALL_CLOSED',
  quorumReached: 'QUORUM_MISSING',
  goalNotBelowMinimum: 'GOAL_BELOW_MINIMUM',
};

function refusalOf(result: {
  readonly code: 'WRONG_STATUS' | 'FORBIDDEN' | 'GUARD';
  readonly guard?: ApplicationGuard | 'reason';
  readonly details?: unknown;
}): Failure {
  const { code, guard, details } = result;
  if (code !== 'GUARD' || guard === undefined) return fail(code === 'GUARD' ? 'INCOMPLETE' : code);
  if (guard === 'reason') return fail('VALIDATION', { fields: { reason: 'required' } });
  if (guard === 'sectionsNamed') return fail('VALIDATION', { fields: { sections: 'required' } });
  return fail(guardCodes[guard] ?? 'INCOMPLETE', { details: details ?? { missing: [], guard } });
}

/** Moves an application and tells where it stands now. */
export async function moveApplication(
  p: Platform,
  request: MoveRequest,
): Promise<MoveAnswer | Failure> {
  const moved = await p.db.transaction((tx) => moveWithin(p, tx, request));
  if (isFailure(moved)) return moved;
  const record = await findRecord(p.db.read, { id: moved.id });
  if (!record) return fail('NOT_FOUND');
  const subject = subjectOf(record);
  return {
    id: moved.id,
    slug: moved.slug,
    status: seenBy(request.actor, subject).status,
    events: abilitiesOf(request.actor, subject).events,
  };
}
