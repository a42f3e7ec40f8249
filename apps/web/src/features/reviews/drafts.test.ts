import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draftSchema } from './drafts.ts';

const read = (kept: string) => z.safeParse(draftSchema, JSON.parse(kept)).data ?? null;

describe('scores that are not handed in', () => {
  it('come back as they were', () => {
    const draft = {
      scores: { need: { value: 4, note: 'anketa' }, team: { note: 'mladi' } },
      note: 'uz uslov',
    };
    expect(read(JSON.stringify(draft))).toEqual(draft);
  });

  it.each(['null', '[]', '{"scores":[],"note":""}', '{"scores":{}}'])(
    'what is no draft is none: %s',
    (kept) => expect(read(kept)).toBeNull(),
  );

  it('a value off the scale counts as not given, a score without words as none', () => {
    const kept = '{"scores":{"need":{"value":9,"note":"x"},"team":{"value":2}},"note":"y"}';
    expect(read(kept)).toEqual({ scores: { need: { note: 'x' } }, note: 'y' });
  });
});
