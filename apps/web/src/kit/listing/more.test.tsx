import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLanguage } from '../../lib/texts/language.tsx';
import { show } from '../../testing/show.tsx';
import { useMore } from './more.ts';

function List() {
  const { language, choose } = useLanguage();
  // As a page has it: its first rows come anew with the language.
  const first = { items: [language === 'en' ? 'First' : 'Prvi'], next: 'a' };
  const { items, fetchNextPage } = useMore('list', first, async () => ({
    items: ['Drugi'],
    next: null,
  }));
  return (
    <>
      <output>{items.join()}</output>
      <button type="button" onClick={() => void fetchNextPage?.()}>
        Više
      </button>
      <button type="button" onClick={() => choose('en')}>
        English
      </button>
    </>
  );
}

it('a list that went on has its first page in the language that is chosen later', async () => {
  const { user } = show(<List />);
  await user.click(screen.getByText('Više'));
  expect(screen.getByRole('status').textContent).toBe('Prvi,Drugi');
  await user.click(screen.getByText('English'));
  expect(screen.getByRole('status').textContent).toBe('First,Drugi');
});
