import { expect, it } from 'vitest';
import { chosenCover, coverOf, coverScenes } from './application.cover.ts';

it('finds the scene that was chosen, and none in a picture or in nothing', () => {
  for (const scene of coverScenes) expect(coverOf(chosenCover(scene))).toBe(scene);
  for (const other of [null, '', 'garden', 'cover:sea', '/api/ob-files/garden.webp']) {
    expect(coverOf(other)).toBeNull();
  }
});
