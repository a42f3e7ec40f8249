import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, show, signIn } from '../../../testing/show.tsx';
import NewArticlePage from './new-article.tsx';

it.each([
  ['INDIVIDUAL', /Prije objave članak pročita urednik/],
  ['MODERATOR', /objavljuješ ga bez pregleda/],
])('tells a %s what becomes of the article before it appears', async (role, told) => {
  await signIn({ role });
  show(<NewArticlePage />);
  expect(await screen.findByText(told, { selector: '.lead' })).toBeTruthy();
  await expectAccessible();
});
