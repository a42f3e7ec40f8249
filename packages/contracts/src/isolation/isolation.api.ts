import { endpoints } from '../endpoint.ts';
import { isolationPaths } from './isolation.paths.ts';
import { IsolationTest } from './isolation.schemas.ts';

export const isolationApi = endpoints(isolationPaths, {
  test: {
    access: 'public',
    summary:
      'Whether development and production have databases of their own; the latest members are told to admins alone.',
    answer: IsolationTest,
    rateLimit: { max: 60, windowSeconds: 60 },
  },
});
