import type { RequestBox } from '@app/contracts/mentorship/mentorship.schemas';
import { requestPriorities } from '@app/domain/mentorship/mentorship';
import { requestStatuses } from '@app/domain/mentorship/request.machine';
import { flag, oneOf, uuid } from '../../kit/place/params.ts';
import { usePlace } from '../../kit/place/use-place.ts';

/** What stands for the boxes in the address; the first of a reader is left out. */
const words: Readonly<Record<RequestBox, string>> = {
  inbox: 'sanduce',
  mine: 'moji',
  archive: 'arhiva',
  own: 'zahtjevi',
};

/** The filter has no `archived`: the archive is a box of its own (specification §2.13). */
export const shownStatuses = requestStatuses.filter((one) => one !== 'archived');

/** Where in the requests one is, kept in the address of whichever page shows them. */
export function useRequestsPlace(boxes: readonly [RequestBox, ...RequestBox[]]) {
  const { place, linkTo, put } = usePlace({
    box: oneOf('kutija', boxes, boxes[0], words),
    status: oneOf('stanje', shownStatuses),
    priority: oneOf('prioritet', requestPriorities),
    /** The request that lies open. */
    request: uuid('zahtjev'),
    /** Whether a new request is being written. */
    asking: flag('novi', 'da'),
  });
  return { ...place, linkTo, put };
}
export type RequestsPlace = ReturnType<typeof useRequestsPlace>;
