import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Grants, grants } from './grants.ts';
import { type Persona, type PersonaKey, personas } from './personas.ts';
import { type TestApp, testApp, testNow } from './testApp.ts';

/**
 * The application of a test file, closed with it. Each test begins at `testNow`, with nothing
 * counted against a limit and no job of another test waiting.
 */
export function setUpApp(start: () => Promise<TestApp> = testApp): TestApp {
  const app = setUp(start);
  let began: Date | undefined;
  beforeEach(async () => {
    began ??= new Date();
    app.clock.set(testNow);
    const { pool } = app.platform.db;
    await pool.query('DELETE FROM rate_limits');
    await pool.query('DELETE FROM pgboss.job WHERE created_on >= $1', [began]);
  });
  afterAll(() => app.close());
  return app;
}

/** The cast of a test file. */
export const setUpPersonas = (app: TestApp): Record<PersonaKey, Persona> =>
  setUp(() => personas(app));

/** The cast of a test file with banks and calls. */
export const setUpGrants = (app: TestApp): Grants => setUp(() => grants(app));

/** Makes a value before the tests of a file; until then it has no properties. */
export function setUp<T extends object>(make: () => Promise<T>): T {
  let made: T;
  beforeAll(async () => {
    made = await make();
  });
  return new Proxy({} as T, { get: (_, key) => Reflect.get(made, key) });
}
