import { expect, it } from 'vitest';
import { film, place } from './videos.testing.ts';
import { isVideo, withoutTold } from './videos.ts';

it('a film keeps its pictures and their places, and says no more where it was taken', async () => {
  expect(await isVideo(film)).toBe(true);
  const made = withoutTold(film);
  expect(film.includes(place)).toBe(true);
  expect(made?.includes(place)).toBe(false);
  expect(made).toHaveLength(film.length);
  expect(made?.indexOf('slika')).toBe(film.indexOf('slika'));
  expect(made && (await isVideo(made))).toBe(true);
});

it.each([
  ['cut off', film.subarray(0, -3)],
  ['with a box that is longer than the film', Buffer.from(film).fill(0xff, 28, 32)],
  ['with a box that is shorter than its head', Buffer.from(film).fill(0, 28, 31).fill(4, 31, 32)],
])('is none %s', (_, broken) => {
  expect(withoutTold(broken)).toBeNull();
});
