import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { PageEditing } from '@app/contracts/content/content.schemas';
import type { EditablePage, PageSection } from '@app/domain/content/pages';
import type { Language } from '@app/messages/catalogue';
import { createContext, use } from 'react';
import type { AutosaveView } from '../../../lib/autosave/autosave.ts';
import type { Content, Value } from './content.ts';
import type { PageSaver } from './saver.ts';

/** A text that is open: the nth of the elements that show it; none where the page shows it nowhere. */
export interface OpenText {
  readonly key: string;
  readonly nth: number;
}

export interface Editor {
  readonly page: EditablePage;
  readonly editing: PageEditing;
  readonly content: Content;
  readonly blocks: readonly PageBlock[];
  readonly saver: PageSaver;
  readonly view: AutosaveView<Content>;
  change(field: string, next: Value): void;
  changeBlocks(next: readonly PageBlock[]): void;
  /** Takes a step back or forward; null where there is none. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Says that a text of the draft stays as it is, over what was published elsewhere meanwhile. */
  confirm(key: string): Promise<void>;
  /** Another draft took the place of this one. */
  replaced(): Promise<void>;
  /** In which language the page shows. */
  readonly shown: Language | 'both';
  show(language: Language | 'both'): void;
  /** The language that is written in the page itself. */
  readonly language: Language;
  readonly section: PageSection;
  pick(section: PageSection): void;
  readonly text: OpenText | null;
  openText(text: OpenText | null): void;
  /** Id of the block whose fields are open. */
  readonly block: string | null;
  openBlock(id: string | null): void;
}

const EditorContext = createContext<Editor | null>(null);

export const ContentEditorProvider = EditorContext;

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This part stands in an open page only.');
  return editor;
}
