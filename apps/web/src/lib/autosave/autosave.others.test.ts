import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, openEditor, type Server } from './autosave.fake.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('autosave with others', () => {
  let server: Server;
  beforeEach(() => {
    vi.useFakeTimers();
    server = fakeServer();
  });
  afterEach(() => {
    vi.useRealTimers();
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
});
