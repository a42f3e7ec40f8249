/** The provider's XML documents: one root, flat text children. */

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** Writes a document of one root with flat children. */
export function writeXml(root: string, children: Readonly<Record<string, string>>): string {
  const inside = Object.entries(children)
    .map(([name, value]) => `  <${name}>${escapeMarkup(value)}</${name}>\n`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${inside}</${root}>\n`;
}

const plain: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * The text of the first element with this name; `undefined` if there is none or it has children.
 */
export function readXml(document: string, name: string): string | undefined {
  const found = new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)</${name}>`).exec(document)?.[1];
  return found
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => plain[entity] ?? '')
    .trim();
}
