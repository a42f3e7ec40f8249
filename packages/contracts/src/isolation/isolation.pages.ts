import { page } from '../page-address.ts';

export const isolationPages = {
  dbTest: page('/db-test'),
  olderDbTest: page('/db-isolation-test'),
};
