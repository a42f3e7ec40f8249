import { Extension, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isOwnFile, isWebAddress } from './addresses.ts';
import { duplicateBlock, moveBlock } from './blocks.ts';
import s from './editor.module.css';
import { LinkCardView, VideoView } from './views/frames.tsx';
import { QuoteView, StepsView } from './views/named.tsx';
import { PictureView } from './views/picture.tsx';

/** An attribute of a node that is kept in the document, and copied along with it. */
const dataText = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
});

const dataNumber = (name: string) => ({
  ...dataText(name),
  default: null,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(`data-${name}`)) || null,
});

/** Pictures are files of the product's own; what is pasted from elsewhere is left out. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: dataText('src'),
    alt: dataText('alt'),
    caption: dataText('caption'),
    width: dataNumber('width'),
    height: dataNumber('height'),
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-src]',
      getAttrs: (element) => (isOwnFile(element.getAttribute('data-src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ url: dataText('url'), caption: dataText('caption') }),
  parseHTML: () => [{ tag: 'div[data-video]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-video': '' }],
  addNodeView: () => ReactNodeViewRenderer(VideoView),
});

const LinkCard = Node.create({
  name: 'linkCard',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    url: dataText('url'),
    title: dataText('title'),
    description: dataText('description'),
    siteName: dataText('siteName'),
    imageUrl: dataText('imageUrl'),
  }),
  parseHTML: () => [
    {
      tag: 'div[data-card]',
      getAttrs: (element) => (isWebAddress(element.getAttribute('data-url') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-card': '' }],
  addNodeView: () => ReactNodeViewRenderer(LinkCardView),
});

/** A box with numbered steps. */
const Steps = Node.create({
  name: 'steps',
  group: 'block',
  content: 'orderedList',
  defining: true,
  isolating: true,
  addAttributes: () => ({ title: dataText('title') }),
  parseHTML: () => [{ tag: 'section[data-title]' }],
  renderHTML: ({ HTMLAttributes }) => ['section', HTMLAttributes, 0],
  addNodeView: () => ReactNodeViewRenderer(StepsView),
});

/** What may stand in a list, a quotation or a cell; the contract knows the same. */
const InParagraphs = Paragraph.extend({ group: 'block flow' });
const InCode = CodeBlock.extend({ group: 'block flow' });
const InBullets = BulletList.extend({ group: 'block list flow' });
const InNumbers = OrderedList.extend({ group: 'block list flow' });
const Item = ListItem.extend({ content: 'paragraph flow*' });
const Cell = TableCell.extend({ content: 'flow+' });
const HeadCell = TableHeader.extend({ content: 'flow+' });

const Quote = Blockquote.extend({
  content: 'flow+',
  addAttributes: () => ({ by: dataText('by') }),
  addNodeView: () => ReactNodeViewRenderer(QuoteView),
});

const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ id: dataText('id'), label: dataText('label') }),
  parseHTML: () => [{ tag: 'b[data-id]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['b', HTMLAttributes, `@${node.attrs.label}`],
  renderText: ({ node }) => `@${node.attrs.label}`,
});

const OwnLink = Link.extend({ addAttributes: () => ({ href: { default: null } }) });

/** What a whole block is moved and doubled by. */
const BlockKeys = Extension.create({
  name: 'blockKeys',
  addKeyboardShortcuts: () => ({
    'Alt-ArrowUp': ({ editor }) => moveBlock(editor, -1),
    'Alt-ArrowDown': ({ editor }) => moveBlock(editor, 1),
    'Mod-Shift-d': ({ editor }) => duplicateBlock(editor),
  }),
});

export const extensions = (placeholder: string) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    bulletList: false,
    codeBlock: false,
    link: false,
    listItem: false,
    orderedList: false,
    paragraph: false,
    underline: false,
    dropcursor: { color: false, class: s.dropHere },
  }),
  Quote,
  OwnLink.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (href) => isWebAddress(href),
  }),
  InParagraphs,
  InCode,
  InBullets,
  InNumbers,
  Item,
  Table.configure({ resizable: false }),
  TableRow,
  HeadCell,
  Cell,
  Placeholder.configure({ placeholder, emptyEditorClass: s.unwritten ?? '' }),
  Picture,
  Video,
  LinkCard,
  Steps,
  Mention,
  BlockKeys,
];
