import { expect, it } from 'vitest';
import { forScript } from './for-script.ts';

it('never ends the script that it stands in, and reads back the same', () => {
  const text = '</script><script>alert(1)</script><!-- & \u2028';
  expect(forScript({ text })).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(forScript({ text }))).toEqual({ text });
});
