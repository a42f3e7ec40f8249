import { modules, paper, platform } from '../proofs.ts';
import type { Rows } from '../row.ts';

const factorKeys = `${modules}/accounts/second-factor/second-factor.crypto.test.ts`;
const passwords = `${modules}/accounts/passwords/passwords.test.ts`;
const digests = `${modules}/crowdfunding/payments/monri.digests.test.ts`;

/** V11: cryptography. V12: secure communication. V13: configuration. */
export const keys: Rows = {
  '11.1.1': {
    asks: 'documents say how keys live',
    proof: [paper('Keys'), ['docs/decisions/035-keys-of-second-factors.md', 'A key of their own']],
    but: 'no standard for the life of keys is followed to the letter',
  },
  '11.1.2': { asks: 'keys, algorithms and their use are listed', proof: [paper('Keys')] },
  '11.2.1': {
    asks: 'known implementations',
    design:
      '`node:crypto` (OpenSSL), jose, otplib, web-push and @node-rs/argon2; no algorithm of our own.',
  },
  '11.2.2': {
    asks: 'algorithms and keys can be exchanged',
    gap: 'Keys of second factors are a list, and hashes of passwords are renewed at sign-in when their cost changes. `JWT_SECRET` is one key: another one ends sessions, mailed links and devices’ notifications at once.',
    proof: [
      [factorKeys, 'opens with a key that has been replaced, as long as it stays in the list'],
      [
        `${modules}/accounts/sign-in/sign-in.itest.ts`,
        'renews a hash that was made at another cost, once',
      ],
    ],
  },
  '11.2.3': {
    asks: '128 bits of security everywhere',
    proof: [
      [
        factorKeys,
        'the secret > is encrypted: differently each time, for this member, by this key',
      ],
      [`${platform}/settings.test.ts`, 'does not begin with %s=%s'],
    ],
    but: 'SHA-1 stands where others fixed it: codes of apps (RFC 6238) and questions to the card provider; and in tags of kept pages and texts, which prove nothing',
  },
  '11.3.1': {
    asks: 'no ECB, no weak padding',
    proof: [
      [
        'apps/server/src/modules/accounts/second-factor/second-factor.crypto.ts',
        "createCipheriv('aes-256-gcm'",
      ],
    ],
    but: 'the one place that encrypts',
  },
  '11.3.2': {
    asks: 'AES-GCM',
    proof: [
      [
        factorKeys,
        'the secret > is encrypted: differently each time, for this member, by this key',
      ],
    ],
  },
  '11.3.3': {
    asks: 'what is encrypted cannot be changed unseen',
    proof: [
      [
        factorKeys,
        'the secret > is encrypted: differently each time, for this member, by this key',
      ],
    ],
  },
  '11.4.1': {
    asks: 'no MD5 and the like',
    gap: 'The card provider asks for SHA-1 in two of its digests. Everything that is ours to choose is SHA-256 or SHA-512.',
    proof: [[digests, 'sign management requests and questions with SHA-1']],
  },
  '11.4.2': {
    asks: 'passwords by argon2id at today’s cost',
    proof: [[passwords, 'are argon2id at the stated cost, each with its own salt']],
  },
  '11.4.3': {
    asks: 'digests that sign have 256 bits',
    proof: [
      [digests, 'sign a notice over its exact bytes'],
      ['tools/checks/money.test.ts', 'digests, secrets and tokens are compared in constant time'],
    ],
    but: 'the provider’s two SHA-1 digests of 11.4.1',
  },
  '11.4.4': {
    asks: 'keys made of passwords are stretched',
    absent: 'no key is made of a password',
  },
  '11.5.1': {
    asks: 'what cannot be guessed has 128 random bits',
    gap: 'Tokens and links have 256. Names of pictures are UUIDs (122 bits, pictures of profiles ask for the right besides), a team’s link has twelve signs (59 to 60 bits, counted by address, answered by the owner).',
    proof: [['apps/server/src/platform/ids.ts', 'randomBytes(32)']],
  },
  '11.6.1': {
    asks: 'keys are made by approved means',
    proof: [['apps/server/src/platform/secret.ts', 'randomBytes(32)']],
    but: 'the keys for devices (VAPID, P-256) are made of the product’s by HKDF',
  },
  '12.1.1': {
    asks: 'TLS 1.2 and 1.3 alone',
    design: 'Caddy of `deploy/Caddyfile`, whose defaults are these; nothing there loosens them.',
  },
  '12.1.2': { asks: 'strong ciphers alone', design: 'Caddy’s defaults.' },
  '12.1.3': { asks: 'certificates of clients are checked', absent: 'no client shows one' },
  '12.2.1': {
    asks: 'readers come by TLS alone',
    proof: [
      [`${platform}/headers.test.ts`, 'demands TLS only where the product stands behind it'],
      ['compose.yaml', '"443:443"'],
    ],
    but: 'by the proxy; a server that is put on the net without one speaks plain HTTP',
  },
  '12.2.2': {
    asks: 'certificates that browsers trust',
    design: 'Caddy gets them from a public authority for the host of `PUBLIC_URL`.',
  },
  '12.3.1': {
    asks: 'every connection is encrypted',
    gap: 'In `compose.yaml` the database and the proxy’s way to the server are plain within Compose’s own network. `MAIL_URL=smtp://` encrypts where the mail server offers it; `smtps://` insists. `MONRI_URL` and `AI_URL` may be `http:`.',
  },
  '12.3.2': {
    asks: 'servers’ certificates are checked',
    design: 'Node’s defaults; nothing sets `rejectUnauthorized`.',
  },
  '12.3.3': {
    asks: 'HTTP between our own services is encrypted',
    gap: 'From Caddy to the server it is plain, within Compose’s own network.',
  },
  '12.3.4': {
    asks: 'certificates between our own services',
    gap: 'There is no TLS between them (12.3.3).',
  },
  '13.1.1': { asks: 'documents say whom the server talks to', proof: [paper('Other systems')] },
  '13.2.1': {
    asks: 'services know each other by short-lived keys',
    gap: 'Database, store, mail, card provider and the reader of texts are reached by passwords and keys from the settings, which stay until somebody changes them.',
  },
  '13.2.2': {
    asks: 'services have no more rights than they need',
    gap: 'The server’s account of the database makes its tables at start, so it owns them. It runs as an ordinary user of the system.',
    proof: [['Dockerfile', 'USER node']],
  },
  '13.2.3': {
    asks: 'no default passwords between services',
    proof: [
      ['compose.yaml', 'POSTGRES_PASSWORD:?set it in .env'],
      [
        `${platform}/db/embedded.deep.itest.ts`,
        'demands its password over the network and shows it to nobody else',
      ],
    ],
  },
  '13.2.4': {
    asks: 'a list of what the server may reach',
    gap: 'Addresses that members give reach the public web alone; there is no list of hosts for it, and none at a firewall.',
    proof: [[`${platform}/guarded-fetch.test.ts`, 'a fetch for somebody else > never reaches %s']],
  },
  '13.2.5': {
    asks: 'a list of what the web server may load from',
    gap: 'As 13.2.4. Files come from the one store of `STORAGE_URL`.',
    proof: [[`${platform}/files/files.test.ts`, 'never leaves its place']],
  },
  '13.3.1': {
    asks: 'a vault keeps the secrets',
    gap: 'Secrets come by the environment, from a file beside `compose.yaml`; a vault can fill it. None is in the sources or in what is built.',
    proof: [['.dockerignore', '.env\n']],
  },
  '13.3.2': {
    asks: 'few reach the secrets',
    gap: 'Whoever runs the machine reads all of them; the server gets all at once.',
  },
  '13.4.1': { asks: 'no source control beside the product', proof: [['.dockerignore', '.git\n']] },
  '13.4.2': {
    asks: 'no debug mode in production',
    proof: [
      [
        `${platform}/settings.test.ts`,
        'begins with nothing but what it is given, and with no demo',
      ],
      [`${modules}/system/system.itest.ts`, 'does not exist outside demo mode'],
      ['Dockerfile', 'NODE_ENV=production'],
    ],
  },
  '13.4.3': {
    asks: 'no lists of folders',
    proof: [['apps/server/src/closed-doors.itest.ts', 'the folder %s lists nothing']],
  },
  '13.4.4': {
    asks: 'no TRACE',
    proof: [
      [
        'apps/server/src/closed-doors.itest.ts',
        'what is sent is never sent back by the method TRACE',
      ],
    ],
  },
  '13.4.5': {
    asks: 'documents and figures are shown on purpose alone',
    proof: [
      [`${modules}/system/system.itest.ts`, 'are for the machine itself or the token'],
      [
        `${modules}/system/system.itest.ts`,
        'has a readable form that runs no script but its own files',
      ],
    ],
    but: 'the API’s document and `/db-test` are public on purpose (decision 086)',
  },
};
