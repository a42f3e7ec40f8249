/** Names what led a reader here, as the code on a poster does: `?izvor=plakat`. */
export const sourceQuery = 'izvor';

/** What led here; undefined where nothing did, or nothing that is counted. */
export function sourceOf(query: URLSearchParams): string | undefined {
  const source = query.get(sourceQuery)?.toLowerCase() ?? '';
  return /^[a-z0-9-]{1,40}$/.test(source) ? source : undefined;
}
