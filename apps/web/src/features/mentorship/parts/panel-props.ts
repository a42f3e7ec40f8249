import type { MentorshipRequest, RequestBox } from '@app/contracts/mentorship/mentorship.schemas';

export interface PanelProps {
  /** Left out: requests of all applications that concern the reader. */
  readonly application?:
    | {
        readonly id: string;
        readonly kind: MentorshipRequest['kind'];
        readonly bankSlug: string;
        readonly title: string;
      }
    | undefined;
}

/** What a reader may choose among, the first of them at first. */
export type Boxes = readonly [RequestBox, ...RequestBox[]];
