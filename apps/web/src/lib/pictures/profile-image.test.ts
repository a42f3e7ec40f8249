import { expect, it } from 'vitest';
import { profileImageUrl } from './profile-image.ts';

const own = '0c4e6b8e-3f0f-4b53-9b50-6d3a4c7a1f10.webp';

it.each([
  [own, 'large', `/api/profile-image/7/${own}`],
  [own, 'small', `/api/profile-image/7/${own.replace('.webp', '-96.webp')}`],
  ['stara slika.jpg', 'small', '/api/profile-image/7/stara%20slika.jpg'],
  ['/uploads/2019/amina.jpg', 'large', '/api/profile-image/7/amina.jpg'],
  ['https://stara.ba/slike/amina.jpg?v=2#x', 'small', '/api/profile-image/7/amina.jpg'],
  ['', 'small', null],
  ['slike/', 'small', null],
  [null, 'small', null],
  [undefined, 'large', null],
] as const)('%j (%s) is at %s', (value, size, url) => {
  expect(profileImageUrl('7', value, size)).toBe(url);
});
