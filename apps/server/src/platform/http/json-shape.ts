/** How much a JSON text may hold. */
export interface JsonShape {
  /** Lists and objects within each other. */
  readonly depth: number;
  /** Everything that stands in it, itself included. */
  readonly values: number;
}

/**
 * Whether a JSON text holds no more than it may, told before it is parsed: a few bytes for each
 * value are enough to keep whatever parses, checks and walks it busy. What is no JSON is left to the
 * parser.
 */
export function isWithin(json: string, most: JsonShape): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case quote:
        at = endOfText(json, at + 1);
        break;
      case comma:
        values += 1;
        break;
      case openList:
      case openObject:
        depth += 1;
        values += 1;
        break;
      case closeList:
      case closeObject:
        depth -= 1;
        break;
    }
    if (depth > most.depth || values > most.values) return false;
  }
  return true;
}

/** Where the quotation mark stands that ends a text; most texts hold none. */
function endOfText(json: string, from: number): number {
  let at = json.indexOf('"', from);
  if (json.charCodeAt(at - 1) !== backslash) return at === -1 ? json.length : at;
  for (at = from; at < json.length && json.charCodeAt(at) !== quote; at += 1) {
    if (json.charCodeAt(at) === backslash) at += 1;
  }
  return at;
}

const quote = 0x22;
const comma = 0x2c;
const openList = 0x5b;
const backslash = 0x5c;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;
