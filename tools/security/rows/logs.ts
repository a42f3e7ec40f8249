import { fuzz, modules, paper, platform, silentLog, walk } from '../proofs.ts';
import type { Rows } from '../row.ts';

const events = `${modules}/accounts/sign-in/sign-in-events.itest.ts`;
const queryLog = `${platform}/log.test.ts`;

/** V16: logging and errors. */
export const logs: Rows = {
  '16.1.1': {
    asks: 'documents say what is logged, where and for how long',
    proof: [paper('Logs')],
  },
  '16.2.1': {
    asks: 'an entry says when, who, what, where',
    proof: [
      [events, 'is kept with its outcome, the address and the browser; what was typed is not'],
      [
        `${modules}/permissions/permissions.itest.ts`,
        'counts at once, and is audited with who, what and where',
      ],
    ],
    but: 'lines of the server carry the request’s id, which each answer names',
  },
  '16.2.2': {
    asks: 'one time for all, in UTC',
    gap: 'Lines and rows are in UTC (`timestamptz`, milliseconds since 1970). That clocks of the machines agree is for whoever runs them.',
  },
  '16.2.3': {
    asks: 'logs go where the list says',
    design:
      'One place makes the log (`platform/log.ts`), to standard output; lists of sign-ins and acts are two tables.',
  },
  '16.2.4': {
    asks: 'one form for all lines',
    proof: [[queryLog, 'says which one and why']],
    but: 'JSON lines of pino',
  },
  '16.2.5': {
    asks: 'nothing secret in a log',
    proof: [
      silentLog,
      [queryLog, 'tells nothing of what it was asked with: %s'],
      [`${modules}/crowdfunding/payments/callbacks.itest.ts`, 'keeps nothing of the card'],
    ],
  },
  '16.3.1': {
    asks: 'each try to sign in is kept, with its outcome',
    proof: [
      [events, 'is kept with its outcome, the address and the browser; what was typed is not'],
      [events, 'is kept where the account is closed, unconfirmed, or without a password'],
      [
        `${modules}/accounts/second-factor/second-factor.itest.ts`,
        'takes five codes per challenge, and notes the wrong ones',
      ],
    ],
    but: 'of a flood once a minute',
  },
  '16.3.2': {
    asks: 'refused calls are logged',
    gap: 'Refusals (401, 403, 404) are counted by route in the figures and written at the level `debug`, which is off by default.',
    proof: [
      [
        `${modules}/system/system.itest.ts`,
        'tell of requests by route and status, of pool, loop and streams',
      ],
    ],
  },
  '16.3.3': {
    asks: 'tries to get around a check are logged',
    gap: 'Logged or noted: refused tries to sign in, refresh tokens that come again, notices with a wrong signature. Wrong input and passed limits elsewhere only as 16.3.2.',
    proof: [
      [
        events,
        'is kept once a minute while tries are refused, so that a flood does not fill the list',
      ],
      [
        `${modules}/accounts/sessions/sessions.itest.ts`,
        'ends the family when a used token comes again, also for who holds the newest one',
      ],
    ],
  },
  '16.3.4': {
    asks: 'errors nobody expected are logged',
    proof: [[queryLog, 'says which one and why']],
    but: 'that every 500 is written is by reading `platform/http/server.ts`',
  },
  '16.4.1': {
    asks: 'input cannot forge a line',
    design: 'Each line is one JSON value; line breaks in texts are escaped by pino.',
  },
  '16.4.2': {
    asks: 'logs are out of reach, and not changed',
    gap: 'Rights keep the lists of sign-ins and acts to admins. No code changes an entry but erasing a person; the database’s owner could.',
    proof: [walk],
  },
  '16.4.3': {
    asks: 'logs go to another machine',
    gap: 'The server writes to standard output; sending it on is for whoever runs it.',
  },
  '16.5.1': {
    asks: 'an error tells nothing of the inside',
    proof: [walk, fuzz],
    but: 'every refusal has one of the known texts, and no other field',
  },
  '16.5.2': {
    asks: 'when others fail, it goes on',
    proof: [
      [
        `${modules}/crowdfunding/demo-peer/demo-peer.itest.ts`,
        'opens no payment, holds nothing, and lets holds expire',
      ],
      [
        `${modules}/accounts/accounts.jobs.itest.ts`,
        'go out after a failure, with a code that works',
      ],
      [`${platform}/access/access.test.ts`, 'asks each time while the signals are not heard'],
      [
        `${modules}/system/frozen-database.deep.itest.ts`,
        'pages, lists, sign-in, what is written and streams are answered 503, and are back after',
      ],
    ],
  },
  '16.5.3': {
    asks: 'when it fails, it fails shut',
    proof: [
      [
        'apps/server/src/samples/silent-database.deep.itest.ts',
        'no endpoint keeps anybody waiting, or claims a success, while the database says nothing',
      ],
      [
        `${modules}/applications/applications.table.itest.ts`,
        'a guard that does not hold refuses the move and leaves everything as it is',
      ],
      [
        `${modules}/crowdfunding/donations/crash.deep.itest.ts`,
        'server, second copy, database and provider killed in … rounds: each donation ends, each charge has its receipt',
      ],
    ],
  },
};
