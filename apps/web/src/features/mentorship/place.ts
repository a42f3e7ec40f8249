import type { RequestBox } from '@app/contracts/mentorship/mentorship.schemas';
import { type RequestPriority, requestPriorities } from '@app/domain/mentorship/mentorship';
import { type RequestStatus, requestStatuses } from '@app/domain/mentorship/request.machine';
import { type To, useLocation, useNavigate } from 'react-router';

/** What stands for the boxes in the address; the first of a reader is left out. */
const words: Readonly<Record<RequestBox, string>> = {
  inbox: 'sanduce',
  mine: 'moji',
  archive: 'arhiva',
  own: 'zahtjevi',
};

export interface Place {
  readonly box: RequestBox;
  readonly status: RequestStatus | undefined;
  readonly priority: RequestPriority | undefined;
  /** Id of the request that lies open. */
  readonly request: string | undefined;
  /** Whether a new request is being written. */
  readonly asking: boolean;
}

/** The filter has no `archived`: the archive is a box of its own (specification §2.13). */
export const shownStatuses = requestStatuses.filter((one) => one !== 'archived');

export function placeOf(query: URLSearchParams, boxes: readonly [RequestBox, ...RequestBox[]]) {
  const word = query.get('kutija');
  return {
    box: boxes.find((one) => words[one] === word) ?? boxes[0],
    status: shownStatuses.find((one) => one === query.get('stanje')),
    priority: requestPriorities.find((one) => one === query.get('prioritet')),
    request: /^[0-9a-f-]{36}$/.exec(query.get('zahtjev') ?? '')?.[0],
    asking: query.get('novi') === 'da',
  } satisfies Place;
}

/** The query of a page with some of its place changed; what is not the panel's own stays. */
export function queryWith(
  query: URLSearchParams,
  boxes: readonly [RequestBox, ...RequestBox[]],
  changed: Partial<Place>,
): URLSearchParams {
  const place = { ...placeOf(query, boxes), ...changed };
  const after = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) =>
    value ? after.set(name, value) : after.delete(name);
  put('kutija', place.box === boxes[0] ? undefined : words[place.box]);
  put('stanje', place.status);
  put('prioritet', place.priority);
  put('zahtjev', place.request);
  put('novi', place.asking ? 'da' : undefined);
  return after;
}

/** Where in the requests one is, kept in the address of whichever page shows them. */
export function usePlace(boxes: readonly [RequestBox, ...RequestBox[]]) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const linkTo = (changed: Partial<Place>): To => ({
    search: `?${queryWith(query, boxes, changed)}`,
    hash,
  });
  return {
    ...placeOf(query, boxes),
    linkTo,
    go: (changed: Partial<Place>) =>
      void navigate(linkTo(changed), { replace: true, preventScrollReset: true }),
  };
}
