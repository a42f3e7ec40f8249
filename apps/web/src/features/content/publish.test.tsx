import { contentApi } from '@app/contracts/content/content.api';
import type { PageEditing } from '@app/contracts/content/content.schemas';
import { translationsApi } from '@app/contracts/translations/translations.api';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { allSent, answer, expectAccessible, show, someone } from '../../testing/show.tsx';
import { EditorProvider } from './editing/editor-context.tsx';
import { PublishDialog } from './editing/publish.tsx';
import { usePageEditor } from './editing/use-page-editor.ts';
import { editingQuery } from './queries.ts';

const key = 'landing.heroTitle';
const mine = { bhs: 'Moj naslov', en: 'My title' };
const theirs = { bhs: 'Njihov naslov', en: 'Their title' };
const began = { bhs: 'Prvi naslov', en: 'First title' };

/** The page with a draft of one text over what is published. */
const editing = (draft: typeof mine, published: typeof mine): PageEditing => ({
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
const now = editing(mine, theirs);

const claim = { editor: 'one', gone: [] };
function Editing({ data, onClose }: { data: PageEditing; onClose: () => void }) {
  const editor = usePageEditor({ page: 'home', userId: someone.id, editing: data, claim });
  return (
    <EditorProvider value={editor}>
      <PublishDialog onClose={onClose} />
    </EditorProvider>
  );
}
function Open({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(editingQuery('home'));
  return data ? <Editing data={data} onClose={onClose} /> : null;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const bodiesTo = (ending: string) =>
  allSent().flatMap(({ path, method, body }) =>
    `${method} ${path}`.endsWith(ending) ? [body] : [],
  );
const settled = () =>
  waitFor(() => expect(screen.queryByText(/dvije verzije/)).toBeNull(), { timeout: 15_000 });

/** Publishing met a text that was published otherwise meanwhile. */
async function overtaken() {
  answer(contentApi.editing, editing(mine, began), now);
  answer(translationsApi.changes, []);
  answer(
    contentApi.publish,
    {
      failure: {
        code: 'REVISION_CLASH',
        details: { current: now, fields: [key], changedBy: 'Amra' },
      },
    },
    editing(mine, mine),
  );
  const onClose = vi.fn();
  const shown = show(<Open onClose={onClose} />);
  await screen.findByText('Objaviti 1 izmjenu?');
  await shown.user.click(button('Objavi sada'));
  await screen.findByText(/dvije verzije/);
  return { onClose, ...shown };
}

beforeEach(() => localStorage.clear());

it('shows both wordings of a text that was published otherwise meanwhile, and waits', async () => {
  await overtaken();
  expect(screen.getAllByText('Moj naslov').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Njihov naslov').length).toBeGreaterThan(0);
  expect(button('Objavi sada').disabled).toBe(true);
  await expectAccessible();
});

it('publishes the own wording once it is said that it stays', async () => {
  const { user, onClose } = await overtaken();
  answer(contentApi.save, now);
  await user.click(button('Zadrži moje'));
  await settled();
  expect(bodiesTo('PUT /api/content/home/draft').at(-1)).toEqual({
    revision: 4,
    editor: 'one',
    changes: { texts: { [key]: mine } },
  });
  await user.click(button('Objavi sada'));
  await waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 15_000 });
});

it('leaves what is published in its place where that is chosen', async () => {
  const { user } = await overtaken();
  answer(contentApi.save, { ...editing(theirs, theirs), changes: [], revision: 5 });
  await user.click(button('Ostavi objavljeno'));
  await settled();
  await waitFor(() => expect(bodiesTo('PUT /api/content/home/draft')).toHaveLength(1), {
    timeout: 15_000,
  });
  expect(bodiesTo('PUT /api/content/home/draft')[0]).toMatchObject({
    changes: { texts: { [key]: theirs } },
  });
});
