import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { PageEditing } from '@app/contracts/content/content.schemas';
import { type EditablePage, type PageSection, sectionsOf } from '@app/domain/content/pages';
import type { Language } from '@app/messages/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import {
  useLeaveWarning,
  useLookAgain,
  useSaverOfTabs,
} from '../../../lib/autosave/use-autosave.ts';
import { showBlocks } from '../../../lib/blocks/shown-blocks.ts';
import { showDraft } from '../../../lib/texts/changed-texts.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { content as api } from '../client.ts';
import { editingKey } from '../queries.ts';
import { blocksOf, type Content, inOneLanguage, textKeys, textOf, type Value } from './content.ts';
import type { Editor, OpenText } from './editor-context.tsx';
import { harmlessBlock } from './harmless.ts';
import { createPageSaver } from './saver.ts';
import { noSteps, type Steps, stepBack, stepForward, withStep } from './undo.ts';

interface Options {
  readonly page: EditablePage;
  readonly editing: PageEditing;
  readonly userId: string;
  readonly claim: EditorClaim;
}

/** Saves the page that is open, shows its draft in the page itself, and hears of what others write. */
export function usePageEditor(options: Options): Editor {
  const { page, editing, claim } = options;
  const queries = useQueryClient();
  const saver = useSaverOfTabs<Content>(`content:${page}`, (onSaved) =>
    createPageSaver({
      ...options,
      onEditing: (fresh) => queries.setQueryData(editingKey(page), fresh),
      onSaved,
    }),
  );
  useLookAgain(saver, [`content:${page}`]);
  useLeaveWarning(saver);
  const view = useSyncExternalStore(saver.subscribe, saver.read);
  const { content } = view;
  const reader = useLanguage().language;
  const [shown, show] = useState<Language | 'both'>('both');
  const [section, pick] = useState<PageSection>(() => sectionsOf(page)[0] ?? 'main');
  const [text, openText] = useState<OpenText | null>(null);
  const [block, openBlock] = useState<string | null>(null);
  const [steps, setSteps] = useState<Steps<Value>>(noSteps);
  useShownDraft(page, content, shown);

  const change = (field: string, next: Value) => {
    const before = saver.read().content[field] as Value;
    const typed = field !== 'blocks' || sameRows(before, next);
    const at = performance.now();
    setSteps((now) => withStep(now, { field, before, after: next }, at, typed));
    saver.change(field, next);
  };
  const [previous, earlier] = stepBack(steps);
  const [next, later] = stepForward(steps);
  return {
    page,
    editing,
    content,
    blocks: blocksOf(content),
    saver,
    view,
    change,
    changeBlocks: (blocks) => change('blocks', blocks),
    undo: previous
      ? () => {
          setSteps(earlier);
          saver.change(previous.field, previous.before);
        }
      : null,
    redo: next
      ? () => {
          setSteps(later);
          saver.change(next.field, next.after);
        }
      : null,
    async confirm(key) {
      const { revision, content: now } = saver.read();
      const body = {
        revision,
        editor: claim.editor,
        changes: { texts: { [key]: textOf(now, key) } },
      };
      queries.setQueryData(editingKey(page), await api.save({ params: { page }, body }));
    },
    replaced: () => {
      setSteps(noSteps);
      return saver.refresh();
    },
    shown,
    show,
    language: shown === 'both' ? reader : shown,
    section,
    pick,
    text,
    openText,
    block,
    openBlock,
  };
}

/** Whether the same blocks stand in the same order, and only what they say may differ. */
function sameRows(before: Value, next: Value): boolean {
  const rows = (value: Value) =>
    (value as readonly PageBlock[]).map(({ id, visible }) => `${id} ${visible}`).join();
  return rows(before) === rows(next);
}

/** The page shows what is being written until editing ends; hidden blocks stand in the panel alone. */
function useShownDraft(page: EditablePage, content: Content, shown: Language | 'both'): void {
  useEffect(() => {
    const spoken = <V>(value: V): V => (shown === 'both' ? value : inOneLanguage(value, shown));
    const visible: readonly PageBlock[] = blocksOf(content)
      .filter((one) => one.visible)
      .map(harmlessBlock);
    showBlocks({ page, blocks: spoken(visible) });
    showDraft(new Map(textKeys(content).map((key) => [key, spoken(textOf(content, key))])));
  }, [page, content, shown]);
  useEffect(
    () => () => {
      showBlocks(null);
      showDraft(null);
    },
    [],
  );
}
