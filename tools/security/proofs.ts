import type { Proof } from './row.ts';

const server = 'apps/server/src';
export const modules = `${server}/modules`;
export const platform = `${server}/platform`;

/** What several requirements rest on. */
export const walk: Proof = [
  `${server}/samples/walk.testing.ts`,
  'every endpoint lets through whom it should, and tells nobody what is not for them',
];
export const fuzz: Proof = [
  `${server}/samples/fuzz.testing.ts`,
  'every endpoint answers whatever is sent, in its shape or with a known code',
];
export const forgedTokens: Proof = [
  `${platform}/access/access.test.ts`,
  'a forged access token > %s is nobody, and the database is not asked',
];
export const levels: Proof = [`${platform}/access/access.test.ts`, 'who may call what > %s'];
export const pagePolicy: Proof = [
  `${platform}/headers.test.ts`,
  'lets only scripts with the nonce or of the product run, and none inline',
];
export const allHeaders: Proof = [`${platform}/headers.test.ts`, 'are those that helmet sets'];
export const pageHeaders: Proof = [
  `${platform}/headers.test.ts`,
  'are those of every answer, but for the policy',
];
export const hostileText: Proof = ['e2e/content.blocks.spec.ts', 'hostile HTML'];
export const harmlessHtml: Proof = [
  `${modules}/content/content.html.test.ts`,
  'nothing is left that runs, loads from elsewhere or bears a name',
];
export const guardedFetch: Proof = [
  `${platform}/guarded-fetch.test.ts`,
  'a fetch for somebody else',
];
export const silentLog: Proof = [
  `${modules}/accounts/sign-in/sign-in-events.itest.ts`,
  'holds no token, code or password',
];
export const guessing: Proof = [
  `${modules}/accounts/sign-in/guessing.deep.itest.ts`,
  '1,000 guesses in an hour',
];
export const forgedAddresses: Proof = [
  `${modules}/accounts/sign-in/sign-in.itest.ts`,
  'does not believe addresses that the client wrote itself',
];
export const sums: Proof = [
  `${modules}/crowdfunding/donations/donations.itest.ts`,
  'may fill the goal to the last fening and not pass it',
];
/** A part of docs/SECURITY.md. */
export const paper = (heading: string): Proof => ['docs/SECURITY.md', `## ${heading}\n`];
