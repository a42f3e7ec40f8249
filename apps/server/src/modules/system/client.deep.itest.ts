import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listeningApp, runningCampaign } from '../../platform/testing/campaigns.ts';
import { personas } from '../../platform/testing/personas.ts';
import type { TestApp } from '../../platform/testing/testApp.ts';
import { demoPassword } from '../../seed/accounts.ts';

const root = path.join(import.meta.dirname, '../../../../..');
const run = promisify(execFile);

/** As somebody else would write it: each call and each field is checked by what was generated. */
const program = `
import { client } from './client/client.gen';
import { accountsLogin, accountsProfile, callsList, crowdfundingDonate } from './client';
import type { CallSummary } from './client';

export async function visit(baseUrl: string, email: string, password: string, applicationId: string) {
  client.setConfig({ baseUrl });
  const { data: signedIn } = await accountsLogin({ body: { email, password } });
  if (!signedIn || !('accessToken' in signedIn)) throw new Error('not signed in');
  const { data: profile } = await accountsProfile({ auth: () => signedIn.accessToken });
  const { data: calls } = await callsList({ query: { state: 'open' } });
  const titles: string[] = (calls?.items ?? []).map((call: CallSummary) => call.title.bhs);
  const { data: donated } = await crowdfundingDonate({
    body: {
      applicationId,
      amount: 20.5,
      donorName: 'Nermina',
      donorSurname: 'Šehić',
      donorEmail: 'donor@primjer.ba',
      donorPhone: '+38761123456',
      donorAddress: 'Titova 1',
      donorCity: 'Tuzla',
      donorPostalCode: '75000',
      acceptTerms: true,
      demoFlow: 'instant',
    },
  });
  const { error } = await crowdfundingDonate({ body: { applicationId } as never });
  return {
    name: profile?.name,
    titles,
    order: donated?.orderNumber,
    held: donated?.holdExpiresAt,
    refused: error?.code,
  };
}
`;

const settings = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    types: [],
  },
};

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await listeningApp();
  await mkdir(path.join(root, 'node_modules/.cache'), { recursive: true });
  folder = await mkdtemp(path.join(root, 'node_modules/.cache/client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close();
});

it('a client that a public generator makes of the document compiles, signs in, lists calls and gives', async () => {
  const people = await personas(app);
  const { campaign } = await runningCampaign(app);
  const file = (name: string) => path.join(folder, name);
  await writeFile(file('openapi.json'), (await app.http.inject('/api/openapi.json')).body);
  await writeFile(file('visit.ts'), program);
  await writeFile(file('tsconfig.json'), JSON.stringify(settings));
  await createClient({
    input: file('openapi.json'),
    output: file('client'),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
  });
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  await run(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) =>
    expect(stdout).toBe(''),
  );
  await build({
    entryPoints: [file('visit.ts')],
    outfile: file('visit.mjs'),
    bundle: true,
    format: 'esm',
  });
  const { visit } = await import(/* @vite-ignore */ pathToFileURL(file('visit.mjs')).href);
  const { publicUrl } = app.platform.settings;
  expect(await visit(publicUrl, people.lejla.email, demoPassword, campaign.applicationId)).toEqual({
    name: people.lejla.name,
    titles: expect.any(Array),
    order: expect.stringMatching(/^D-/),
    held: expect.stringMatching(/Z$/),
    refused: 'VALIDATION',
  });
}, 120_000);
