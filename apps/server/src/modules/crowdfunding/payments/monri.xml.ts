import { XMLBuilder, XMLParser } from 'fast-xml-parser';

// Entities stay unread: no field of the provider's has any, and some only serve to fill the memory.
const parser = new XMLParser({
  ignoreAttributes: true,
  processEntities: false,
  parseTagValue: false,
});
const builder = new XMLBuilder({ ignoreAttributes: false, format: true });

/** Writes one of the provider's XML documents: one root with flat children. */
export function writeXml(root: string, children: Readonly<Record<string, string>>): string {
  const declaration = { '@_version': '1.0', '@_encoding': 'UTF-8' };
  return builder.build({ '?xml': declaration, [root]: children });
}

/** The texts of the root's children by their names; none of what is no such document. */
export function readXml(document: string): Readonly<Partial<Record<string, string>>> {
  try {
    const { '?xml': _, ...roots } = parser.parse(document, true);
    const [children] = Object.values(roots);
    return Object.fromEntries(
      Object.entries(children ?? {}).filter(([, value]) => typeof value === 'string'),
    ) as Record<string, string>;
  } catch {
    return {};
  }
}
