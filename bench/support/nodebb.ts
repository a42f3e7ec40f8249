import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A NodeBB of one process, with a topic to read and an administrator who writes. */
export interface NodeBB {
  readonly url: string;
  readonly pid: number;
  /** Version, database, theme, plugins, processes, for whoever reads the figures. */
  readonly setup: string;
  /** Path of a topic with twenty replies. */
  readonly topic: string;
  readonly topicId: number;
  /** Headers of calls by the administrator. */
  readonly signedIn: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const replies = 20;
const startsWithin = 120_000;

const read = (folder: string, name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/**
 * Starts an installed NodeBB as it is set up in its `config.json`, and writes a topic.
 *
 * @param folder of its sources, packages and built assets.
 * @throws if it does not answer, or the administrator of `PEER_USER` and `PEER_PASSWORD` may not in.
 */
export async function startNodeBB(folder: string): Promise<NodeBB> {
  const config = read(folder, 'config.json') as { url: string; database: string };
  const { version } = read(folder, 'package.json') as { version: string };
  const child = spawn(process.execPath, ['app.js'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed = (printed + chunk).slice(-4_000);
    });
  }
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'close');
  };
  try {
    await answers(config.url, () => child.exitCode === null);
    const signedIn = await signIn(config.url);
    await neverTooBusy(config.url, signedIn);
    const { topicId, topic } = await writeTopic(config.url, signedIn);
    const theme = await themeOf(config.url, signedIn);
    const parts = [`NodeBB ${version}`, config.database, theme, '1 process', 'never too busy'];
    const setup = `${parts.join(', ')}; plugins: ${await pluginsOf(folder)}`;
    return { url: config.url, pid: child.pid ?? 0, setup, topic, topicId, signedIn, stop };
  } catch (error) {
    await stop();
    throw new Error(`NodeBB did not come about. It printed:\n${printed}`, { cause: error });
  }
}

async function answers(url: string, isAlive: () => boolean): Promise<void> {
  const until = Date.now() + startsWithin;
  while (isAlive() && Date.now() < until) {
    const ok = await fetch(`${url}/ping`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await sleep(200);
  }
  throw new Error(`Nobody answers at ${url}.`);
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

async function signIn(url: string): Promise<Record<string, string>> {
  const { PEER_USER: username = '', PEER_PASSWORD: password = '' } = process.env;
  const asked = await fetch(`${url}/api/config`);
  const cookie = cookiesOf(asked);
  const { csrf_token: before } = (await asked.json()) as { csrf_token: string };
  const entered = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': before, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!entered.ok) throw new Error(`The administrator was answered ${entered.status}.`);
  const own = cookiesOf(entered) || cookie;
  const config = await fetch(`${url}/api/config`, { headers: { cookie: own } });
  const { csrf_token: token } = (await config.json()) as { csrf_token: string };
  return { cookie: own, 'x-csrf-token': token, 'content-type': 'application/json' };
}

/** Beyond some load it would answer 503 instead of the page: what is measured are its pages. */
async function neverTooBusy(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(`${url}/api/v3/admin/settings/eventLoopCheckEnabled`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ value: '0' }),
  });
  if (!answer.ok) throw new Error(`Its load check stays: ${answer.status}.`);
}

async function writeTopic(url: string, headers: Record<string, string>) {
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { response: { tid: number; slug: string } };
  };
  const content = 'The first Saturday of the workshop is behind us: 31 bicycles, two left broken.';
  const { response } = await post('/api/v3/topics', { cid: 1, title: 'The workshop', content });
  for (let n = 1; n <= replies; n += 1) {
    await post(`/api/v3/topics/${response.tid}`, { content: `${n}. ${content}` });
  }
  return { topicId: response.tid, topic: `/topic/${response.slug}` };
}

async function themeOf(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}/api/config`, { headers });
  const config = (await answer.json()) as Record<string, unknown>;
  return String(config['theme:id'] ?? 'its usual theme');
}

/** As it lists them itself; its administration would ask another server about them. */
async function pluginsOf(folder: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['nodebb', 'plugins'], { cwd: folder });
  return [...stdout.matchAll(/(nodebb-[\w-]+)\S*.*\benabled\b/g)]
    .map(([, name]) => name)
    .join(', ');
}
