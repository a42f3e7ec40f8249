import { expect, it } from 'vitest';
import { newThread, type Said, withAnswers, withComment } from './threads.ts';

interface Words extends Said {
  readonly text: string;
}
const said = (id: string, minute: number, parentId: string | null = null, text = id): Words => ({
  id,
  parentId,
  createdAt: `2026-11-20T12:0${minute}:00.000Z`,
  text,
});

const threads = withComment([newThread(said('a', 1)), newThread(said('b', 2))], said('c', 5, 'a'));
const shown = (all: typeof threads) =>
  all.map(({ text, answers }) => [text, ...answers.map((one) => one.text)]);

it('puts a comment in its place, and a new answer behind the others', () => {
  expect(shown(threads)).toEqual([['a', 'c'], ['b']]);
  expect(shown(withComment(threads, said('d', 6, 'a')))).toEqual([['a', 'c', 'd'], ['b']]);
  expect(shown(withComment(threads, said('c', 5, 'a', 'new')))).toEqual([['a', 'new'], ['b']]);
  expect(shown(withComment(threads, said('b', 2, null, 'new')))).toEqual([['a', 'c'], ['new']]);
});

it('puts answers that are asked for before one that was just written, each once', () => {
  const more = withAnswers(threads, 'a', {
    items: [said('d', 3, 'a'), said('c', 5, 'a')],
    next: 'on',
  });
  expect(shown(more)).toEqual([['a', 'd', 'c'], ['b']]);
  expect(more.map(({ answersNext }) => answersNext)).toEqual(['on', null]);
});
