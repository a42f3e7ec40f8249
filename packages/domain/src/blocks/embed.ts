/** Whose pages may stand in a frame of ours; the policy of every page names the same. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
] as const;

/** @returns the address of a frame as given, or null where nobody on the list stands behind it. */
export function embedAddress(text: string): string | null {
  const url = URL.parse(text);
  return url && embedOrigins.some((origin) => origin === url.origin) ? url.href : null;
}

/**
 * @returns the address of a video's frame for that of its page on Vimeo, with the key that an
 *   unlisted one bears; any other text as it is.
 */
export function vimeoFrame(text: string): string {
  const url = URL.parse(text);
  const onVimeo = url?.protocol === 'https:' && /^(www\.)?vimeo\.com$/.test(url.hostname);
  const [, id, key] = (onVimeo && /^\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname)) || [];
  if (!id) return text;
  return `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`;
}

const youtubeHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);

/** `invalid`: no address of YouTube; `unprocessable`: one of YouTube, without a video in it. */
export type Youtube = { readonly id: string } | { readonly problem: 'invalid' | 'unprocessable' };

/** Finds a video in its address in a browser, in a shared one or in that of a short. */
export function readYoutube(text: string): Youtube {
  const url = URL.parse(text);
  const short = url?.hostname === 'youtu.be';
  if (url?.protocol !== 'https:' || !(short || youtubeHosts.has(url.hostname))) {
    return { problem: 'invalid' };
  }
  const [, first = '', second = ''] = url.pathname.split('/');
  const id = short ? first : first === 'watch' ? url.searchParams.get('v') : second;
  const known = short || ['watch', 'shorts', 'embed', 'live'].includes(first);
  return id && known && /^[\w-]{11}$/.test(id) ? { id } : { problem: 'unprocessable' };
}

/** @returns the id of a video, or null where the address has none. */
export function youtubeId(text: string): string | null {
  const found = readYoutube(text);
  return 'id' in found ? found.id : null;
}
