import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { mentionAt } from '../../../lib/mentions/mention.ts';

/** What is being typed behind a sign that opens a list, and where it stands. */
export interface Typed {
  readonly sign: '/' | '@';
  readonly words: string;
  /** In the document: the sign and all behind it, up to the cursor. */
  readonly from: number;
  readonly to: number;
}

function typedIn(editor: Editor): Typed | null {
  const { selection } = editor.state;
  const { $from, empty } = selection;
  if (!empty || !editor.isEditable || $from.parent.type.spec.code) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const slash = /^\/([\p{L}\p{N} ]{0,30})$/u.exec(before)?.[1];
  const isPlain = $from.depth === 1 && $from.parent.type.name === 'paragraph';
  if (slash !== undefined && isPlain) return typed('/', slash, $from.pos);
  const name = mentionAt(before, before.length);
  return name === null ? null : typed('@', name, $from.pos);
}

const typed = (sign: Typed['sign'], words: string, to: number): Typed => ({
  sign,
  words,
  from: to - words.length - 1,
  to,
});

/** Follows the cursor; Escape closes the list until something else is typed. */
export function useTyped(editor: Editor | null): [Typed | null, () => void] {
  const [found, setFound] = useState<Typed | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  useEffect(() => {
    if (!editor) return undefined;
    const look = () => {
      const next = editor.isFocused ? typedIn(editor) : null;
      setFound((before) => (same(before, next) ? before : next));
      if (!next) setClosed(null);
    };
    const left = () => setFound(null);
    editor.on('transaction', look);
    editor.on('blur', left);
    return () => {
      editor.off('transaction', look);
      editor.off('blur', left);
    };
  }, [editor]);
  const shown = found && found.from !== closed ? found : null;
  return [shown, () => setClosed(found?.from ?? null)];
}

const same = (one: Typed | null, other: Typed | null) =>
  one?.sign === other?.sign && one?.words === other?.words && one?.to === other?.to;
