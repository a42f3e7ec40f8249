import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type { CallEditing } from '@app/contracts/calls/call-editing.schemas';
import type { CallMissing, CallMissingCode, CallSection } from '@app/domain/calls/call.missing';
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
  /** Sections in which something was written. */
  readonly begun: ReadonlySet<CallSection>;
  /** Whether the reader has been at a field: before that, what it lacks is no mistake. */
  shows(path: string): boolean;
  /** A field was left, by its id. */
  left(id: string): void;
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

/** What nobody has written yet is only told where somebody has been. */
const unwritten: readonly CallMissingCode[] = ['missing', 'range', 'sum'];

/** The sentence for what is wrong at a path, missing translations aside. */
export function useWrong(): (path: string) => string | undefined {
  const { flaws, view, shows } = useEditor();
  const t = useEditorText();
  return (path) => {
    const refused = view.refused.get(path as Field);
    if (refused) return refused;
    const found = flaws.find((flaw) => flaw.path === path && flaw.blocks);
    if (!found || found.code === 'translation') return undefined;
    return unwritten.includes(found.code) && !shows(path) ? undefined : t(`say_${found.code}`);
  };
}
