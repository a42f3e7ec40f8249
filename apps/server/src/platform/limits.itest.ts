import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../../tools/testing/clone-database.ts';
import { createLimits } from './limits.ts';

const limit = { max: 5, windowSeconds: 3600 };
let database: ClonedDatabase;
let pool: pg.Pool;
let time = new Date('2026-11-20T12:00:00Z').getTime();
const clock = { now: () => new Date(time) };

beforeAll(async () => {
  database = await cloneDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 8 });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('limits that all copies share', () => {
  it('holds across copies, however many try at once', async () => {
    const copies = [createLimits(pool, clock), createLimits(pool, clock)];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        copies[turn % 2]?.takeShared('sign-in', 'someone@example.com', limit),
      ),
    );
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(limit.max);
  });

  it('starts again when the window has ended', async () => {
    const limits = createLimits(pool, clock);
    for (let turn = 0; turn < limit.max; turn += 1) await limits.takeShared('again', 'a', limit);
    expect(await limits.takeShared('again', 'a', limit)).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 3600,
    });
    time += 3600_000;
    expect(await limits.takeShared('again', 'a', limit)).toBeUndefined();
  });

  it('forgets the tries after a success', async () => {
    const limits = createLimits(pool, clock);
    for (let turn = 0; turn < 9; turn += 1) await limits.takeShared('code', 'a', limit);
    await limits.clearShared('code', 'a');
    expect(await limits.takeShared('code', 'a', limit)).toBeUndefined();
  });

  it('takes one try back, and never more than there were', async () => {
    const limits = createLimits(pool, clock);
    for (let turn = 0; turn < 5; turn += 1) await limits.takeShared('back', 'a', limit);
    await limits.giveBackShared('back', 'a');
    expect(await limits.takeShared('back', 'a', limit)).toBeUndefined();
    expect(await limits.takeShared('back', 'a', limit)).toMatchObject({ code: 'RATE_LIMITED' });
    await limits.clearShared('back', 'a');
    await limits.giveBackShared('back', 'a');
    for (let turn = 0; turn < 5; turn += 1) await limits.takeShared('back', 'a', limit);
    expect(await limits.takeShared('back', 'a', limit)).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('tells which windows are full, until when, and counts nothing by telling', async () => {
    const limits = createLimits(pool, clock);
    const window = (subject: string) => ({ name: 'full', subject, limit });
    for (let turn = 0; turn < 4; turn += 1) await limits.takeShared('full', 'a', limit);
    const requested = [window('a'), window('nobody')];
    expect(await limits.fullShared(requested)).toEqual([null, null]);
    expect(await limits.takeShared('full', 'a', limit)).toBeUndefined();
    const end = new Date(time + limit.windowSeconds * 1000);
    expect(await limits.fullShared(requested)).toEqual([end, null]);
    expect(await limits.takeShared('full', 'a', limit)).toMatchObject({ code: 'RATE_LIMITED' });
    time = end.getTime();
    expect(await limits.fullShared(requested)).toEqual([null, null]);
    expect(await limits.fullShared([])).toEqual([]);
  });

  it('keeps no name of whom it counts, and sweeps out what has ended', async () => {
    const limits = createLimits(pool, clock);
    for (let turn = 0; turn < 150; turn += 1) await limits.takeShared('sweep', `${turn}`, limit);
    time += 3600_001;
    for (let turn = 0; turn < 50; turn += 1) await limits.takeShared('later', `${turn}`, limit);
    const { rows } = await pool.query<{ key: string }>('SELECT key FROM rate_limits');
    expect(rows.length).toBeLessThanOrEqual(50);
    expect(rows.every((row) => /^[\w-]{43}$/.test(row.key))).toBe(true);
  });
});
