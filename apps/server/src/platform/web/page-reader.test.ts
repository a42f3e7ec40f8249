import { describe, expect, it } from 'vitest';
import { isPagePath, pageReader } from './page-reader.ts';

describe('pageReader', () => {
  it.each([
    [{}, { language: 'bhs', theme: 'light' }],
    [{ 'accept-language': 'en-GB,en;q=0.9' }, { language: 'en', theme: 'light' }],
    [{ 'accept-language': 'de,hr;q=0.5' }, { language: 'bhs', theme: 'light' }],
    [{ cookie: 'theme=dark; language=en' }, { language: 'en', theme: 'dark' }],
    [{ cookie: 'a=1; theme=system' }, { language: 'bhs', theme: 'system' }],
    [{ cookie: 'theme=pink; mytheme=dark' }, { language: 'bhs', theme: 'light' }],
    [
      { cookie: 'language=en', 'accept-language': 'bs' },
      { language: 'en', theme: 'light' },
    ],
  ])('of %j is %j', (headers, reader) => expect(pageReader(headers)).toEqual(reader));
});

describe('isPagePath', () => {
  it.each(['/', '/ob', '/apis', '/api-docs', '/device'])('%s is a page', (path) =>
    expect(isPagePath(path)).toBe(true),
  );
  it.each(['/api', '/api/x', '/assets/root.js', '/dev/mail', '/dev/'])('%s is none', (path) =>
    expect(isPagePath(path)).toBe(false),
  );
});
