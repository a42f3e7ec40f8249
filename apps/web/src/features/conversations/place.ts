import { pages } from '@app/contracts/pages';
import { useNavigate } from 'react-router';
import { oneOf, uuid } from '../../kit/place/params.ts';
import { usePlace } from '../../kit/place/use-place.ts';

export type Box = 'inbox' | 'requests' | 'archived';

/** What stands for the boxes in the address; the inbox is left out. */
const words = { inbox: '', requests: 'vrata', archived: 'arhiva' } as const;
const params = {
  box: oneOf('dio', ['inbox', 'requests', 'archived'], 'inbox', words),
  /** The conversation that lies open. */
  conversation: uuid('conversation'),
};

/** What a link to a conversation may say besides: the message that is looked for in it. */
export interface WantedMessage {
  readonly wanted: string;
}

/** Where in the messages one is; the address of a conversation is the specification's (§2.3). */
export function useMessagesPlace() {
  const { place } = usePlace(params);
  const navigate = useNavigate();
  const addressOf = (changed: Partial<typeof place>) => {
    const { box, conversation } = { ...place, ...changed };
    return pages.messages({ conversation, dio: words[box] || undefined });
  };
  return {
    ...place,
    addressOf,
    go: (changed: Partial<typeof place>) => void navigate(addressOf(changed), { replace: true }),
  };
}
export type PlaceOf = ReturnType<typeof useMessagesPlace>;
