import { from } from '../../platform/testing/mails.ts';
import type { TestApp } from '../../platform/testing/testApp.ts';

export const unknownAddress = (n: number) => `nepoznat-${String(n).padStart(4, '0')}@primjer.ba`;

interface Seen {
  readonly status: number;
  readonly body: unknown;
  readonly headers: readonly string[];
}

export type Ask = (app: TestApp, email: string, n: number) => Promise<Seen>;

/** Asks once; every address asks from a network of its own, so that no limit is met. */
export const post =
  (url: string, more: (n: number) => object = () => ({})): Ask =>
  async (app, email, n) => {
    const answer = await app.http.inject({
      method: 'POST',
      url,
      payload: { email, ...more(n) },
      headers: { ...from(`10.2.${Math.trunc(n / 250)}.${n % 250}`), 'x-language': 'bhs' },
    });
    return {
      status: answer.statusCode,
      body: answer.json(),
      headers: Object.keys(answer.headers).toSorted(),
    };
  };

/** Calls that name an address, and what they answer to one that has no account. */
export const namingCalls = [
  ['signing in', post('/api/auth/login', (n) => ({ password: `pogresna-${n}` })), 401],
  ['asking for a reset code', post('/api/auth/forgot-password'), 200],
  ['asking for a reset link', post('/api/auth/request-password-reset'), 200],
  ['asking for another confirmation', post('/api/auth/resend-verification'), 200],
] as const;
