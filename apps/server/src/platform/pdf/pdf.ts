import pLimit from 'p-limit';
import { beside } from '../beside.ts';
import type { PdfBlock } from './blocks.ts';
import type { PaperHost, PaperServices } from './papers.thread.ts';
import type { PaperMeta } from './writing.ts';

export interface PdfMeta extends PaperMeta {
  /** At the foot of each page. */
  foot(page: number, pages: number): string;
}

let foot: PdfMeta['foot'] = () => '';

const host: PaperHost = {
  feet: (pages) => Array.from({ length: pages }, (_, n) => foot(n + 1, pages)),
};

/** Fonts, letters and papers take a thread tens of milliseconds each: it is none that answers. */
export const papers = beside<PaperServices>('platform/pdf/papers.thread', host);

/** One at a time: the thread draws the letters of pictures, too. */
const limited = pLimit(1);

/**
 * Writes a tagged PDF of real text on A4, with the fonts within. A letter that no font has is drawn
 * as an empty box.
 */
export const writePdf = (
  { foot: own, ...meta }: PdfMeta,
  blocks: readonly PdfBlock[],
): Promise<Buffer> =>
  limited(async () => {
    foot = own;
    return Buffer.from(await papers.ask('paper', meta, blocks));
  });
