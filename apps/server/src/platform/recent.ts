import { LRUCache } from 'lru-cache';

const one = () => 1;

/**
 * Makes a map that forgets what was asked for longest ago once it has more entries than allowed. It
 * grows with what it holds: told its bound as a number of entries, the library takes the room of all
 * of them at once.
 *
 * @param atMost entries.
 * @param milliseconds for which an entry is kept; without it, until its room is needed.
 */
export const createRecent = <T extends object>(
  atMost: number,
  milliseconds?: number,
): LRUCache<string, T> =>
  new LRUCache<string, T>({
    maxSize: atMost,
    sizeCalculation: one,
    ...(milliseconds === undefined ? {} : { ttl: milliseconds }),
  });
