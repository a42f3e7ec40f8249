import { routeTable } from '../../apps/web/src/routes.ts';
import { titlesTexts } from '../../packages/messages/src/titles.ts';
import { code, page, table } from './load.ts';

/** Every address of the product's pages. */
export async function routesPage(): Promise<string> {
  const rows = routeTable.map((row) => [
    code(row.path),
    row.to ? `leads to ${code(row.to)}` : row.access,
    titlesTexts[row.title].bhs,
    titlesTexts[row.title].en,
    row.accent,
    row.header,
    code(row.file),
  ]);
  const head = ['address', 'who', 'title bhs', 'title en', 'accent', 'header', 'file'];
  return page('Pages', 'the route table', `${routeTable.length} addresses.`, table(head, rows));
}
