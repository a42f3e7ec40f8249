import { answerBeside } from '../beside.ts';
import type { PdfBlock } from './blocks.ts';
import { wrapped, written } from './letters.ts';
import { type PaperMeta, writePaper } from './writing.ts';

/** What the thread asks of whoever wants a paper. */
export type PaperHost = {
  /** Of the one that is being written: what stands at the foot of each of so many pages. */
  feet(pages: number): readonly string[];
};

export type PaperServices = {
  paper(meta: PaperMeta, blocks: readonly PdfBlock[]): Promise<Uint8Array>;
  wrapped: typeof wrapped;
  written: typeof written;
};

answerBeside<PaperHost, PaperServices>((ask) => ({
  paper: (meta, blocks) => writePaper(meta, blocks, (pages) => ask('feet', pages)),
  wrapped,
  written,
}));
