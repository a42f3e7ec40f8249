import { IconButton } from '@app/ui/icon-button';
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
import { Menu, MenuItem, MenuSeparator } from '@app/ui/menu';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { useBlocksText } from '../desk-text.ts';
import { type BlockKind, blockKinds } from './block-kinds.ts';
import { blockAtCursor, duplicateBlock, moveBlock, removeBlock } from './blocks.ts';
import s from './editor.module.css';

interface ToolbarProps {
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
export function Toolbar({ editor, onPut, onLink }: ToolbarProps) {
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
  return (
    <div className={s.tools} role="toolbar" aria-label={t('shape')} onKeyDown={alongTheKeys}>
      <Menu
        label={t('add')}
        align="start"
        trigger={
          <IconButton label={t('add')}>
            <Plus />
          </IconButton>
        }
      >
        {blockKinds.map((kind) => (
          <MenuItem key={kind.name} icon={<kind.icon />} onSelect={() => onPut(kind)}>
            {t(kind.name)}
          </MenuItem>
        ))}
      </Menu>
      <span className={s.gap} />
      {marks.map(({ name, icon: Icon, turn }) => (
        <IconButton
          key={name}
          label={t(name)}
          aria-pressed={state.active.includes(name)}
          onClick={() => turn(editor)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton label={t('link')} aria-pressed={state.link} onClick={onLink}>
        <Link2 />
      </IconButton>
      <span className={s.gap} />
      {state.table ? <TableMenu editor={editor} /> : null}
      <Menu
        label={t('more')}
        trigger={
          <IconButton label={t('more')}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem
          icon={<ArrowUp />}
          disabled={state.first}
          onSelect={() => void moveBlock(editor, -1)}
        >
          {t('moveUp')}
        </MenuItem>
        <MenuItem
          icon={<ArrowDown />}
          disabled={state.last}
          onSelect={() => void moveBlock(editor, 1)}
        >
          {t('moveDown')}
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={() => void duplicateBlock(editor)}>
          {t('duplicate')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="bad" icon={<Trash />} onSelect={() => void removeBlock(editor)}>
          {t('removeBlock')}
        </MenuItem>
      </Menu>
      <IconButton
        label={t('undo')}
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={t('redo')}
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <Redo2 />
      </IconButton>
    </div>
  );
}

function TableMenu({ editor }: { editor: Editor }) {
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
      label={t('tableTools')}
      trigger={
        <IconButton label={t('tableTools')}>
          <Table />
        </IconButton>
      }
    >
      {rows.map(([name, run]) => (
        <MenuItem key={name} onSelect={() => void run()}>
          {t(name)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Left and right lead from key to key, as in every bar of tools. */
function alongTheKeys(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const keys = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const at = keys.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  keys[(at + step + keys.length) % keys.length]?.focus();
}
