import type { PageEditing } from '@app/contracts/content/content.schemas';
import { useQuery } from '@tanstack/react-query';
import { someone } from '../../testing/show.tsx';
import { ContentEditorProvider } from './editing/editor-context.tsx';
import { PublishDialog } from './editing/publish.tsx';
import { usePageEditor } from './editing/use-page-editor.ts';
import { editingQuery } from './queries.ts';

export const key = 'landing.heroTitle';
export const mine = { bhs: 'Moj naslov', en: 'My title' };
export const theirs = { bhs: 'Njihov naslov', en: 'Their title' };
export const began = { bhs: 'Prvi naslov', en: 'First title' };

/** The page with a draft of one text over what is published. */
export const editing = (draft: typeof mine, published: typeof mine): PageEditing => ({
  page: 'home',
  revision: 4,
  content: { blocks: [], texts: { [key]: draft } },
  published: {
    blocks: [],
    texts: { [key]: published },
    revision: 2,
    at: '2026-11-20T10:00:00.000Z',
    by: { name: 'Amra' },
  },
  rules: { [key]: { default: began, most: 200, mayBreakLines: false, placeholders: [] } },
  changes: (['bhs', 'en'] as const).map((language) => ({
    kind: 'text',
    key,
    language,
    before: published[language],
    after: draft[language],
  })),
  problems: [],
  savedAt: '2026-11-20T11:00:00.000Z',
  changedBy: 'Amra',
  scheduled: null,
});

const claim = { editor: 'one', gone: [] };
function Editing({ data, onClose }: { data: PageEditing; onClose: () => void }) {
  const editor = usePageEditor({ page: 'home', userId: someone.id, editing: data, claim });
  return (
    <ContentEditorProvider value={editor}>
      <PublishDialog onClose={onClose} />
    </ContentEditorProvider>
  );
}

/** What is asked before a draft is published. */
export function OpenPublishing({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(editingQuery('home'));
  return data ? <Editing data={data} onClose={onClose} /> : null;
}
