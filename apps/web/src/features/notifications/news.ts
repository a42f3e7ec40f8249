import type {
  NotificationKind,
  NotificationView,
  UnreadCounts,
} from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import {
  type NotificationKind as Kind,
  notificationKinds,
  typeRules,
} from '@app/domain/notifications/notification.types';

export interface NewsFilter {
  readonly kind: NotificationKind | null;
  readonly unreadOnly: boolean;
}

export function filterOf(query: URLSearchParams): NewsFilter {
  const named = query.get('kind');
  const kind = notificationKinds.find((one) => one === named) ?? null;
  return { kind, unreadOnly: query.get('unread') === '1' };
}

/** The page that shows what a filter lets through. */
export const pageOf = ({ kind, unreadOnly }: NewsFilter): string =>
  pages.network({
    kind: kind ?? undefined,
    unread: unreadOnly ? '1' : undefined,
    hash: 'notifications',
  });

export function queryOf({ kind, unreadOnly }: NewsFilter): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (unreadOnly) query.set('unread', '1');
  return query.toString();
}

export type NewsAction =
  | { readonly what: 'mark'; readonly ids: readonly string[]; readonly read: boolean }
  | { readonly what: 'markAll' }
  | { readonly what: 'remove'; readonly ids: readonly string[] };

/** `unreadOnly`: whether the list holds only what is unread. */
export function listAfter(
  items: readonly NotificationView[],
  action: NewsAction,
  unreadOnly: boolean,
): NotificationView[] {
  const meant = meantBy(action);
  if (action.what === 'remove') return items.filter((one) => !meant(one));
  const read = action.what === 'markAll' || action.read;
  const marked = items.map((one) => (meant(one) ? { ...one, read } : one));
  return unreadOnly ? marked.filter((one) => !one.read) : marked;
}

/** `known`: the notifications that are on the screen. */
export function countsAfter(
  counts: UnreadCounts,
  action: NewsAction,
  known: readonly NotificationView[],
): UnreadCounts {
  if (action.what === 'markAll') return { count: 0, kinds: kindsFrom(() => 0) };
  const meant = meantBy(action);
  const step = action.what === 'mark' && !action.read ? 1 : -1;
  const changed = known.filter((one) => meant(one) && one.read === step > 0);
  const kinds = kindsFrom((kind) => {
    const here = changed.filter((one) => typeRules[one.type]?.kind === kind);
    return Math.max(0, counts.kinds[kind] + step * here.length);
  });
  return { count: Math.max(0, counts.count + step * changed.length), kinds };
}

const kindsFrom = (of: (kind: Kind) => number) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, of(kind)])) as UnreadCounts['kinds'];

function meantBy(action: NewsAction): (one: NotificationView) => boolean {
  if (action.what === 'markAll') return () => true;
  const ids = new Set(action.ids);
  return (one) => ids.has(one.id);
}

/** Only places within the product are followed. */
export const isOwnAddress = (url: string | null): url is string =>
  url !== null && /^\/(?![/\\])/.test(url);
