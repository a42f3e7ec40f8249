import type { PaperServices } from './pdf/papers.thread.ts';
import { papers } from './pdf/pdf.ts';

/** A text in lines of so many pixels; what does not fit ends in an ellipsis. */
export const wrapped = (...args: Parameters<PaperServices['wrapped']>) =>
  papers.ask('wrapped', ...args);

/** A text as outlines of its letters, so that no font need be installed. */
export const written = (...args: Parameters<PaperServices['written']>) =>
  papers.ask('written', ...args);
