import { extractText, getDocumentProxy } from 'unpdf';

/** Reads a PDF back as a reader's program does: its text by page, and what it says of itself. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(pdf);
  const { info } = await pdf.getMetadata();
  const trees = await Promise.all(
    pages.map(async (_, n) => (await pdf.getPage(n + 1)).getStructTree()),
  );
  return {
    pages,
    text: pages.join('\n'),
    info: info as Readonly<Record<string, unknown>>,
    language: (info as { Language?: string }).Language,
    // A page that nobody tagged has no tree.
    tags: trees.flatMap((tree: Node | null) => (tree ? rolesIn(tree) : [])),
  };
}

/** Of what reading gives: elements, and between them pieces of the page. */
interface Node {
  readonly role?: string;
  readonly children?: readonly object[];
}

const rolesIn = ({ role, children = [] }: Node): string[] =>
  role === undefined ? [] : [role, ...children.flatMap(rolesIn)];
