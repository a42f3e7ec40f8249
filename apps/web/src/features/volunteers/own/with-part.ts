import { useQuery } from '@tanstack/react-query';
import { volunteers } from '../client.ts';
import { OwnVolunteering } from '../lazy.tsx';
import { ownQuery } from './queries.ts';

/**
 * Where the reader was invited to help, and helped, for a page with more below: it comes together
 * with the part that shows it, so that nothing is pushed down.
 */
export const useOwnVolunteering = () =>
  useQuery({
    ...ownQuery,
    async queryFn({ signal }) {
      const [mine] = await Promise.all([volunteers.mine({}, { signal }), OwnVolunteering.load()]);
      return mine;
    },
  });
