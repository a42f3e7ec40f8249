import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';

interface Work {
  /** What leads the page. */
  readonly urgent: MyApplication | undefined;
  /** What leads it where no application does: a call whose applications wait for a score. */
  readonly desk: BoardCall | undefined;
  /** What else waits for the member, most urgent first. */
  readonly applications: readonly MyApplication[];
  readonly board: readonly BoardCall[];
  /** What others have in hand. */
  readonly live: readonly MyApplication[];
  /** Nothing more happens to these. */
  readonly finished: readonly MyApplication[];
}

const ended = ['completed', 'rejected', 'withdrawn'];

/** Nothing more happens to it: it is decided, or its draft came too late. */
export const isOver = ({ status, callClosesAt }: MyApplication, now: number): boolean =>
  ended.includes(status) || (status === 'draft' && Date.parse(callClosesAt) <= now);

/** What the board returned comes before drafts, and of these the one that closes first. */
export function workOf(
  mine: readonly MyApplication[],
  board: readonly BoardCall[],
  now: number,
): Work {
  const closes = (one: MyApplication) => Date.parse(one.callClosesAt);
  const over = (one: MyApplication) => isOver(one, now);
  const returned = mine.filter(({ status }) => status === 'pending');
  const drafts = mine
    .filter((one) => one.status === 'draft' && !over(one))
    .sort((a, b) => closes(a) - closes(b));
  const [urgent, ...applications] = [...returned, ...drafts];
  const open = board.filter(({ mineOpen }) => mineOpen > 0);
  const [desk] = urgent ? [] : open;
  return {
    urgent,
    desk,
    applications,
    board: open.filter((call) => call !== desk),
    live: mine.filter((one) => !over(one) && !['draft', 'pending'].includes(one.status)),
    finished: mine.filter(over),
  };
}
