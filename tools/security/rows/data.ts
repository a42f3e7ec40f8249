import { modules, paper, platform, silentLog, walk } from '../proofs.ts';
import type { Rows } from '../row.ts';

const erasure = `${modules}/personal-data/erasure.itest.ts`;
const decisions = `${modules}/personal-data/decisions.itest.ts`;

/** V14: data protection. V15: coding and architecture. */
export const data: Rows = {
  '14.1.1': {
    asks: 'sensitive data is known and sorted by level',
    proof: [
      paper('Data'),
      [decisions, 'has a decision for every table'],
      [decisions, 'has a decision for every column that names a member'],
    ],
  },
  '14.1.2': { asks: 'each level says how it is protected', proof: [paper('Data')] },
  '14.2.1': {
    asks: 'nothing sensitive in an address',
    gap: 'Access tokens go in a header. Mailed links carry their token in the address, as specified: random, good once and for a time, kept as digests. `/auth/verify` and `/forgot-password` carry an e-mail address. Logs and figures keep the pattern of an address, never the address.',
    proof: [silentLog],
  },
  '14.2.2': {
    asks: 'no cache on the way keeps it',
    proof: [
      walk,
      [
        `${platform}/web/mount.test.ts`,
        'differ by language and theme, by nothing else of the reader',
      ],
    ],
    but: 'answers for members are `no-store` or `private`; only pages of strangers are kept by the server',
  },
  '14.2.3': {
    asks: 'nothing goes to trackers',
    proof: [
      [
        'apps/web/src/lib/blocks/blocks.test.tsx',
        'loads nothing of YouTube before the reader agrees, then plays one video at a time',
      ],
      [
        `${modules}/page-views/page-views.itest.ts`,
        'keeps of visitors hashes that the next day has others for, and forgets them',
      ],
      [
        `${platform}/headers.test.ts`,
        'lets only scripts with the nonce or of the product run, and none inline',
      ],
    ],
  },
  '14.2.4': {
    asks: 'each level is protected as it says',
    proof: [
      silentLog,
      [erasure, 'leaves nothing of the person anywhere in the database'],
      [
        'apps/server/src/backup.deep.itest.ts',
        'has every row, number and file, and lets everyone in as before, second factors too',
      ],
      [
        `${modules}/crowdfunding/payments/nightly.itest.ts`,
        'who gave > is forgotten when the time for it is over, and not before',
      ],
      [
        `${modules}/personal-data/archives.itest.ts`,
        'can be fetched for seven days, then its file is deleted',
      ],
    ],
  },
  '14.3.1': {
    asks: 'what a member saw is gone from the browser when they sign out',
    gap: 'Tokens and answers go. Unsaved words and drafts stay on the device, under the member’s id, until they are sent or taken over (decision 022): nothing that was typed is lost.',
    proof: [
      [
        'apps/web/src/lib/session/engine.test.ts',
        'sign out together, without the words of an expired session',
      ],
      ['apps/web/src/lib/queries/queries.tsx', 'queries.resetQueries()'],
    ],
  },
  '14.3.2': { asks: 'browsers keep nothing sensitive', proof: [walk] },
  '14.3.3': {
    asks: 'nothing sensitive in the browser’s storage but tokens',
    gap: 'Beside tokens: unsaved words of applications and messages, and the details of a donation that was begun (name, address), until they are sent.',
    proof: [
      [
        'apps/web/src/lib/autosave/unsaved-store.test.ts',
        'belong to one person and one application',
      ],
    ],
  },
  '15.1.1': { asks: 'documents say how fast packages are mended', proof: [paper('Packages')] },
  '15.1.2': {
    asks: 'packages are listed, and from where',
    proof: [
      [
        'tools/checks/packages.test.ts',
        'every package that is needed comes from the registry, with the digest of what it holds',
      ],
      ['tools/checks/packages.test.ts', 'every package is named with its one version'],
    ],
    but: 'the list is `package-lock.json`; `npm sbom` prints it in the usual form',
  },
  '15.1.3': { asks: 'documents name what is costly, and its bounds', proof: [paper('Limits')] },
  '15.2.1': {
    asks: 'no package is older than the promise allows',
    gap: 'No step of the gate asks for known weaknesses of packages: it runs without the net. `npm audit` is left to whoever releases.',
  },
  '15.2.2': {
    asks: 'what is costly cannot use everything up',
    gap: 'Passwords, pictures, spreadsheets and fetches are bounded and beside the loop; large bodies, pages made up anew and documents are not yet.',
    proof: [
      [
        `${modules}/accounts/passwords/passwords.test.ts`,
        'leave the main thread free, however many are asked for at once',
      ],
      [
        `${platform}/guarded-fetch.test.ts`,
        'takes no more than it was told, and only what is there',
      ],
      [
        `${modules}/system/system.deep.itest.ts`,
        'the health check says so within two seconds when the database hangs',
      ],
    ],
  },
  '15.2.3': {
    asks: 'no test code in production',
    proof: [
      ['tools/checks/import-rules.test.ts', 'are each broken by a plant'],
      [`${modules}/system/system.itest.ts`, 'does not exist outside demo mode'],
      [
        `${modules}/crowdfunding/demo-peer/demo-peer.itest.ts`,
        'there is no provider of ours, and the demo’s choice counts for nothing',
      ],
    ],
    but: '`product-never-needs-tests` is one of the rules of imports',
  },
  '15.3.1': { asks: 'only the fields that are needed are answered', proof: [walk] },
  '15.3.2': {
    asks: 'redirects are followed on purpose alone',
    proof: [
      [`${platform}/guarded-fetch.test.ts`, 'checks the address of every hop'],
      [`${platform}/guarded-fetch.test.ts`, 'follows redirects, but not for ever'],
    ],
  },
  '15.3.3': {
    asks: 'fields that are not the sender’s to set have no effect',
    proof: [
      [`${modules}/accounts/accounts.bodies.itest.ts`, 'what a body carries besides'],
      [`${modules}/security/security.rights.itest.ts`, 'extra fields in a body have no effect'],
      [
        `${modules}/applications/applications.limits.itest.ts`,
        'refuses fields that do not exist and leaves everything as it was',
      ],
      [
        `${modules}/crowdfunding/donations/donations.itest.ts`,
        'does not take amounts or states from the body that are not the donor’s to choose',
      ],
    ],
  },
  '15.3.4': {
    asks: 'the reader’s address is the true one',
    proof: [
      [
        `${modules}/accounts/sign-in/sign-in.itest.ts`,
        'does not believe addresses that the client wrote itself',
      ],
      [
        `${modules}/accounts/sign-in/guessing.deep.itest.ts`,
        'through a chain of proxies that the client wrote: at most 100 count',
      ],
    ],
  },
  '15.3.5': {
    asks: 'types are sure, comparisons strict',
    proof: [
      ['tools/checks/checks.mjs', "name: 'types of server, packages and tools'"],
      ['biome.json', '"noExplicitAny": "error"'],
    ],
    but: 'checks of the gate; Biome’s recommended rules hold `===`',
  },
  '15.3.6': {
    asks: 'no prototype can be polluted',
    proof: [
      [
        'apps/server/src/closed-doors.itest.ts',
        'a body that would change what all objects are is refused: %s',
      ],
    ],
  },
  '15.3.7': {
    asks: 'a field that comes twice, or in another place, changes nothing',
    proof: [
      [
        'apps/server/src/closed-doors.itest.ts',
        'a field of an address that comes twice is no value',
      ],
      [
        'apps/server/src/closed-doors.itest.ts',
        'a field of an address is none of the body, and the other way round',
      ],
    ],
  },
};
