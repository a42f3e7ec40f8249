import { contentApi } from '@app/contracts/content/content.api';
import { translationsApi } from '@app/contracts/translations/translations.api';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { allSent, answer, expectAccessible, show } from '../../testing/show.tsx';
import { began, editing, key, mine, OpenPublishing, theirs } from './publishing.fake.tsx';

const now = editing(mine, theirs);

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
  const shown = show(<OpenPublishing onClose={onClose} />);
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
