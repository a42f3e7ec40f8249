import type { ArticleContent, ArticleWork } from '@app/contracts/articles/article-writing.schemas';
import { createContext, use } from 'react';
import type { AutosaveView } from '../../../lib/autosave/autosave.ts';
import type { ArticleSaver } from './saver.ts';

export interface DeskOf {
  readonly work: ArticleWork;
  readonly content: ArticleContent;
  readonly view: AutosaveView<ArticleContent>;
  readonly saver: ArticleSaver;
  /** Whether who has it open writes it, in whatever status it is. */
  readonly isAuthor: boolean;
  /** What the server answered; the working copy is taken over where it is another's. */
  put(work: ArticleWork): void;
  /** Reads it anew. */
  refresh(): Promise<void>;
}

const DeskContext = createContext<DeskOf | null>(null);
export const DeskProvider = DeskContext;

export function useDesk(): DeskOf {
  const desk = use(DeskContext);
  if (!desk) throw new Error('This part stands at the desk of an article only.');
  return desk;
}
