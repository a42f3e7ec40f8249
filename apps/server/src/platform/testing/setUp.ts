import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Grants, grants } from './grants.ts';
import { type Persona, type PersonaKey, personas } from './personas.ts';
import { type TestApp, testApp, testNow } from './testApp.ts';

/**
 * The application of a test file, closed with it. Each test begins at `testNow` and with nothing
 * counted against a limit.
 */
export function setUpApp(start: () => Promise<TestApp> = testApp): TestApp {
  const app = setUp(start);
  beforeEach(async () => {
    app.clock.set(testNow);
    await app.platform.db.pool.query('DELETE FROM rate_limits');
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
