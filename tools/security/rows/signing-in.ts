import { guessing, modules, paper, platform } from '../proofs.ts';
import type { Rows } from '../row.ts';

const accounts = `${modules}/accounts`;
const passwords = `${accounts}/passwords/passwords.test.ts`;
const factor = `${accounts}/second-factor/second-factor.itest.ts`;
const factorKeys = `${accounts}/second-factor/second-factor.crypto.test.ts`;
const reset = `${accounts}/passwords/reset.itest.ts`;
const secrets = `${accounts}/secrets/secrets.itest.ts`;
const own = `${modules}/account-settings/own-account.itest.ts`;
const registration = `${accounts}/sign-up/registration.itest.ts`;

/** V6: authentication. */
export const signingIn: Rows = {
  '6.1.1': {
    asks: 'documents say how guessing is limited, without locking owners out',
    proof: [
      ['docs/decisions/005-sessions-and-codes.md', '**Limits.**'],
      ['docs/decisions/041-codes-for-a-new-password.md', 'keep the owner out'],
    ],
  },
  '6.1.2': {
    asks: 'words that no password may be are written down',
    proof: [paper('Signing in'), [`${accounts}/passwords/password.rules.ts`, 'ofTheProduct']],
  },
  '6.1.3': {
    asks: 'each way in is documented, with its strength',
    proof: [paper('Signing in')],
  },
  '6.2.1': {
    asks: 'eight characters or more',
    proof: [
      ['packages/domain/src/accounts/password.test.ts', 'acceptable > %j: %s'],
      [passwords, '"%s" is refused: %s'],
    ],
  },
  '6.2.2': {
    asks: 'a password can be changed',
    proof: [[own, 'ends the other sessions, is told by mail, and is the only one that works']],
  },
  '6.2.3': {
    asks: 'that takes the present one',
    proof: [[own, 'takes the current one, and says which field is wrong']],
  },
  '6.2.4': {
    asks: 'none of the 3,000 most common',
    proof: [[passwords, 'is none of the most common ones that are long enough']],
  },
  '6.2.5': {
    asks: 'any characters, none demanded',
    proof: [
      [passwords, '"%s" is taken'],
      ['packages/domain/src/accounts/password.test.ts', 'acceptable > %j: %s'],
    ],
  },
  '6.2.6': {
    asks: 'what is typed is masked',
    proof: [['packages/ui/src/password-input.tsx', "type={shown ? 'text' : 'password'}"]],
    but: 'by reading the one field of the design system for passwords',
  },
  '6.2.7': {
    asks: 'pasting and password managers work',
    design: 'No field for passwords listens to pasting; `autoComplete` names them for managers.',
  },
  '6.2.8': {
    asks: 'a password is checked as it was typed',
    proof: [[passwords, 'know their password and no other']],
    but: 'what PostgreSQL cannot keep (NUL, halves of letters) is taken out of every body, here too, when it is set and when it is checked',
  },
  '6.2.9': {
    asks: '64 characters and more',
    proof: [['packages/domain/src/accounts/password.test.ts', 'acceptable > %j: %s']],
    but: '200',
  },
  '6.2.10': { asks: 'no password runs out', design: 'Nothing asks for a new one by time.' },
  '6.2.11': { asks: 'none of the words of 6.1.2', proof: [[passwords, '"%s" is refused: %s']] },
  '6.2.12': {
    asks: 'none that is known from leaks',
    gap: 'A list of some 49,000 passwords that leaks made common (zxcvbn’s) is refused; whether a rarer one has leaked is asked nowhere.',
    proof: [[passwords, 'is none of the most common ones that are long enough']],
  },
  '6.3.1': {
    asks: 'guessing is limited as documented',
    proof: [
      guessing,
      [
        `${accounts}/sign-in/guessing.deep.itest.ts`,
        'hold across two copies of the server and a restart',
      ],
      [
        `${accounts}/sign-in/sign-in.itest.ts`,
        'does not lock the owner out where they have signed in before',
      ],
    ],
  },
  '6.3.2': {
    asks: 'no account comes with the product',
    proof: [
      [
        `${platform}/settings.test.ts`,
        'begins with nothing but what it is given, and with no demo',
      ],
      [`${platform}/settings.test.ts`, 'does not begin with %s=%s'],
    ],
  },
  '6.3.3': {
    asks: 'a second factor, or more than one, is demanded',
    gap: 'A second factor is offered to everybody and demanded of nobody, not of admins and staff either (decision 086).',
    proof: [[factor, 'opens nothing before the code, and a session after it']],
  },
  '6.3.4': {
    asks: 'no way in is undocumented or weaker',
    proof: [
      paper('Signing in'),
      [factor, 'is not got around by a forgotten password'],
      [
        `${accounts}/sign-up/registered-browser.itest.ts`,
        'the browser that registered > is refused %s',
      ],
      [
        `${modules}/account-settings/deletion.itest.ts`,
        'calls it off with the code, not with the password alone',
      ],
    ],
  },
  '6.4.1': {
    asks: 'codes to begin with are random, short-lived, no passwords',
    proof: [
      [
        `${accounts}/secrets/tokens.test.ts`,
        'have six characters of the kind that the specification names',
      ],
      [registration, 'takes a code for 15 minutes and a link for a day'],
      [registration, 'works by the code, in small letters too, once'],
    ],
  },
  '6.4.2': { asks: 'no hints, no secret questions', absent: 'there are none' },
  '6.4.3': {
    asks: 'a forgotten password goes around no second factor',
    proof: [
      [factor, 'is not got around by a forgotten password'],
      [reset, 'ends every session at once'],
    ],
  },
  '6.4.4': {
    asks: 'a lost factor is replaced on proof of who one is',
    proof: [
      [
        `${modules}/security/security.factor-removal.itest.ts`,
        'goes a day after one admin stated the proof and another, who saw it, agreed',
      ],
    ],
    but: 'by one of four proofs that two admins see (decision 093)',
  },
  '6.5.1': {
    asks: 'codes work once',
    proof: [
      [factor, 'takes a code of the step before and after, and none twice'],
      [factor, 'takes each recovery code once, however it is typed'],
      [reset, 'is given to one of many at once'],
    ],
  },
  '6.5.2': {
    asks: 'short secrets are kept by a password hash with salt',
    gap: 'Mailed codes and recovery codes (50 bits) are kept as HMAC under the product’s key, bound to member and purpose, not by a slow hash: the database alone gives none away, database and key together do.',
    proof: [
      [factor, 'keeps secret and codes so that the database alone gives neither away'],
      [`${accounts}/secrets/tokens.test.ts`, 'are kept by key, purpose and member'],
    ],
  },
  '6.5.3': {
    asks: 'codes and seeds come from a secure generator',
    design:
      '`randomInt` and `randomBytes` of `node:crypto`; seeds by otplib from `crypto.getRandomValues`.',
  },
  '6.5.4': {
    asks: 'mailed and recovery codes have 20 bits, as six digits do',
    proof: [
      [
        `${accounts}/secrets/tokens.test.ts`,
        'have six characters of the kind that the specification names',
      ],
      [factorKeys, 'are ten, unlike each other, of signs that are not taken for one another'],
    ],
  },
  '6.5.5': {
    asks: 'mailed codes last ten minutes, those of an app thirty seconds',
    gap: 'Mailed codes last 15 minutes as specified. A code of an app counts in its half minute, the one before and the one after, once.',
    proof: [
      [reset, 'takes 15 minutes at most'],
      [factorKeys, 'count one step before and one after, and name their own step'],
    ],
  },
  '6.6.1': {
    asks: 'codes by telephone are the second choice',
    absent: 'nothing is sent by telephone',
  },
  '6.6.2': {
    asks: 'a code belongs to the request it was sent for',
    proof: [
      [reset, 'a code that a browser asked for by name'],
      [
        secrets,
        'takes no challenge that is made up, expired or of another kind, and no foreign code',
      ],
    ],
  },
  '6.6.3': {
    asks: 'mailed codes cannot be guessed at',
    proof: [
      [reset, 'takes five wrong codes %s an address, then not even the right one'],
      [
        `${accounts}/sign-in/guessing.deep.itest.ts`,
        'stands no more than 100 guesses an hour, however many codes are asked for',
      ],
    ],
  },
  '6.8.1': { asks: 'identity providers are not mixed up', absent: 'no identity provider' },
  '6.8.2': { asks: 'what they say is signed', absent: 'no identity provider' },
  '6.8.3': { asks: 'what they say counts once', absent: 'no identity provider' },
  '6.8.4': { asks: 'they say how somebody signed in', absent: 'no identity provider' },
};
