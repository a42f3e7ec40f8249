import type { Actor } from '@app/domain/permissions/permissions';
import type { Tx } from './db/client.ts';
import type { Platform } from './platform.ts';

/** `nobody`: for the copies of the server alone; `own`: a member hears the one of their id. */
export type HeardBy = 'nobody' | 'everybody' | 'own' | Hearing;

/** Members who may read what a topic names. Strangers hear none of these. */
export interface Hearing<S = never> {
  /** Topics that share it are asked for together, once for all their subjects. */
  readonly find: (
    p: Platform,
    actor: NonNullable<Actor>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, S>>;
  /** Whether a reader may read what was found. What was not found, nobody may. */
  readonly may: (actor: NonNullable<Actor>, subject: S) => boolean;
  /** Ids of what else a right rests on, besides the reader and what is read. */
  readonly dependsOn?: (subject: S) => readonly string[];
  /** The names that subjects have where they have no ids. */
  readonly names?: readonly string[];
}

export const heardBy = <S>(hearing: Hearing<S>): Hearing => hearing as unknown as Hearing;

/**
 * Tells all copies within the commit itself that a right to read may have gone, or come; open
 * streams then ask again for what it concerns.
 *
 * @param ids of members, where it is known whose right it is; otherwise of what they read.
 */
export async function rightsChanged(
  tx: Tx,
  { signals }: Pick<Platform, 'signals'>,
  ...ids: readonly string[]
): Promise<void> {
  for (const id of ids) {
    await signals.publishDurably(tx, `rights:${id}`);
    // This copy knows before it tells of what was done.
    signals.publish(tx, `rights:${id}`);
  }
}
