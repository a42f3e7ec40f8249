import { pages } from '@app/contracts/pages';

const known = Object.values(pages).map(({ path, query }) => ({
  // As the web's router reads it; whether `:slug` or `landing` comes first is nothing to the names.
  fits: new RegExp(
    `^${path.replace(/\/:\w+\?/g, '(?:/[^/]*)?').replace(/:\w+/g, '[^/]+')}/*$`,
    'i',
  ),
  query: query as readonly string[],
}));

/** What an open page names when it asks for the data of the next one. */
const asksForData = /(?:\/_root)?\.data$/;
const namesOfData = ['_routes', 'index'];

/**
 * What a rendering depends on of an address: its path, and of its query what the pages of this path
 * read, in one order and once each. Whatever else is added to an address makes no page of its own.
 *
 * @param url path and query as asked for.
 */
export function pageAddress(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const path = url.slice(0, at);
  const given = new URLSearchParams(url.slice(at));
  const read = new URLSearchParams();
  for (const name of namesAt(path)) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `${path}?${read}` : path;
}

function namesAt(path: string): Set<string> {
  const ofData = asksForData.test(path);
  const page = decoded(ofData ? path.replace(asksForData, '') || '/' : path);
  const names = known.flatMap(({ fits, query }) => (fits.test(page) ? query : []));
  return new Set(ofData ? [...names, ...namesOfData] : names);
}

/** What cannot be decoded is no page's path. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Where a page has moved for good: there, with everything that was added to the address. */
export function movedTo(location: string, url: string): string {
  const [place = ''] = location.split('?', 1);
  const at = url.indexOf('?');
  return at < 0 ? place : `${place}${url.slice(at)}`;
}
