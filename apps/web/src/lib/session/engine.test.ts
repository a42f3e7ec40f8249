import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '../drafts/storage.ts';
import {
  browser,
  minute,
  profileOf,
  refusedBy,
  settled,
  tokenOf,
  unreachable,
} from './engine.fake.ts';
import type { Session } from './engine.ts';

let deps: ReturnType<typeof browser>;
beforeEach(() => {
  deps = browser();
});

async function signedIn(): Promise<Session> {
  deps.keep(tokenOf('u1', deps.clock()), 'refresh-token-0');
  const session = deps.tab();
  await session.start();
  return session;
}

describe('at startup', () => {
  it('is anonymous without tokens', async () => {
    const session = deps.tab();
    expect(session.read().state).toBe('loading');
    await session.start();
    expect(session.read()).toEqual({ state: 'anonymous', profile: null });
    expect(deps.expired).not.toHaveBeenCalled();
  });

  it.each([
    ['undefined', 'the word undefined'],
    ['short', 'shorter than 10'],
    ['a.b.cdefghijklm', 'shorter than 20'],
    ['this-has-no-three-parts-at-all', 'not of three parts'],
  ])('clears %s (%s)', async (token) => {
    deps.keep(token, null);
    const session = deps.tab();
    await session.start();
    expect(session.read().state).toBe('anonymous');
    expect(deps.kept.has(storageKeys.accessToken)).toBe(false);
    expect(deps.server.profile).not.toHaveBeenCalled();
  });

  it('loads the profile of a good token without refreshing', async () => {
    const session = await signedIn();
    expect(session.read()).toMatchObject({ state: 'authenticated', profile: { id: 'u1' } });
    expect(deps.server.refresh).not.toHaveBeenCalled();
  });

  it('refreshes an expired token first', async () => {
    deps.keep(
      tokenOf('u1', deps.clock() - 20 * minute),
      'refresh-token-0',
      deps.clock() - 20 * minute,
    );
    const session = deps.tab();
    await session.start();
    expect(session.read().state).toBe('authenticated');
    expect(deps.server.refresh).toHaveBeenCalledExactlyOnceWith('refresh-token-0');
    expect(deps.kept.get(storageKeys.refreshToken)).toBe('refresh-token-1');
  });

  it('expires when the refresh is refused', async () => {
    deps.keep(
      tokenOf('u1', deps.clock() - 20 * minute),
      'refresh-token-0',
      deps.clock() - 20 * minute,
    );
    deps.server.refresh.mockRejectedValueOnce(refusedBy(401));
    deps.server.profile.mockRejectedValueOnce(refusedBy(401));
    const session = deps.tab();
    await session.start();
    expect(session.read().state).toBe('anonymous');
    expect(deps.kept.size).toBe(0);
    expect(deps.expired).toHaveBeenCalledOnce();
  });

  it('waits for a server that cannot be reached, and signs nobody out', async () => {
    deps.server.profile.mockRejectedValue(unreachable());
    const session = await signedIn();
    expect(session.read()).toEqual({ state: 'loading', profile: null, offline: true });
    await deps.pass(5_000);
    expect(session.read().state).toBe('loading');
    deps.server.profile.mockResolvedValue(profileOf('u1'));
    await deps.pass(20_000);
    expect(session.read().state).toBe('authenticated');
  });
});

describe('refreshing', () => {
  it('happens by the clock 5 minutes before the end', async () => {
    await signedIn();
    await deps.pass(9 * minute);
    expect(deps.server.refresh).not.toHaveBeenCalled();
    await deps.pass(minute + 1_000);
    expect(deps.server.refresh).toHaveBeenCalledOnce();
    await deps.pass(10 * minute + 1_000);
    expect(deps.server.refresh).toHaveBeenCalledTimes(2);
  });

  it('is not planned further ahead than 24 hours', async () => {
    deps.keep(tokenOf('u1', deps.clock(), 40 * 60 * minute), 'refresh-token-0');
    const session = deps.tab();
    await session.start();
    await deps.pass(39 * 60 * minute);
    expect(deps.server.refresh).not.toHaveBeenCalled();
    expect(session.read().state).toBe('authenticated');
  });

  it('happens on focus, click and key within 3 minutes of the end, not before', async () => {
    const start = deps.clock();
    deps.keep(tokenOf('u1', start - 11 * minute), 'refresh-token-0', start - 11 * minute);
    const session = deps.tab();
    await session.start();
    session.check();
    await settled();
    expect(deps.server.refresh).not.toHaveBeenCalled();
    deps.keep(tokenOf('u1', start - 12.5 * minute), null, start - 12.5 * minute);
    session.check();
    session.check();
    await settled();
    expect(deps.server.refresh).toHaveBeenCalledOnce();
  });

  it('runs once for all who ask at the same time', async () => {
    const session = await signedIn();
    await deps.pass(9 * minute);
    deps.keep(tokenOf('u1', deps.clock() - 14 * minute), null, deps.clock() - 14 * minute);
    const tokens = await Promise.all([1, 2, 3].map(() => session.accessToken()));
    expect(deps.server.refresh).toHaveBeenCalledOnce();
    expect(new Set(tokens).size).toBe(1);
  });

  it('makes a second caller wait 2 seconds at most', async () => {
    const session = await signedIn();
    let answer: (pair: { accessToken: string; refreshToken: string }) => void = () => undefined;
    deps.server.refresh.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const old = deps.kept.get(storageKeys.accessToken) ?? '';
    const first = session.refused(old);
    await settled();
    const second = session.refused(old);
    await deps.pass(2_100);
    expect(await second).toBe(false);
    answer({ accessToken: tokenOf('u1', deps.clock()), refreshToken: 'refresh-token-9' });
    expect(await first).toBe(true);
  });

  it('keeps the session through a lost connection', async () => {
    const session = await signedIn();
    deps.server.refresh.mockRejectedValue(unreachable());
    await deps.pass(16 * minute);
    expect(session.read().state).toBe('authenticated');
    expect(deps.kept.get(storageKeys.refreshToken)).toBe('refresh-token-0');
    deps.server.refresh.mockReset();
    deps.server.refresh.mockResolvedValue({
      accessToken: tokenOf('u1', deps.clock()),
      refreshToken: 'refresh-token-7',
    });
    expect(await session.accessToken()).toBe(deps.kept.get(storageKeys.accessToken));
    expect(deps.kept.get(storageKeys.refreshToken)).toBe('refresh-token-7');
  });

  it.each([503, 500, 429])('keeps the session when the server answers %i', async (status) => {
    const session = await signedIn();
    deps.server.refresh.mockRejectedValueOnce(refusedBy(status));
    expect(await session.refused(deps.kept.get(storageKeys.accessToken) ?? '')).toBe(false);
    expect(session.read().state).toBe('authenticated');
  });

  it('ends the session once when it is refused', async () => {
    const session = await signedIn();
    deps.server.refresh.mockRejectedValueOnce(refusedBy(401));
    await session.refused(deps.kept.get(storageKeys.accessToken) ?? '');
    expect(session.read().state).toBe('anonymous');
    expect(deps.kept.size).toBe(0);
    expect(deps.expired).toHaveBeenCalledOnce();
    session.check();
    await deps.pass(30 * minute);
    expect(deps.server.refresh).toHaveBeenCalledOnce();
    expect(deps.expired).toHaveBeenCalledOnce();
  });

  it('keeps a refresh token only if it is longer than 10 characters', async () => {
    const session = await signedIn();
    const pair = { accessToken: tokenOf('u1', deps.clock()), refreshToken: '1234567890' };
    await session.signIn(pair);
    expect(deps.kept.get(storageKeys.refreshToken)).toBe('refresh-token-0');
  });

  it('trusts its own clock for lifetimes only', async () => {
    deps.server.skew = -3 * 60 * minute;
    const session = deps.tab();
    await session.start();
    await session.signIn(await deps.server.refresh('x'));
    deps.server.refresh.mockClear();
    await session.accessToken();
    session.check();
    await settled();
    expect(deps.server.refresh).not.toHaveBeenCalled();
    await deps.pass(10 * minute + 1_000);
    expect(deps.server.refresh).toHaveBeenCalledOnce();
  });
});

describe('several tabs', () => {
  it('use each refresh token once', async () => {
    await signedIn();
    const others = [deps.tab(), deps.tab(), deps.tab()];
    for (const tab of others) await tab.start();
    await deps.pass(61 * minute);
    const used = deps.server.refresh.mock.calls.map(([token]) => token);
    expect(new Set(used).size).toBe(used.length);
    expect(used.length).toBeLessThanOrEqual(7);
    for (const tab of others) expect(tab.read().state).toBe('authenticated');
  });

  it('do not refresh again what another tab has just refreshed after the same 401', async () => {
    const one = await signedIn();
    const two = deps.tab();
    await two.start();
    const old = deps.kept.get(storageKeys.accessToken) ?? '';
    expect(await Promise.all([one.refused(old), two.refused(old)])).toEqual([true, true]);
    expect(deps.server.refresh).toHaveBeenCalledOnce();
  });

  it('sign out together, without the words of an expired session', async () => {
    const one = await signedIn();
    const two = deps.tab();
    await two.start();
    await one.signOut();
    await settled();
    expect(two.read().state).toBe('anonymous');
    expect(deps.server.logout).toHaveBeenCalledExactlyOnceWith('refresh-token-0');
    expect(deps.expired).not.toHaveBeenCalled();
  });

  it('follow a sign-in and a change of member', async () => {
    const one = deps.tab();
    const two = deps.tab();
    await one.start();
    await two.start();
    await one.signIn({
      accessToken: tokenOf('u1', deps.clock()),
      refreshToken: 'refresh-token-a',
    });
    await settled();
    expect(two.read()).toMatchObject({ state: 'authenticated', profile: { id: 'u1' } });
    deps.server.profile.mockResolvedValue(profileOf('u2'));
    await one.signIn({
      accessToken: tokenOf('u2', deps.clock()),
      refreshToken: 'refresh-token-b',
    });
    await settled();
    expect(two.read()).toMatchObject({ state: 'authenticated', profile: { id: 'u2' } });
  });

  it('keep the session where both asked with one token and got one successor', async () => {
    const one = await signedIn();
    const two = deps.tab();
    await two.start();
    const successor = {
      accessToken: tokenOf('u1', deps.clock(), undefined, 'same'),
      refreshToken: 'refresh-token-same',
    };
    // What the other tab has written comes while the answer to the older token is under way.
    deps.server.refresh.mockImplementationOnce(async () => {
      deps.kept.set(storageKeys.refreshToken, successor.refreshToken);
      deps.kept.set(storageKeys.accessToken, successor.accessToken);
      return successor;
    });
    await one.refused(deps.kept.get(storageKeys.accessToken) ?? '');
    expect(deps.server.logout).not.toHaveBeenCalled();
    expect(deps.kept.get(storageKeys.refreshToken)).toBe(successor.refreshToken);
    expect([one, two].map((tab) => tab.read().state)).toEqual(['authenticated', 'authenticated']);
  });

  it('do not bring back a session that was signed out during a refresh', async () => {
    const one = await signedIn();
    let answer: (pair: { accessToken: string; refreshToken: string }) => void = () => undefined;
    deps.server.refresh.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const refreshing = one.refused(deps.kept.get(storageKeys.accessToken) ?? '');
    await settled();
    await one.signOut();
    answer({ accessToken: tokenOf('u1', deps.clock()), refreshToken: 'refresh-token-late' });
    await refreshing;
    expect(deps.kept.size).toBe(0);
    expect(one.read().state).toBe('anonymous');
    expect(deps.server.logout).toHaveBeenLastCalledWith('refresh-token-late');
  });
});

describe('the language of mails', () => {
  it('is told to the server, and the profile follows; a failure stays silent', async () => {
    const session = await signedIn();
    deps.server.profile.mockResolvedValue({ ...profileOf('u1'), language: 'en' });
    await session.saveLanguage('en');
    expect(deps.server.setLanguage).toHaveBeenCalledExactlyOnceWith('en');
    expect(session.read().profile?.language).toBe('en');
    deps.server.setLanguage.mockRejectedValueOnce(unreachable());
    await session.saveLanguage('bhs');
    expect(session.read().profile?.language).toBe('en');
  });
});

describe('signing in', () => {
  it('stores the tokens and loads the profile', async () => {
    const session = deps.tab();
    await session.start();
    const pair = { accessToken: tokenOf('u1', deps.clock()), refreshToken: 'refresh-token-a' };
    expect(await session.signIn(pair)).toEqual(profileOf('u1'));
    expect(session.read().state).toBe('authenticated');
    expect(deps.kept.get(storageKeys.accessToken)).toBe(pair.accessToken);
  });

  it('leaves nothing behind when the profile cannot be loaded', async () => {
    const session = deps.tab();
    await session.start();
    deps.server.profile.mockRejectedValueOnce(refusedBy(403));
    const pair = { accessToken: tokenOf('u1', deps.clock()), refreshToken: 'refresh-token-a' };
    await expect(session.signIn(pair)).rejects.toThrow('403');
    expect(deps.kept.size).toBe(0);
    expect(session.read().state).toBe('anonymous');
  });
});
