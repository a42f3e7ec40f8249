import { describe, expect, it } from 'vitest';
import { makeStorable, mayChange, unstorableAt } from './storable.ts';

const nested = (text: string): unknown =>
  JSON.parse(`${'['.repeat(200_000)}${JSON.stringify(text)}${']'.repeat(200_000)}`);

describe('text that the database cannot keep', () => {
  it.each<[unknown, string[] | undefined]>([
    [{ a: 'plain', b: [1, null, true, 'č 🙂'] }, undefined],
    ['a\0b', []],
    [{ a: 'ok', b: { c: ['x', 'y\0'] } }, ['b', 'c', '1']],
    [{ a: { 'k\0': 1 } }, ['a']],
    [{ a: '\ud83d' }, ['a']],
    [{ a: 'backslash \\u0000 written out' }, undefined],
    [undefined, undefined],
    [null, undefined],
  ])('in %j stands at %j', (sent, expected) => {
    expect(unstorableAt(sent)).toEqual(expected);
  });

  it('is looked for in the deepest nesting without running out of stack', () => {
    expect(unstorableAt([nested('\0')])).toEqual(Array(12).fill('0'));
  });
});

describe('a body made storable', () => {
  it('loses those characters and nothing else', () => {
    const body = { a: 'nu\0la', b: [{ c: 'pola \ud83d para' }, 'č 🙂', 4, null], d: true };
    expect(makeStorable(body)).toBeUndefined();
    expect(body).toEqual({ a: 'nula', b: [{ c: 'pola \ufffd para' }, 'č 🙂', 4, null], d: true });
    expect(makeStorable(nested('\0'))).toBeUndefined();
    expect(makeStorable(nested('c\u030c'))).toBeUndefined();
  });

  it('has its letters whole: marks that came apart from them are theirs again', () => {
    const body = { name: 'C\u030co\u0301a', list: ['s\u030cuma', 'šuma', { z: 'z\u030c' }] };
    expect(makeStorable(body)).toBeUndefined();
    expect(body).toEqual({ name: 'Čóa', list: ['šuma', 'šuma', { z: 'ž' }] });
  });

  it('says where a name cannot be kept', () => {
    expect(makeStorable({ a: [{ 'k\0': 1 }] })).toEqual(['a', '0']);
    expect(makeStorable('text\0')).toBeUndefined();
    expect(makeStorable(undefined)).toBeUndefined();
  });
});

it.each([
  [{ a: 'nu\0la' }, true],
  [{ 'nu\0la': 1 }, true],
  [{ a: 'pola \ud83d para' }, true],
  [{ a: 'pola \udc00 para' }, true],
  [{ a: 'c\u030c' }, true],
  [{ a: 'č 🙂 "navodnici"\n\u0007' }, false],
])('the JSON of %j is looked through: %s', (sent, isLookedThrough) => {
  expect(mayChange(JSON.stringify(sent))).toBe(isLookedThrough);
});

it.each(['{"a":"c\\u030c"}', '{"a":"\\n\u0303"}'])('so is %s', (json) => {
  expect(mayChange(json)).toBe(true);
});
