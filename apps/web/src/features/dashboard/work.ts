import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import type { Duties } from '@app/contracts/bank-desk/bank-desk.schemas';

export type Duty = Duties['duties'][number];

interface Work {
  /** What leads the page. */
  readonly urgent: MyApplication | undefined;
  /** What leads it where no application does: what is due first in a bank. */
  readonly duty: Duty | undefined;
  /** What else waits for the member, most urgent first. */
  readonly applications: readonly MyApplication[];
  readonly duties: readonly Duty[];
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
export function workOf(mine: readonly MyApplication[], all: readonly Duty[], now: number): Work {
  const closes = (one: MyApplication) => Date.parse(one.callClosesAt);
  const over = (one: MyApplication) => isOver(one, now);
  const returned = mine.filter(({ status }) => status === 'pending');
  const drafts = mine
    .filter((one) => one.status === 'draft' && !over(one))
    .sort((a, b) => closes(a) - closes(b));
  const [urgent, ...applications] = [...returned, ...drafts];
  const [duty] = urgent ? [] : all;
  return {
    urgent,
    duty,
    applications,
    duties: all.filter((one) => one !== duty),
    live: mine.filter((one) => !over(one) && !['draft', 'pending'].includes(one.status)),
    finished: mine.filter(over),
  };
}
