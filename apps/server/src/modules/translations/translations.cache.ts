import { hash } from 'node:crypto';
import type { ChangedText } from '@app/contracts/page';
import type { TextChange } from '@app/domain/translations/translation';
import { type Encoding, encode } from '../../platform/encodings.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Topic } from '../../platform/signals.ts';
import { defaultTexts, fittingChange, standing } from './translations.defaults.ts';
import { listOverrides } from './translations.repo.ts';

export const textsTopic: Topic = 'texts:changed';

/** Milliseconds between two looks into the database while this copy does not hear the others. */
const pollInterval = 2_000;

/** A list that is sent as it is, until the texts change. */
export interface CachedList {
  /** Of the content: the same in every copy of the server, and after a restart. */
  readonly version: string;
  readonly entries: readonly ChangedText[];
  body(encoding: Encoding): Promise<Buffer>;
}

export interface StoredChange {
  readonly change: TextChange;
  readonly at: Date;
  readonly by: string | null;
}

export interface TextState {
  readonly changes: ReadonlyMap<string, StoredChange>;
  readonly all: CachedList;
  readonly changed: CachedList;
}

export interface TextCache {
  /** Reads the texts for the first time, and follows them from then on. */
  start(): Promise<void>;
  /** Reads them anew; whoever changed a text waits for it. */
  refresh(): Promise<void>;
  state(): TextState;
  stop(): void;
}

export function createTextCache(
  p: Pick<Platform, 'db' | 'signals' | 'texts' | 'log'>,
  list: typeof listOverrides = listOverrides,
): TextCache {
  let state = stateOf(new Map());
  let reading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let pollTimer: NodeJS.Timeout | undefined;
  let stopped = false;

  const read = async () => {
    const rows = await list(p.db.read);
    const changes = new Map<string, StoredChange>();
    for (const { key, valueBhs, valueEn, updatedAt, updatedBy } of rows) {
      const change = fittingChange(key, { bhs: valueBhs, en: valueEn });
      if (change) changes.set(key, { change, at: updatedAt, by: updatedBy });
    }
    state = stateOf(changes);
    const { version, entries } = state.changed;
    p.texts.use({ version: changes.size === 0 ? '' : version, texts: entries });
  };

  /** A reading under way may have begun before the change; then one more follows it. */
  const refresh = (): Promise<void> => {
    if (!reading) {
      reading = read().finally(() => {
        reading = undefined;
      });
      return reading;
    }
    waiting ??= reading
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return refresh();
      });
    return waiting;
  };

  const follow = () => {
    if (stopped) return;
    refresh().catch((error: unknown) => {
      if (stopped) return;
      p.log.warn({ err: error }, 'texts: not read, trying again');
      pollUntilConnected();
    });
  };

  /** Until signals come again, and once more then. */
  const pollUntilConnected = () => {
    pollTimer ??= setTimeout(() => {
      pollTimer = undefined;
      if (!p.signals.connected) pollUntilConnected();
      follow();
    }, pollInterval).unref();
  };

  return {
    async start() {
      p.texts.readBy(refresh);
      p.signals.subscribe((topic) => {
        if (topic === textsTopic) follow();
      });
      p.signals.onLost(pollUntilConnected);
      await refresh();
    },
    refresh,
    state: () => state,
    stop() {
      stopped = true;
      clearTimeout(pollTimer);
    },
  };
}

function stateOf(changes: ReadonlyMap<string, StoredChange>): TextState {
  return {
    changes,
    all: cachedList(() => listOf([...defaultTexts.keys()], changes)),
    changed: cachedList(() => listOf([...changes.keys()], changes)),
  };
}

function listOf(
  keys: readonly string[],
  changes: ReadonlyMap<string, StoredChange>,
): ChangedText[] {
  return keys.toSorted(byKey).map((key) => {
    const { bhs, en } = standing(key, changes.get(key)?.change ?? null);
    return { key, value_bhs: bhs, value_en: en };
  });
}

const byKey = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Written and compressed when it is first asked for, each once. */
function cachedList(list: () => readonly ChangedText[]): CachedList {
  let written: { entries: readonly ChangedText[]; content: Buffer; version: string } | undefined;
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const write = () => {
    if (written) return written;
    const entries = list();
    const content = Buffer.from(JSON.stringify(entries));
    written = { entries, content, version: hash('sha1', content, 'base64url') };
    return written;
  };
  return {
    get version() {
      return write().version;
    },
    get entries() {
      return write().entries;
    },
    body(encoding) {
      const made = bodies.get(encoding) ?? encode(write().content, encoding);
      bodies.set(encoding, made);
      return made;
    },
  };
}
