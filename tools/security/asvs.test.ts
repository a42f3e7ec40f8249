import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asvs } from './asvs.ts';
import { isTestFile, meantBy, testsIn } from './named-tests.ts';
import { requirements } from './requirements.ts';
import type { Proof, Row } from './row.ts';

const root = join(import.meta.dirname, '../..');

const read = (file: string): string | undefined => {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
};

const known = new Map<string, readonly string[]>();
/** Reading a long file takes its time, and many proofs stand in one. */
const testsOf = (file: string, text: string): readonly string[] => {
  const key = file + text;
  const tests = known.get(key) ?? testsIn(file, text);
  known.set(key, tests);
  return tests;
};

/** What is wrong with a proof; undefined if it is there. */
function wrongWith([file, says]: Proof, text = read(file)): string | undefined {
  if (text === undefined) return `${file} is not there`;
  if (!isTestFile(file)) return text.includes(says) ? undefined : `${file} does not say ${says}`;
  const meant = meantBy(says, testsOf(file, text));
  return meant.length === 1 ? undefined : `${file} has ${meant.length} tests named ${says}`;
}

const proofsOf = (row: Row): readonly Proof[] => ('proof' in row ? (row.proof ?? []) : []);

describe('the table of ASVS', () => {
  it('has one row for each requirement of the levels 1 and 2', () => {
    // As many as the standard says itself.
    expect(requirements.size).toBe(253);
    expect([...requirements.values()].filter((level) => level === 1)).toHaveLength(70);
    expect(asvs.map(([number]) => number)).toEqual([...requirements.keys()]);
  });

  it('names tests that there are, and texts that stand where it says', () => {
    const proofs = asvs.flatMap(([, row]) => proofsOf(row));
    expect(proofs.length).toBeGreaterThan(200);
    expect(proofs.flatMap((proof) => wrongWith(proof) ?? [])).toEqual([]);
  });

  it('says in words what is missing, absent or by design', () => {
    const words = asvs.flatMap(([, row]) =>
      [row.asks, 'gap' in row && row.gap, 'absent' in row && row.absent].filter(
        (one) => one !== false,
      ),
    );
    expect(words.filter((one) => one.trim().length < 4)).toEqual([]);
  });
});

describe('a proof', () => {
  const file = 'planted.test.ts';
  // Text, never run: the check has to refuse what is skipped in it.
  const planted = `
    describe('a gate', () => {
      it('is shut', () => undefined);
      it.each([1, 2])('opens for %i', () => undefined);
      it.skip('is painted', () => undefined);
      test(\`is \${1} wide\`, () => undefined);
    });
    describe.skip('a bridge', () => { it('holds', () => undefined); });
    it('is shut by night', () => undefined);`;

  it('is found by its name, with its groups or without', () => {
    for (const name of ['a gate', 'is shut', 'a gate > is shut', 'opens for %i', 'is … wide']) {
      expect(wrongWith([file, name], planted), name).toBeUndefined();
    }
  });

  it('is none once the test has another name, is skipped or gone', () => {
    expect(wrongWith([file, 'is shut'], planted.replace('is shut', 'is closed'))).toContain(
      '0 tests',
    );
    for (const name of ['is painted', 'holds', 'a bridge', 'shut', '']) {
      expect(wrongWith([file, name], planted), name).toContain('0 tests');
    }
    expect(wrongWith(['nowhere.test.ts', 'is shut'])).toBe('nowhere.test.ts is not there');
  });

  it('is none where two tests bear its name', () => {
    const twice = `${planted} describe('a door', () => { it('is shut', () => undefined); });`;
    expect(wrongWith([file, 'is shut'], twice)).toContain('2 tests');
    expect(wrongWith([file, 'a door > is shut'], twice)).toBeUndefined();
  });

  it('may be a text of another file, as long as it stands there', () => {
    expect(wrongWith(['a.md', '## Keys\n'], '# a\n\n## Keys\n')).toBeUndefined();
    expect(wrongWith(['a.md', '## Keys\n'], '# a\n')).toContain('does not say');
  });
});
