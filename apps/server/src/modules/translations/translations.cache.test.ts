import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChanges } from '../../platform/db/changes.ts';
import type { Signals, Topic } from '../../platform/signals.ts';
import { createTexts } from '../../platform/texts.ts';
import { createTextCache, type TextCache, textsTopic } from './translations.cache.ts';
import type { listOverrides } from './translations.repo.ts';

const row = (bhs: string) => ({
  key: 'landing.heroStart',
  valueBhs: bhs,
  valueEn: null,
  updatedBy: null,
  updatedAt: new Date(0),
});

let listeners: ((topic: Topic) => void)[];
let lost: () => void;
let connected: boolean;
let memory: TextCache;
const texts = createTexts();

const signals: Signals = {
  get connected() {
    return connected;
  },
  changes: createChanges(),
  publish: () => undefined,
  tell: () => undefined,
  publishDurably: async () => undefined,
  subscribe(listener) {
    listeners.push(listener);
    return () => undefined;
  },
  onLost(listener) {
    lost = listener;
  },
  close: async () => undefined,
};

const tell = () => {
  for (const listener of listeners) listener(textsTopic);
};
const listed = vi.fn<typeof listOverrides>();
const said = () => texts.current().texts.map(({ value_bhs }) => value_bhs);

beforeEach(async () => {
  vi.useFakeTimers();
  listeners = [];
  connected = true;
  listed.mockReset().mockResolvedValue([row('Prvi')]);
  const log = pino({ level: 'silent' });
  memory = createTextCache({ db: {} as never, signals, texts, log }, listed);
  await memory.start();
});

afterEach(() => {
  memory.stop();
  vi.useRealTimers();
});

describe('the texts in memory', () => {
  it('follow the signals', async () => {
    expect(said()).toEqual(['Prvi']);
    listed.mockResolvedValue([row('Drugi')]);
    tell();
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toEqual(['Drugi']);
    listed.mockResolvedValue([]);
    tell();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts.current()).toEqual({ version: '', texts: [] });
  });

  it('are read once more when a change comes while they are read', async () => {
    let answer: (rows: ReturnType<typeof row>[]) => void = () => undefined;
    listed.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    tell();
    listed.mockResolvedValue([row('Treći')]);
    const after = Promise.all([memory.refresh(), memory.refresh()]);
    answer([row('Drugi')]);
    await after;
    expect(said()).toEqual(['Treći']);
    expect(listed).toHaveBeenCalledTimes(3);
  });

  it('are asked for while signals are lost, and once more when they are back', async () => {
    connected = false;
    lost();
    listed.mockResolvedValue([row('Drugi')]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(said()).toEqual(['Drugi']);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(listed).toHaveBeenCalledTimes(4);
    connected = true;
    listed.mockResolvedValue([row('Treći')]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(said()).toEqual(['Treći']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listed).toHaveBeenCalledTimes(5);
  });

  it('stay as they are while the database does not answer, and come later', async () => {
    listed.mockRejectedValueOnce(new Error('no database'));
    tell();
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toEqual(['Prvi']);
    listed.mockResolvedValue([row('Drugi')]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(said()).toEqual(['Drugi']);
  });
});
