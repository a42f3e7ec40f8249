import type { RouteConfigEntry } from '@react-router/dev/routes';
import { applicationRoutes } from './routes/applications.ts';
import { bankRoutes } from './routes/banks.ts';
import { careerRoutes } from './routes/career.ts';
import { crowdfundingRoutes } from './routes/crowdfunding.ts';
import type { RouteRow } from './routes/row.ts';

const rows: readonly RouteRow[] = [
  ...careerRoutes,
  ...bankRoutes,
  ...applicationRoutes,
  ...crowdfundingRoutes,
  {
    path: '*',
    file: 'shell/pages/not-found.tsx',
    access: 'open',
    title: 'notFound',
    accent: 'career',
    header: 'main',
  },
];

const paths = new Set(rows.map(({ path }) => path.replace(/\/:\w+\?/g, '')));

/**
 * THE route table: every address that exists. Whatever links to a page asks it; what is not here is
 * not linked. An older address leads on only once there is a page to lead to.
 */
export const routeTable = rows.filter(({ to }) => to === undefined || paths.has(to));

/** What React Router is told: one route for each row, its path as its id. */
export default routeTable.map(
  (row): RouteConfigEntry => ({
    id: row.path,
    file: row.file,
    ...(row.path === '/' ? { index: true } : { path: row.path }),
  }),
);
