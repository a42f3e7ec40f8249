import { createAutosave, type Look, type Pulled, type SaveOutcome } from './autosave.ts';
import type { Batch, UnsavedFields } from './fields.ts';
import { merge } from './merge.ts';

export interface Content {
  title: string;
  story: string;
  lines: { id: string; name: string }[];
}

const empty: Content = { title: '', story: '', lines: [] };

export interface Clock {
  now(): number;
  /** Answers how to call it off. */
  later(milliseconds: number, run: () => void): () => void;
}

const commonClock: Clock = {
  now: () => Date.now(),
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A server that keeps revisions by field, as the real one does. */
export function fakeServer(clock = commonClock) {
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => void clock.later(milliseconds, resolve));
  const state = {
    content: { ...empty } as Content,
    revision: 3,
    last: {} as Partial<Record<keyof Content, { revision: number; editor: string }>>,
    online: true,
    deaf: false,
    saves: [] as Batch<Content>[],
    active: 0,
    most: 0,
  };
  const write = (editor: string, changes: Partial<Content>) => {
    state.revision += 1;
    Object.assign(state.content, changes);
    for (const field of Object.keys(changes) as (keyof Content)[]) {
      state.last[field] = { revision: state.revision, editor };
    }
  };
  const changedSince = (revision: number, editor: string) =>
    (Object.keys(state.last) as (keyof Content)[]).filter((field) => {
      const last = state.last[field];
      return last !== undefined && last.revision > revision && last.editor !== editor;
    });
  const pick = (names: (keyof Content)[]) =>
    Object.fromEntries(names.map((name) => [name, state.content[name]])) as Partial<Content>;
  const save = async (editor: string, batch: Batch<Content>): Promise<SaveOutcome<Content>> => {
    state.active += 1;
    state.most = Math.max(state.most, state.active);
    await pause(100);
    state.active -= 1;
    if (!state.online) return { kind: 'unreached' };
    state.saves.push(batch);
    const theirs = changedSince(batch.revision, editor);
    const clashing = theirs.filter(
      (field) => field in batch.changes && batch.changes[field] !== state.content[field],
    );
    if (clashing.length > 0) {
      return { kind: 'clash', theirs: pick(clashing), by: 'Emir', at: 'then' };
    }
    const merged = pick(theirs.filter((field) => !(field in batch.changes)));
    write(editor, batch.changes);
    if (state.deaf) return { kind: 'unreached' };
    return { kind: 'saved', revision: state.revision, savedAt: `r${state.revision}`, merged };
  };
  const pull = async (look: Look, since: number): Promise<Pulled<Content> | null> => {
    await pause(50);
    if (!state.online) return null;
    const { revision, content } = state;
    const looked = look === 'all' ? { ...content } : pick(changedSince(since, ''));
    return { content: looked, revision, savedAt: `r${revision}` };
  };
  return { clock, state, write, save, pull };
}

export type Server = ReturnType<typeof fakeServer>;

export function openEditor(
  server: Server,
  editor: string,
  given: { kept?: UnsavedFields<Content> } = {},
) {
  const shelf = { kept: given.kept ?? {}, works: true };
  const saver = createAutosave<Content>(
    {
      save: (batch) => server.save(editor, batch),
      pull: server.pull,
      keep(fields) {
        if (shelf.works) shelf.kept = structuredClone(fields);
        return shelf.works;
      },
      later: server.clock.later,
      now: server.clock.now,
      random: () => 1,
      sendable: (field, value) => field !== 'title' || (value as string).length <= 20,
      merge: (_field, base, mine, theirs) =>
        merge(base, mine, theirs)?.value as typeof mine | undefined,
    },
    {
      content: structuredClone(server.state.content),
      revision: server.state.revision,
      savedAt: 'start',
      kept: shelf.kept,
    },
  );
  return { saver, shelf };
}
