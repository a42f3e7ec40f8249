import { searchable } from '@app/domain/search';
import type { articlesBlocksTexts } from '@app/messages/articles-blocks';
import {
  Braces,
  Heading2,
  Heading3,
  type Icon,
  ImagePlus,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  Minus,
  Pilcrow,
  Play,
  Quote,
  Table,
} from '@app/ui/icons';
import type { Editor } from '@tiptap/core';
import type { TextOf } from '../../../lib/texts/text.ts';

/** What asks for something before it stands in the text. */
export type DialogBlock = 'picture' | 'video' | 'linkCard';

export interface BlockKind {
  readonly name:
    | 'paragraph'
    | 'heading2'
    | 'heading3'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote'
    | 'steps'
    | 'picture'
    | 'video'
    | 'linkCard'
    | 'table'
    | 'codeBlock'
    | 'rule';
  readonly icon: Icon;
  /** Puts it in the place of the cursor, or asks first. */
  readonly put: DialogBlock | ((editor: Editor) => void);
}

const step = { type: 'listItem', content: [{ type: 'paragraph' }] };

export const blockKinds: readonly BlockKind[] = [
  {
    name: 'heading2',
    icon: Heading2,
    put: (it) => it.chain().focus().setHeading({ level: 2 }).run(),
  },
  { name: 'picture', icon: ImagePlus, put: 'picture' },
  { name: 'blockquote', icon: Quote, put: (it) => it.chain().focus().setBlockquote().run() },
  { name: 'bulletList', icon: List, put: (it) => it.chain().focus().toggleBulletList().run() },
  {
    name: 'orderedList',
    icon: ListOrdered,
    put: (it) => it.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'steps',
    icon: ListChecks,
    put: (it) =>
      it
        .chain()
        .focus()
        .insertContent({
          type: 'steps',
          attrs: { title: '' },
          content: [{ type: 'orderedList', content: [step] }],
        })
        .run(),
  },
  {
    name: 'heading3',
    icon: Heading3,
    put: (it) => it.chain().focus().setHeading({ level: 3 }).run(),
  },
  { name: 'video', icon: Play, put: 'video' },
  { name: 'linkCard', icon: Link2, put: 'linkCard' },
  {
    name: 'table',
    icon: Table,
    put: (it) => it.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { name: 'codeBlock', icon: Braces, put: (it) => it.chain().focus().setCodeBlock().run() },
  { name: 'rule', icon: Minus, put: (it) => it.chain().focus().setHorizontalRule().run() },
  { name: 'paragraph', icon: Pilcrow, put: (it) => it.chain().focus().setParagraph().run() },
];

/** Those of whose words one begins as what was typed, whatever marks its letters bear. */
export function kindsFor(typed: string, t: TextOf<typeof articlesBlocksTexts>): BlockKind[] {
  const wanted = searchable(typed);
  return blockKinds.filter(({ name }) =>
    ` ${searchable(`${t(name)} ${t(`${name}Note`)}`)}`.includes(` ${wanted}`),
  );
}
