import { describe, expect, it } from 'vitest';
import { pictureAddress } from './project-picture.tsx';

describe('the address of a project’s picture', () => {
  it.each([
    [null, null],
    ['', null],
    ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
    ['/api/ob-files/a.webp', '/api/ob-files/a.webp'],
    ['a.webp', '/api/ob-files/a.webp'],
    ['cover:garden', null],
  ])('%s is %s', (picture, address) => {
    expect(pictureAddress(picture)).toBe(address);
  });
});
