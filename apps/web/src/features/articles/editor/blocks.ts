import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';

/** The block of the document in which the cursor stands, with its place among the others. */
export function blockAtCursor({ state }: Editor) {
  const { selection, doc } = state;
  const index = selection.$from.index(0);
  const node = doc.maybeChild(index);
  if (!node) return null;
  let from = 0;
  for (let n = 0; n < index; n += 1) from += doc.child(n).nodeSize;
  return { index, node, from, to: from + node.nodeSize, total: doc.childCount };
}

/** Moves the block one place; the cursor goes along. @returns whether there was room. */
export function moveBlock(editor: Editor, by: 1 | -1): boolean {
  const block = blockAtCursor(editor);
  const other = block && editor.state.doc.maybeChild(block.index + by);
  if (!block || !other) return false;
  const { tr, selection } = editor.state;
  const to = by === 1 ? block.from + other.nodeSize : block.from - other.nodeSize;
  const shift = to - block.from;
  tr.delete(block.from, block.to).insert(to, block.node);
  tr.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, selection.from + shift)
      : Selection.near(tr.doc.resolve(selection.from + shift)),
  );
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}

/**
 * Puts a whole block in the place of the cursor, and the cursor into the line below it: what is
 * typed next would take the place of a block that is chosen.
 */
export function putBlock(editor: Editor, node: JSONContent): boolean {
  return editor
    .chain()
    .focus()
    .insertContent(node)
    .command(({ tr, dispatch }) => {
      const { $to, to } = tr.selection;
      const after = $to.depth === 0 ? to : $to.after(1);
      const next = tr.doc.resolve(after).nodeAfter;
      if (!dispatch) return true;
      if (!next?.isTextblock) tr.insert(after, editor.schema.node('paragraph'));
      tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView();
      return true;
    })
    .run();
}

export function duplicateBlock(editor: Editor): boolean {
  const block = blockAtCursor(editor);
  if (!block) return false;
  editor.view.dispatch(editor.state.tr.insert(block.to, block.node).scrollIntoView());
  return true;
}

export function removeBlock(editor: Editor): boolean {
  const block = blockAtCursor(editor);
  if (!block) return false;
  return editor.chain().focus().deleteRange({ from: block.from, to: block.to }).run();
}
