import type { personalDataApi } from '@app/contracts/personal-data/personal-data.api';
import { newId } from '../platform/ids.ts';
import { members, noOne } from './kinds.ts';
import type { Samples } from './sample.ts';

export const personalDataSamples: Samples<typeof personalDataApi> = {
  archives: { may: members },
  requestArchive: { may: members, caller: 'fresh' },
  archiveFile: {
    may: { own: members, foreign: noOne },
    own: async ({ app }, reader) => {
      const id = newId();
      const key = `archives/${reader.id}/${id}.zip`;
      const at = app.clock.now();
      await app.platform.files.put(key, Buffer.from('zip'), 'application/zip');
      await app.platform.db.pool.query(
        `INSERT INTO data_archives (id, user_id, state, requested_at, ready_at, expires_at,
           file_key, size) VALUES ($1, $2, 'ready', $3, $3, $4, $5, 3)`,
        [id, reader.id, at, new Date(at.getTime() + 1e9), key],
      );
      return { params: { id } };
    },
    foreign: ({ standing }) => ({ params: { id: standing.archiveId } }),
  },
};
