import type {
  ArticleBlock,
  ArticleDocument,
} from '@app/contracts/articles/article-document.schemas';
import { type DocumentNode, inlineText, nodesOf } from '@app/domain/articles/article.document';
import { equal } from '../../../lib/autosave/merge.ts';
import { itemChanges, type Piece, wordChanges } from '../../../lib/changes/changes.ts';

/** A stretch of a text beside what readers have of it. */
export type ChangedRow =
  | { readonly kind: 'same'; readonly count: number }
  | { readonly kind: 'words'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'gone' | 'new'; readonly blocks: readonly ArticleBlock[] };

interface Run {
  readonly gone: ArticleBlock[];
  readonly new: ArticleBlock[];
  same: number;
}

export function changedRows(before: ArticleDocument, after: ArticleDocument): ChangedRow[] {
  const runs: Run[] = [];
  for (const { kind, item } of itemChanges(said(before), said(after), equal)) {
    const last = runs.at(-1);
    const run = last && (kind === 'same' || last.same === 0) ? last : empty();
    if (run !== last) runs.push(run);
    if (kind === 'same') run.same += 1;
    else run[kind].push(item);
  }
  return runs.flatMap((run) => [
    ...rowsOf(run),
    ...(run.same > 0 ? [{ kind: 'same' as const, count: run.same }] : []),
  ]);
}

const empty = (): Run => ({ gone: [], new: [], same: 0 });

/** Empty lines say nothing. */
const said = ({ content }: ArticleDocument) =>
  content.filter((block) => block.type !== 'paragraph' || block.content?.length);

/** What changed in its words is shown by words; the rest as it was, and as it is. */
function rowsOf({ gone, new: come }: Run): ChangedRow[] {
  const rows: ChangedRow[] = [];
  const put = (kind: 'gone' | 'new', block: ArticleBlock) => {
    const last = rows.at(-1);
    if (last?.kind === kind) rows[rows.length - 1] = { kind, blocks: [...last.blocks, block] };
    else rows.push({ kind, blocks: [block] });
  };
  for (let n = 0; n < Math.max(gone.length, come.length); n += 1) {
    const [one, other] = [gone[n], come[n]];
    const pieces = one && other ? reworded(one, other) : null;
    if (pieces) {
      rows.push({ kind: 'words', pieces });
      continue;
    }
    if (one) put('gone', one);
    if (other) put('new', other);
  }
  return rows;
}

/** Less than this share of a text in common, and it is another text. */
const leastInCommon = 0.3;

/** The words that changed between two blocks; null where something else changed as well. */
function reworded(one: ArticleBlock, other: ArticleBlock): Piece[] | null {
  if (!equal(frameOf(one), frameOf(other))) return null;
  const [before, after] = [wordsIn(one), wordsIn(other)];
  if (before === null || after === null || before === after) return null;
  const pieces = wordChanges(before, after);
  const common = pieces.reduce(
    (sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0),
    0,
  );
  return common >= leastInCommon * Math.max(before.length, after.length) ? pieces : null;
}

/** What of a block its words do not tell: what it is, where its links and its picture lead. */
const frameOf = (block: ArticleBlock) => [
  block.type,
  block.type === 'heading' ? block.attrs.level : null,
  block.type === 'image' ? block.attrs.src : null,
  [...nodesOf(block)].flatMap((node) => hrefsOf(node)),
];

const hrefsOf = (node: DocumentNode & { readonly marks?: readonly DocumentNode[] }) =>
  (node.marks ?? []).flatMap(({ attrs }) => attrs?.href ?? []);

function wordsIn(block: ArticleBlock): string | null {
  if (block.type === 'paragraph' || block.type === 'heading') return inlineText(block);
  if (block.type === 'image') return [block.attrs.alt, block.attrs.caption].join('\n').trim();
  return null;
}
