import { parseAddress } from '@app/contracts/endpoint';
import { systemPaths } from '@app/contracts/system/system.paths';
import { urlOf } from './api/client.ts';
import { apiReader } from './api/send.ts';
import { createLiveConnection } from './live-connection.ts';
import { onReaderChanged } from './session/browser.ts';

const { path } = parseAddress(systemPaths.events);

/** The connection of this tab; it follows the session and the page's visibility. */
export const liveConnection = createLiveConnection({
  async open(topics, signal) {
    const reader = apiReader();
    const token = await reader.accessToken();
    const answer = await fetch(
      urlOf(path, { query: topics.length > 0 ? { topics: topics.join() } : {} }),
      { headers: token ? { authorization: `Bearer ${token}` } : {}, signal },
    );
    if (answer.status === 401 && token) await reader.refused(token);
    return answer;
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
