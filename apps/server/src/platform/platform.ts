import type { Logger } from 'pino';
import type { AccessControl } from './access/access.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/client.ts';
import type { FileStore } from './files/files.ts';
import type { Jobs } from './jobs.ts';
import type { Limits } from './limits.ts';
import type { Mailer } from './mail/mail.ts';
import type { PersonalDataPart } from './personal-data.ts';
import type { Moves, Provided } from './provided.ts';
import type { Settings } from './settings.ts';
import type { Signals } from './signals.ts';
import type { Texts } from './texts.ts';
import type { Topics } from './topics.ts';

export interface Platform {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
  readonly db: Db;
  readonly access: AccessControl;
  readonly signals: Signals;
  readonly jobs: Jobs;
  readonly mail: Mailer;
  readonly files: FileStore;
  readonly limits: Limits;
  readonly moves: Moves;
  readonly provided: Provided;
  /** Who may hear of what. */
  readonly topics: Topics;
  /** What each domain keeps about members; complete once all modules are made. */
  readonly personalData: readonly PersonalDataPart[];
  readonly texts: Texts;
  /** Aborted once this copy is about to go: it says that it is not ready, and begins nothing long. */
  readonly stopping: AbortSignal;
  /** Key of the access tokens and other signatures, at least 256 bits. */
  readonly secret: Uint8Array;
  /** Keys of what is kept encrypted: the first encrypts, all decrypt. */
  readonly encryptionKeys: readonly Uint8Array[];
}
