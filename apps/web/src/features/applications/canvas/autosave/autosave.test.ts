import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, type Pulled, type SaveOutcome } from './autosave.ts';
import type { Batch, KeptFields } from './fields.ts';
import { merge } from './merge.ts';

interface Content {
  title: string;
  story: string;
  lines: { id: string; name: string }[];
}

const empty: Content = { title: '', story: '', lines: [] };

/** A server that keeps revisions by field, as the real one does. */
function fakeServer() {
  const state = {
    content: { ...empty } as Content,
    revision: 3,
    last: {} as Partial<Record<keyof Content, { revision: number; editor: string }>>,
    online: true,
    /** Whether answers of saves get lost on the way back. */
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
    await new Promise((resolve) => setTimeout(resolve, 100));
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
  const pull = async (): Promise<Pulled<Content> | null> => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (!state.online) return null;
    const { revision, content } = state;
    return { content: { ...content }, revision, savedAt: `r${revision}` };
  };
  return { state, write, save, pull };
}

type Server = ReturnType<typeof fakeServer>;

function openEditor(server: Server, editor: string, given: { kept?: KeptFields<Content> } = {}) {
  const shelf = { kept: given.kept ?? {}, works: true };
  const saver = createAutosave<Content>(
    {
      save: (batch) => server.save(editor, batch),
      pull: server.pull,
      keep(fields) {
        if (shelf.works) shelf.kept = structuredClone(fields);
        return shelf.works;
      },
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      now: Date.now,
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

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('autosave', () => {
  let server: Server;
  beforeEach(() => {
    vi.useFakeTimers();
    server = fakeServer();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('saves the changed fields once the typing pauses', async () => {
    const { saver } = openEditor(server, 'me');
    for (const title of ['K', 'Ki', 'Kino']) {
      saver.change('title', title);
      await pass(300);
    }
    expect(saver.read().state).toBe('saving');
    expect(server.state.saves).toEqual([]);
    await pass(700);
    expect(server.state.saves).toEqual([{ revision: 3, changes: { title: 'Kino' } }]);
    expect(saver.read()).toMatchObject({ state: 'saved', savedAt: 'r4', revision: 4 });
  });

  it('saves in between while somebody never pauses', async () => {
    const { saver } = openEditor(server, 'me');
    for (let n = 0; n < 20; n += 1) {
      saver.change('story', 'a'.repeat(n + 1));
      await pass(400);
    }
    expect(server.state.saves.length).toBeGreaterThanOrEqual(1);
    await pass(1_000);
    expect(server.state.content.story).toBe('a'.repeat(20));
  });

  it('sends one request at a time, each resting on the one before', async () => {
    const { saver } = openEditor(server, 'me');
    saver.change('title', 'Kino');
    await pass(850);
    saver.change('story', 'Priča');
    await pass(2_000);
    expect(server.state.most).toBe(1);
    expect(server.state.saves).toEqual([
      { revision: 3, changes: { title: 'Kino' } },
      { revision: 4, changes: { story: 'Priča' } },
    ]);
  });

  it('sends nothing that was taken back', async () => {
    const { saver } = openEditor(server, 'me');
    saver.change('title', 'K');
    saver.change('title', '');
    await pass(2_000);
    expect(server.state.saves).toEqual([]);
    expect(saver.read().state).toBe('saved');
  });

  it('shows what others wrote elsewhere', async () => {
    const { saver } = openEditor(server, 'me');
    server.write('other', { story: 'Njihova priča' });
    saver.change('title', 'Kino');
    await pass(1_000);
    expect(saver.read().content).toMatchObject({ title: 'Kino', story: 'Njihova priča' });
    expect(saver.read().state).toBe('saved');
  });

  it('keeps unsaved changes on the device and tries until the server is reached', async () => {
    const { saver, shelf } = openEditor(server, 'me');
    server.state.online = false;
    saver.change('title', 'Kino');
    await pass(1_000);
    expect(saver.read()).toMatchObject({ state: 'offline', atRisk: false });
    expect(shelf.kept.title?.value).toBe('Kino');
    await pass(20_000);
    server.state.online = true;
    await pass(31_000);
    expect(saver.read().state).toBe('saved');
    expect(server.state.content.title).toBe('Kino');
    expect(shelf.kept).toEqual({});
  });

  it('tries again at once when the connection comes back', async () => {
    const { saver } = openEditor(server, 'me');
    server.state.online = false;
    saver.change('title', 'Kino');
    await pass(60_000);
    server.state.online = true;
    void saver.refresh();
    await pass(200);
    expect(saver.read().state).toBe('saved');
  });

  it('saves over its own lost answer', async () => {
    const { saver } = openEditor(server, 'me');
    server.state.deaf = true;
    saver.change('story', 'Prvo');
    await pass(1_000);
    server.state.deaf = false;
    saver.change('story', 'Prvo i drugo');
    void saver.refresh();
    await pass(500);
    expect(saver.read()).toMatchObject({ state: 'saved' });
    expect(saver.read().clashes.size).toBe(0);
    expect(server.state.content.story).toBe('Prvo i drugo');
  });

  describe('when two wrote in the same field', () => {
    const clashing = async () => {
      const opened = openEditor(server, 'me');
      server.write('other', { story: 'Njihovo' });
      opened.saver.change('story', 'Moje');
      opened.saver.change('title', 'Kino');
      await pass(2_000);
      return opened;
    };

    it('shows both, loses neither, and saves the rest', async () => {
      const { saver, shelf } = await clashing();
      expect(saver.read().state).toBe('clash');
      expect(saver.read().clashes.get('story')).toMatchObject({ theirs: 'Njihovo', by: 'Emir' });
      expect(saver.read().content.story).toBe('Moje');
      expect(server.state.content).toMatchObject({ story: 'Njihovo', title: 'Kino' });
      expect(shelf.kept.story?.value).toBe('Moje');
    });

    it('keeps mine', async () => {
      const { saver } = await clashing();
      saver.resolve('story', 'Moje');
      await pass(2_000);
      expect(saver.read().state).toBe('saved');
      expect(server.state.content.story).toBe('Moje');
    });

    it('takes theirs', async () => {
      const { saver } = await clashing();
      saver.resolve('story', 'Njihovo');
      await pass(2_000);
      expect(saver.read().state).toBe('saved');
      expect(saver.read().content.story).toBe('Njihovo');
    });

    it('asks again if they go on writing', async () => {
      const { saver } = await clashing();
      saver.resolve('story', 'Moje');
      server.write('other', { story: 'Njihovo, drugo' });
      await pass(2_000);
      expect(saver.read().clashes.get('story')?.theirs).toBe('Njihovo, drugo');
    });

    it('is over when they come round to the same text', async () => {
      const { saver } = await clashing();
      saver.change('story', 'Njihovo');
      expect(saver.read().clashes.size).toBe(0);
    });
  });

  it('brings lines of a list together without asking', async () => {
    const { saver } = openEditor(server, 'me');
    server.write('other', { lines: [{ id: 'b', name: 'Njihova' }] });
    saver.change('lines', [{ id: 'a', name: 'Moja' }]);
    await pass(2_000);
    expect(saver.read().state).toBe('saved');
    expect(server.state.content.lines).toEqual([
      { id: 'b', name: 'Njihova' },
      { id: 'a', name: 'Moja' },
    ]);
  });

  it('lets a change wait until the cursor leaves', async () => {
    const { saver } = openEditor(server, 'me');
    saver.hold('story');
    server.write('other', { story: 'Njihovo' });
    void saver.refresh();
    await pass(200);
    expect(saver.read().content.story).toBe('');
    expect(saver.read().waiting.has('story')).toBe(true);
    saver.release('story');
    expect(saver.read().content.story).toBe('Njihovo');
    saver.change('story', 'Njihovo i moje');
    await pass(2_000);
    expect(saver.read().state).toBe('saved');
  });

  it('asks when somebody types over a change that waits', async () => {
    const { saver } = openEditor(server, 'me');
    saver.hold('story');
    server.write('other', { story: 'Njihovo' });
    void saver.refresh();
    await pass(200);
    saver.change('story', 'Moje');
    saver.release('story');
    await pass(2_000);
    expect(saver.read().clashes.get('story')?.theirs).toBe('Njihovo');
  });

  it('holds back what the server would not take, and saves the rest', async () => {
    const { saver, shelf } = openEditor(server, 'me');
    saver.change('title', 'predug naslov od preko dvadeset znakova');
    saver.change('story', 'Priča');
    await pass(2_000);
    expect(server.state.content).toMatchObject({ title: '', story: 'Priča' });
    expect(saver.read().state).toBe('refused');
    expect(shelf.kept.title?.value).toContain('predug');
    saver.change('title', 'Kratak');
    await pass(2_000);
    expect(saver.read().state).toBe('saved');
  });

  it('goes on after a reload', async () => {
    const first = openEditor(server, 'me');
    server.state.online = false;
    first.saver.change('title', 'Kino');
    first.saver.stop();
    await pass(1_000);
    server.state.online = true;
    const { saver } = openEditor(server, 'me', { kept: first.shelf.kept });
    expect(saver.read().content.title).toBe('Kino');
    await pass(1_000);
    expect(server.state.content.title).toBe('Kino');
  });

  it('asks after a reload where somebody else wrote meanwhile', async () => {
    const first = openEditor(server, 'me');
    server.state.online = false;
    first.saver.change('title', 'Moje');
    first.saver.stop();
    await pass(1_000);
    server.state.online = true;
    server.write('other', { title: 'Njihovo' });
    const { saver } = openEditor(server, 'new', { kept: first.shelf.kept });
    expect(saver.read().content.title).toBe('Moje');
    await pass(2_000);
    expect(saver.read().clashes.get('title')).toMatchObject({ theirs: 'Njihovo', by: 'Emir' });
  });

  it('says when closing would lose something', () => {
    const { saver, shelf } = openEditor(server, 'me');
    shelf.works = false;
    saver.change('title', 'Kino');
    expect(saver.read().atRisk).toBe(true);
  });

  it('saves everything at once when asked', async () => {
    const { saver } = openEditor(server, 'me');
    saver.change('title', 'Kino');
    const done = saver.flush();
    saver.change('story', 'Priča');
    await pass(500);
    expect(await done).toBe(true);
    expect(server.state.content).toMatchObject({ title: 'Kino', story: 'Priča' });
  });

  it('says so when not everything could be saved', async () => {
    const { saver } = openEditor(server, 'me');
    server.state.online = false;
    saver.change('title', 'Kino');
    const done = saver.flush();
    await pass(500);
    expect(await done).toBe(false);
  });
});
