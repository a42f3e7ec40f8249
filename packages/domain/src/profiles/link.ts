/**
 * An address that a profile may link to: `https`, a host with a name of its own, no user and no
 * port. A missing `https://` is added.
 *
 * @returns the address as it is kept; null where it is none.
 */
export function safeLink(text: string): string | null {
  const typed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (/[\s<>"'`\\]/.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const named = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(url.hostname);
  if (url.protocol !== 'https:' || url.username || url.password || url.port || !named) return null;
  return url.href;
}

/** What of an address is shown: host and path, without `www.` and a slash at the end. */
export function shownLink(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname } = new URL(address);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
}
