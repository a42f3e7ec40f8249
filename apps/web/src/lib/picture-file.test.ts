import { describe, expect, it } from 'vitest';
import { fitInto, qualities } from './picture-file.ts';

describe('a picture before it is sent', () => {
  it.each([
    [4000, 3000, 1440, 1080],
    [3000, 4000, 810, 1080],
    [1920, 1080, 1920, 1080],
    [640, 480, 640, 480],
    [3840, 1000, 1920, 500],
  ])('of %d × %d becomes %d × %d', (width, height, w, h) => {
    expect(fitInto({ width, height })).toEqual({ width: w, height: h });
  });

  it('gets worse by a tenth at a time, down to a tenth', () => {
    expect(qualities).toEqual([0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.15, 0.1]);
  });
});
