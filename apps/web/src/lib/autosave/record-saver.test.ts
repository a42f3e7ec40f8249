import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/error.ts';
import { outcomeOf } from './record-saver.ts';

const failed = (status: number, body: object) => new ApiError(status, JSON.stringify(body));
const clash = (details: unknown) => details as { theirs: object; by: string; at: string };
const outcome = (error: unknown, changes: object = {}) => outcomeOf<object>(error, changes, clash);

describe('what a failed save means', () => {
  it('asks when somebody else changed the same field', () => {
    const details = { theirs: { story: 'x' }, by: 'Emir', at: 's' };
    const error = failed(409, { error: 'Neko…', code: 'REVISION_CLASH', details });
    expect(outcome(error, { story: '' })).toEqual({ kind: 'clash', ...details });
  });

  it('blames the fields that the server names, in their words unless several things are wrong', () => {
    const why = (fields: Record<string, string>) =>
      outcome(failed(400, { error: 'Provjeri…', code: 'VALIDATION', fields }), {
        start: '',
        lines: [],
      });
    const line = { 'changes.lines.0.amount': 'Najmanje 0.' };
    expect(why(line)).toEqual({ kind: 'refused', fields: ['lines'], why: 'Najmanje 0.' });
    expect(why({ ...line, 'changes.start': 'Neispravno.' })).toMatchObject({
      fields: ['start', 'lines'],
      why: 'Provjeri…',
    });
    expect(why({})).toMatchObject({ fields: null });
  });

  it('blames the largest field where all of it was too large to read', () => {
    const changes = { title: 'Kino', story: 'x'.repeat(9_000), lines: ['a', 'b'] };
    const error = failed(413, { error: 'Preveliko.', code: 'PAYLOAD_TOO_LARGE' });
    expect(outcome(error, changes)).toEqual({
      kind: 'refused',
      fields: ['story'],
      why: 'Preveliko.',
    });
  });

  it.each([403, 404])('gives up when the record is out of reach (%d)', (status) => {
    const code = status === 403 ? 'FORBIDDEN' : 'NOT_FOUND';
    expect(outcome(failed(status, { error: '', code }))).toEqual({ kind: 'gone' });
  });

  it.each([
    [0, {}],
    [401, { code: 'UNAUTHENTICATED' }],
    [429, { code: 'RATE_LIMITED' }],
    [500, { code: 'INTERNAL' }],
    [503, { code: 'UNAVAILABLE' }],
  ])('tries again after %d', (status, body) => {
    expect(outcome(failed(status, body))).toEqual({ kind: 'unreached' });
    expect(outcome(new TypeError('network'))).toEqual({ kind: 'unreached' });
  });
});
