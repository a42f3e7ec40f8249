import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { securityApi } from '@app/contracts/security/security.api';
import type { FactorProofBody } from '@app/contracts/security/security.schemas';
import { factorTimes } from '@app/domain/security/factor-removal';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { from, mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import {
  appCode,
  member,
  rows,
  signInAs,
  type TestMember,
  withFactor,
} from '../accounts/accounts.testing.ts';
import { removeDueFactors } from './security.factor-removal.service.ts';

const app = setUpApp();

const admin = (firstName = 'Amra') => member(app, { role: 'ADMIN', firstName });
const note = 'U srijedu u banci, lična karta. Poznaje je i Jasmin iz odbora.';
const proven: z.input<typeof FactorProofBody> = { proof: 'in_person', note };
const request = (who: TestMember, { id }: TestMember, body = proven) =>
  who.call(securityApi.requestFactorRemoval, { params: { id }, body });
const confirm = (who: TestMember, { id }: TestMember) =>
  who.call(securityApi.confirmFactorRemoval, { params: { id } });
const withdraw = (who: TestMember, { id }: TestMember) =>
  who.call(securityApi.withdrawFactorRemoval, { params: { id } });
const waiting = async (who: TestMember, { id }: TestMember) =>
  (await who.call(securityApi.factorRemovals)).data.find((one) => one.member.id === id);
const mailed = async ({ email }: TestMember, subject: string) =>
  (await mailsTo(app, email)).find((mail) => mail.subject === subject);
const audited = ({ id }: TestMember) =>
  rows(
    app,
    `SELECT action, actor_id, details FROM audit_entries
     WHERE subject = $1 AND action ~ 'two-factor-(remov|lost)' ORDER BY id`,
    [id],
  );
const challengeOf = async ({ email }: TestMember) =>
  (await signInAs(app, email)).data.twoFactor ?? '';
const asksForCode = async ({ email }: TestMember) =>
  Object.keys((await signInAs(app, email)).data).join() === 'twoFactor';
const report = (challenge: string, contact?: string) =>
  app.as().call(securityApi.lostFactor, { body: { challenge, contact } });
const stop = (token: string) => app.as().call(securityApi.stopFactorRemoval, { body: { token } });
const stopTokenIn = (text = '') => /second-factor\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const contact = '061 234 567, mogu doći u banku srijedom';
/** A day after a proof was stated, with those who act signed in anew: access tokens end sooner. */
async function dayLater(...people: readonly TestMember[]): Promise<TestMember[]> {
  app.clock.forward(factorTimes.wait);
  return Promise.all(people.map(async (one) => ({ ...one, ...(await signedInAgain(one)) })));
}

const lost = 'Neko s tvojom lozinkom ne može ući';
const asked = 'Traži se isključenje ulaska u dva koraka';
const agreed = 'Ulazak u dva koraka se uskoro isključuje';
const removed = 'Ulazak u dva koraka je uklonjen s tvog naloga';
const kept = 'Ulazak u dva koraka ostaje uključen';

describe('a lost second factor', () => {
  it('goes a day after one admin stated the proof and another, who saw it, agreed', async () => {
    const first = await admin('Amra');
    const second = await admin('Senad');
    const owner = await member(app);
    await withFactor(app, owner);
    expect((await request(first, owner)).status).toBe(201);
    const told = await mailed(owner, asked);
    expect(told?.text).toContain('lično, uz dokument sa slikom');
    expect(told?.text).toContain('Amra');
    // What was written about it is for admins.
    expect(told?.text).not.toContain('Jasmin');
    expect(await waiting(first, owner)).toMatchObject({ canConfirm: false });
    expect(await waiting(second, owner)).toMatchObject({
      state: 'requested',
      by: { id: first.id },
      ...proven,
      canConfirm: true,
    });

    expect((await confirm(second, owner)).status).toBe(200);
    expect((await mailed(owner, agreed))?.text).toContain('Senad');
    const { goesAt, state } = (await waiting(first, owner)) ?? {};
    expect(state).toBe('confirmed');
    await removeDueFactors(app.platform);
    expect(await asksForCode(owner)).toBe(true);

    await dayLater();
    expect(goesAt).toBe(app.clock.now().toISOString());
    await removeDueFactors(app.platform);
    expect((await mailed(owner, removed))?.text).toContain('Senad');
    expect(await audited(owner)).toEqual([
      {
        action: 'account.two-factor-removal-requested',
        actor_id: first.id,
        details: proven,
      },
      { action: 'account.two-factor-removal-agreed', actor_id: second.id, details: {} },
      {
        action: 'account.two-factor-removed',
        actor_id: second.id,
        details: { ...proven, requestedBy: first.id },
      },
    ]);
    // The lost device may be signed in.
    expect((await owner.call(accountsApi.profile)).status).toBe(401);
    expect((await signInAs(app, owner.email)).data.accessToken).toBeDefined();
    const left = await rows(app, 'SELECT id FROM recovery_codes WHERE user_id = $1', [owner.id]);
    expect(left).toEqual([]);
  });

  it('is asked for at the sign-in after the right password, and comes to admins', async () => {
    const [first, second, owner] = [await admin(), await admin(), await member(app)];
    await withFactor(app, owner);
    expect((await report('x'.repeat(40), contact)).error.code).toBe('CODE_EXPIRED');
    const challenge = await challengeOf(owner);
    expect((await report(challenge)).data).toEqual({ state: 'none', goesAt: null });
    expect((await report(challenge, 'kratko')).error.code).toBe('VALIDATION');
    expect((await report(challenge, contact)).data.state).toBe('reported');
    expect((await mailed(owner, lost))?.text).toContain('administracije da provjeri');
    expect(await waiting(first, owner)).toMatchObject({
      state: 'reported',
      contact,
      by: null,
      proof: null,
      canRequest: true,
      canConfirm: false,
    });
    const { data } = await first.call(notificationsApi.list, { query: {} });
    expect(data.map(({ title, actionUrl }) => [title, actionUrl])).toContainEqual([
      'Izgubljen drugi korak',
      '/admin/security#zakljucani',
    ]);
    // Nobody agrees to what nobody has seen.
    expect((await confirm(second, owner)).error.code).toBe('NOT_FOUND');

    await request(first, owner);
    await confirm(second, owner);
    const again = await report(challenge, 'drugi broj: 062 000 111');
    expect(again.data).toEqual({
      state: 'confirmed',
      goesAt: new Date(app.clock.now().getTime() + factorTimes.wait).toISOString(),
    });
    expect((await waiting(first, owner))?.contact).toBe(contact);
  });

  it('is stopped by its owner through any of the mails; a password that was used for it ends', async () => {
    const [first, second, owner] = [await admin(), await admin(), await member(app)];
    await withFactor(app, owner);
    await report(await challengeOf(owner), contact);
    await request(first, owner);
    await confirm(second, owner);
    const tokens = await Promise.all(
      [lost, asked, agreed].map(async (subject) =>
        stopTokenIn((await mailed(owner, subject))?.text),
      ),
    );
    expect(new Set(tokens).size).toBe(1);
    const [token = ''] = tokens;
    expect((await stop(`${token}x`)).error.code).toBe('TOKEN_INVALID');
    expect((await stop(token)).data).toEqual({ success: true, passwordEnded: true });
    expect((await stop(token)).error.code).toBe('TOKEN_INVALID');
    expect((await owner.call(accountsApi.profile)).status).toBe(401);
    expect((await signInAs(app, owner.email)).data).toEqual({ autoPasswordReset: true });
    const { data } = await second.call(notificationsApi.list, { query: {} });
    expect(data.map(({ title }) => title)).toContain('Uklanjanje drugog koraka je zaustavljeno');
    const [later = first] = await dayLater(first);
    await removeDueFactors(app.platform);
    expect(await waiting(later, owner)).toBeUndefined();
    const factors = await rows(app, 'SELECT 1 FROM second_factors WHERE user_id = $1', [owner.id]);
    expect(factors).toHaveLength(1);
  });

  it('keeps the password where only an admin asked, and writes no more than thrice a day', async () => {
    const [first, owner] = [await admin(), await member(app)];
    await withFactor(app, owner);
    await request(first, owner);
    const token = stopTokenIn((await mailed(owner, asked))?.text);
    expect((await stop(token)).data).toEqual({ success: true, passwordEnded: false });
    const challenge = await challengeOf(owner);
    for (let n = 0; n < 3; n += 1) {
      expect((await report(challenge, contact)).data.state).toBe('reported');
      await withdraw(first, owner);
    }
    expect((await report(challenge, contact)).error.code).toBe('RATE_LIMITED');
    expect((await mailed(owner, kept))?.text).toContain('povučen');
  });

  it('is not removed by one admin alone, nor by its owner, nor without a proof', async () => {
    const [first, second] = [await admin(), await admin()];
    await withFactor(app, second);
    const bare = await request(first, second, { ...proven, note: 'Znam je.' });
    expect(bare.error.code).toBe('VALIDATION');
    const own = await request(second, second);
    expect([own.status, own.error.code]).toEqual([409, 'OWN_ACCOUNT']);
    expect((await request(first, second)).status).toBe(201);
    const [alone, owner] = [await confirm(first, second), await confirm(second, second)];
    expect([alone.status, alone.error.code]).toEqual([409, 'OWN_REQUEST']);
    expect([owner.status, owner.error.code]).toEqual([409, 'OWN_ACCOUNT']);
    expect(await mailed(second, agreed)).toBeUndefined();
  });

  it('stays when no second admin looks within three days; then it may be asked for again', async () => {
    const [first, second, owner] = [await admin(), await admin(), await member(app)];
    await withFactor(app, owner);
    await request(first, owner);
    expect((await request(second, owner)).error.code).toBe('ALREADY_EXISTS');
    const { expiresAt } = (await waiting(second, owner)) ?? {};
    app.clock.set(String(expiresAt));
    const later = async (who: TestMember) => ({ ...who, ...(await signedInAgain(who)) });
    expect((await confirm(await later(second), owner)).error.code).toBe('NOT_FOUND');
    expect(await waiting(await later(second), owner)).toBeUndefined();
    expect((await request(await later(second), owner)).status).toBe(201);
    // Whoever agrees after the day has passed sees it go at once.
    const [one = first] = await dayLater(first);
    expect((await confirm(one, owner)).status).toBe(200);
    expect(await asksForCode(owner)).toBe(false);
  });

  it('stays when its owner shows a code, an admin withdraws, or who agreed is no admin', async () => {
    const [first, second, owner] = [await admin(), await admin(), await member(app)];
    const { secret } = await withFactor(app, owner);
    await request(first, owner);
    const body = { challenge: await challengeOf(owner), code: appCode(app, secret) };
    expect((await app.as().call(accountsApi.loginCode, { body }, from('10.0.0.1'))).status).toBe(
      200,
    );
    expect((await confirm(second, owner)).error.code).toBe('NOT_FOUND');

    await request(first, owner);
    expect((await withdraw(second, owner)).status).toBe(200);
    expect((await confirm(second, owner)).error.code).toBe('NOT_FOUND');

    const noAdmin = ({ id }: TestMember) =>
      rows(app, "UPDATE users SET role = 'INDIVIDUAL' WHERE id = $1", [id]);
    await request(first, owner);
    await confirm(second, owner);
    await noAdmin(second);
    await dayLater();
    await removeDueFactors(app.platform);
    expect(await asksForCode(owner)).toBe(true);
    expect((await audited(owner)).at(-1)).toMatchObject({
      action: 'account.two-factor-removal-withdrawn',
      actor_id: null,
    });
  });

  it('is none where the account has none', async () => {
    const owner = await member(app);
    expect((await request(await admin(), owner)).error.code).toBe('WRONG_STATUS');
    expect(await mailsTo(app, owner.email)).toEqual([]);
  });
});

/** Access tokens end long before a request does. */
async function signedInAgain({ email }: TestMember) {
  const { accessToken = '' } = (await signInAs(app, email)).data;
  return { call: app.as(accessToken).call };
}

describe('an account that an admin closes', () => {
  it('tells its owner by mail, unless it is reopened at once', async () => {
    const [who, owner, other] = [await admin(), await member(app), await member(app)];
    await who.call(securityApi.close, { params: { id: owner.id } });
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.subject).toBe('Tvoj nalog je zatvoren');
    expect(mail?.text).toContain('Nalog se može ponovo otvoriti');
    await who.call(securityApi.close, { params: { id: other.id } });
    await who.call(securityApi.reopen, { params: { id: other.id } });
    expect(await mailsTo(app, other.email)).toEqual([]);
  });
});
