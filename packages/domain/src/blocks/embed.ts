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

const youtubeHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);

/** The id of a video, from its address in a browser, a shared one or that of a short. */
export function youtubeId(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:') return null;
  const [, first = '', second = ''] = url.pathname.split('/');
  const id =
    url.hostname === 'youtu.be'
      ? first
      : youtubeHosts.has(url.hostname)
        ? first === 'watch'
          ? (url.searchParams.get('v') ?? '')
          : ['shorts', 'embed', 'live'].includes(first)
            ? second
            : ''
        : '';
  return /^[\w-]{11}$/.test(id) ? id : null;
}
