import type { Message } from '@app/contracts/conversations/conversations.schemas';
import { expect, it } from 'vitest';
import { withReaction } from './reactions.ts';

const with_ = (...reactions: Message['reactions']) => ({ reactions }) as Message;

it('counts the reader once, and drops what nobody says any more', () => {
  const first = withReaction(with_({ reaction: 'love', count: 2, isOwn: false }), 'like');
  expect(first.reactions).toEqual([
    { reaction: 'like', count: 1, isOwn: true },
    { reaction: 'love', count: 2, isOwn: false },
  ]);
  const changed = withReaction(first, 'love');
  expect(changed.reactions).toEqual([{ reaction: 'love', count: 3, isOwn: true }]);
  expect(withReaction(changed, null).reactions).toEqual([
    { reaction: 'love', count: 2, isOwn: false },
  ]);
});
