import { articleLimits as limits } from '@app/domain/articles/article';
import { isBounded } from '@app/domain/articles/article.document';
import { embedAddress, youtubeId } from '@app/domain/blocks/embed';
import { z } from 'zod';
import { ownFile } from '../blocks/blocks.schemas.ts';
import { Id, Line, Prose } from '../common.schemas.ts';

const node = <const T extends string, F extends z.ZodRawShape>(type: T, own: F) =>
  z.object({ type: z.literal(type), ...own });

const mark = <const T extends string>(type: T) => z.object({ type: z.literal(type) });

/** Of the public web, of a mailbox, or of the product. */
const isLink = (text: string): boolean => {
  if (/^\/(?![/\\])/.test(text)) return true;
  const { protocol = '', hostname = '' } = URL.parse(text) ?? {};
  return protocol === 'mailto:' || (/^https?:$/.test(protocol) && hostname.includes('.'));
};

/** A page of the public web. */
export const WebAddress = Line(limits.url).refine((text) => {
  const { protocol = '', hostname = '' } = URL.parse(text) ?? {};
  return /^https?:$/.test(protocol) && hostname.includes('.');
}, 'link');

const Mark = z.discriminatedUnion('type', [
  mark('bold'),
  mark('italic'),
  mark('strike'),
  mark('code'),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: Line(limits.url).refine(isLink, 'link') }),
  }),
]);

const Text = node('text', {
  text: Prose(20_000),
  marks: z.array(Mark).max(5).optional(),
});

const Mention = node('mention', { attrs: z.object({ id: Id, label: Line(200) }) });

/** The editor knows no text without a letter. */
const written = <T extends { type: string; text?: string }>(all: T[]): T[] =>
  all.filter(({ type, text }) => type !== 'text' || text !== '');

const Inline = z.discriminatedUnion('type', [Text, node('hardBreak', {}), Mention]);
const inline = z.array(Inline).overwrite(written).optional();

const Paragraph = node('paragraph', { content: inline });
const Heading = node('heading', {
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: inline,
});

const CodeBlock = node('codeBlock', {
  attrs: z
    .object({
      language: z
        .string()
        .regex(/^[a-z0-9+#-]{1,30}$/)
        .nullable(),
    })
    .optional(),
  content: z
    .array(node('text', { text: Prose(20_000) }))
    .overwrite(written)
    .optional(),
});

// What stands in itself is told by names: each of these has one.
export const FlowInside = z.lazy((): z.ZodType<FlowNode, FlowNode> => Flow);
export const FlowContent = z.array(FlowInside).min(1);
export const ListItem = node('listItem', { content: FlowContent });
export const ListItems = z.array(ListItem).min(1);
export const BulletList = node('bulletList', { content: ListItems });
export const OrderedList = node('orderedList', {
  attrs: z.object({ start: z.int().min(0).max(9999) }).optional(),
  content: ListItems,
});

/** What stands in an item of a list, in a quotation, in a cell. */
type FlowNode =
  | z.infer<typeof Paragraph>
  | z.infer<typeof CodeBlock>
  | { type: 'bulletList'; content: ListItemNode[] }
  | { type: 'orderedList'; attrs?: { start: number } | undefined; content: ListItemNode[] };
interface ListItemNode {
  type: 'listItem';
  content: FlowNode[];
}
export const Flow: z.ZodType<FlowNode, FlowNode> = z.discriminatedUnion('type', [
  Paragraph,
  CodeBlock,
  BulletList,
  OrderedList,
]);

/** `by` is who said it. */
const Blockquote = node('blockquote', {
  attrs: z.object({ by: Line(limits.by).default('') }).optional(),
  content: z.array(Flow).min(1),
});

/** What to do one after the other, in a box with a heading of its own. */
const Steps = node('steps', {
  attrs: z.object({ title: Line(limits.by).default('') }).optional(),
  content: z.array(OrderedList).length(1),
});

const Picture = node('image', {
  attrs: z.object({
    src: z.string().max(500).refine(ownFile, 'invalid'),
    alt: Line(limits.alt).default(''),
    caption: Line(limits.caption).default(''),
    /** In pixels, so that its place is kept while it loads. */
    width: z.int().min(1).max(20_000).nullable().default(null),
    height: z.int().min(1).max(20_000).nullable().default(null),
  }),
});

const Video = node('video', {
  attrs: z.object({
    url: z
      .string()
      .max(500)
      .refine((text) => youtubeId(text) !== null || embedAddress(text) !== null, 'invalid'),
    caption: Line(limits.caption).default(''),
  }),
});

/** What a page said of itself when its address was put in; see `link-previews`. */
const LinkCard = node('linkCard', {
  attrs: z.object({
    url: WebAddress,
    title: Line(300).default(''),
    description: Line(500).default(''),
    siteName: Line(200).default(''),
    /** A file of the product's own; empty: none. */
    imageUrl: z
      .string()
      .max(500)
      .refine((text) => text === '' || ownFile(text), 'invalid')
      .default(''),
  }),
});

const span = z.int().min(1).max(20).default(1);
const cell = {
  attrs: z
    .object({
      colspan: span,
      rowspan: span,
      colwidth: z.array(z.int().min(1).max(5000)).max(20).nullable().default(null),
    })
    .optional(),
  content: z.array(Flow).min(1),
};
const TableRow = node('tableRow', {
  content: z
    .array(z.discriminatedUnion('type', [node('tableHeader', cell), node('tableCell', cell)]))
    .max(20),
});
const Table = node('table', { content: z.array(TableRow).min(1).max(200) });

export const ArticleBlock = z.discriminatedUnion('type', [
  Paragraph,
  Heading,
  BulletList,
  OrderedList,
  Blockquote,
  Steps,
  CodeBlock,
  Picture,
  Video,
  LinkCard,
  Table,
  node('horizontalRule', {}),
]);
export type ArticleBlock = z.infer<typeof ArticleBlock>;

/** The body of an article: the editor's own JSON. Nothing in it is HTML. */
export const ArticleDocument = node('doc', { content: z.array(ArticleBlock).min(1) });
export type ArticleDocument = z.infer<typeof ArticleDocument>;

/** As it is sent; how large it is comes before what it is. */
export const SentDocument = z
  .unknown()
  .refine(isBounded, 'tooLarge')
  .pipe(ArticleDocument as z.ZodType<ArticleDocument, unknown>);
