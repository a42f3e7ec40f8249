/** A file of the product's own: pages never load pictures from elsewhere. */
export const isOwnFile = (text: string): boolean =>
  /^\/api\/[\w./-]+$/.test(text) && !text.includes('..');

const protocols = new Set(['https:', 'http:', 'mailto:']);

/** What a link may lead to: a page of the product, another site, an e-mail address. */
export function isWebAddress(text: string | undefined): boolean {
  if (!text) return false;
  if (/^\/(?!\/)/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && protocols.has(url.protocol);
}

/** What somebody types for an address, as an address; null for what is none. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const whole = /^[a-z][a-z0-9+.-]*:|^\//i.test(text) ? text : `https://${text}`;
  if (!isWebAddress(whole)) return null;
  return whole.startsWith('/') || whole.includes('.') || whole.startsWith('mailto:') ? whole : null;
}
