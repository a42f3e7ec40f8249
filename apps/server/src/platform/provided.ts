import type { SignedIn } from './access/access.ts';
import type { Reader } from './db/client.ts';

/**
 * What a module, or the platform, asks of modules that stand above it and that it cannot import.
 * Whoever asks adds the wish by `declare module` and calls it as `p.provided.<name>`; one module
 * gives it in its `provides`. What nobody gives does not compile.
 */
export interface Provided {
  readonly findSession: (
    read: Reader,
    userId: string,
    sessionId: string,
  ) => Promise<SignedIn | null>;
}

/**
 * The lifecycles of the server by name, each a `MoveCode` (`kit/moves.ts`). The module that runs one
 * adds it by `declare module`; all modules together give its code in their `moves`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface Moves {}

export type SomeMoves = {
  readonly [L in keyof Moves]?: { readonly [Kind in keyof Moves[L]]?: Partial<Moves[L][Kind]> };
};
