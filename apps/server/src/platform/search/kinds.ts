import type { SearchKind, SearchPart } from '@app/contracts/search/search.kinds';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Language } from '@app/messages/catalogue';
import type { Clock } from '../clock.ts';
import type { Db, Reader } from '../db/client.ts';
import type { Provided } from '../provided.ts';
import type { Signals } from '../signals.ts';
import type { SearchPool } from './found.repo.ts';

/** What kinds may ask of the platform. */
export interface SearchPlatform {
  readonly db: Db;
  readonly clock: Clock;
  readonly provided: Provided;
  readonly signals: Signals;
}

/** What is shown of a record that was found. */
export interface FoundRecord {
  readonly id: string;
  readonly page: string;
  readonly title: string;
  /** Where else the words may stand, in the order in which they are looked for. */
  readonly parts: readonly (readonly [part: SearchPart, text: string])[];
  readonly by: string;
  readonly place: string;
  readonly picture: string | null;
  readonly status: string | null;
  readonly at: Date | null;
  readonly isTeamOnly: boolean;
}

/** Who searches, and in which language they read. */
export interface Searcher {
  readonly actor: Actor;
  readonly language: Language;
}

/** What a module lets everybody or members find, declared by its `search` (decision 120). */
export interface SearchedKind {
  readonly kind: SearchKind;
  readonly access: 'public' | 'member';
  /** Places of one record may stand in several. */
  readonly pools: (p: SearchPlatform, read: Reader, searcher: Searcher) => readonly SearchPool[];
  /** Which of these the reader sees, where the pools cannot say all of it; left out: all. */
  readonly seen?: (
    p: SearchPlatform,
    read: Reader,
    searcher: Searcher,
    ids: readonly string[],
  ) => Promise<ReadonlySet<string>>;
  /** In no order; whatever the reader may not be shown is left out of its texts. */
  readonly show: (
    p: SearchPlatform,
    read: Reader,
    searcher: Searcher,
    ids: readonly string[],
  ) => Promise<readonly FoundRecord[]>;
}
