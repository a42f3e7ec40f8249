import type { PostType, PostVisibility } from '@app/domain/posts/post';
import type { DemoPicture } from '../pictures.factory.ts';

/** A comment, with the answers to it. `{key}` in a text names the person with that key. */
export type CommentPlan = readonly [
  by: string,
  text: string,
  ...answers: (readonly [string, string])[],
];

/** A post of the demo. */
export interface DemoPost {
  readonly by: string;
  /** How many days ago it was written. */
  readonly ago: number;
  readonly text: string;
  readonly type?: PostType;
  readonly visibility?: PostVisibility;
  /** How many answered it with a reaction. */
  readonly heat?: number;
  readonly said?: readonly CommentPlan[];
  /** File of a drawn picture, and what is on it. */
  readonly picture?: readonly [file: DemoPicture, alt: string];
  readonly course?: string;
  /** Key of who is recommended. */
  readonly recommends?: string;
  readonly poll?: {
    readonly options: readonly [string, string];
    readonly votes: readonly [number, number];
    /** In so many days; below zero it is over. */
    readonly endsIn: number;
  };
  readonly link?: {
    readonly url: string;
    readonly title: string;
    readonly description: string;
    readonly siteName: string;
  };
  /** Whom it was shared from: the latest earlier post of theirs. */
  readonly shares?: string;
  /** What stood there before it was changed. */
  readonly before?: string;
  readonly isPinned?: true;
  /** Whether its author has a notification of the reactions. */
  readonly isNews?: true;
}
