import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type { CallEditing } from '@app/contracts/calls/call-editing.schemas';
import type { CallMissing } from '@app/domain/calls/call.missing';
import type { Language } from '@app/messages/catalogue';
import { createContext, use } from 'react';
import type { AutosaveView } from '../../lib/autosave/autosave.ts';
import type { CallSaver, Field } from './saving/saver.ts';
import { useEditorText } from './text.ts';

export interface Editor {
  readonly editing: CallEditing;
  readonly content: CallContent;
  readonly saver: CallSaver;
  readonly view: AutosaveView<CallContent>;
  /** What the words on the screen lack, in the order of the sections. */
  readonly flaws: readonly CallMissing[];
  /** Which language a phone shows. */
  readonly shown: Language;
  show(language: Language): void;
  /** Takes the reader to a field. */
  go(path: string): void;
}

const EditorContext = createContext<Editor | null>(null);

export const CallEditorProvider = EditorContext;

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This part stands in an open call only.');
  return editor;
}

export function useField<F extends Field>(field: F) {
  const { content, saver } = useEditor();
  return [
    content[field],
    /** Takes a value, or makes one of what stands there now. */
    (next: CallContent[F] | ((now: CallContent[F]) => CallContent[F])) =>
      saver.change(field, typeof next === 'function' ? next(saver.read().content[field]) : next),
  ] as const;
}

/** Whether a field can be written: the reader may, and nobody relies on it yet. */
export function useWritable(): (field: Field) => boolean {
  const { editing, view } = useEditor();
  return (field) =>
    editing.canManage && view.state !== 'gone' && !editing.fixed.includes(field as string);
}

/** The sentence for what is wrong at a path, missing translations aside. */
export function useWrong(): (path: string) => string | undefined {
  const { flaws, view } = useEditor();
  const t = useEditorText();
  return (path) => {
    const refused = view.refused.get(path as Field);
    if (refused) return refused;
    const found = flaws.find((flaw) => flaw.path === path && flaw.blocks);
    return found && found.code !== 'translation' ? t(`say_${found.code}`) : undefined;
  };
}
