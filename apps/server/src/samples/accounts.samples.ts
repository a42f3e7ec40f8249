import type { accountsApi } from '@app/contracts/accounts/accounts.api';
import { issueCode, issueLink } from '../modules/accounts/secrets/codes.service.ts';
import { issueChallenge } from '../modules/accounts/sign-in/challenge.ts';
import { newId } from '../platform/ids.ts';
import { tokenHash } from '../platform/tokens.ts';
import { demoPassword } from '../seed/accounts.ts';
import { everybody, members, noOne } from './kinds.ts';
import type { Samples } from './sample.ts';
import { rowOf, withFactor } from './secrets.ts';
import type { Stage } from './stage.ts';

const newPassword = 'Sasvim-nova-9';
/** From where a member confirmed their address. */
const home = '10.200.0.1';
/** As a browser names itself that asks for a reset code. */
const browser = 'a-browser-of-the-samples';

/** Another each time: an address is written to a few times only. */
const unknown = () => `nikog-nema-${newId()}@primjer.ba`;
const secret = 'n0-such-token-n0-such-token-n0-such-token-0';

const link = async (stage: Stage, purpose: 'verify' | 'reset') => {
  const { id } = await stage.fresh(purpose === 'verify' ? 'novi' : 'lejla');
  return stage.tx((tx) => issueLink(tx, stage.app.platform, purpose, id, home));
};
const code = async (stage: Stage, purpose: 'verify' | 'reset') => {
  const { id, email } = await stage.fresh(purpose === 'verify' ? 'novi' : 'lejla');
  const from = { requestedFrom: home, requestHash: tokenHash(browser) };
  const made = await stage.tx((tx) => issueCode(tx, stage.app.platform, purpose, id, from));
  return { email, code: made };
};

export const accountsSamples: Samples<typeof accountsApi> = {
  login: {
    may: everybody,
    own: async (stage) => ({
      body: { email: (await stage.fresh('lejla')).email, password: demoPassword },
    }),
  },
  loginCode: {
    may: everybody,
    own: async (stage) => {
      const person = await stage.fresh('lejla');
      const { password_hash: passwordHash } = await rowOf(stage, person);
      const challenge = await issueChallenge(stage.app.platform, { id: person.id, passwordHash });
      return { body: { challenge, code: await withFactor(stage, person) } };
    },
  },
  loginRegistration: {
    may: everybody,
    own: async (stage) => {
      const { id } = await stage.fresh('lejla');
      const made = await stage.tx((tx) =>
        issueLink(tx, stage.app.platform, 'registration', id, home),
      );
      return { body: { secret: made } };
    },
    missing: () => ({ body: { secret } }),
    absent: 'TOKEN_INVALID',
  },
  refresh: {
    may: everybody,
    own: async (stage) => ({
      body: { refreshToken: (await stage.fresh('lejla')).refreshToken },
    }),
  },
  logout: {
    may: everybody,
    own: async (stage) => ({
      body: { refreshToken: (await stage.fresh('lejla')).refreshToken },
    }),
  },
  register: {
    may: everybody,
    own: () => ({
      body: {
        firstName: 'Hana',
        lastName: 'Zukić',
        email: `hana-${newId()}@primjer.ba`,
        password: newPassword,
        confirmPassword: newPassword,
        agreeToTerms: true,
        language: 'bhs',
      },
    }),
  },
  resendVerification: {
    may: everybody,
    own: async (stage) => ({ body: { email: (await stage.fresh('novi')).email } }),
  },
  verifyToken: {
    may: everybody,
    own: async (stage) => ({ query: { token: await link(stage, 'verify') } }),
    missing: () => ({ query: { token: secret } }),
    absent: 'TOKEN_INVALID',
    changes: true,
  },
  verifyCode: {
    may: everybody,
    own: async (stage) => ({ body: await code(stage, 'verify') }),
  },
  forgotPassword: {
    may: everybody,
    own: async (stage) => ({
      body: { email: (await stage.fresh('lejla')).email, language: 'bhs' },
    }),
    missing: () => ({ body: { email: unknown(), language: 'bhs' } }),
    absent: 'answered',
  },
  verifyResetCode: {
    may: everybody,
    own: async (stage) => ({
      body: { ...(await code(stage, 'reset')), request: browser, language: 'bhs' },
    }),
  },
  resetPassword: {
    may: everybody,
    own: async (stage) => ({
      body: { token: await link(stage, 'reset'), newPassword, language: 'bhs' },
    }),
    missing: () => ({ body: { token: secret, newPassword, language: 'bhs' } }),
    absent: 'TOKEN_INVALID',
  },
  verifyResetToken: {
    may: everybody,
    own: async (stage) => ({ params: { token: await link(stage, 'reset') } }),
    absent: 'answered',
  },
  requestPasswordReset: {
    may: everybody,
    own: async (stage) => ({ body: { email: (await stage.fresh('lejla')).email } }),
    missing: () => ({ body: { email: unknown() } }),
    absent: 'answered',
  },
  onboarding: {
    may: { own: everybody, foreign: noOne },
    caller: 'fresh',
    own: async (stage, { id, email }) => {
      const { pool } = stage.app.platform.db;
      const at = stage.app.clock.now();
      await pool.query(
        'UPDATE users SET onboarded_at = NULL, verified_at = created_at WHERE id = $1',
        [id],
      );
      await pool.query(
        `INSERT INTO account_secrets (id, user_id, purpose, form, hash, requested_from, created_at,
           expires_at, used_at, used_from) VALUES ($1, $2, 'verify', 'link', $5, $4, $3, $3, $3, $4)`,
        [newId(), id, at, home, newId()],
      );
      return { body: firstSteps(email), headers: { 'x-forwarded-for': home } };
    },
    foreign: ({ people }) => ({ body: firstSteps(people.emir.email) }),
    missing: () => ({ body: firstSteps(unknown()) }),
  },
  profile: { may: members },
  setLanguage: {
    may: members,
    caller: 'fresh',
    own: () => ({ body: { language: 'en' } }),
  },
};

function firstSteps(email: string) {
  return {
    email,
    phoneNumber: '061 234 567',
    gender: 'other' as const,
    interests: ['arts' as const],
  };
}
