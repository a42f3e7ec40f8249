import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, vi } from 'vitest';
import type { App } from '../app.ts';
import { newId } from '../platform/ids.ts';
import type { Topic } from '../platform/topics.ts';

/** An open event stream, and what it was told. */
export interface Ear {
  readonly heard: readonly Topic[];
  readonly isOpen: boolean;
  /** Everything that a copy told before has come. */
  caughtUpWith(copy: App): Promise<void>;
  close(): void;
}

const patience = { timeout: 15_000, interval: 5 };
/** As many as one stream takes, with one left for `caughtUpWith`. */
export const topicsAtMost = 19;

export async function listenTo(app: App, topics: readonly string[], token?: string): Promise<Ear> {
  if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as AddressInfo;
  // Public, so that every reader hears it, and of nothing.
  const mark: Topic = `campaign:${newId()}`;
  const request = get({
    port,
    host: '127.0.0.1',
    path: `/api/events?topics=${[...topics, mark].join()}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  const told: Topic[] = [];
  let isOpen = true;
  response.setEncoding('utf8');
  let rest = '';
  response.on('data', (chunk: string) => {
    const frames = (rest + chunk).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const data = /^data: (.+)$/m.exec(frame)?.[1];
      if (data) told.push(JSON.parse(data).topic);
    }
  });
  response.on('close', () => {
    isOpen = false;
  });
  response.on('error', () => undefined);
  return {
    get heard() {
      return told.filter((topic) => topic !== mark);
    },
    get isOpen() {
      return isOpen;
    },
    async caughtUpWith(copy) {
      const marks = () => told.filter((topic) => topic === mark).length;
      // The second comes when what was told before the first rests no more.
      for (const before of [marks(), marks() + 1]) {
        copy.platform.signals.tell(mark);
        await vi.waitFor(() => expect(!isOpen || marks() > before).toBe(true), patience);
      }
    },
    close: () => void response.destroy(),
  };
}
