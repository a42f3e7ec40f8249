import { modules, paper, platform } from '../proofs.ts';
import type { Rows } from '../row.ts';

const accounts = `${modules}/accounts`;
const factor = `${accounts}/second-factor/second-factor.itest.ts`;
const own = `${modules}/account-settings/own-account.itest.ts`;
const sessions = `${accounts}/sessions/sessions.itest.ts`;

/** V7: sessions. */
export const sessionRows: Rows = {
  '7.1.1': {
    asks: 'documents say how long a session lasts, and why',
    proof: [['docs/decisions/086-what-level-two-is-not.md', '180 days']],
  },
  '7.1.2': {
    asks: 'documents say how many sessions there may be',
    proof: [paper('Signing in')],
    but: 'as many as one likes; each is listed and ended',
  },
  '7.1.3': { asks: 'federated sessions are documented', absent: 'no federation' },
  '7.2.1': {
    asks: 'tokens are checked by the server',
    proof: [[`${platform}/access/access.test.ts`, 'a forged access token']],
  },
  '7.2.2': {
    asks: 'tokens are made for each session',
    proof: [[sessions, 'gives a new pair, and again with each successor']],
  },
  '7.2.3': {
    asks: 'tokens that are looked up have 128 random bits',
    proof: [
      [
        `${accounts}/secrets/tokens.test.ts`,
        'have one successor each, which nobody makes without the key',
      ],
      ['apps/server/src/platform/ids.ts', 'randomBytes(32)'],
    ],
  },
  '7.2.4': {
    asks: 'signing in makes a new token and ends the present one',
    gap: 'Signing in makes a new session; one that the browser may still hold is not ended with it, as only its tokens are overwritten. It stands in the list of devices and ends unused.',
    proof: [[factor, 'opens nothing before the code, and a session after it']],
  },
  '7.3.1': {
    asks: 'a session that is not used ends',
    proof: [[sessions, 'works until thirty days after the last use, and not a moment longer']],
  },
  '7.3.2': {
    asks: 'a session ends at last',
    proof: [[sessions, 'works for half a year after signing in at most, however often it is used']],
  },
  '7.4.1': {
    asks: 'what has ended is good for nothing',
    proof: [[sessions, 'ends the session at once, also for the access token']],
  },
  '7.4.2': {
    asks: 'a closed account has no session',
    proof: [
      [sessions, 'is refused at once when the account is closed'],
      [
        `${modules}/security/security.watch.itest.ts`,
        'ends its sessions at once; opened again, it is signed in to as before',
      ],
      [
        `${modules}/account-settings/deletion.itest.ts`,
        'closes the account for thirty days, ends all sessions, and mails the date',
      ],
    ],
  },
  '7.4.3': {
    asks: 'others can be ended with a changed password or factor',
    proof: [
      [own, 'ends the other sessions, is told by mail, and is the only one that works'],
      [own, 'are signed out together, but for the one that asks'],
    ],
    but: 'a new password ends them by itself; with a second factor it is the key beside the list of devices',
  },
  '7.4.4': {
    asks: 'signing out is in sight',
    proof: [['apps/web/src/shell/header/user-menu.tsx', "t('signOut')"]],
    but: 'in the menu of the reader’s picture',
  },
  '7.4.5': {
    asks: 'admins can end sessions',
    proof: [
      [`${modules}/security/security.watch.itest.ts`, 'are listed, and end at once, one or all'],
    ],
  },
  '7.5.1': {
    asks: 'changing address or factor takes the password again',
    proof: [
      [`${modules}/account-settings/email-change.itest.ts`, 'takes the password'],
      [factor, 'take the password and a code, and are told by mail'],
      [factor, 'takes the password, and the code of the newest secret within an hour'],
    ],
  },
  '7.5.2': {
    asks: 'one’s sessions are seen, and ended on a new proof',
    gap: 'They are seen and ended by whoever is signed in; no password is asked for, so that somebody who sees a stranger there can act at once.',
    proof: [[own, 'are signed out one by one, at once in every copy']],
  },
  '7.6.1': { asks: 'federated sessions end together', absent: 'no federation' },
  '7.6.2': {
    asks: 'no session begins without the person’s act',
    proof: [
      [
        `${accounts}/sign-up/registered-browser.itest.ts`,
        'is signed in once the address is confirmed, once',
      ],
    ],
    but: 'the browser that registered is signed in once its owner opened the mail',
  },
};
