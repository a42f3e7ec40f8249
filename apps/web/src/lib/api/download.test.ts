import { expect, it } from 'vitest';
import { fileNameOf } from './download.ts';

it.each([
  ['attachment; filename="podaci-2026.zip"', 'podaci-2026.zip'],
  ['attachment; filename=podaci.zip', 'podaci.zip'],
  ['attachment; filename="x.zip"; filename*=UTF-8\'\'mo%C4%8Di.zip', 'moči.zip'],
  ['attachment; filename="x.zip"; filename*=UTF-8\'\'%E0%A4%A', 'x.zip'],
  ['attachment', null],
  [null, null],
])('reads the name of the file from %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
