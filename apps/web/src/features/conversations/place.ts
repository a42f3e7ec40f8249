import { pages } from '@app/contracts/pages';
import { useNavigate, useSearchParams } from 'react-router';

export type Box = 'inbox' | 'requests' | 'archived';

/** What stands for the boxes in the address; the inbox is left out. */
const words = { inbox: undefined, requests: 'vrata', archived: 'arhiva' } as const;
const boxes = ['inbox', 'requests', 'archived'] as const;

/** What a link to a conversation may say besides: the message that is looked for in it. */
export interface Sought {
  readonly sought: string;
}

interface Place {
  readonly box: Box;
  /** Id of the conversation that lies open. */
  readonly conversation: string | undefined;
}

/** Where in the messages one is; the address of a conversation is the specification's (§2.3). */
export function usePlace() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const place: Place = {
    box: boxes.find((one) => words[one] === (query.get('dio') ?? undefined)) ?? 'inbox',
    conversation: /^[0-9a-f-]{36}$/.exec(query.get('conversation') ?? '')?.[0],
  };
  const addressOf = (changed: Partial<Place>) => {
    const { box, conversation } = { ...place, ...changed };
    return pages.messages({ conversation, dio: words[box] });
  };
  return {
    ...place,
    addressOf,
    go: (changed: Partial<Place>) => void navigate(addressOf(changed), { replace: true }),
  };
}
export type PlaceOf = ReturnType<typeof usePlace>;
