import { parseAddress } from '@app/contracts/endpoint';
import { systemPaths } from '@app/contracts/system/system.paths';
import { authorisedFetch } from '../api/authorised.ts';
import { urlOf } from '../api/client.ts';
import { readStored } from '../drafts/storage.ts';
import { onReaderChanged } from '../session/session.ts';
import { createLiveConnection } from './live-connection.ts';

const { path } = parseAddress(systemPaths.events);

let isFirst = true;

/** When the page asked first, for the connection that is opened first: later ones have missed more. */
async function firstAskedAt(): Promise<number | undefined> {
  if (!isFirst) return undefined;
  isFirst = false;
  const given = await window.askedFirst?.answer;
  return given?.token === readStored('accessToken') ? given.askedAt || undefined : undefined;
}

export const liveConnection = createLiveConnection({
  async open(topics, signal) {
    const since = await firstAskedAt();
    const query = { ...(topics.length > 0 && { topics: topics.join() }), since };
    return authorisedFetch(urlOf(path, { query }), { signal });
  },
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  visible: () => document.visibilityState === 'visible',
});

onReaderChanged(() => liveConnection.restart());
addEventListener('visibilitychange', () => liveConnection.visibilityChanged(), { capture: true });
