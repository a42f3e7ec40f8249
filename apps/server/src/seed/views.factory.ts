import { pages } from '@app/contracts/pages';
import type { Call } from '../modules/calls/calls.factory.ts';
import {
  createCallViews,
  createPageViews,
  wholeProduct,
} from '../modules/page-views/page-views.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { onDay } from './calls.factory.ts';

/** What leads to the calls of the demo, with views on an ordinary day; the empty one is no code. */
const sources = [
  ['', 9],
  ['instagram', 6],
  ['plakat-dom-mladih', 4],
  ['skola', 3],
  ['radio', 1],
] as const;

/** Most look when a call opens and before it closes. */
const surge = (day: number, length: number) =>
  1 + 2.4 * Math.exp(-day / 3) + 1.8 * Math.exp(-(length - day) / 4);

export const demoSource = (place: number): string =>
  sources[(place * 3 + 1) % sources.length]?.[0] ?? '';

/** Pages of the demo that anybody reads, with views on an ordinary day. */
const readPages = [
  [pages.landing.path, 64],
  [pages.banks.path, 41],
  [pages.call.path, 38],
  [pages.calls.path, 29],
  [pages.campaigns.path, 26],
  [pages.project.path, 22],
  [pages.bank.path, 17],
  [pages.approved.path, 9],
  [pages.bankDirectory.path, 7],
  [pages.profile.path, 6],
  [pages.orangeGrants.path, 5],
  [pages.privacy.path, 1],
] as const;

/** Views of pages in the last ninety days; at weekends fewer come. */
export async function seedPageViews(tx: Tx, today: Date): Promise<void> {
  const rows = Array.from({ length: 90 }, (_, ago) => {
    const at = onDay(today, -ago);
    const weekend = [0, 6].includes(at.getUTCDay()) ? 0.55 : 1;
    const day = at.toISOString().slice(0, 10);
    const ofPages = readPages.map(([page, usual], place) => {
      const views = Math.round((usual * weekend * (8 + ((ago * 3 + place * 5) % 5))) / 10);
      return { day, page, views, visitors: Math.round(views * 0.62) };
    });
    const most = Math.max(...ofPages.map(({ visitors }) => visitors));
    return [...ofPages, { day, page: wholeProduct, views: 0, visitors: Math.round(most * 1.7) }];
  });
  await createPageViews(tx, rows.flat());
}

/** Views of every call that has opened, from its first day to its last, or to today. */
export async function seedCallViews(
  tx: Tx,
  calls: ReadonlyMap<string, Call>,
  today: Date,
): Promise<void> {
  const day = 86_400_000;
  for (const [place, call] of [...calls.values()].entries()) {
    const length = Math.round((call.closesAt.getTime() - call.opensAt.getTime()) / day);
    const last = Math.min(length, Math.floor((today.getTime() - call.opensAt.getTime()) / day));
    const rows = Array.from({ length: Math.max(0, last + 1) }, (_, n) =>
      sources.map(([source, usual], of) => ({
        source,
        day: onDay(call.opensAt, n).toISOString().slice(0, 10),
        views: Math.round(
          (usual * surge(n, length) * (3 + ((n * 7 + of * 5 + place * 3) % 5))) / 5,
        ),
      })),
    ).flat();
    await createCallViews(
      tx,
      call,
      rows.filter(({ views }) => views > 0),
    );
  }
}
