import { systemApi } from '@app/contracts/system/system.api';
import { expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';

const app = setUpApp();

it('the health check says so within two seconds when the database hangs', async () => {
  const { pool } = app.platform.db;
  const holder = await pool.connect();
  await holder.query('BEGIN; LOCK TABLE drizzle.__drizzle_migrations IN ACCESS EXCLUSIVE MODE');
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.as().call(systemApi.health)),
  );
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(answers.every((answer) => answer.status === 503)).toBe(true);
  expect(pool.totalCount).toBeLessThan(6);
  await holder.query('ROLLBACK');
  holder.release();
  expect((await app.as().call(systemApi.health)).status).toBe(200);
});
