import { cx } from '@app/ui/cx';
import {
  ArrowDown,
  ArrowUp,
  Code,
  Copy,
  Ellipsis,
  Italic,
  Link2,
  Plus,
  Redo2,
  Strikethrough,
  Table,
  Trash,
  Undo2,
} from '@app/ui/icons';
import { Tool, Toolbar as Tools } from '@app/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { Ref } from 'react';
import { Menu, MenuItem, MenuSeparator } from '../../../lib/menus/menu.tsx';
import { useBlocksText } from '../desk-text.ts';
import { type BlockKind, blockKinds } from './block-kinds.ts';
import { blockAtCursor, duplicateBlock, moveBlock, removeBlock } from './blocks.ts';
import s from './editor.module.css';

interface ToolbarProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly editor: Editor;
  onPut(kind: BlockKind): void;
  onLink(): void;
}

const marks = [
  {
    name: 'bold',
    icon: () => <b aria-hidden="true">B</b>,
    turn: (it: Editor) => it.chain().focus().toggleBold().run(),
  },
  { name: 'italic', icon: Italic, turn: (it: Editor) => it.chain().focus().toggleItalic().run() },
  {
    name: 'strike',
    icon: Strikethrough,
    turn: (it: Editor) => it.chain().focus().toggleStrike().run(),
  },
  { name: 'code', icon: Code, turn: (it: Editor) => it.chain().focus().toggleCode().run() },
] as const;

/** The shape of what is selected, what can be put in, and the way back. */
export function ArticleToolbar({ ref, editor, onPut, onLink }: ToolbarProps) {
  const t = useBlocksText();
  const state = useEditorState({
    editor,
    selector: ({ editor: it }) => {
      const block = blockAtCursor(it);
      return {
        active: marks.filter(({ name }) => it.isActive(name)).map(({ name }) => name as string),
        link: it.isActive('link'),
        table: it.isActive('table'),
        canUndo: it.can().undo(),
        canRedo: it.can().redo(),
        first: block?.index === 0,
        last: block ? block.index === block.total - 1 : true,
      };
    },
  });
  // What was chosen in a menu happens in the text, and one goes on there.
  const inText = (run: () => unknown) => () => {
    editor.view.focus();
    run();
  };
  return (
    <Tools
      ref={ref}
      className={cx('row-aside', s.tools)}
      label={t('shape')}
      onKeyDown={({ key, currentTarget, target }) => {
        // A menu of it hears Escape itself.
        if (key === 'Escape' && currentTarget.contains(target as Node)) editor.view.focus();
      }}
    >
      <Menu
        align="start"
        trigger={
          <Tool label={t('add')}>
            <Plus />
          </Tool>
        }
      >
        {blockKinds.map((kind) => (
          <MenuItem key={kind.name} icon={<kind.icon />} onSelect={inText(() => onPut(kind))}>
            {t(kind.name)}
          </MenuItem>
        ))}
      </Menu>
      <span className={s.gap} />
      {marks.map(({ name, icon: Icon, turn }) => (
        <Tool
          key={name}
          label={t(name)}
          aria-pressed={state.active.includes(name)}
          onClick={() => turn(editor)}
        >
          <Icon />
        </Tool>
      ))}
      <Tool label={t('link')} aria-pressed={state.link} onClick={onLink}>
        <Link2 />
      </Tool>
      <span className={s.gap} />
      {state.table ? <TableMenu editor={editor} inText={inText} /> : null}
      <Menu
        trigger={
          <Tool label={t('more')}>
            <Ellipsis />
          </Tool>
        }
      >
        <MenuItem
          icon={<ArrowUp />}
          disabled={state.first}
          onSelect={inText(() => moveBlock(editor, -1))}
        >
          {t('moveUp')}
        </MenuItem>
        <MenuItem
          icon={<ArrowDown />}
          disabled={state.last}
          onSelect={inText(() => moveBlock(editor, 1))}
        >
          {t('moveDown')}
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={inText(() => duplicateBlock(editor))}>
          {t('duplicate')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="bad" icon={<Trash />} onSelect={inText(() => removeBlock(editor))}>
          {t('removeBlock')}
        </MenuItem>
      </Menu>
      <Tool
        label={t('undo')}
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <Undo2 />
      </Tool>
      <Tool
        label={t('redo')}
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <Redo2 />
      </Tool>
    </Tools>
  );
}

interface TableMenuProps {
  readonly editor: Editor;
  inText(run: () => unknown): () => void;
}

function TableMenu({ editor, inText }: TableMenuProps) {
  const t = useBlocksText();
  const rows = [
    ['addRow', () => editor.chain().focus().addRowAfter().run()],
    ['addColumn', () => editor.chain().focus().addColumnAfter().run()],
    ['removeRow', () => editor.chain().focus().deleteRow().run()],
    ['removeColumn', () => editor.chain().focus().deleteColumn().run()],
    ['removeTable', () => editor.chain().focus().deleteTable().run()],
  ] as const;
  return (
    <Menu
      trigger={
        <Tool label={t('tableTools')}>
          <Table />
        </Tool>
      }
    >
      {rows.map(([name, run]) => (
        <MenuItem key={name} onSelect={inText(run)}>
          {t(name)}
        </MenuItem>
      ))}
    </Menu>
  );
}
