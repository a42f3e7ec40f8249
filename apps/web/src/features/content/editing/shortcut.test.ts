import { describe, expect, it } from 'vitest';
import { shortcutOf } from './shortcut.ts';

const pressed = (key: string, { altGraph = false, ...keys }: Record<string, boolean> = {}) =>
  shortcutOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...keys,
    getModifierState: () => altGraph,
  });

describe('keys of live editing', () => {
  it.each([
    ['z', { ctrlKey: true }, 'undo'],
    ['Z', { metaKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['s', { metaKey: true }, 'save'],
  ] as const)('%s', (key, keys, asked) => {
    expect(pressed(key, keys)).toBe(asked);
  });

  it.each([...'zysčćšžđ[]{}@'])('%s typed with AltGr is a letter', (key) => {
    // As Windows sends it, and as Linux and macOS do.
    expect(pressed(key, { ctrlKey: true, altKey: true })).toBeNull();
    expect(pressed(key, { ctrlKey: true, altGraph: true })).toBeNull();
    expect(pressed(key, { altGraph: true })).toBeNull();
    expect(pressed(key)).toBeNull();
  });
});
