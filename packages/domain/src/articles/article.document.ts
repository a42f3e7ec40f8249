/**
 * The body of an article: a document of the editor (ProseMirror's JSON). What it may hold is the
 * schema's in the contracts; here is what follows from any that fits it.
 */
export interface DocumentNode {
  readonly type: string;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly content?: readonly DocumentNode[] | undefined;
}

export const documentLimits = {
  /** From the document itself down to a text. */
  depth: 14,
  nodes: 5000,
  /** Characters of all texts together. */
  text: 80_000,
  pictures: 40,
} as const;

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether something that was sent is no deeper and no larger than a document may be. Walks without
 * recursion: what is nested a hundred thousand times is told from a document before anything
 * descends into it.
 */
export function isBounded(value: unknown): boolean {
  let nodes = 0;
  let text = 0;
  let pictures = 0;
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (!isNode(next.value)) continue;
    nodes += 1;
    if (typeof next.value.text === 'string') text += next.value.text.length;
    if (next.value.type === 'image') pictures += 1;
    const { content } = next.value;
    const children = Array.isArray(content) ? content : [];
    if (
      next.depth > documentLimits.depth ||
      nodes + open.length + children.length > documentLimits.nodes ||
      text > documentLimits.text ||
      pictures > documentLimits.pictures
    ) {
      return false;
    }
    for (const child of children) open.push({ value: child, depth: next.depth + 1 });
  }
  return true;
}

/** Every node of a document, in the order in which it is read. */
export function* nodesOf(node: DocumentNode): Generator<DocumentNode> {
  yield node;
  for (const child of node.content ?? []) yield* nodesOf(child);
}

/** Nodes whose texts belong together; between two of them a text breaks. */
const textBlocks = new Set(['paragraph', 'heading', 'codeBlock']);

/** What a node says, without its form. */
export function inlineText(node: DocumentNode): string {
  return [...nodesOf(node)]
    .map(({ type, text, attrs }) => {
      if (type === 'hardBreak') return '\n';
      return type === 'mention' ? `@${attrs?.label ?? ''}` : (text ?? '');
    })
    .join('');
}

/** The words of a document, a line for each paragraph; pictures by what is said of them. */
export function plainText(document: DocumentNode): string {
  const lines: string[] = [];
  for (const node of nodesOf(document)) {
    if (textBlocks.has(node.type)) lines.push(inlineText(node));
    if (node.type === 'image' || node.type === 'video')
      lines.push(String(node.attrs?.caption ?? ''));
  }
  return lines.filter((line) => line.trim() !== '').join('\n');
}

const wordsAMinute = 200;
/** A picture is looked at for a while. */
const wordsAPicture = 40;

/** Whole minutes in which a document is read, at least one. */
export function readingMinutes(document: DocumentNode): number {
  const words = plainText(document).match(/\S+/gu)?.length ?? 0;
  const pictures = [...nodesOf(document)].filter(({ type }) => type === 'image').length;
  return Math.max(1, Math.round((words + pictures * wordsAPicture) / wordsAMinute));
}

export interface DocumentHeading {
  /** The part of the address that leads there, each once in a document. */
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

/** The headings of a document, for its contents; `slugOf` makes the part of an address of a text. */
export function headingsOf(
  document: DocumentNode,
  slugOf: (text: string) => string,
): DocumentHeading[] {
  const used = new Map<string, number>();
  return [...nodesOf(document)]
    .filter(({ type }) => type === 'heading')
    .map((node) => {
      const text = inlineText(node).trim();
      const slug = slugOf(text);
      const times = (used.get(slug) ?? 0) + 1;
      used.set(slug, times);
      return {
        id: times === 1 ? slug : `${slug}-${times}`,
        level: Number(node.attrs?.level),
        text,
      };
    });
}

/** Who is mentioned, by their account, each once. */
export const mentionsIn = (document: DocumentNode): string[] => [
  ...new Set(
    [...nodesOf(document)].flatMap(({ type, attrs }) =>
      type === 'mention' && typeof attrs?.id === 'string' ? [attrs.id] : [],
    ),
  ),
];
