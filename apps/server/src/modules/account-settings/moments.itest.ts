import { setTimeout as wait } from 'node:timers/promises';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { describe, expect, it } from 'vitest';
import { from, lastMailTo } from '../../platform/testing/mails.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { member, type TestMember } from '../accounts/accounts.testing.ts';
import { emailSteps } from './email-change.testing.ts';

const app = setUpApp();

const { asked, confirm, undo, emailOf, newAddress } = emailSteps(app);

const many = <T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

const register = (email: string) =>
  app.as().call(accountsApi.register, {
    body: {
      firstName: 'Amar',
      lastName: 'Kos',
      email,
      password: 'Trešnja-na-Vlašiću',
      confirmPassword: 'Trešnja-na-Vlašiću',
      agreeToTerms: true,
    },
  });

/** Starts `work` while somebody else holds rows, and lets them go once it waits for them. */
async function whileLocked<T>(query: string, value: string, work: () => Promise<T>): Promise<T> {
  const client = await app.platform.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`${query} FOR UPDATE`, [value]);
    const working = work();
    await wait(300);
    await client.query('ROLLBACK');
    return await working;
  } finally {
    client.release();
  }
}

describe('in the same moment', () => {
  it('the link and the code of one mail confirm an address', async () => {
    const email = newAddress();
    await register(email);
    const { code, token } = await lastMailTo(app, email);
    const answers = await whileLocked('SELECT 1 FROM users WHERE email = $1', email, () =>
      Promise.all([
        app.as().call(accountsApi.verifyToken, { query: { token } }),
        app.as().call(accountsApi.verifyCode, { body: { email, code } }),
      ]),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('many guess at many codes from one network', async () => {
    const people = await many(6, () => member(app));
    for (const { email } of people) {
      await app.as().call(accountsApi.forgotPassword, { body: { email } }, from('10.2.0.1'));
    }
    await app.platform.jobs.drain();
    const answers = await many(40, (n) => {
      const body = { code: String(n).padStart(6, '0') };
      return app.as().call(accountsApi.verifyResetCode, { body }, from('10.2.0.1'));
    });
    expect(answers.filter(({ status }) => status !== 400)).toEqual([]);
  });

  describe('as a member leaves an address', () => {
    /** Does `work` while the change of a member's address is written but not committed. */
    async function whileLeaving<T>(amina: TestMember, work: () => Promise<T>): Promise<T> {
      const { toNew } = await asked(amina);
      // The sessions are ended after the address was changed.
      const ofAmina = 'SELECT 1 FROM sessions WHERE user_id = $1';
      const [confirmed, answer] = await whileLocked(ofAmina, amina.id, async () => {
        const confirming = confirm(toNew.token);
        await wait(100);
        return Promise.all([confirming, work()]);
      });
      expect(confirmed.status).toBe(200);
      return answer;
    }

    const backTo = async (amina: TestMember) => {
      const { token } = await lastMailTo(app, amina.email);
      expect((await undo(token)).status).toBe(200);
      expect(await emailOf(amina)).toBe(amina.email);
    };

    it('nobody registers with it', async () => {
      const amina = await member(app);
      const answer = await whileLeaving(amina, () => register(amina.email));
      expect(answer.error.code).toBe('EMAIL_TAKEN');
      await backTo(amina);
    });

    it('no other member moves to it', async () => {
      const [amina, emir] = [await member(app), await member(app)];
      // Asked for while the address is taken, no link is mailed; it is kept as if it had been.
      const { toNew } = await asked(emir);
      await app.platform.db.pool.query(
        'UPDATE email_changes SET new_email = $2 WHERE user_id = $1',
        [emir.id, amina.email],
      );
      const answer = await whileLeaving(amina, () => confirm(toNew.token));
      expect(answer.error.code).toBe('TOKEN_INVALID');
      expect(await emailOf(emir)).toBe(emir.email);
      await backTo(amina);
    });
  });
});
