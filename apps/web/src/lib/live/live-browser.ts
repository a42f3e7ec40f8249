import { parseAddress } from '@app/contracts/endpoint';
import { systemPaths } from '@app/contracts/system/system.paths';
import { authorisedFetch } from '../api/authorised.ts';
import { urlOf } from '../api/client.ts';
import { onReaderChanged } from '../session/session.ts';
import { createLiveConnection } from './live-connection.ts';

const { path } = parseAddress(systemPaths.events);

export const liveConnection = createLiveConnection({
  open: (topics, signal) =>
    authorisedFetch(urlOf(path, { query: topics.length > 0 ? { topics: topics.join() } : {} }), {
      signal,
    }),
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  visible: () => document.visibilityState === 'visible',
});

onReaderChanged(() => liveConnection.restart());
addEventListener('visibilitychange', () => liveConnection.visibilityChanged(), { capture: true });
