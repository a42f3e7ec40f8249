import { parseAddress } from '@app/contracts/endpoint';
import { pageViewsPaths } from '@app/contracts/page-views/page-views.paths';
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { rowOf } from './route-table.ts';

const { path } = parseAddress(pageViewsPaths.record);

export function usePageViews(): void {
  const row = rowOf(useMatches().at(-1)?.id);
  const { pathname } = useLocation();
  const page = row && row.access !== 'redirect' && row.path !== '*' ? row.path : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same pattern counts
  useEffect(() => {
    if (page === null) return;
    // Neither token nor language: who looks is nobody's business.
    navigator.sendBeacon(path, new Blob([JSON.stringify({ page })], { type: 'application/json' }));
  }, [page, pathname]);
}
