import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { Copy, Ellipsis, Eye, EyeOff, GripVertical, Pencil, Trash, Undo2 } from '@app/ui/icons';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { blockLimits } from '../../../lib/block-form/blocks.ts';
import { moved } from '../../../lib/form/list-rows.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useLiveEditText } from '../text.ts';
import { withSection } from './content.ts';
import { useEditor } from './editor-context.tsx';
import s from './live-editing.module.css';
import { useBlockName } from './names.ts';
import { type Dragging, useDragging } from './use-dragging.ts';

/** The blocks of the section in their order; what was deleted stays within reach until publishing. */
export function BlockList() {
  const { blocks, section, changeBlocks } = useEditor();
  const t = useLiveEditText();
  const nameOf = useBlockName();
  const [announcement, setAnnouncement] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const own = blocks.filter((block) => block.section === section);
  const { gone, remember } = useGone(own);
  const move = (from: number, to: number) => {
    const block = own[from];
    if (!block || to < 0 || to >= own.length || to === from) return;
    changeBlocks(withSection(blocks, section, moved(own, from, to)));
    setAnnouncement(t('movedTo', { what: nameOf(block), n: to + 1, total: own.length }));
  };
  const dragging = useDragging(move);
  return (
    <>
      {own.length === 0 ? <p className="small muted mt3">{t('noBlocks')}</p> : null}
      <ol className={s.list} ref={dragging.list}>
        {own.map((block, n) => (
          <Fragment key={block.id}>
            {dragging.dropAt(n) ? <li className={s.drop} aria-hidden="true" /> : null}
            <Row
              block={block}
              at={n}
              dragging={dragging}
              open={open === block.id}
              onOpen={(wanted) => setOpen(wanted ? block.id : null)}
              onMove={(to) => move(n, to)}
              onGone={() => remember(block)}
            />
          </Fragment>
        ))}
        {dragging.dropAt(own.length) ? <li className={s.drop} aria-hidden="true" /> : null}
        {gone.map((block) => (
          <li key={block.id} className={s.gone}>
            <span className="cut">{t('gone', { what: nameOf(block) })}</span>
            <Button
              variant="ghost"
              size="m"
              disabled={blocks.length >= blockLimits.blocks}
              aria-label={t('bringBackWhat', { what: nameOf(block) })}
              onClick={() => changeBlocks(broughtBack(blocks, block.block, block.at))}
            >
              <Undo2 />
              {t('bringBack')}
            </Button>
          </li>
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}

interface Gone {
  readonly id: string;
  readonly type: PageBlock['type'];
  readonly title: PageBlock['title'];
  readonly block: PageBlock;
  /** Where among all blocks it stood. */
  readonly at: number;
}

const broughtBack = (blocks: readonly PageBlock[], block: PageBlock, at: number): PageBlock[] =>
  blocks.toSpliced(Math.min(at, blocks.length), 0, block);

/** Blocks that were published, or deleted here, and stand in the draft no more. */
function useGone(own: readonly PageBlock[]) {
  const { blocks, editing, section } = useEditor();
  const [deleted, setDeleted] = useState<readonly Gone[]>([]);
  const asGone = (block: PageBlock, at: number): Gone => ({
    id: block.id,
    type: block.type,
    title: block.title,
    block,
    at,
  });
  const published = editing.published.blocks.map(asGone);
  const all = [...deleted, ...published.filter(({ id }) => deleted.every((one) => one.id !== id))];
  const here = new Set([...own, ...blocks].map(({ id }) => id));
  return {
    gone: all.filter(({ id, block }) => !here.has(id) && block.section === section),
    remember: (block: PageBlock) =>
      setDeleted((now) => [
        ...now.filter(({ id }) => id !== block.id),
        asGone(block, blocks.indexOf(block)),
      ]),
  };
}

interface RowProps {
  readonly block: PageBlock;
  readonly at: number;
  readonly dragging: Dragging;
  readonly open: boolean;
  onOpen(open: boolean): void;
  onMove(to: number): void;
  onGone(): void;
}

function Row({ block, at, dragging, open, onOpen, onMove, onGone }: RowProps) {
  const { openBlock } = useEditor();
  const t = useLiveEditText();
  const name = useBlockName()(block);
  const pressed = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(at + by);
  };
  return (
    <li
      data-row={block.id}
      className={cx(
        s.row,
        open && s.current,
        !block.visible && s.hidden,
        dragging.from === at && s.lifted,
      )}
      style={dragging.from === at ? { translate: `0 ${dragging.by}px` } : undefined}
    >
      <div className={s.line}>
        <button
          type="button"
          className={s.grip}
          aria-label={t('grip', { what: name })}
          onKeyDown={pressed}
          {...dragging.grip(at)}
        >
          <GripVertical />
        </button>
        <button type="button" className={s.rowName} onClick={() => openBlock(block.id)}>
          <span className="cut">{block.visible ? name : t('hidden', { what: name })}</span>
        </button>
        <IconButton
          label={t('actions', { what: name })}
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          <Ellipsis />
        </IconButton>
      </div>
      {open ? <Actions block={block} onGone={onGone} /> : null}
    </li>
  );
}

function Actions({ block, onGone }: { block: PageBlock; onGone: () => void }) {
  const { blocks, changeBlocks, openBlock } = useEditor();
  const t = useLiveEditText();
  const at = blocks.indexOf(block);
  return (
    <div className={s.actions}>
      <Button variant="ghost" size="m" onClick={() => openBlock(block.id)}>
        <Pencil />
        {t('editBlock')}
      </Button>
      <Button
        variant="ghost"
        size="m"
        onClick={() => changeBlocks(blocks.with(at, { ...block, visible: !block.visible }))}
      >
        {block.visible ? <EyeOff /> : <Eye />}
        {t(block.visible ? 'hide' : 'show')}
      </Button>
      <Button
        variant="ghost"
        size="m"
        disabled={blocks.length >= blockLimits.blocks}
        onClick={() => changeBlocks(blocks.toSpliced(at + 1, 0, { ...block, id: newId() }))}
      >
        <Copy />
        {t('duplicate')}
      </Button>
      <Button
        variant="ghost"
        size="m"
        className={s.bad}
        onClick={() => {
          onGone();
          changeBlocks(blocks.toSpliced(at, 1));
        }}
      >
        <Trash />
        {t('remove')}
      </Button>
    </div>
  );
}
