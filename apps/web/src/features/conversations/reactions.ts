import type { Message } from '@app/contracts/conversations/conversations.schemas';
import { type MessageReaction, messageReactions } from '@app/domain/conversations/conversation';
import {
  FaceGrinning,
  FaceSlightlyFrowning,
  HandHeart,
  Heart,
  type Icon,
  PartyPopper,
  ThumbsUp,
} from '@app/ui/icons';
import { useAction } from '../../kit/action/use-action.ts';
import { conversations } from './client.ts';
import { usePutMessage } from './queries.ts';

export const signs: Readonly<Record<MessageReaction, Icon>> = {
  like: ThumbsUp,
  love: Heart,
  laugh: FaceGrinning,
  wow: PartyPopper,
  sad: FaceSlightlyFrowning,
  thanks: HandHeart,
};

/** A message as it is once the reader reacts so; null takes theirs back. */
export function withReaction(message: Message, reaction: MessageReaction | null): Message {
  const reactions = messageReactions.flatMap((name) => {
    const now = message.reactions.find((one) => one.reaction === name);
    const others = (now?.count ?? 0) - (now?.isOwn ? 1 : 0);
    const isOwn = name === reaction;
    const count = others + (isOwn ? 1 : 0);
    return count > 0 ? [{ reaction: name, count, isOwn }] : [];
  });
  return { ...message, reactions };
}

/** Shown at once, taken back where it is refused. */
export function useReact(conversation: string, message: Message) {
  const put = usePutMessage();
  const { run } = useAction({
    scope: `reaction ${message.id}`,
    optimistic: (reaction: MessageReaction | null) => {
      put(conversation, withReaction(message, reaction));
      return () => put(conversation, message);
    },
    send: (reaction) => conversations.react({ params: { id: message.id }, body: { reaction } }),
    onSuccess: (answer) => put(conversation, answer),
  });
  return (reaction: MessageReaction) => {
    const own = message.reactions.find(({ isOwn }) => isOwn)?.reaction;
    return run(own === reaction ? null : reaction);
  };
}
