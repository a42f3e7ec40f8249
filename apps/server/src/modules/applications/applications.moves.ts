import type {
  ApplicationEvent,
  applicationMachine,
} from '@app/domain/applications/application.machine';
import type { Fening } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import type { CodeOf, MoveOf } from '../../kit/moves.ts';
import type { LockedApplication } from './applications.repo.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly application: CodeOf<typeof applicationMachine, ApplicationMoving>;
  }
}

export interface MoveRequest {
  readonly applicationId: string;
  readonly actor: NonNullable<Actor>;
  readonly event: ApplicationEvent;
  readonly reason?: string;
  /** Sections to mend, with `returnForChanges`. */
  readonly sections?: readonly string[];
  /** With `withdraw`: the question was put and confirmed. */
  readonly confirmed?: boolean;
  /** With `submit`: the edit revision that the owner last saw. */
  readonly editRevision?: number | undefined;
  /** With `approve` and `declareWinner`: why more is promised than is left. */
  readonly fundsOverride?: string | undefined;
  /** With `startCampaign`: the campaign to open. */
  readonly campaign?: {
    readonly id: string;
    readonly target: Fening;
    readonly startsAt: Date;
    readonly endsAt: Date;
  };
}

/** What is known in a move; what effects make of it is for those after them. */
export interface ApplicationMoving {
  readonly request: MoveRequest;
  readonly record: LockedApplication;
  /** The application that gets the new status: with `applyAgain` the copy. */
  readonly moved: { readonly id: string; readonly slug: string; readonly revision: number };
  /** Sections that differ from the revision before, on a second submission. */
  readonly mended: readonly string[];
}

export type ApplicationMove = MoveOf<typeof applicationMachine, ApplicationMoving>;
