import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, openEditor, type Server } from './autosave.fake.ts';

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
