import type { LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type App, createApp } from '../../../app.ts';
import { from } from '../../../platform/testing/mails.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { createSession, createUser } from '../accounts.factory.ts';
import { member, ownPassword, rows, type TestMember } from '../accounts.testing.ts';
import { passwords } from '../passwords/passwords.ts';
import { triesPerCode } from '../secrets/tokens.ts';

// What counts is how many guesses are checked against a password, not how many are sent.

const app = setUpApp();

afterEach(() => vi.restoreAllMocks());

const home = '198.51.100.7';
const guesses = 1_000;
const hour = 3_600_000;
const allowed = 100;
/** Where it is not about their number. */
const few = { count: 300 };

const signIn = (
  email: string,
  password: string,
  ip: string,
  on: App = app,
): Promise<LightMyRequestResponse> =>
  on.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: from(ip),
  });

/** A copy of the server on the same database. */
const copy = (more: { trustProxy?: undefined } = {}): Promise<App> =>
  createApp({ ...app.platform.settings, ...more }, app.databaseUrl, {
    pages: false,
    clock: app.clock,
    log: app.platform.log,
  });

/** A member who has signed in at home before. */
async function atHome(): Promise<TestMember> {
  const who = await member(app);
  expect((await signIn(who.email, ownPassword, home)).statusCode).toBe(200);
  return who;
}

/** Counts what is checked, without the cost of checking; right passwords are told as they are. */
const checked = () =>
  vi.spyOn(passwords, 'verify').mockImplementation(async (_, given) => given === ownPassword);

/** Sends guesses, evenly over a time; 1,000 in an hour by default. */
async function sendGuesses(
  send: (turn: number) => Promise<LightMyRequestResponse>,
  { count = guesses, over = hour } = {},
): Promise<LightMyRequestResponse[]> {
  const answers: LightMyRequestResponse[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    answers.push(await send(turn));
    app.clock.forward(over / count);
  }
  return answers;
}

describe('1,000 guesses in an hour', { timeout: 120_000 }, () => {
  it('at one account from many addresses: at most 100 count, and the owner comes in from home', async () => {
    const owner = await atHome();
    const verify = checked();
    const answers = await sendGuesses((turn) =>
      signIn(owner.email, `pogodak-${turn}`, `203.0.${turn % 113}.${turn % 250}`),
    );
    expect(verify.mock.calls.length).toBeGreaterThan(0);
    expect(verify.mock.calls.length).toBeLessThanOrEqual(allowed);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBe(guesses - verify.mock.calls.length);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect((await signIn(owner.email, ownPassword, home)).statusCode).toBe(200);
  });

  it('at one account leave its owner’s home open, which changes its IPv6 addresses every day', async () => {
    const owner = await member(app);
    await signIn(owner.email, ownPassword, '2001:db8:7:1:aaaa::1');
    checked();
    await sendGuesses((turn) => signIn(owner.email, 'x', `203.3.0.${turn}`), {
      count: 20,
      over: 0,
    });
    const own = (ip: string) => signIn(owner.email, ownPassword, ip);
    expect((await own('2001:db8:7:10::2')).statusCode).toBe(429);
    expect((await own('2001:db8:7:1:bbbb::2')).statusCode).toBe(200);
  });

  it('at one account all at once: at most 100 count', async () => {
    const owner = await atHome();
    const verify = checked();
    await Promise.all(
      Array.from({ length: 300 }, (_, turn) =>
        signIn(owner.email, `pogodak-${turn}`, `203.1.${turn % 113}.${turn % 250}`),
      ),
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(allowed);
    expect((await signIn(owner.email, ownPassword, home)).statusCode).toBe(200);
  });

  it("at one account from the owner's own home and from elsewhere: at most 100 count", async () => {
    const owner = await atHome();
    const verify = checked();
    await sendGuesses(
      (turn) =>
        signIn(owner.email, `pogodak-${turn}`, turn % 2 === 0 ? home : `203.2.0.${turn % 250}`),
      few,
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(allowed);
  });

  it('sprayed over many accounts from one address: at most 100 count', async () => {
    const verify = checked();
    await sendGuesses((turn) => signIn(`clan-${turn}@primjer.ba`, 'Sarajevo2026', '203.0.113.9'));
    expect(verify.mock.calls.length).toBeLessThanOrEqual(allowed);
    // Nobody elsewhere pays for it.
    const owner = await atHome();
    expect((await signIn(owner.email, ownPassword, '192.0.2.44')).statusCode).toBe(200);
  });

  it('sprayed from all addresses of one IPv6 network: at most 100 count', async () => {
    const verify = checked();
    await sendGuesses(
      (turn) =>
        signIn(`clan-${turn}@primjer.ba`, 'Sarajevo2026', `2001:db8:7:7::${turn.toString(16)}`),
      few,
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(allowed);
  });

  it('under forged addresses: at most 100 count, and the owner has a home all the same', async () => {
    const owner = await atHome();
    const direct = await copy({ trustProxy: undefined });
    try {
      const verify = checked();
      await sendGuesses((turn) =>
        signIn(`clan-${turn}@primjer.ba`, 'Sarajevo2026', `203.3.0.${turn % 250}`, direct),
      );
      expect(verify.mock.calls.length).toBeLessThanOrEqual(allowed);
      verify.mockClear();
      // Whoever writes the owner's address into the header is not at home for it.
      await sendGuesses((turn) => signIn(owner.email, `pogodak-${turn}`, home, direct), few);
      expect(verify.mock.calls.length).toBeLessThanOrEqual(allowed);
      expect((await signIn(owner.email, ownPassword, home)).statusCode).toBe(200);
    } finally {
      await direct.close();
    }
  });

  it('through a chain of proxies that the client wrote: at most 100 count', async () => {
    const owner = await atHome();
    const verify = checked();
    await sendGuesses(
      (turn) =>
        signIn(owner.email, `pogodak-${turn}`, `${home}, 203.4.${turn % 113}.${turn % 250}`),
      few,
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(allowed);
    expect((await signIn(owner.email, ownPassword, home)).statusCode).toBe(200);
  });
});

describe('the code of a reset', { timeout: 120_000 }, () => {
  it('stands no more than 100 guesses an hour, however many codes are asked for', async () => {
    const owner = await atHome();
    const post = (path: string, payload: object, turn: number) =>
      app.http.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        payload: { email: owner.email, ...payload },
        headers: from(`203.7.${turn % 113}.${turn % 250}`),
      });
    await sendGuesses(
      async (turn) => {
        // A new code as soon as one may be asked for.
        const response = await post('forgot-password', {}, turn);
        if (response.statusCode === 200) await app.platform.jobs.drain();
        return post('verify-reset-code', { code: String(turn).padStart(6, '0') }, turn);
      },
      { count: 150 },
    );
    const [kept] = await rows<{ codes: number; tries: number }>(
      app,
      `SELECT count(*)::int AS codes, sum(least(tries, ${triesPerCode}))::int AS tries
         FROM account_secrets WHERE user_id = $1 AND purpose = 'reset'`,
      [owner.id],
    );
    expect(kept?.codes).toBeGreaterThan(1);
    expect(kept?.tries).toBeLessThanOrEqual(allowed);
  });
});

describe('the limits', { timeout: 120_000 }, () => {
  it('hold across two copies of the server and a restart', async () => {
    const owner = await atHome();
    const verify = checked();
    const second = await copy();
    await sendGuesses((turn) => {
      const on = turn % 2 === 0 ? app : second;
      return signIn(owner.email, `pogodak-${turn}`, `203.5.${turn % 113}.${turn % 250}`, on);
    }, few);
    expect(verify.mock.calls.length).toBeLessThanOrEqual(allowed);
    await second.close();

    verify.mockClear();
    for (let turn = 0; turn < 12; turn += 1) await signIn(owner.email, 'pogodak', '203.5.200.1');
    const counted = verify.mock.calls.length;
    const restarted = await copy();
    try {
      const answer = await signIn(owner.email, ownPassword, '203.5.200.2', restarted);
      expect(answer.statusCode).toBe(429);
      expect(verify.mock.calls.length).toBe(counted);
      expect((await signIn(owner.email, ownPassword, home, restarted)).statusCode).toBe(200);
    } finally {
      await restarted.close();
    }
  });

  it('grow with the tries, from half a minute on', async () => {
    const owner = await atHome();
    checked();
    const answers = await sendGuesses(
      (turn) => signIn(owner.email, `pogodak-${turn}`, `203.6.0.${turn}`),
      { count: 150, over: 150_000 },
    );
    const waits = answers
      .filter(({ statusCode }) => statusCode === 429)
      .map(({ headers }) => Number(headers['retry-after']));
    expect(waits[0]).toBeLessThanOrEqual(30);
    expect(Math.max(...waits)).toBeGreaterThan(600);
  });
});

describe('behind one address', { timeout: 120_000 }, () => {
  it('right sign-ins cost nothing, and who lives there comes in all the same', async () => {
    const [owner, stranger] = [await member(app), await member(app)];
    const there = '30.0.0.1';
    for (let turn = 0; turn < 40; turn += 1) {
      expect((await signIn(owner.email, ownPassword, there)).statusCode).toBe(200);
    }
    const verify = checked();
    await sendGuesses((turn) => signIn(`clan${turn}@primjer.ba`, 'Sarajevo2026', there), {
      count: 150,
      over: 150 * 13_000,
    });
    expect(verify.mock.calls.length).toBeLessThanOrEqual(allowed);
    expect((await signIn('clan1@primjer.ba', 'Sarajevo2026', '30.0.0.2')).statusCode).toBe(401);
    expect((await signIn(owner.email, ownPassword, there)).statusCode).toBe(200);
    expect((await signIn(stranger.email, ownPassword, there)).statusCode).toBe(429);
  });

  it('people get few tries at each other', async () => {
    const neighbours = Array.from({ length: 12 }, (_, turn) => `sused${turn}@primjer.ba`);
    await app.platform.db.transaction(async (tx) => {
      for (const email of neighbours) {
        const { id } = await createUser(tx, { email });
        await createSession(tx, id, { ip: '31.0.0.1' });
      }
    });
    const verify = checked();
    await sendGuesses(
      (turn) => signIn(neighbours[turn % 12] ?? '', 'Sarajevo2026', '31.0.0.1'),
      few,
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(allowed + 3 * 12);
  });
});
