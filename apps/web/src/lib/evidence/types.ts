import type { Icon } from '@app/ui/icons';
import type { ReactNode } from 'react';

/** A file that shows something, and what is claimed of it. */
export interface Evidence {
  /** Stays the same as long as the file is there. */
  readonly key: string;
  /** What it is, as its heading. */
  readonly title: string;
  /** To what it belongs, where files of several things are seen. */
  readonly of?: string;
  /** Under which it is saved, with its ending. */
  readonly name: string;
  /** Read with the reader's token. */
  readonly url: string;
  /** Stands for it in the row of all; by its kind unless given. */
  readonly icon?: Icon;
  readonly state?: 'waits' | 'accepted' | 'returned';
  /** Whether it is the reader who is to answer it. */
  readonly waits?: boolean;
  /** Stands beside it. */
  readonly claim?: ReactNode;
  /**
   * What the reader may do about it; they can once the file was seen.
   *
   * @param done leads on to the next that waits for the reader.
   */
  readonly acts?: (done: () => void) => ReactNode;
}

export interface EvidenceViewerProps {
  readonly pieces: readonly Evidence[];
  /** Key of the one that is shown; the first where it is gone. */
  readonly at: string;
  readonly onMove: (key: string) => void;
  readonly onClose: () => void;
  /** Where it goes on once none of these waits for the reader. */
  readonly after?: ReactNode;
}

export interface ContentProps {
  readonly content: Blob;
  readonly title: string;
  readonly zoom: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly onSeen: () => void;
}
