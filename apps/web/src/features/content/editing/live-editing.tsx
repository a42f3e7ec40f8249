import type { PageEditing } from '@app/contracts/content/content.schemas';
import { type EditablePage, sectionsOf } from '@app/domain/content/pages';
import { Button } from '@app/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { type EditorClaim, useEditorClaim } from '../../../lib/autosave/editor-claim.ts';
import { editingQuery } from '../queries.ts';
import { useLiveEditText } from '../text.ts';
import { EditingBar, LeaveLink } from './bar.tsx';
import { ContentBlockDialog } from './block-dialog.tsx';
import { ContentEditorProvider } from './editor-context.tsx';
import s from './live-editing.module.css';
import { ContentNotices } from './notices.tsx';
import { ContentPanel } from './panel.tsx';
import { pageDraft } from './saver.ts';
import { shortcutOf } from './shortcut.ts';
import { ContentTextEditor } from './text-editor.tsx';
import { usePageEditor } from './use-page-editor.ts';
import { usePageMarks } from './use-page-marks.ts';

interface LiveEditingProps {
  readonly page: EditablePage;
  readonly userId: string;
}

/** The page that is open, written in its place (specification §2.10, admin mode). */
export function LiveEditing({ page, userId }: LiveEditingProps) {
  const t = useLiveEditText();
  const claim = useEditorClaim(pageDraft, userId, page);
  const { data, isError, refetch } = useQuery(editingQuery(page));
  if (data && claim) return <Editing page={page} userId={userId} editing={data} claim={claim} />;
  return (
    <div className={s.bar} data-live-edit>
      <div>
        <LeaveLink />
        <p className="grow small" role="status">
          {isError ? t('openFailed') : t('opening')}
        </p>
        {isError ? (
          <Button size="m" variant="block-outline" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface EditingProps extends LiveEditingProps {
  readonly editing: PageEditing;
  readonly claim: EditorClaim;
}

function Editing(props: EditingProps) {
  const t = useLiveEditText();
  const editor = usePageEditor(props);
  const { page, blocks, pick, openText, openBlock, undo, redo, saver } = editor;
  const tags = Object.fromEntries(
    sectionsOf(page).map((section) => {
      const count = blocks.filter((block) => block.section === section).length;
      return [section, t('sectionTag', { section: t(`section_${section}`), count })];
    }),
  );
  usePageMarks({
    tags,
    locked: t('fromData'),
    onText: openText,
    onBlock: openBlock,
    onSection: pick,
  });
  useShortcuts({ undo, redo, save: () => void saver.flush() });
  return (
    <ContentEditorProvider value={editor}>
      <section data-live-edit aria-label={t('editor', { page: t(`page_${page}`) })}>
        <EditingBar editor={props.claim.editor} />
        <ContentPanel />
        {createPortal(
          <>
            <ContentNotices />
            <ContentTextEditor />
          </>,
          document.body,
        )}
        <ContentBlockDialog />
      </section>
    </ContentEditorProvider>
  );
}

interface Shortcuts {
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  save(): void;
}

/** Steps of the page by keyboard; a field that is written in has its own. */
function useShortcuts(shortcuts: Shortcuts): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const asked = shortcutOf(event);
    const inField = event.target instanceof Element && event.target.closest('input, textarea');
    if (!asked || (inField && asked !== 'save')) return;
    const editable = event.target instanceof HTMLElement && event.target.isContentEditable;
    if (editable && asked !== 'save') return;
    event.preventDefault();
    shortcuts[asked]?.();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
