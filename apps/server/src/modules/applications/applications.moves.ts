import type { Actor } from '@app/domain/accounts/permissions';
import type { ApplicationSection } from '@app/domain/applications/application.content';
import type {
  ApplicationEvent,
  ApplicationGuard,
  ApplicationStatus,
} from '@app/domain/applications/application.machine';
import type { GuardVerdict } from '@app/domain/machine';
import type { Tx } from '../../platform/db/client.ts';
import type { Failure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WrittenApplication } from './applications.repo.ts';

/** What somebody asks of an application. */
export interface MoveRequest {
  readonly applicationId: string;
  readonly actor: NonNullable<Actor>;
  readonly event: ApplicationEvent;
  readonly reason?: string;
  /** Sections to mend, with `returnForChanges`. */
  readonly sections?: readonly string[];
  /** Guards that the asking domain itself answers for; they go before all other answers. */
  readonly guards?: { readonly [G in ApplicationGuard]?: GuardVerdict };
  /** With `submit`: the edit revision that the owner last saw; left out, whatever stands. */
  readonly editRevision?: number;
}

/** A move under way, the application locked. */
export interface MoveUnderWay {
  readonly record: WrittenApplication;
  readonly request: MoveRequest;
  readonly at: Date;
}

/** What a move made of the application. */
export interface Change {
  /** Of the application that has the new status: with `applyAgain` the copy. */
  readonly id: string;
  readonly slug: string;
  readonly revision: number;
  /** Sections that differ from the revision before, on a second submission. */
  readonly mended: readonly ApplicationSection[];
}

/** What became of a move. */
export interface Moved {
  /** The moved application; with `applyAgain` the copy. */
  readonly id: string;
  readonly slug: string;
  readonly ownerId: string;
  readonly bankSlug: string;
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
}

/**
 * What another domain has to say about moves. Reviews and campaigns stand on applications, not the
 * other way round, so they make themselves known.
 */
export interface MoveWitness {
  /** Answers for guards of the status table. */
  readonly guards?: {
    readonly [G in ApplicationGuard]?: (tx: Tx, move: MoveUnderWay) => Promise<GuardVerdict>;
  };
  /** Reasons to refuse that the status table does not know, by event. */
  readonly refusals?: {
    readonly [E in ApplicationEvent]?: (tx: Tx, move: MoveUnderWay) => Promise<Failure | undefined>;
  };
  /** What follows in the same transaction, by event; a failure undoes the move. */
  readonly effects?: {
    readonly [E in ApplicationEvent]?: (
      p: Platform,
      tx: Tx,
      move: MoveUnderWay,
    ) => Promise<Failure | undefined>;
  };
}

const witnesses = new Map<string, MoveWitness>();

/**
 * Makes a domain's word about moves known; a later call of the same domain replaces it. A guard
 * that nobody answers for does not hold.
 */
export function witnessMoves(domain: string, witness: MoveWitness): void {
  witnesses.set(domain, witness);
}

/** Every domain's word. */
export const moveWitnesses = (): readonly MoveWitness[] => [...witnesses.values()];
